"""The window: the board with its menus, toolbar and status line, and what the commands do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QVBoxLayout, QWidget

from app import window_size
from app.actions import Commands
from app.board.faces import Faces
from app.board.message import Message
from app.board.view import BoardView
from app.controller import Change, ChangeKind, Controller, Win
from app.dialogs.notice import tell
from app.dialogs.question import ask_to_drop
from app.languages import spoken_language
from app.menus import Menus
from app.opening import Opening
from app.replay import Replay
from app.saved_games import FinishedGame
from app.settings import Language
from app.status_line import StatusLine
from app.win_panel import WinPanel
from app.wording import game_name, notice_text, refusal_text, undo_limit_text
from engine.position import PileId
from engine.records import Record
from engine.rules import Game, Refusal

_LEAST = QSize(640, 480)


class Window(QMainWindow):
    """The program's one main window."""

    def __init__(self, controller: Controller, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self._controller = controller
        self._faces = faces
        self._replaying: Replaying | None = None
        self._win_panel: WinPanel | None = None
        self.board = BoardView(controller, faces, self)
        self._message = Message(self.board.viewport())
        self._status = StatusLine(controller, self)
        self._commands = Commands(controller, self)
        self._opening = Opening(controller, self)
        self._menus = Menus(self, self._commands, self._opening)
        central = QWidget(self)
        self._column = QVBoxLayout(central)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.board, 1)
        self._column.addWidget(self._status)
        self.setCentralWidget(central)
        self.setMinimumSize(_LEAST)
        self._connect()
        self._show_title()
        self.board.setFocus()
