"""Every command of the window: its name, words, key and whether it can be used now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from app.controller import Controller
from app.texts import Texts
from app.wording import game_name, undo_limit_text

Actions = Texts("Actions")

_Words = Callable[[], str]


class Commands(QObject):
    """The actions of the window; each has its ``objectName``, and its words in the player's language."""

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._words: dict[QAction, tuple[_Words, _Words]] = {}
        standard = QKeySequence.StandardKey
        self.new = self._action(
            "new", lambda: Actions.tr("&New Game…"), lambda: Actions.tr("Begin another deal"), standard.New
        )
        self.restart = self._action(
            "restart",
            lambda: Actions.tr("&Restart"),
            lambda: Actions.tr("Begin the same deal again"),
            "Ctrl+R",
        )
        self.undo = self._action("undo", lambda: Actions.tr("&Undo"), self._undo_tip, standard.Undo)
        self.redo = self._action(
            "redo",
            lambda: Actions.tr("R&edo"),
            lambda: Actions.tr("Make the undone move again"),
            standard.Redo,
        )
        self.send_all = self._action(
            "send-all",
            lambda: Actions.tr("Send All to &Foundations"),
            lambda: Actions.tr("Send every card that can go now"),
            "Ctrl+F",
        )
        self.quit = self._action("quit", lambda: Actions.tr("&Quit"), lambda: "", standard.Quit)
        self.games = QActionGroup(self)
        for number, game in enumerate(controller.games, start=1):
            action = self._action(f"play-{game.name}", partial(game_name, game), lambda: "", f"Ctrl+{number}")
            action.setCheckable(True)
            action.setData(game.name)
            self.games.addAction(action)
        self.retranslate()
        controller.changed.connect(self.refresh)
        self.refresh()

    def retranslate(self) -> None:
        """Give every action its words in the language of the moment."""
        for action, (text, _) in self._words.items():
            action.setText(text())
            self._set_tip(action)

    def refresh(self) -> None:
        """Let each action be usable just when it would do something."""
        controller = self._controller
        session = controller.session
        self.undo.setEnabled(session.undo_move is not None)
        self.redo.setEnabled(session.redo_move is not None)
        self.restart.setEnabled(bool(session.actions))
        self.send_all.setVisible(bool(controller.position.foundations))
        self.send_all.setEnabled(controller.can_send_any())
        for action in self.games.actions():
            action.setChecked(action.data() == controller.game.name)
        self._set_tip(self.undo)

    def _undo_tip(self) -> str:
        if self._controller.undo_limit_met:
            return undo_limit_text()
        return Actions.tr("Take the last move back")

    def _set_tip(self, action: QAction) -> None:
        text, tip = self._words[action]
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        words = tip() or text().replace("&", "")
        action.setToolTip(f"{words} ({keys})" if keys else words)

    def _action(self, name: str, text: _Words, tip: _Words, keys: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        if isinstance(keys, str):
            action.setShortcut(QKeySequence(keys))
        else:
            action.setShortcuts(keys)
        self._words[action] = (text, tip)
        return action
