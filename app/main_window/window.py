"""The main window: the board with menus, toolbar and status bar."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QChildEvent, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QVBoxLayout, QWidget

from app.board.announcer import Announcer
from app.board.banner import Banner
from app.board.drop_zones import SequenceSlot
from app.board.face_cache import FaceCache
from app.board.view import BoardView
from app.file_names import dropped
from app.main_window import geometry
from app.main_window.command_table import command_table
from app.main_window.copier import Copier
from app.main_window.dealer import Dealer
from app.main_window.deck_watch import DeckWatch, dropped_deck
from app.main_window.menus import Menus
from app.main_window.open_save import OpenSave
from app.main_window.pages import Pages
from app.main_window.parts import Parts
from app.main_window.secondary_windows import SecondaryWindows
from app.main_window.status_bar import StatusBar
from app.play.changes import Change, ChangeKind, Win
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Settings
from app.storage.store import Storage
from app.text.games import game_name
from app.text.notices import notice_text
from app.text.piles import sequence_slot_text
from app.text.refusals import refused_at_pile_text, undo_limit_text
from app.widgets.commands import Actions
from app.widgets.messages import show_message
from engine.games import find_game
from engine.position import PileId
from engine.records import Record
from engine.rules import Refusal

if TYPE_CHECKING:
    from app.help.keys import KeyLists
    from app.main_window.win_panel import WinPanel

_LEAST = QSize(640, 480)


class Window(QMainWindow):
    """The main window."""

    def __init__(
        self, controller: Controller, preferences: Preferences, storage: Storage, faces: FaceCache
    ) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self.setMinimumSize(_LEAST)
        self._controller = controller
        self._preferences = preferences
        self._storage = storage
        self._after_frame = QTimer(self)
        self._after_frame.setObjectName("after-frame")
        self._after_frame.setSingleShot(True)
        self._after_frame.setInterval(0)  # after all that is due now, the painting included
        self._win: Win | None = None
        self._win_panel: WinPanel | None = None
        self.board = BoardView(controller, preferences, faces, self)
        self._banner = Banner(preferences.settings.table, self.board.viewport())
        self._banner.said.connect(Announcer(controller, self.board).announce)
        self._status = StatusBar(controller, preferences, self)
        game_page = _game_page(self.board, self._status)
        self._pages = Pages(controller, preferences, faces, game_page, self)
        self.setCentralWidget(self._pages)
        self._decks = faces.decks
        self._deck_watch = DeckWatch(faces.decks, preferences, self)
        self._secondary_windows = SecondaryWindows(
            controller, preferences, storage, faces, self._list_keys, self
        )
        self._dealer = Dealer(controller, self._secondary_windows, self._pages, self)
        self._open_save = OpenSave(controller, preferences, self._dealer, self)
        self._copier = Copier(controller, self)
        parts = Parts(
            self,
            controller,
            self._copier,
            self._dealer,
            self._open_save,
            self._pages,
            preferences,
            self._secondary_windows,
        )
        self._commands = command_table(parts)
        self._actions = Actions(self, self._commands.commands())
        self._menus = Menus(self, self._commands, self._actions)
        self._connect()
        self._show_title()
        self.board.setFocus()

    # For app.main

    def restore_size(self) -> None:
        """Restore the size of the last session."""
        geometry.restore(self, self._preferences)

    def after_first_frame(self) -> None:
        """Do the work that is not needed for the first frame."""
        from app.main_window.saved_games_watch import SavedGamesWatch

        self._actions.draw_icons()
        self._banner.take_font()  # now, so that the first message does not take longer than the others
        SavedGamesWatch(self._controller, self._preferences, self._storage, self).start()
        self._deck_watch.look()
        self.show_notices()

    def open_argument(self, argument: str) -> None:
        """Open the argument of a command line: a deal code, a file, or the name of a game."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.reject()
        game = find_game(argument, self._controller.games)
        if game is None:
            self._open_save.open_argument(argument)
        else:
            self._secondary_windows.ask_new_game(game)

    def come_to_front(self) -> None:
        """Show, raise and activate the window."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def save_state(self) -> None:
        """Save the state that changes without an action: the time played, and the size of the window."""
        self._controller.save_time()
        geometry.save(self, self._preferences)

    def show_notices(self) -> None:
        """Show each notice about the saved files once."""
        while self._storage.notices:
            notice = self._storage.notices.pop(0)
            show_message(self, notice_text(notice), seen=partial(self._storage.forget, notice))

    # Connections

    def _connect(self) -> None:
        controller, refresh = self._controller, self._actions.refresh
        secondary_windows = self._secondary_windows
        controller.changed.connect(refresh)
        controller.changed.connect(self._show_change)
        controller.changed.connect(self._save_after_frame)
        controller.saved.connect(self.show_notices)
        self._after_frame.timeout.connect(controller.save)
        controller.refused.connect(self._show_refusal)
        self.board.hand.slot_tried.connect(self._explain_slot)
        controller.won.connect(self._show_win)
        self._preferences.changed.connect(refresh)
        self._preferences.changed.connect(self._show_settings)
        self.board.input_received.connect(self._banner.hide)
        self.board.celebration_clicked.connect(self._show_win_again)
        self._status.code_clicked.connect(self._copier.copy_code)
        self._copier.copied.connect(self._show_copied)
        self._open_save.replay_wanted.connect(self.replay)
        self._open_save.saved.connect(self._show_saved)
        self._pages.page_changed.connect(self._show_page)
        secondary_windows.game_chosen.connect(self._dealer.begin)
        secondary_windows.replay_wanted.connect(self.replay)
        secondary_windows.deal_wanted.connect(self._open_save.deal_again)
        secondary_windows.help_opened.connect(self._banner.hide)
        secondary_windows.closed.connect(refresh)

    def _list_keys(self) -> KeyLists:
        from app.main_window.key_lists import key_lists

        return key_lists(self._commands)

    # Changes

    def replay(self, record: Record, example: str = "") -> None:
        """Show the replay of ``record``; ``example`` is the name of its worked example, if it has one."""
        self._pages.replay(record, example)

    def _show_page(self) -> None:
        self._dismiss_win()
        self._actions.refresh()
        self._show_title()
        self._note_activity()
        if not self._pages.is_replaying:
            self.board.setFocus()

    def _show_change(self, change: Change) -> None:
        self._pages.leave_replay()
        self._dismiss_win()
        self._banner.hide()
        self._show_title()
        if change.kind is ChangeKind.UNDO and self._controller.undo_limit_met:
            self._banner.say(undo_limit_text(), cards=self.board.card_areas)

    def _save_after_frame(self) -> None:
        self._after_frame.start()

    def _show_settings(self, settings: Settings) -> None:
        self._banner.hide()
        self._banner.set_table(settings.table)
        self.show_notices()

    def _show_title(self) -> None:
        self.setWindowTitle(game_name(self._pages.game))

    def _show_refusal(self, refusal: Refusal, pile: PileId | None, size: int) -> None:
        if self._preferences.settings.interactive_rules:
            text = refused_at_pile_text(refusal, self._controller.game, self._controller.position, pile, size)
            self._banner.say(text, self.board.areas_of(pile), self.board.card_areas)

    def _explain_slot(self, slot: SequenceSlot) -> None:
        if self._preferences.settings.interactive_rules:
            self._banner.say(sequence_slot_text(), self.board.areas_of_slot(slot), self.board.card_areas)

    def _show_copied(self, text: str) -> None:
        self._banner.say(self.tr("Copied: {code}").format(code=text), cards=self.board.card_areas)

    def _show_saved(self, name: str) -> None:
        self._banner.say(self.tr("Saved: {file}").format(file=name), cards=self.board.card_areas)

    def _show_win(self, win: Win) -> None:
        from app.main_window.win_panel import WinPanel

        panel = WinPanel(win, self.board)
        panel.new_deal_wanted.connect(self._dealer.new_deal)
        panel.replay_wanted.connect(lambda: self._pages.replay_session(self._controller.session))
        panel.undo_wanted.connect(self._controller.undo)
        panel.dismissed.connect(self._forget_win)
        self._win, self._win_panel = win, panel

    def _show_win_again(self) -> None:
        if self._win is not None:
            self._show_win(self._win)

    def _dismiss_win(self) -> None:
        if self._win_panel is not None:
            self._win_panel.dismiss()

    def _forget_win(self) -> None:
        self._win_panel = None
        self.board.setFocus()

    # Events

    def childEvent(self, event: QChildEvent) -> None:
        # WindowBlocked would tell of a dialog, too, but overriding ``event`` slows down each frame of a drag.
        if event.polished() and isinstance(event.child(), QDialog):  # it is about to be shown
            self._banner.hide()
        super().childEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        match event.type():
            case QEvent.Type.LanguageChange:
                self._actions.retranslate()
                self._menus.retranslate()
            case QEvent.Type.ActivationChange:
                self._note_activity()
            case QEvent.Type.WindowStateChange:
                self._note_activity()
                self._actions.refresh()
            case QEvent.Type.PaletteChange | QEvent.Type.FontChange:
                self._actions.draw_icons()
                self._menus.fit_icons()
                self._status.fit_window(self)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._status.fit_window(self)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            geometry.set_full_screen(self, False)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        files, text = dropped(event.mimeData())
        deck = dropped_deck(files)
        if deck is None:
            self._open_save.open_dropped(files, text)
        else:
            self._decks.add(deck)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.save_state()
        super().closeEvent(event)

    def _note_activity(self) -> None:
        """Let the clock run only while the window is active and shows the game in play."""
        is_at_table = self.isActiveWindow() and not self.isMinimized() and not self._pages.is_replaying
        self._controller.clock.set_player_present(is_present=is_at_table)
        self._status.update_time()


def _game_page(board: BoardView, status: StatusBar) -> QWidget:
    """The page of the game in play."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(board, 1)
    column.addWidget(status)
    return page
