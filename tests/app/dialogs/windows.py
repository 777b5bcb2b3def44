"""Opens every window of the program, each in the state that the tests and the screenshots need."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QTabWidget, QWidget

from app.main_window.win_panel import WinPanel
from app.process.crash_dialog import ReportDialog
from app.storage.notices import Notice, NoticeKind
from app.text.notices import notice_text
from app.widgets.messages import show_message
from app.widgets.which_game import ask_which_game
from engine.records import Record
from tests.app.program_driver import ProgramDriver


def opened(desk: ProgramDriver, command: str, name: str) -> QWidget:
    """Give a command, and return the window that it opens."""
    desk.command(command)
    return desk.find(QWidget, name)


def settings_page(desk: ProgramDriver, index: int) -> QWidget:
    dialog = playing(desk)
    desk.find(QTabWidget, "tabs").setCurrentIndex(index)
    desk.process_events()
    return dialog


def main_window(desk: ProgramDriver) -> QWidget:
    return desk.window


def new_game(desk: ProgramDriver) -> QWidget:
    desk.play()
    return opened(desk, "new", "new-game")


def playing(desk: ProgramDriver) -> QWidget:
    return opened(desk, "settings", "settings")


def looks(desk: ProgramDriver) -> QWidget:
    return settings_page(desk, 1)


def decks(desk: ProgramDriver) -> QWidget:
    return settings_page(desk, 2)


def statistics(desk: ProgramDriver) -> QWidget:
    desk.win()
    return opened(desk, "statistics", "statistics")


def no_statistics(desk: ProgramDriver) -> QWidget:
    return opened(desk, "statistics", "statistics")


def reset_question(desk: ProgramDriver) -> QWidget:
    statistics(desk)
    desk.click("reset")
    return desk.find(QWidget, "reset-question")


def help_window(desk: ProgramDriver) -> QWidget:
    return opened(desk, "help", "help-window")


def about(desk: ProgramDriver) -> QWidget:
    return opened(desk, "about", "about")


def drop_question(desk: ProgramDriver) -> QWidget:
    desk.play()
    return opened(desk, "restart", "drop-question")


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

Open = Callable[[ProgramDriver], QWidget]
every_window = pytest.mark.parametrize("open_window", WINDOWS, ids=lambda window: window.__name__)
every_dialog = pytest.mark.parametrize("open_window", DIALOGS, ids=lambda window: window.__name__)
