"""The window: the board with its menus, toolbar and status line, and what the commands do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox, QToolBar, QVBoxLayout, QWidget

from app.actions import Commands
from app.board.announcer import Announcer
from app.board.faces import Faces
from app.board.message import Message
from app.board.view import BoardView
from app.controller import Change, Controller, Win
from app.dialogs.new_game import NewGameDialog
from app.status_line import StatusLine
from app.wording import game_name, refusal_text, win_text
from engine.position import PileId
from engine.rules import Game, Refusal


_SIZE = QSize(1280, 860)


class Window(QMainWindow):
    """The program's one main window."""

    def __init__(self, controller: Controller, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("window")
        self._controller = controller
        self.board = BoardView(controller, faces, self)
        self._message = Message(self.board.viewport())
        self._message.said.connect(Announcer(controller, self.board).announce)
        self._status = StatusLine(controller, self)
        self._commands = Commands(controller, self)
        central = QWidget(self)
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board, 1)
        column.addWidget(self._status)
        self.setCentralWidget(central)
        self._build_menus()
        self._connect()
        self._retranslate()
        self.board.setFocus()

    def fit_screen(self) -> None:
        """Take a comfortable size that leaves room for the window's frame on its screen."""
        room = self.screen().availableSize()
        self.resize(min(_SIZE.width(), room.width() * 9 // 10), min(_SIZE.height(), room.height() * 9 // 10))

    def _build_menus(self) -> None:
        commands = self._commands
        self._game_menu = self.menuBar().addMenu("")
        self._game_menu.setObjectName("game-menu")
        self._game_menu.addActions([commands.new, commands.restart])
        self._game_menu.addSeparator()
        self._game_menu.addActions(commands.games.actions())
        self._game_menu.addSeparator()
        self._game_menu.addAction(commands.quit)
        self._move_menu = self.menuBar().addMenu("")
        self._move_menu.setObjectName("move-menu")
        self._move_menu.addActions([commands.undo, commands.redo, commands.send_all])
        self._toolbar = QToolBar(self)
        self._toolbar.setObjectName("toolbar")
        self._toolbar.setMovable(False)
        self._toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._toolbar.addActions([commands.new, commands.restart, commands.undo, commands.redo])
        self.addToolBar(self._toolbar)

    def _connect(self) -> None:
        commands, controller = self._commands, self._controller
        commands.new.triggered.connect(self._ask_new_game)
        commands.restart.triggered.connect(controller.restart)
        commands.undo.triggered.connect(controller.undo)
        commands.redo.triggered.connect(controller.redo)
        commands.send_all.triggered.connect(controller.send_all)
        commands.quit.triggered.connect(self.close)
        for game, action in zip(controller.games, commands.games.actions(), strict=True):
            action.triggered.connect(lambda _checked=False, game=game: self._switch(game))
        controller.changed.connect(self._show_change)
        controller.refused.connect(self._show_refusal)
        controller.won.connect(self._show_win)
        self.board.acted.connect(self._message.hide)
        self._status.code_copied.connect(self._tell_copied)

    def _ask_new_game(self) -> None:
        self._ask_new_game_of(self._controller.game)

    def _ask_new_game_of(self, game: Game) -> None:
        dialog = NewGameDialog(self._controller, game, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(self._commands.refresh)
        dialog.accepted.connect(lambda: self._begin(dialog))
        dialog.open()

    def _begin(self, dialog: NewGameDialog) -> None:
        if dialog.code is not None:
            self._controller.new_deal(dialog.code)
        else:
            self._controller.new_game(dialog.game, dialog.level)

    def _switch(self, game: Game) -> None:
        if not self._controller.switch(game):
            self._ask_new_game_of(game)

    def _show_change(self, change: Change) -> None:
        self._message.hide()
        self.setWindowTitle(game_name(self._controller.game))

    def _show_refusal(self, refusal: Refusal, pile: PileId | None) -> None:
        if self._controller.settings.interactive_rules:
            self._message.say(refusal_text(refusal), self.board.areas_of(pile))

    def _tell_copied(self, code: str) -> None:
        self._message.say(self.tr("Copied: {code}").format(code=code), [])

    def _show_win(self, win: Win) -> None:
        box = QMessageBox(self)
        box.setObjectName("win")
        box.setWindowTitle(self.tr("Won"))
        box.setText(win_text(win.state.moves, win.state.score))
        again = box.addButton(self.tr("New Game"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Close)
        again.clicked.connect(self._ask_new_game)
        box.finished.connect(box.deleteLater)
        box.open()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            self._controller.set_active(self.isActiveWindow() and not self.isMinimized())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._controller.close()
        super().closeEvent(event)

    def _retranslate(self) -> None:
        self._commands.retranslate()
        self._game_menu.setTitle(self.tr("&Game"))
        self._move_menu.setTitle(self.tr("&Move"))
        self._toolbar.setWindowTitle(self.tr("Toolbar"))
        self.setWindowTitle(game_name(self._controller.game))
