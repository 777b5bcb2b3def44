"""Runs the program, and brings it into a state in which a player may leave it.

``python -m tests.gui.states STATE ARGUMENT…`` writes a line of JSON (see ``seen``) when the state is reached,
and another one for each line on standard input. The line ``close`` closes the windows instead. It ends with
the program.
"""

from __future__ import annotations

import json
import locale  # noqa: F401  (argparse imports it late)
import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from app.main import main
from app.process.idle_loader import load_everything
from app.widgets.message_box import MessageBox
from app.widgets.messages import show_message
from engine.deals import parse_code
from engine.games import GAMES, game_of_code
from engine.position import PileId
from engine.session import Session
from tests.gui.asked import Questions
from tests.gui.program import LEFT, PLAIN, program_window, read_board

USER = "TESTS_USER"
"""The environment variable with the identifier of the user as whom the program shall run."""


def seen() -> dict[str, object]:
    """The deal code, the open windows, the texts of notices, and the state of the main window."""
    windows = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    code = program_window().findChild(QAbstractButton, "deal-code")
    notices = [window for window in windows if isinstance(window, MessageBox)]
    return {
        "code": "" if code is None else code.text(),
        "open": sorted(window.objectName() or type(window).__name__ for window in windows),
        "notices": [box.text + " " + box.reason for box in notices],
        "minimised": program_window().isMinimized(),
        "full screen": program_window().isFullScreen(),
    }


def command(name: str) -> None:
    action = program_window().findChild(QAction, name)
    assert action is not None
    action.trigger()


def drag() -> None:
    code = str(seen()["code"])
    deal = parse_code(code, [game.codes for game in GAMES])
    game = game_of_code(deal)
    held = read_board(Session.deal(game, deal).position).touch(PileId.parse("t10"), 1)
    window = program_window().windowHandle()
    start = window.mapFromGlobal(held)
    QTest.mousePress(window, LEFT, PLAIN, start)
    QTest.mouseMove(window, start + QPoint(-100, 100))


def open_menu() -> None:
    menu = program_window().findChild(QMenu, "game-menu")
    assert menu is not None
    menu.popup(program_window().mapToGlobal(QPoint(5, 5)))


def move_and(*names: str) -> None:
    """Make the first move that the keyboard can make, then trigger commands."""
    window = program_window().windowHandle()
    undo = program_window().findChild(QAction, "undo")
    assert undo is not None
    for key in "1234567890":
        QTest.keyClick(window, ord(key))
        QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        if undo.isEnabled():
            break
    for name in names:
        command(name)


STATES: dict[str, Callable[[], object]] = {
    "plain": lambda: None,
    "moved": move_and,
    "new game": lambda: command("new"),
    "settings": lambda: command("settings"),
    "statistics": lambda: command("statistics"),
    "help": lambda: command("help"),
    "about": lambda: command("about"),
    "about Qt": lambda: command("about-qt"),
    "open": lambda: command("open"),
    "save": lambda: command("save"),
    "menu": open_menu,
    "notice": lambda: show_message(program_window(), "something"),
    "question": lambda: move_and("restart"),
    "replay": lambda: move_and("replay"),
    "drag": drag,
    "full screen": lambda: command("full-screen"),
    "minimised": lambda: program_window().showMinimized(),
}


def answer() -> None:
    sys.stdout.write(json.dumps(seen()) + "\n")
    sys.stdout.flush()


def obey(line: str) -> None:
    if line == "close":
        QApplication.closeAllWindows()
    else:
        answer()


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    questions = Questions(obey)
    # A state may have an event loop of its own, so schedule the answer before it is entered.
    QTimer.singleShot(0, lambda: (QTimer.singleShot(100, answer), STATES[sys.argv[1]]()))
    if USER in os.environ:  # after all imports: this user may have no access to Python and Qt
        for _ in load_everything():
            pass
        os.setuid(int(os.environ[USER]))
    sys.exit(main(sys.argv[2:]))
