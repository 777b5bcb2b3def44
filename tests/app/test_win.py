from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.board.faces import Faces
from app.board.scene import BoardScene
from app.controller import Controller
from app.storage import Storage
from app.win_panel import WinPanel
from app.window import Window
from tests.app.desk import CONTROL, Desk, won_record


def shows_win(desk: Desk) -> bool:
    desk.settle()
    return any(panel.isVisible() for panel in desk.window.findChildren(WinPanel))


def test_a_win_is_shown_with_what_it_brought(desk: Desk) -> None:
    desk.win()
    assert shows_win(desk)


def test_undo_goes_on_after_the_win_was_put_away(desk: Desk) -> None:
    desk.win()
    desk.key(Qt.Key.Key_Escape)
    assert not shows_win(desk)
    desk.key(Qt.Key.Key_Z, CONTROL)
    assert desk.controller.state.moves == 48
    assert not desk.is_open("report")


def test_the_last_move_made_again_shows_the_win_again(desk: Desk) -> None:
    desk.win()
    desk.key(Qt.Key.Key_Z, CONTROL)
    assert not shows_win(desk)
    desk.key(Qt.Key.Key_Y, CONTROL)
    assert shows_win(desk)
    assert len(desk.controller.storage.finished_games()) == 1


def test_a_program_closed_on_a_win_starts_with_it(tmp_path: Path, face_cache: Path, qtbot: QtBot) -> None:
    storage = Storage(tmp_path)
    storage.begin(won_record().replay()[0], counts=False)
    controller = Controller(storage)
    window = Window(controller, Faces(face_cache))
    qtbot.addWidget(window)
    window.show()
    controller.recall_win()
    assert shows_win(Desk(window, controller, qtbot))
    assert len(storage.finished_games()) == 0
    storage.close()


def test_the_focus_of_the_keyboard_is_on_none_of_the_cards_in_the_arch(desk: Desk) -> None:
    desk.key(Qt.Key.Key_1)
    desk.win()
    desk.key(Qt.Key.Key_Escape)
    desk.settle()
    board = desk.window.board
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    scene.finish()
    assert board.hasFocus()
    seen = board.grab().toImage()
    board.clearFocus()
    assert board.grab().toImage() == seen
