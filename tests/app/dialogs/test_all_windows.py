"""Every window in every language: no warnings, no text cut off, no text untranslated."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget

from app.main_window.win_panel import WinPanel
from app.play.settings import Language
from app.process.crash_dialog import ReportDialog
from app.widgets.message_boxes import show_message
from engine.records import Record
from tests.app.program_driver import ProgramDriver
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
    statistics,
    no_statistics,
    reset_question,
    help_window,
    about,
    drop_question,
    notice,
    report,
    replay,
    win,
)
Open = Callable[[ProgramDriver], QWidget]
every_window = pytest.mark.parametrize("open_window", WINDOWS, ids=lambda window: window.__name__)


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """The system's font at 150 %."""
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(usual.pointSizeF() * 1.5)
    qapp.setFont(large)
    yield
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
@pytest.mark.usefixtures("large_font")
def test_every_text_fits_at_150_percent_on_a_small_screen(
    desk: ProgramDriver, speak: Speak, open_window: Open, language: Language
) -> None:
    speak(language)
    window = open_window(desk)
    assert unfit(window) == []
    assert window.width() <= 800
    assert window.height() <= 600


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
