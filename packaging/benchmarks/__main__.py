"""Prints one table of all figures: ``python -m benchmarks [--rounds N] [--peers | --installed PROGRAM]``."""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from app.decks.svg.measurement import deck_key
from app.main import NAME
from app.storage.store import Storage
from benchmarks import engine, installed, programs
from benchmarks.processes import cpu, own_memory
from engine.cards import Suit
from engine.deals import parse_code
from engine.games import GAMES, game_of_code
from engine.records import read_record
from engine.session import Session
from tests import xvfb
from tests.app.decks.made_decks import deck_text, write_deck

Figures = dict[str, list[float]]

SVG_START = "4 suits, an SVG deck"
STARTS = {
    "1 suit": "SS1-S1-AAAAABD",
    "4 suits": "SS1-S4-AAAAABD",
    SVG_START: "SS1-S4-AAAAABD",
    "Seahaven": "SH1-C4-AAAAAJ2",
}
PEERS = {
    "KPatience": ["/usr/games/kpat", "--gametype", "simplesimon"],
    "AisleRiot": ["/usr/games/sol", "--variation", "seahaven.scm"],
}
DRAG = 5.0
IDLE = 10.0
LOADING = 7.0
"""How long the program loads modules in idle time after its first frame, in seconds."""
SETTLING = 2.0
"""How long cards may go on moving after the last action, in seconds."""


