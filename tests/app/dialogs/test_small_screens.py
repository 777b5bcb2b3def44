"""Every window on small screens and with large text: its frame and its buttons are on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFont, QScreen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QWidget,
)

from app.main_window.geometry import restore
from app.play.settings import Language
from app.process.no_answer import wait_for_answer
from tests.app.dialogs.windows import Open, every_dialog, every_window, new_game, statistics
from tests.app.program_driver import FIRST_CODE, ProgramDriver
from tests.app.reading import unfit
from tests.app.speech import SPOKEN, Speak

SCREENS = ((1280, 800), (1024, 600), (800, 600))
FRAME = QSize(12, 40)
"""The widest frame that a window manager is expected to draw."""


class SmallScreen(Protocol):
    def __call__(self, size: QSize, font: float = 1.0) -> None: ...


@pytest.fixture
def small_screen(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[SmallScreen]:
    """Gives the screen a free area of a size, and the system's font a multiple of its usual size."""
    usual = qapp.font()

    def shrink(size: QSize, font: float = 1.0) -> None:
        monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, *size.toTuple()))
        large = QFont(usual)
        large.setPointSizeF(usual.pointSizeF() * font)
        qapp.setFont(large)

    yield shrink
    qapp.setFont(usual)


@every_window
@pytest.mark.parametrize("language", SPOKEN)
def test_every_text_fits_at_150_percent_on_a_small_screen(
    desk: ProgramDriver,
    speak: Speak,
    small_screen: SmallScreen,
    open_window: Open,
    language: Language,
) -> None:
    speak(language)
    small_screen(QSize(800, 600), 1.5)
    window = open_window(desk)
    assert unfit(window) == []
    assert window.width() <= 800
    assert window.height() <= 600


def misfits(window: QWidget, screen: QSize) -> list[str]:
    """What of the window and its frame is off the screen, and the buttons of its last row that are hidden."""
    faults = []
    if window.width() > screen.width() - FRAME.width() or window.height() > screen.height() - FRAME.height():
        faults.append(f"{window.width()} × {window.height()}")
    for box in window.findChildren(QDialogButtonBox):
        shown = box.window().rect()
        hidden = [button for button in box.buttons() if not _is_whole(button, shown)]
        faults += [button.text() for button in hidden]
    return faults


def scrolls_sideways(window: QWidget) -> bool:
    areas = window.findChildren(QScrollArea, "scroll-area")
    return any(area.horizontalScrollBar().maximum() for area in areas)


def _is_whole(button: QAbstractButton, shown: QRect) -> bool:
    rect = QRect(button.mapTo(button.window(), QPoint()), button.size())
    return shown.contains(rect) and button.visibleRegion().boundingRect() == button.rect()


@every_dialog
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("font", [1.5, 2.0])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_dialog_leaves_room_for_its_frame_on_the_screen(
    desk: ProgramDriver,
    speak: Speak,
    small_screen: SmallScreen,
    open_window: Open,
    language: Language,
    screen: tuple[int, int],
    font: float,
) -> None:
    speak(language)
    small_screen(QSize(*screen), font)
    window = open_window(desk)
    assert misfits(window, QSize(*screen)) == []
    assert not scrolls_sideways(window)


@every_dialog
def test_no_dialog_scrolls_sideways_on_a_narrow_screen(
    desk: ProgramDriver, small_screen: SmallScreen, open_window: Open
) -> None:
    small_screen(QSize(480, 800))
    window = open_window(desk)
    assert misfits(window, QSize(480, 800)) == []
    assert not scrolls_sideways(window)


def test_a_code_to_paste_makes_new_game_no_wider_than_the_screen(
    desk: ProgramDriver, small_screen: SmallScreen
) -> None:
    small_screen(QSize(640, 480), 2.0)
    QApplication.clipboard().setText(FIRST_CODE)
    window = new_game(desk)
    assert desk.find(QPushButton, "paste-code").isVisible()
    assert not scrolls_sideways(window)


@every_dialog
def test_the_buttons_of_a_dialog_stay_visible_where_its_contents_scroll(
    desk: ProgramDriver, small_screen: SmallScreen, open_window: Open
) -> None:
    small_screen(QSize(640, 360), 2.0)
    assert misfits(open_window(desk), QSize(640, 360)) == []


@pytest.mark.parametrize("font", [1.5, 2.0])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_message_that_the_program_does_not_answer_fits_on_the_screen(
    small_screen: SmallScreen, screen: tuple[int, int], font: float
) -> None:
    small_screen(QSize(*screen), font)
    found = []

    def look() -> bool:
        boxes = [box for box in QApplication.topLevelWidgets() if box.objectName() == "no-answer"]
        box = next(box for box in boxes if box.isVisible())
        found.append(misfits(box, QSize(*screen)))
        return True

    assert wait_for_answer(Path("/home/maria") / ("folder " * 60), look)
    assert found == [[]]


@pytest.mark.parametrize("font", [1.5, 2.0])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_main_window_leaves_room_for_its_frame_on_the_screen(
    desk: ProgramDriver,
    small_screen: SmallScreen,
    screen: tuple[int, int],
    font: float,
) -> None:
    small_screen(QSize(*screen), font)
    restore(desk.window, desk.preferences)
    assert desk.window.width() <= screen[0] - FRAME.width()
    assert desk.window.height() <= screen[1] - FRAME.height()


def test_the_list_of_games_shows_three_of_them_where_the_dialog_scrolls(
    desk: ProgramDriver, small_screen: SmallScreen
) -> None:
    small_screen(QSize(640, 480), 2.0)
    dialog = statistics(desk)
    assert dialog.findChild(QScrollArea, "scroll-area")
    table = desk.find(QTableWidget, "finished-games")
    assert table.viewport().height() >= 3 * table.rowHeight(0)
