"""A whole game in a real window, with a window manager and the pointer of the display."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRectF

from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import Move
from engine.rules import Game
from engine.session import Action, Session
from tests import xvfb
from tests.gui.program import Board
from tests.gui.test_whole_games import saved, won_games
from tests.paths import ROOT

PATIENCE = 60
"""How many seconds the program may take for a move on a machine under load."""

STILL = 30
"""How many times in a row display and program must agree on the place of the window."""


class Shown(NamedTuple):
    """The answer of ``tests.gui.shown_program``: the piles on the screen, the deal code, and the moves.

    ``piles`` holds left, top, width and height in pixels, ``fans`` what ``Board.fans`` does; ``code`` is "own
    layout" for a game without a code.
    """

    piles: list[tuple[int, int, int, int]]
    fans: list[list[float]]
    code: str
    moves: int


class Program:
    """The running program, and the pointer of its display."""

    def __init__(self, process: subprocess.Popen[str], environment: dict[str, str]) -> None:
        self.process = process
        self._environment = environment

    def board(self, session: Session) -> Board:
        """The board, as soon as the program shows the state of ``session``."""
        last = time.monotonic() + PATIENCE
        expected = (str(session.code or "own layout"), session.state.moves)
        while ((shown := self._ask()).code, shown.moves) != expected:
            assert time.monotonic() < last, f"{shown} instead of {expected}"
        piles = session.position.piles
        shown_piles = shown.piles[: len(piles)]  # slots for removed sequences follow
        areas = {pile: QRectF(*area) for pile, area in zip(piles, shown_piles, strict=True)}
        return Board(session.position, areas, shown.fans)

    def wait_until_still(self) -> None:
        """Wait until the window has its final place, and the program knows this place."""
        still = 0
        shown = self._ask()
        while still < STILL:
            self.xdotool("getactivewindow")
            before, shown = shown, self._ask()
            still = still + 1 if shown == before else 0

    def _ask(self) -> Shown:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return Shown(**json.loads(self.process.stdout.readline()))

    def drag(self, start: QPoint, end: QPoint) -> None:
        middle = (start + end) / 2
        self.xdotool("mousemove", *place(start), "mousedown", "1")
        self.xdotool("mousemove", *place(middle), "mousemove", *place(end), "mouseup", "1")

    def xdotool(self, *words: str) -> None:
        subprocess.check_call(["xdotool", *words], env=self._environment, timeout=PATIENCE)


def place(point: QPoint) -> tuple[str, str]:
    return str(point.x()), str(point.y())


@contextmanager
def running(display: str, *arguments: str) -> Iterator[Program]:
    """Run the program in a focused window; fail if it writes to standard error."""
    environment = xvfb.environment(display)
    command = [sys.executable, "-m", "tests.gui.shown_program", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, env=environment, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True
    ) as process:
        try:
            search = [
                "xdotool",
                "search",
                "--sync",
                "--onlyvisible",
                "--pid",
                str(process.pid),
                "--name",
                ".",
            ]
            window = subprocess.check_output(search, env=environment, text=True, timeout=PATIENCE).split()[-1]
            program = Program(process, environment)
            program.xdotool("windowactivate", "--sync", window)
            program.wait_until_still()
            yield program
            program.xdotool("windowactivate", "--sync", window, "key", "alt+F4")
            _, errors = process.communicate(timeout=PATIENCE)
            assert errors == ""
        finally:
            process.kill()


def play(program: Program, session: Session, actions: Iterable[Action]) -> None:
    """Make each move by a drag, and in ``session``; the program shows its position at the end."""
    for move in actions:
        assert isinstance(move, Move)
        board = program.board(session)
        program.drag(board.touch(move.source, move.size), board.drop(move))
        session.move(move)
    program.board(session)


@pytest.mark.parametrize("game", [SIMPLE_SIMON, SEAHAVEN_TOWERS], ids=lambda game: game.name)
def test_a_whole_game_is_won_in_a_real_window(game: Game, display: str, tmp_path: Path) -> None:
    record = min(won_games(game), key=lambda record: len(record.actions))
    file = tmp_path / "game.tencolumns"
    file.write_text(json.dumps(record._replace(actions=()).as_json()), encoding="utf-8")
    session = record.new_session()
    with running(display, str(file), "--data-dir", str(tmp_path / "data")) as program:
        play(program, session, record.actions)
    kept = saved(tmp_path / "data", game)
    assert kept.is_won
    assert kept.state == session.state
