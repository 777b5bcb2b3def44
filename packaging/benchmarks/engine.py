"""Measures the engine, and python-chess if it is installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from engine.games import GAMES
from engine.moves import destinations, legal_moves, liftable_sizes
from engine.position import Position
from engine.records import Record, read_record
from engine.rules import Game
from tests.paths import ROOT

CASES = ROOT / "tests" / "data" / "cases"
_CHESS_GAMES = 12
_CHESS_PLIES = range(20, 60)


def figures() -> Iterator[tuple[str, float]]:
    """Name and microseconds of each figure; the best of several rounds, because noise only adds time."""
    positions = list(_positions())
    groups = [
        (game, position, pile, size)
        for game, position in positions
        for pile in position.piles
        for size in liftable_sizes(game, position, pile)
    ]
    yield (
        "destinations of one touched group",
        _best(lambda: [destinations(*group) for group in groups]) / len(groups),
    )
    legal = {
        "all legal moves of a position": (lambda: [list(legal_moves(*one)) for one in positions], positions)
    }
    if find_spec("chess"):
        boards = list(_chess_boards())
        legal["python-chess: all legal moves of a middle game"] = (
            lambda: [list(board.legal_moves) for board in boards],
            boards,
        )
    yield from _best_in_turn(legal).items()
    records = [record for record in _records("won") if len(record.actions) > 30]
    actions = sum(len(record.actions) for record in records)
    yield "a move with all its bookkeeping", _best(lambda: [record.replay() for record in records]) / actions
    for earlier in (10, 10_000):
        yield f"a move and its undo after {earlier} actions", _undo_after(records[0], earlier)


def _undo_after(record: Record, actions: int) -> float:
    session = record.new_session()
    move = record.actions[0]
    for _ in range(actions // 2):
        session.play(move)
        session.undo()

    def there_and_back() -> None:
        for _ in range(1000):
            session.play(move)
            session.undo()

    return _best(there_and_back) / 1000


def _best_in_turn(works: Mapping[str, tuple[Callable[[], object], Sequence[object]]]) -> dict[str, float]:
    """The microseconds per item of each work, measured alternately, so that noise affects all equally."""
    best = dict.fromkeys(works, float("inf"))
    for _ in range(7):
        for name, (work, items) in works.items():
            best[name] = min(best[name], _best(work, 1) / len(items))
    return best


def replay(games: int) -> tuple[float, float]:
    """Actions per second of ``python -m engine replay``, and its greatest memory in megabytes."""
    texts = [json.dumps(json.loads(line)["record"]) for line in _lines("won")]
    actions = [len(json.loads(text)["actions"]) for text in texts]
    turns = [number % len(texts) for number in range(games)]
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.writelines(texts[turn] + "\n" for turn in turns)
        file.flush()
        command = [sys.executable, "-c", _REPLAY, file.name]
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        assert process.stderr is not None
        megabytes = float(process.stderr.read())
        _, _, usage = os.wait4(process.pid, 0)
    return sum(actions[turn] for turn in turns) / (usage.ru_utime + usage.ru_stime), megabytes


# The kernel's figure for an ended process includes the memory of the process that started it.
_REPLAY = """
import sys
from engine.__main__ import main
from benchmarks.processes import most_memory
main(["replay", sys.argv[1]])
print(most_memory(), file=sys.stderr)
"""


def _best(work: Callable[[], object], rounds: int = 5) -> float:
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times) * 1e6


def _records(name: str) -> Iterator[Record]:
    for line in _lines(name):
        yield read_record(json.loads(line)["record"], GAMES)


def _lines(name: str) -> list[str]:
    return (CASES / f"{name}.jsonl").read_text().splitlines()


def _positions() -> Iterator[tuple[Game, Position]]:
    for name in ("positions", "random"):
        for record in _records(name):
            session, _, _ = record.replay()
            yield session.game, session.position


def _chess_boards() -> Iterator[Any]:
    """Middle games reached by random moves, the same on every run."""
    chess = import_module("chess")
    chance = Random(1)
    for _ in range(_CHESS_GAMES):
        board = chess.Board()
        for ply in range(_CHESS_PLIES.stop):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            if ply in _CHESS_PLIES:
                yield board.copy()