def main() -> None:
    """Measure everything, alternating between the programs, and print the table."""
    parser = argparse.ArgumentParser(prog="dev.py bench")
    parser.add_argument("--rounds", type=int, default=7, help="how often each program is started")
    parser.add_argument("--peers", action="store_true", help="measure KPatience and AisleRiot too")
    parser.add_argument("--installed", metavar="PROGRAM", help="measure only this installed program's start")
    options = parser.parse_args()
    if options.installed:
        _print(installed.figures(options.installed, options.rounds))
        return
    figures: Figures = defaultdict(list)
    turns = max(1, options.rounds // 3)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _put_run_of_12_in_play(folder / "run of 12")
        with xvfb.virtual_display(1280, 800) as display:
            _measure_starts(display, folder, options.rounds, figures)
            _count_instructions(display, folder, figures)
            _count_calls(display, folder, figures)
            for _ in range(turns):
                _measure_windows(display, folder, figures)
                _measure_moves(display, folder, "1280 × 800", 1, figures)
                _measure_releases(display, folder, figures)
                if options.peers:
                    _measure_peers(display, figures)
        with xvfb.virtual_display(3840, 2160) as display:
            for _ in range(turns):
                _measure_moves(display, folder, "3840 × 2160, scale 2", 2, figures)
                _measure_large_windows(display, folder, figures)
    for name, microseconds in engine.figures():
        figures[f"engine: {name} (µs)"].append(microseconds)
    for games in (1_000, 10_000):
        speed, megabytes = engine.replay(games)
        figures[f"replay of {games:,} won games: actions a second"].append(speed)
        figures[f"replay of {games:,} won games: memory at most (MB)"].append(megabytes)
    _print(figures)


def _print(figures: Figures) -> None:
    print("| figure | median | least |\n|---|---|---|")
    for name, values in figures.items():
        print(f"| {name} | {statistics.median(values):.2f} | {min(values):.2f} |")


def _measure_starts(display: str, folder: Path, rounds: int, figures: Figures) -> None:
    for name, code in STARTS.items():
        _put_in_play(folder / name, code)
        if name == SVG_START:
            _choose_svg_deck(display, folder / name)
        programs.start_of_program(display, folder / name)  # not measured: it draws the faces for the cache
        time.sleep(1)
    for _ in range(rounds):
        floor = programs.start_of_floor(display)
        figures["start, floor: wall (ms)"].append(floor.wall)
        figures["start, floor: CPU (ms)"].append(floor.cpu)
        for name in STARTS:
            ours = programs.start_of_program(display, folder / name)
            figures[f"start, {name}: wall (ms)"].append(ours.wall)
            figures[f"start, {name}: CPU (ms)"].append(ours.cpu)
            figures[f"start, {name}: wall, of the floor's"].append(ours.wall / floor.wall)
            figures[f"start, {name}: CPU, of the floor's"].append(ours.cpu / floor.cpu)
        with tempfile.TemporaryDirectory() as fresh:
            first = programs.start_of_program(display, Path(fresh))
            figures["very first start: CPU, of the floor's"].append(first.cpu / floor.cpu)
            figures["very first start: wall, of the floor's"].append(first.wall / floor.wall)


def _count_instructions(display: str, folder: Path, figures: Figures) -> None:
    if shutil.which("valgrind") is None:
        print("valgrind is not installed: no instructions are counted")
        return
    floor = programs.instructions_to_start(display, None)
    for name in STARTS:
        ours = programs.instructions_to_start(display, folder / name)
        figures[f"start, {name}: instructions, of the floor's"].append(ours / floor)


def _count_calls(display: str, folder: Path, figures: Figures) -> None:
    for name in STARTS:
        (calls,) = programs.figures_from_inside(display, str(folder / name), "calls")["drop"]
        figures[f"a legal drop, {name}: calls of Python functions"].append(calls)


def _measure_windows(display: str, folder: Path, figures: Figures) -> None:
    with programs.running_floor(display) as floor:
        time.sleep(1)
        floor_drag = programs.drag(display, floor.process.pid, (240, 520), DRAG)
        floor_idle = _idle(floor.process.pid)
        floor_memory = own_memory(floor.process.pid)
    data = folder / "run of 12"
    for name, group in (("one card", 1), ("a run of 12", 12)):
        with programs.running_program(display, data) as ours:
            time.sleep(LOADING)
            point = _point(ours.report, group)
            used = programs.drag(display, ours.process.pid, point, DRAG)
            figures[f"drag of {name}: CPU, of the floor's"].append(used / floor_drag)
            if group == 1:
                figures["idle over 10 s: CPU above the floor's (ms)"].append(
                    _idle(ours.process.pid) - floor_idle
                )
                figures["own memory above the floor's (MB)"].append(
                    own_memory(ours.process.pid) - floor_memory
                )


def _measure_moves(display: str, folder: Path, screen: str, scale: int, figures: Figures) -> None:
    floor = programs.figures_from_inside(display, "floor", "moves", scale)["move"]
    ours = programs.figures_from_inside(display, str(folder / "run of 12"), "moves", scale)["move"]
    for percent in (50, 99):
        ratio = _percentile(ours, percent) / _percentile(floor, percent)
        figures[f"each move of the pointer, {screen}: p{percent}, of the floor's"].append(ratio)


def _measure_releases(display: str, folder: Path, figures: Figures) -> None:
    measured = programs.figures_from_inside(display, str(folder / "run of 12"), "releases")
    for name in ("move", "refusal"):
        figures[f"release to the painted {name}: p99 (ms)"].append(_percentile(measured[name], 99))
    ratio = statistics.median(measured["move"]) / statistics.median(measured["move without storage"])
    figures["the frame after a drop, of that without storage"].append(ratio)


def _measure_large_windows(display: str, folder: Path, figures: Figures) -> None:
    for faces, name in ((13, "1 suit"), (52, "4 suits")):
        with tempfile.TemporaryDirectory() as fresh:
            _put_in_play(Path(fresh), STARTS[name])
            measured = programs.figures_from_inside(display, fresh, "resizes", 2)
        figures[f"resize at 4K, {faces} faces: to sharp cards (ms)"] += measured["sharp"]
        figures[f"resize at 4K, {faces} faces: longest without a frame (ms)"] += measured["blocked"]
    with programs.running_floor(display, QT_SCALE_FACTOR="2") as floor:
        time.sleep(2)
        floor_memory = own_memory(floor.process.pid)
    with programs.running_program(display, folder / "4 suits", QT_SCALE_FACTOR="2") as ours:
        time.sleep(2)
        programs.fill_screen(display, ours.process.pid)
        time.sleep(4)
        figures["own memory above the floor's, 4K at scale 2 (MB)"].append(
            own_memory(ours.process.pid) - floor_memory
        )


def _measure_peers(display: str, figures: Figures) -> None:
    for name, command in PEERS.items():
        if shutil.which(command[0]) is None:
            print(f"{name} is not installed: not measured")
            continue
        with programs.running_peer(display, command) as (pid, wall):
            time.sleep(3)
            figures[f"{name}: window there (ms)"].append(wall)
            figures[f"{name}: CPU in the first seconds (ms)"].append(cpu(pid))
            figures[f"{name}: own memory (MB)"].append(own_memory(pid))
            figures[f"{name}: idle over 10 s, CPU (ms)"].append(_idle(pid))


def _percentile(values: list[float], percent: int) -> float:
    return sorted(values)[min(len(values) * percent // 100, len(values) - 1)]


def _idle(pid: int) -> float:
    time.sleep(SETTLING)
    before = cpu(pid)
    time.sleep(IDLE)
    return cpu(pid) - before


def _point(report: dict[str, object], size: int) -> tuple[float, float]:
    places, corner = report["places"], report["board"]
    assert isinstance(places, dict)
    assert isinstance(corner, list)
    place = next(place for name, place in places.items() if int(name.partition("x")[2] or 1) == size)
    return corner[0] + place[0], corner[1] + place[1]


def _put_in_play(folder: Path, code: str) -> None:
    deal = parse_code(code, [game.codes for game in GAMES])
    game = game_of_code(deal)
    _keep(folder, Session.deal(game, deal))


def _choose_svg_deck(display: str, folder: Path) -> None:
    """Choose an added deck, and wait until its faces are on disk, so that the next start loads them."""
    deck = write_deck(folder / NAME / "decks" / "deck.svg", deck_text())
    storage = Storage(folder / NAME)
    storage.set_settings({"deck": f"own:{deck.name}"})
    storage.close()
    with programs.running_program(display, folder):
        while len(list(folder.rglob(f"faces-*-{deck_key(deck)}-*"))) < len(Suit):
            time.sleep(0.1)


def _put_run_of_12_in_play(folder: Path) -> None:
    """Save the example in which twelve hearts are moved, in the position before that move."""
    lines = (engine.CASES / "examples.jsonl").read_text().splitlines()
    row = next(row for row in map(json.loads, lines) if row["name"] == "example-60-twelve")
    record = read_record(row["record"], GAMES)
    sizes = [getattr(action, "size", 0) for action in record.actions]
    _keep(folder, record._replace(actions=record.actions[: sizes.index(12)]).replay()[0])


def _keep(folder: Path, session: Session) -> None:
    storage = Storage(folder / NAME)
    storage.begin(session, counts_for_statistics=True)
    storage.set_settings({"last_game": session.game.name})
    storage.close()


if __name__ == "__main__":
    main()
