"""Every window in every language: no warnings, no text cut off, no text untranslated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QScreen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialogButtonBox,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTabWidget,
    QWidget,
)

from app.main_window.geometry import restore
from app.main_window.win_panel import WinPanel
from app.play.settings import Language
from app.process.crash_dialog import ReportDialog
from app.process.no_answer import wait_for_answer
from app.storage.notices import Notice, NoticeKind
from app.text.notices import notice_text
from app.widgets.message_boxes import show_message
from app.widgets.which_game import ask_which_game
from engine.records import Record
from tests.app.program_driver import FIRST_CODE, ProgramDriver
from tests.app.reading import PseudoLanguage, unfit, untranslated
from tests.app.speech import SPOKEN, Speak


def main_window(desk: ProgramDriver) -> QWidget:
    return desk.window


def new_game(desk: ProgramDriver) -> QWidget:
    desk.play()
    desk.command("new")
    return desk.find(QWidget, "new-game")


def playing(desk: ProgramDriver) -> QWidget:
    desk.command("settings")
    return desk.find(QWidget, "settings")


def looks(desk: ProgramDriver) -> QWidget:
    dialog = playing(desk)
    desk.find(QTabWidget, "tabs").setCurrentIndex(1)
    desk.process_events()
    return dialog


def decks(desk: ProgramDriver) -> QWidget:
    dialog = playing(desk)
    desk.find(QTabWidget, "tabs").setCurrentIndex(2)
    desk.process_events()
    return dialog


def statistics(desk: ProgramDriver) -> QWidget:
    desk.win()
    desk.command("statistics")
    return desk.find(QWidget, "statistics")


def no_statistics(desk: ProgramDriver) -> QWidget:
    desk.command("statistics")
    return desk.find(QWidget, "statistics")


def reset_question(desk: ProgramDriver) -> QWidget:
    statistics(desk)
    desk.click("reset")
    return desk.find(QWidget, "reset-question")


def help_window(desk: ProgramDriver) -> QWidget:
    desk.command("help")
    return desk.find(QWidget, "help-window")


def about(desk: ProgramDriver) -> QWidget:
    desk.command("about")
    return desk.find(QWidget, "about")


def drop_question(desk: ProgramDriver) -> QWidget:
    desk.play()
    desk.command("restart")
    return desk.find(QWidget, "drop-question")


def notice(desk: ProgramDriver) -> QWidget:
    show_message(desk.window, "…", "…")
    return desk.find(QWidget, "notice")


def long_notice(desk: ProgramDriver) -> QWidget:
    path = Path("/home/maria") / ("A long name of a folder, " * 12) / ("x" * 200) / "games.sqlite3"
    show_message(desk.window, notice_text(Notice(NoticeKind.DAMAGED_SET_ASIDE, path)))
    return desk.find(QWidget, "notice")


def which_game(desk: ProgramDriver) -> QWidget:
    ask_which_game(desk.window, lambda _keeps_saved: None)
    return desk.find(QWidget, "which-game-question")


def report(desk: ProgramDriver) -> QWidget:
    dialog = ReportDialog("…", desk.window)
    dialog.show()
    return dialog


def replay(desk: ProgramDriver) -> QWidget:
    desk.play(12)
    desk.window.replay(Record.of(desk.controller.session))
    desk.process_events()
    return desk.window


def win(desk: ProgramDriver) -> QWidget:
    desk.win()
    return desk.find(WinPanel, "win-panel")


WINDOWS = (
    main_window,
    new_game,
    playing,
    looks,
    decks,
    statistics,
    no_statistics,
    reset_question,
    help_window,
    about,
    drop_question,
    which_game,
    notice,
    report,
    replay,
    win,
)
DIALOGS = (*(window for window in WINDOWS if window not in (main_window, replay, win)), long_notice)
SCREENS = ((1280, 800), (1024, 600), (800, 600))
FRAME = QSize(12, 40)
"""The widest frame that a window manager is expected to draw."""
Open = Callable[[ProgramDriver], QWidget]
every_window = pytest.mark.parametrize("open_window", WINDOWS, ids=lambda window: window.__name__)


SmallScreen = Callable[[QSize], None]


@pytest.fixture
def small_screen(monkeypatch: pytest.MonkeyPatch) -> SmallScreen:
    """Gives the screen a free area of a size."""

    def shrink(size: QSize) -> None:
        monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, *size.toTuple()))

    return shrink


@pytest.fixture
def scale_font(qapp: QApplication) -> Iterator[Callable[[float], None]]:
    """Sets the system's font to a multiple of its usual size."""
    usual = qapp.font()

    def scale(factor: float) -> None:
        large = QFont(usual)
        large.setPointSizeF(usual.pointSizeF() * factor)
        qapp.setFont(large)

    yield scale
    qapp.setFont(usual)


