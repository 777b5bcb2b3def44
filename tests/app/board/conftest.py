"""A board in play whose data are in the folder of the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.board import flights
from app.board.face_cache import FaceCache
from app.board.view import BoardView
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.storage.store import Storage
from tests.app.board.player import Player


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(tmp_path)
    yield storage
    storage.close()


@pytest.fixture
def controller(storage: Storage) -> Controller:
    return Controller(storage)


@pytest.fixture
def preferences(storage: Storage) -> Preferences:
    return Preferences(storage)


@pytest.fixture
def long_flights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make flights so long that they last until the test ends them, even on a slow machine."""
    for name in ("FLIGHT_MS", "CELEBRATION_FLIGHT_MS"):
        monkeypatch.setattr(flights, name, 10**6)


@pytest.fixture
def player(
    controller: Controller, preferences: Preferences, face_cache: Path, qtbot: QtBot
) -> Iterator[Player]:
    """A player at a board of 900 × 640 pixels with the first deal of Simple Simon."""
    view = BoardView(controller, preferences, FaceCache(face_cache))
    qtbot.addWidget(view)
    view.resize(900, 640)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    player = Player(view, controller, preferences)
    yield player
    player.let_go_of_everything()
