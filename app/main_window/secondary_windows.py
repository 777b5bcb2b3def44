"""Opens dialogs and Help. Their modules are imported at first use, which keeps the start short."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

from app.board.face_cache import FaceCache
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.storage.store import Storage
from app.text.languages import current_language
from engine.rules import Game

if TYPE_CHECKING:
    from app.dialogs.help import HelpWindow
    from app.help.keys import KeyLists


class SecondaryWindows(QObject):
    """Opens dialogs and Help, and signals what the player chose in them.

    Signals:
        game_chosen(Game, int, DealCode | None): the player accepted the New Game dialog with this game, level
            and deal code; None for a random deal.
        replay_wanted(Record, str): the player wants to watch a game; the text is the name of a worked
        example, or empty.
        deal_wanted(DealCode): the player wants to play a deal again.
        closed(): a dialog was closed, accepted or not.
        help_opened(): the Help window is shown.
    """

    game_chosen = Signal(object, int, object)
    replay_wanted = Signal(object, str)
    deal_wanted = Signal(object)
    closed = Signal()
    help_opened = Signal()

    def __init__(
        self,
        controller: Controller,
        preferences: Preferences,
        storage: Storage,
        faces: FaceCache,
        keys: Callable[[], KeyLists],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._preferences = preferences
        self._storage = storage
        self._faces = faces
        self._keys = keys
        self._window = window
        self._help: HelpWindow | None = None

    def ask_new_game(self, game: Game) -> None:
        """Open the New Game dialog with ``game`` preselected."""
        from app.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._controller, game, self._preferences.settings.table, self._window)
        dialog.accepted.connect(lambda: self.game_chosen.emit(dialog.game, dialog.level, dialog.code))
        self._open(dialog)

    def open_settings(self) -> None:
        """Open the Settings dialog."""
        from app.dialogs.settings import SettingsDialog

        self._open(SettingsDialog(self._preferences, self._faces.decks, self._window))

    def open_decks(self) -> None:
        """Open the Settings dialog at the decks."""
        from app.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._preferences, self._faces.decks, self._window)
        dialog.show_decks()
        self._open(dialog)

    def open_statistics(self) -> None:
        """Open the Statistics dialog."""
        from app.dialogs.statistics import StatisticsDialog

        dialog = StatisticsDialog(self._controller, self._storage, self._window)
        dialog.replay_wanted.connect(lambda record: self.replay_wanted.emit(record, ""))
        dialog.deal_wanted.connect(self.deal_wanted)
        self._open(dialog)

    def open_about(self) -> None:
        """Open the About dialog."""
        from app.dialogs.about import AboutDialog

        self._open(AboutDialog(self._window))

    def open_about_qt(self) -> None:
        """Open Qt's own dialog about the version of Qt."""
        QApplication.aboutQt()

    def open_help(self, page: str) -> None:
        """Show a page of Help in its window; the board stays usable."""
        from app.dialogs.help import HelpWindow

        if self._help is None:
            self._help = HelpWindow(
                lambda: current_language(self._preferences.settings.language),
                self._controller.games,
                self._keys,
                self._preferences,
                self._faces,
                self._window,
            )
            self._help.example_wanted.connect(self._show_example)
        self._help.show_page(page)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()
        self.help_opened.emit()

    def _show_example(self, name: str) -> None:
        from app.help.examples import example_record

        if self._help is not None:
            self._help.close()  # it may cover the board
        record, _ = example_record(name)
        self.replay_wanted.emit(record, name)
        self._window.activateWindow()

    def _open(self, dialog: QDialog) -> None:
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(lambda _result: self.closed.emit())
        dialog.show()
