"""A board to play on, of a program that keeps everything in the test's own folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.board.faces import Faces
from app.board.view import BoardView
from app.controller import Controller
from app.storage import Storage

pytest.register_assert_rewrite("tests.app.board.player", "tests.app.board.sight")

from tests.app.board.player import Player  # noqa: E402  (asserts are rewritten before)


@pytest.fixture
def controller(tmp_path: Path) -> Iterator[Controller]:
    storage = Storage(tmp_path)
    yield Controller(storage)
    storage.close()


@pytest.fixture
def player(controller: Controller, face_cache: Path, qtbot: QtBot) -> Iterator[Player]:
    """Someone at a board of 900 × 640 pixels, the first deal of Simple Simon on it."""
    view = BoardView(controller, Faces(face_cache))
    qtbot.addWidget(view)
    view.resize(900, 640)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    player = Player(view, controller)
    yield player
    player.let_go_of_everything()
