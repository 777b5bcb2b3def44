"""The status bar: its texts, and the emphasis of numbers that change within a game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from app.decks.art.palette import table_colours
from app.main_window import status_bar
from app.main_window.status_bar import StatusBar
from engine.session import Session
from tests.app.program_driver import SEAHAVEN_CODE, SIMPLE_SIMON_CODE, ProgramDriver


@pytest.fixture(autouse=True)
def lasting_emphasis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(status_bar, "EMPHASIS_MS", 10**6)


def standing_out(desk: ProgramDriver) -> set[str]:
    """The labels in the colour of emphasis."""
    emphasis = table_colours(desk.preferences.settings.table).highlight
    labels = [desk.find(QLabel, name) for name in ("score", "moves", "level")]
    return {
        label.objectName() for label in labels if label.palette().color(label.foregroundRole()) == emphasis
    }


def test_score_and_moves_stand_out_when_they_change(desk: ProgramDriver) -> None:
    desk.deal(SIMPLE_SIMON_CODE)
    desk.play()
    assert standing_out(desk) == {"score", "moves"}
    desk.controller.undo()
    assert standing_out(desk) == {"score", "moves"}
    desk.controller.redo()
    assert standing_out(desk) == {"score", "moves"}


def test_a_number_that_did_not_change_stays_calm(desk: ProgramDriver) -> None:
    desk.deal(SEAHAVEN_CODE)
    desk.play()
    assert standing_out(desk) == {"moves"}


def test_nothing_stands_out_when_another_game_begins(desk: ProgramDriver) -> None:
    assert standing_out(desk) == set()
    desk.deal(SIMPLE_SIMON_CODE)
    desk.play()
    desk.controller.restart()
    assert standing_out(desk) == set()
    desk.deal(SEAHAVEN_CODE)
    assert standing_out(desk) == set()


def test_the_board_keeps_its_size_whether_or_not_there_is_a_code(desk: ProgramDriver) -> None:
    desk.deal(SIMPLE_SIMON_CODE)
    height = desk.window.board.height()
    session = desk.controller.session
    desk.controller.open(Session(session.game, session.level, session.start), counts_for_statistics=False)
    assert desk.find(QPushButton, "deal-code").icon().isNull()
    assert desk.window.board.height() == height


def test_a_click_on_the_code_copies_it(desk: ProgramDriver) -> None:
    desk.deal(SIMPLE_SIMON_CODE)
    desk.find(QPushButton, "deal-code").click()
    assert QApplication.clipboard().text() == SIMPLE_SIMON_CODE
    assert SIMPLE_SIMON_CODE in desk.text("message")


def test_the_time_goes_on_after_a_replay(desk: ProgramDriver) -> None:
    desk.choose(show_time=True)
    desk.play()
    line = desk.find(StatusBar, "status-bar")
    clock = line.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)[0]
    assert clock.isActive()
    desk.command("replay")
    assert not clock.isActive()
    desk.command("play-simple-simon")
    assert clock.isActive()


def test_the_icon_is_drawn_anew_for_another_screen(desk: ProgramDriver) -> None:
    desk.deal(SIMPLE_SIMON_CODE)
    code = desk.find(QPushButton, "deal-code")
    before = code.icon().cacheKey()
    desk.play()
    assert code.icon().cacheKey() == before, "a move leaves it alone"
    QApplication.sendEvent(desk.find(StatusBar, "status-bar"), QEvent(QEvent.Type.DevicePixelRatioChange))
    assert code.icon().cacheKey() != before


def test_in_the_window_of_a_large_screen_its_letters_grow_with_the_cards(desk: ProgramDriver) -> None:
    bar = desk.find(StatusBar, "status-bar")
    usual = bar.fontMetrics().height()
    desk.window.resize(3840, 2160)
    assert bar.fontMetrics().height() >= 1.9 * usual
    desk.window.resize(1280, 800)
    assert bar.fontMetrics().height() == usual


def test_the_elapsed_time_shows_at_once(desk: ProgramDriver) -> None:
    assert not desk.find(QLabel, "time").isVisible()
    desk.command("setting-show-time")
    assert desk.find(QLabel, "time").isVisible()
