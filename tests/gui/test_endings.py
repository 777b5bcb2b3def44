"""Every way to end the program ends it at once, with status 0 and no output, and saves everything."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from app.play.controller import Controller
from app.storage.store import Storage
from tests.gui.running import running

CODE = "SS1-S1-AAAAABD"
STATES = [
    "plain",
    "moved",
    "new game",
    "settings",
    "statistics",
    "help",
    "about",
    "about Qt",
    "open",
    "save",
    "menu",
    "notice",
    "question",
    "replay",
    "drag",
    "full screen",
    "minimised",
]
MOVED = {"moved", "question", "replay"}


@pytest.mark.parametrize("state", STATES)
def test_the_system_ends_it_whatever_is_open(tmp_path: Path, state: str) -> None:
    with running(state, tmp_path, CODE) as program:
        assert program.end() == (0, "")
    check_kept(tmp_path, moves=int(state in MOVED))


@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
def test_other_ways_to_end_it(tmp_path: Path, name: str) -> None:
    with running("moved", tmp_path, CODE) as program:
        assert program.end(getattr(signal, name)) == (0, "")
    check_kept(tmp_path, moves=1)


def test_it_ends_once_however_often_it_is_asked_to(tmp_path: Path) -> None:
    with running("moved", tmp_path, CODE) as program:
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            program.process.send_signal(number)
        assert program.end() == (0, "")
    check_kept(tmp_path, moves=1)


def check_kept(data: Path, moves: int) -> None:
    storage = Storage(data)
    controller = Controller(storage)
    assert str(controller.session.code) == CODE
    assert controller.state.moves == moves
    assert storage.notices == []
    storage.close()