@every_window
@pytest.mark.parametrize("language", SPOKEN)
def test_every_text_fits_at_every_size_of_font(
    desk: ProgramDriver, speak: Speak, open_window: Open, language: Language
) -> None:
    speak(language)
    window = open_window(desk)
    assert unfit(window) == []


@every_window
@pytest.mark.parametrize("language", SPOKEN)
def test_every_text_fits_at_150_percent_on_a_small_screen(
    desk: ProgramDriver,
    speak: Speak,
    scale_font: Callable[[float], None],
    small_screen: SmallScreen,
    open_window: Open,
    language: Language,
) -> None:
    speak(language)
    scale_font(1.5)
    small_screen(QSize(800, 600))
    window = open_window(desk)
    assert unfit(window) == []
    assert window.width() <= 800
    assert window.height() <= 600


every_dialog = pytest.mark.parametrize("open_window", DIALOGS, ids=lambda window: window.__name__)


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
    scale_font: Callable[[float], None],
    small_screen: SmallScreen,
    open_window: Open,
    language: Language,
    screen: tuple[int, int],
    font: float,
) -> None:
    speak(language)
    scale_font(font)
    small_screen(QSize(*screen))
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
    desk: ProgramDriver, scale_font: Callable[[float], None], small_screen: SmallScreen
) -> None:
    scale_font(2.0)
    small_screen(QSize(640, 480))
    QApplication.clipboard().setText(FIRST_CODE)
    window = new_game(desk)
    assert desk.find(QPushButton, "paste-code").isVisible()
    assert not scrolls_sideways(window)


@every_dialog
def test_the_buttons_of_a_dialog_stay_visible_where_its_contents_scroll(
    desk: ProgramDriver, scale_font: Callable[[float], None], small_screen: SmallScreen, open_window: Open
) -> None:
    scale_font(2.0)
    small_screen(QSize(640, 360))
    assert misfits(open_window(desk), QSize(640, 360)) == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("font", [1.5, 2.0])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_message_that_the_program_does_not_answer_fits_on_the_screen(
    scale_font: Callable[[float], None], small_screen: SmallScreen, screen: tuple[int, int], font: float
) -> None:
    scale_font(font)
    small_screen(QSize(*screen))
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
    scale_font: Callable[[float], None],
    small_screen: SmallScreen,
    screen: tuple[int, int],
    font: float,
) -> None:
    scale_font(font)
    small_screen(QSize(*screen))
    restore(desk.window, desk.preferences)
    assert desk.window.width() <= screen[0] - FRAME.width()
    assert desk.window.height() <= screen[1] - FRAME.height()


@every_window
def test_no_text_escapes_translation(desk: ProgramDriver, qapp: QApplication, open_window: Open) -> None:
    pseudo = PseudoLanguage()
    qapp.installTranslator(pseudo)
    desk.process_events()
    try:
        assert untranslated(open_window(desk)) == []
    finally:
        qapp.removeTranslator(pseudo)


@pytest.mark.parametrize("open_window", [main_window, looks, help_window, replay, win])
def test_what_is_open_changes_its_language_at_once(
    desk: ProgramDriver, qapp: QApplication, open_window: Open
) -> None:
    window = open_window(desk)
    pseudo = PseudoLanguage()
    qapp.installTranslator(pseudo)
    try:
        desk.process_events()
        assert untranslated(window) == []
    finally:
        qapp.removeTranslator(pseudo)


def test_enter_closes_about(desk: ProgramDriver) -> None:
    about(desk)
    desk.key(Qt.Key.Key_Return)
    assert not desk.is_open("about")


def test_the_list_of_games_shows_three_of_them_where_the_dialog_scrolls(
    desk: ProgramDriver, scale_font: Callable[[float], None], small_screen: SmallScreen
) -> None:
    scale_font(2.0)
    small_screen(QSize(640, 480))
    dialog = statistics(desk)
    assert dialog.findChild(QScrollArea, "scroll-area")
    table = desk.find(QTableWidget, "finished-games")
    assert table.viewport().height() >= 3 * table.rowHeight(0)
