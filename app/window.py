"""The window: the board with its menus, toolbar and status line, and what the commands do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from app import window_size
from app.actions import Commands
from app.board.announcer import Announcer
from app.board.faces import Faces
from app.board.message import Message
from app.board.view import BoardView
from app.controller import Change, ChangeKind, Controller, Win
from app.dialogs.notice import tell
from app.dialogs.question import ask_to_drop
from app.menus import Menus
from app.opening import Opening
from app.preferences import Preferences
from app.status_line import StatusLine
from app.storage import Storage
from app.windows import Windows
from app.wording import game_name, is_empty_column, notice_text, refusal_text, undo_limit_text
from engine.games import find_game
from engine.position import PileId
from engine.records import Record
from engine.rules import Game, Refusal

if TYPE_CHECKING:
    from app.dialogs.new_game import NewGameDialog
    from app.replay_page import ReplayPage
    from app.win_panel import WinPanel

_LEAST = QSize(640, 480)


class Window(QMainWindow):
    """The program's one main window."""

    def __init__(
        self, controller: Controller, preferences: Preferences, storage: Storage, faces: Faces
    ) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self.setMinimumSize(_LEAST)
        self._controller = controller
        self._preferences = preferences
        self._notices = storage.notices
        self._faces = faces
        self._replay_page: ReplayPage | None = None
        self._win_panel: WinPanel | None = None
        self.board = BoardView(controller, preferences, faces, self)
        self._message = Message(self.board.viewport())
        self._message.said.connect(Announcer(controller, self.board).announce)
        self._status = StatusLine(controller, preferences, self)
        self._commands = Commands(controller, self)
        self._opening = Opening(controller, preferences, self)
        self._windows = Windows(controller, preferences, storage, self)
        self._menus = Menus(self, self._commands, self._opening)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(_table(self.board, self._status))
        self.setCentralWidget(self._pages)
        self._connect()
        self._show_title()
        self.board.setFocus()

    # What main does with it

    def take_its_size(self) -> None:
        """Take the size that it had at the last start."""
        window_size.restore(self, self._preferences)

    def settle(self) -> None:
        """Make what its first frame does not show."""
        self._commands.draw_icons()
        self._message.take_font()  # the first message comes as quickly as the others

    def open_argument(self, argument: str) -> None:
        """Open what a command line named: a deal code, a file, or a kind of game to begin."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()
        game = find_game(argument, self._controller.games)
        if game is None:
            self._opening.open_argument(argument)
        else:
            self._windows.ask_new_game(game)

    def come_to_front(self) -> None:
        """Be seen, and be the window that the player uses."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def keep(self) -> None:
        """Keep what changes without an action: the time played, and the size of the window."""
        self._controller.close()
        window_size.keep(self, self._preferences)

    def tell_notices(self) -> None:
        """Tell what happened to the files, once."""
        while self._notices:
            tell(self, notice_text(self._notices.pop(0)))

    # Commands

    def _connect(self) -> None:
        commands, controller = self._commands, self._controller
        commands.new.triggered.connect(lambda: self._windows.ask_new_game(controller.game))
        commands.restart.triggered.connect(self._restart)
        commands.open.triggered.connect(self._opening.ask_file)
        commands.save.triggered.connect(self._opening.ask_where_to_save)
        commands.replay.triggered.connect(self._replay_game_in_play)
        commands.copy_code.triggered.connect(self._status.copy_code)
        commands.quit.triggered.connect(self.close)
        commands.undo.triggered.connect(controller.undo)
        commands.redo.triggered.connect(controller.redo)
        commands.send_all.triggered.connect(controller.send_all)
        commands.full_screen.triggered.connect(self._set_full_screen)
        commands.leave_full_screen.triggered.connect(lambda: self._set_full_screen(False))
        for game, action in zip(controller.games, commands.games.actions(), strict=True):
            action.triggered.connect(lambda _checked=False, game=game: self._switch(game))
        controller.changed.connect(self._show_change)
        controller.refused.connect(self._show_refusal)
        controller.won.connect(self._show_win)
        self._preferences.changed.connect(lambda _settings: self.tell_notices())
        self.board.acted.connect(self._message.hide)
        self._status.code_copied.connect(self._tell_copied)
        self._opening.replay_wanted.connect(self.replay)
        self._opening.saved.connect(self._tell_saved)
        windows = self._windows
        commands.statistics.triggered.connect(windows.open_statistics)
        commands.settings.triggered.connect(windows.open_settings)
        commands.rules.triggered.connect(lambda: windows.open_help(controller.game.name))
        commands.help.triggered.connect(lambda: windows.open_help("playing"))
        commands.about.triggered.connect(windows.open_about)
        commands.about_qt.triggered.connect(windows.open_about_qt)
        windows.begun.connect(self._begin)
        windows.replay_wanted.connect(self.replay)
        windows.deal_wanted.connect(self._opening.deal_again)
        windows.closed.connect(commands.refresh)

    def _begin(self, choice: NewGameDialog) -> None:
        if choice.code is not None:
            self._controller.new_deal(choice.code)
        else:
            self._controller.new_game(choice.game, choice.level)

    def _restart(self) -> None:
        if self._controller.would_be_dropped(self._controller.game):
            ask_to_drop(self, self.tr("Restart"), self._controller.restart)
        else:
            self._controller.restart()

    def _switch(self, game: Game) -> None:
        self._leave_replay()
        if not self._controller.switch(game):
            self._commands.refresh()
            self._windows.ask_new_game(game)

    # Replay

    def replay(self, record: Record, example: str = "") -> None:
        """Play a recorded game back, the one of a worked example perhaps; the game in play waits."""
        from app.replay_page import ReplayPage

        self._leave_replay()
        self._dismiss_win()
        note = (lambda index: self._windows.example(example).note(index)) if example else None
        page = ReplayPage(self._preferences, record, Faces(self._faces.cache), note, self)
        page.left.connect(self._leave_replay)
        self._replay_page = page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self._commands.set_replaying(True)
        self.setWindowTitle(game_name(record.game))
        self._note_activity()
        page.setFocus()
        if example:
            page.replay.go_to(self._windows.example(example).opens_at)
        else:
            page.replay.play()

    def _replay_game_in_play(self) -> None:
        self.replay(Record.of(self._controller.session))

    def _leave_replay(self) -> None:
        page, self._replay_page = self._replay_page, None
        if page is not None:
            self._pages.removeWidget(page)
            page.deleteLater()
            self._commands.set_replaying(False)
            self._show_title()
            self._note_activity()
            self.board.setFocus()

    # What is shown

    def _show_change(self, change: Change) -> None:
        self._leave_replay()
        self._dismiss_win()
        self._message.hide()
        self._show_title()
        if change.kind is ChangeKind.UNDO and self._controller.undo_limit_met:
            self._message.say(undo_limit_text(), cards=self.board.card_areas)
        self.tell_notices()

    def _show_title(self) -> None:
        self.setWindowTitle(game_name(self._controller.game))

    def _show_refusal(self, refusal: Refusal, pile: PileId | None) -> None:
        if self._preferences.settings.interactive_rules:
            bare = pile is not None and is_empty_column(self._controller.position, pile)
            text = refusal_text(refusal, into_empty_column=bare)
            self._message.say(text, self.board.areas_of(pile), self.board.card_areas)

    def _tell_copied(self, code: str) -> None:
        self._message.say(self.tr("Copied: {code}").format(code=code), cards=self.board.card_areas)

    def _tell_saved(self, name: str) -> None:
        self._message.say(self.tr("Saved: {file}").format(file=name), cards=self.board.card_areas)

    def _show_win(self, win: Win) -> None:
        from app.win_panel import WinPanel

        panel = WinPanel(win, self.board)
        panel.new_game_wanted.connect(self._commands.new.trigger)
        panel.replay_wanted.connect(self._commands.replay.trigger)
        panel.undo_wanted.connect(self._commands.undo.trigger)
        panel.put_away.connect(self._forget_win)
        self._win_panel = panel

    def _dismiss_win(self) -> None:
        if self._win_panel is not None:
            self._win_panel.dismiss()

    def _forget_win(self) -> None:
        self._win_panel = None
        self.board.setFocus()

    def _set_full_screen(self, is_full: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if is_full else self.windowState() & ~full)

    # Events

    def changeEvent(self, event: QEvent) -> None:
        match event.type():
            case QEvent.Type.LanguageChange:
                self._commands.retranslate()
                self._menus.retranslate()
            case QEvent.Type.ActivationChange:
                self._note_activity()
            case QEvent.Type.WindowStateChange:
                self._note_activity()
                self._commands.show_full_screen(self.isFullScreen())
            case QEvent.Type.PaletteChange | QEvent.Type.FontChange:
                self._commands.draw_icons()
                self._menus.fit_icons()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._set_full_screen(False)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self._opening.open_dropped(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep()
        super().closeEvent(event)

    def _note_activity(self) -> None:
        """Let the time of the game on the table run only while the player is at it."""
        is_at_table = self.isActiveWindow() and not self.isMinimized() and self._replay_page is None
        self._controller.clock.set_player_there(is_there=is_at_table)
        self._status.show_time()


def _table(board: BoardView, status: StatusLine) -> QWidget:
    """The page with the game on the table."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(board, 1)
    column.addWidget(status)
    return page
