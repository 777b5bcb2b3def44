from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.board.face_cache import FaceCache
from app.board.scene import BoardScene
from app.main_window.win_panel import WinPanel
from app.main_window.window import Window
from app.play.changes import Win
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language
from app.play.statistics import Standing
from app.storage.store import Storage
from app.text.notices import standing_text
from engine.games import SEAHAVEN_TOWERS
from engine.rules import BestKind
from tests.app.board.player import Player
from tests.app.program_driver import CONTROL, PLAIN, ProgramDriver
from tests.app.some_games import won_record
from tests.app.speech import SPOKEN, Speak

Key = Qt.Key
LAST_CARD = """
    c:  - - - -
    f:  QS KH KD KC
    t1: KS
    t2: -
"""


def test_a_win_is_shown_with_what_it_brought(desk: ProgramDriver) -> None:
    desk.win()
    assert desk.shows_win()


def test_undo_goes_on_after_the_win_was_put_away(desk: ProgramDriver) -> None:
    desk.win()
    desk.key(Qt.Key.Key_Escape)
    assert not desk.shows_win()
    desk.key(Qt.Key.Key_Z, CONTROL)
    assert desk.controller.state.moves == 48
    assert not desk.is_open("report")


def test_the_last_move_made_again_shows_the_win_again(desk: ProgramDriver) -> None:
    desk.win()
    desk.key(Qt.Key.Key_Z, CONTROL)
    assert not desk.shows_win()
    desk.key(Qt.Key.Key_Y, CONTROL)
    assert desk.shows_win()
    assert len(desk.storage.finished_games()) == 1


def test_a_program_closed_on_a_win_starts_with_it(storage: Storage, face_cache: Path, qtbot: QtBot) -> None:
    storage.begin(won_record().replay()[0], counts_for_statistics=False)
    controller, preferences = Controller(storage), Preferences(storage)
    window = Window(controller, preferences, storage, FaceCache(face_cache))
    qtbot.addWidget(window)
    window.show()
    controller.announce_existing_win()
    assert ProgramDriver(window, controller, preferences, storage, qtbot).shows_win()
    assert len(storage.finished_games()) == 0


def test_the_focus_of_the_keyboard_is_on_none_of_the_cards_in_the_arch(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_1)
    desk.win()
    desk.key(Qt.Key.Key_Escape)
    desk.process_events()
    board = desk.window.board
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    scene.finish()
    assert board.hasFocus()
    seen = board.grab().toImage()
    board.clearFocus()
    assert board.grab().toImage() == seen


def test_the_second_press_of_a_double_click_that_won_leaves_the_result(desk: ProgramDriver) -> None:
    """The first click sent the last card to its foundation; the second press is on the panel."""
    player = Player(desk.window.board, desk.controller, desk.preferences)
    player.open(SEAHAVEN_TOWERS, LAST_CARD)
    player.double_click("t1")
    assert player.moves == ["t1>fS"]
    assert desk.shows_win()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_X])
def test_the_key_that_won_may_be_held_down(desk: ProgramDriver, key: Qt.Key) -> None:
    """Key repeats must not close the panel or press its first button."""
    desk.win()
    focus = QApplication.focusWidget()
    assert focus is not None
    QApplication.sendEvent(focus, QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, "", autorep=True))
    assert desk.shows_win()
    assert not desk.is_open("new-game")


@pytest.mark.parametrize("key", [Key.Key_Tab, Key.Key_Right, Key.Key_Shift, Key.Key_Control, Key.Key_Alt])
def test_the_keys_that_lead_over_the_buttons_leave_the_result(desk: ProgramDriver, key: Qt.Key) -> None:
    """Tab and the arrows reach every button, and Ctrl may be the beginning of Ctrl+Z."""
    desk.win()
    desk.key(key)
    assert desk.shows_win()


def test_the_key_for_a_third_character_leaves_the_result(desk: ProgramDriver) -> None:
    """It may be the beginning of a shortcut, as Ctrl is."""
    desk.win()
    focus = QApplication.focusWidget()
    assert focus is not None
    # Not by QTest, which has no text for this key.
    QApplication.sendEvent(focus, QKeyEvent(QEvent.Type.KeyPress, Key.Key_AltGr, PLAIN))
    assert desk.shows_win()


def test_the_result_covers_the_board_in_a_window_of_another_size(desk: ProgramDriver) -> None:
    desk.win()
    for size in ((1000, 720), (640, 480)):
        desk.window.resize(*size)
        assert desk.find(WinPanel, "win-panel").geometry() == desk.window.board.rect()


def test_a_click_on_the_result_leaves_it(desk: ProgramDriver) -> None:
    desk.win()
    desk.click_at(desk.find(QLabel, "win-result"), QPoint(3, 3))
    assert desk.shows_win()


def test_the_result_is_gone_after_a_replay_chosen_in_the_menu(desk: ProgramDriver) -> None:
    desk.win()
    desk.command("replay")
    assert desk.text("replay-where") == "0 of 49"
    assert desk.window.findChildren(WinPanel) == []


def note(panel: WinPanel) -> QLabel:
    """The label that tells of records, or why the win does not count."""
    label = panel.findChild(QLabel, "win-records")
    assert isinstance(label, QLabel)
    return label


@pytest.mark.parametrize("standing", [Standing.NO_CODE, Standing.NOT_FROM_START])
@pytest.mark.parametrize("language", SPOKEN)
def test_why_a_win_does_not_count_is_a_line_of_its_own(
    desk: ProgramDriver, speak: Speak, language: Language, standing: Standing
) -> None:
    speak(language)
    panel = WinPanel(Win(desk.controller.state, 60.0, is_first=True, standing=standing), desk.window.board)
    assert note(panel).text() == standing_text(standing)
    assert len(note(panel).text().splitlines()) == 2


@pytest.mark.parametrize("language", SPOKEN)
def test_records_are_on_one_line_in_a_wide_window(
    desk: ProgramDriver, speak: Speak, language: Language
) -> None:
    speak(language)
    desk.window.resize(1280, 800)
    bests = tuple(BestKind)
    win = Win(desk.controller.state, 60.0, is_first=True, standing=Standing.COUNTS, new_bests=bests)
    label = note(WinPanel(win, desk.window.board))
    desk.process_events()
    assert label.height() < 2 * label.fontMetrics().height()
