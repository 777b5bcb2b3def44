"""Drives the whole program as a player does: with mouse and keys, and by what the program shows."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.decks.art.palette import Table
from app.main_window.win_panel import WinPanel
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language
from app.storage.store import Storage
from app.widgets.attempt import Attempt
from app.widgets.message_box import MessageBox
from engine.deals import parse_code
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.moves import legal_moves
from engine.session import Session
from tests.app.some_games import won_record

PLAIN = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
FIRST_CODE = "SS1-S1-AAAAABG"
SIMPLE_SIMON_CODE = "SS1-S4-AAAAABD"
SEAHAVEN_CODE = "SH1-C4-AAAAAJ2"

_Object = TypeVar("_Object", bound=QObject)


class ProgramDriver:
    """A player at the window of the program."""

    def __init__(
        self,
        window: Window,
        controller: Controller,
        preferences: Preferences,
        storage: Storage,
        qtbot: QtBot,
    ) -> None:
        self.window = window
        self.controller = controller
        self.preferences = preferences
        self.storage = storage
        self._qtbot = qtbot

    # Widgets

    def find(self, kind: type[_Object], name: str) -> _Object:
        """The only object of this class and ``objectName`` in all windows."""
        self.process_events()
        windows = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        found = [thing for window in windows for thing in window.findChildren(kind, name)]
        found += [window for window in windows if window.objectName() == name and isinstance(window, kind)]
        distinct = list({id(thing): thing for thing in found}.values())
        assert len(distinct) == 1, f"{len(distinct)} of {name}"
        return distinct[0]

    def is_open(self, name: str) -> bool:
        """Whether a window with this ``objectName`` is visible."""
        self.process_events()
        return any(
            widget.isVisible() and widget.objectName() == name for widget in QApplication.topLevelWidgets()
        )

    def text(self, name: str) -> str:
        """The text of the label with this ``objectName``."""
        return self.find(QLabel, name).text()

    def action(self, name: str) -> QAction:
        """The action with this ``objectName``."""
        return self.find(QAction, name)

    def shows_win(self) -> bool:
        """Whether the win panel is visible, after all waiting events."""
        self.process_events()
        return any(panel.isVisible() for panel in self.window.findChildren(WinPanel))

    def process_events(self) -> None:
        """Process all waiting events, and wait for the work in threads."""
        self._qtbot.waitUntil(lambda: not self.window.findChildren(Attempt))
        for _ in range(3):
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, 52)  # DeferredDelete

    def leave(self) -> None:
        """Close every window."""
        for window in self.window.findChildren(QDialog):
            window.close()
        self.window.close()
        self.process_events()

    # Input

    def choose(self, **changed: bool | Table | Language) -> None:
        """Change settings, by the names of their fields."""
        self.preferences.change(self.preferences.settings._replace(**changed))  # type: ignore[arg-type]

    def click(self, name: str) -> None:
        """Click the button with this ``objectName``."""
        button = self.find(QAbstractButton, name)
        middle = button.rect().center()
        # A check box reacts only on its mark and its text, which may end before the centre.
        QTest.mouseClick(button, LEFT, pos=QPoint(8, middle.y()) if isinstance(button, QCheckBox) else middle)
        self.process_events()

    def click_at(self, widget: QWidget, point: QPoint) -> None:
        """Click a point of a widget."""
        QTest.mouseClick(widget, LEFT, pos=point)
        self.process_events()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key in the widget with the focus."""
        self.process_events()
        if QApplication.activeWindow() is None:  # without a window manager, no other window becomes active
            self.window.activateWindow()
            self._qtbot.waitUntil(self.window.isActiveWindow)
        target = QApplication.focusWidget() or QApplication.activeWindow()
        assert target is not None
        QTest.keyClick(target, key, modifiers)
        self.process_events()

    def type(self, text: str) -> None:
        """Type a text into the widget with the focus."""
        focus = QApplication.focusWidget()
        assert focus is not None
        for letter in text:  # QTest can type only ASCII letters
            QApplication.sendEvent(focus, QKeyEvent(QEvent.Type.KeyPress, 0, PLAIN, letter))
        self.process_events()

    def command(self, name: str) -> None:
        """Trigger the action of a command."""
        action = self.action(name)
        assert action.isEnabled(), f"{name} cannot be used now"
        action.trigger()
        self.process_events()

    def open_menu(self, name: str) -> None:
        """Open a menu of the menu bar, and close it."""
        menu = self.window.findChild(QMenu, name)
        assert menu is not None
        menu.popup(self.window.mapToGlobal(QPoint(0, 0)))
        menu.close()
        self.process_events()

    def drop(self, data: QMimeData) -> None:
        """Drop data of another program on the board."""
        target = self.window.board.viewport()
        action, point = Qt.DropAction.CopyAction, target.rect().center()
        enter = QDragEnterEvent(point, action, data, LEFT, PLAIN)
        QApplication.sendEvent(target, enter)
        assert enter.isAccepted(), "the window does not take it"
        # Qt sends the drop to the widget that accepted the drag.
        QApplication.sendEvent(self.window, QDropEvent(point.toPointF(), action, data, LEFT, PLAIN))
        self.process_events()

    # The game

    def deal(self, code: str = SIMPLE_SIMON_CODE) -> None:
        """Begin the deal of ``code``."""
        self.controller.new_deal(parse_code(code, [game.codes for game in self.controller.games]))
        self.process_events()

    def play(self, moves: int = 1) -> None:
        """Make the first legal moves."""
        for _ in range(moves):
            self.controller.move(next(legal_moves(self.controller.game, self.controller.position)))
        self.process_events()

    def win(self) -> None:
        """Play a whole game to its win."""
        record = won_record()
        self.controller.open(record.new_session(), counts_for_statistics=True)
        for action in record.actions:
            assert not isinstance(action, str)
            self.controller.move(action)
        self.process_events()

    @property
    def code(self) -> str:
        """The code of the deal on the table."""
        return str(self.controller.session.code)

    # Questions

    def question(self) -> MessageBox:
        """The question before a game is dropped."""
        return self.find(MessageBox, "drop-question")

    def agree(self) -> None:
        """Agree to drop the game."""
        self.click("drop-agree")


def seahaven_session() -> Session:
    """A new game of Seahaven Towers."""
    return Session.deal(
        SEAHAVEN_TOWERS, parse_code(SEAHAVEN_CODE, [SIMPLE_SIMON.codes, SEAHAVEN_TOWERS.codes])
    )
