"""Opens the windows beside the main one; what they are made of is loaded when they are first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

from app.board.face_cache import FaceCache
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language
from app.storage.store import Storage
from app.text.languages import spoken_language
from engine.rules import Game

if TYPE_CHECKING:
    from app.dialogs.help import HelpWindow
    from app.help.examples import Example
    from app.help.keys import KeyLists


class SecondaryWindows(QObject):
    """Opens dialogs and tells what was asked for in them.

    Signals:
        begun(NewGameDialog): the player has chosen what to play.
        replay_wanted(Record, str): a game is to be played back, by its record; the name of the worked
            example that it is, or nothing.
        deal_wanted(DealCode): a deal is to be laid out again.
        closed(): a dialog was closed, by whatever way.
        help_opened(): Help is seen in its window.
    """

    begun = Signal(object)
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

    @property
    def language(self) -> Language:
        """The language that is spoken."""
        return spoken_language(self._preferences.settings.language, QLocale.system().uiLanguages())

    def ask_new_game(self, game: Game) -> None:
        """Ask what to play, ``game`` being chosen at first."""
        from app.dialogs.new_game import NewGameDialog

        dialog = NewGameDialog(self._controller, game, self._preferences.settings.table, self._window)
        dialog.accepted.connect(lambda: self.begun.emit(dialog))
        self._open(dialog)

    def open_settings(self) -> None:
        """Let the player change the settings."""
        from app.dialogs.settings import SettingsDialog

        self._open(SettingsDialog(self._preferences, self._faces.decks, self._window))

    def open_decks(self) -> None:
        """Let the player choose a deck: the settings, opened at the decks."""
        from app.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._preferences, self._faces.decks, self._window)
        dialog.show_decks()
        self._open(dialog)

    def open_statistics(self) -> None:
        """Show results and finished games."""
        from app.dialogs.statistics import StatisticsDialog

        dialog = StatisticsDialog(self._controller, self._storage, self._window)
        dialog.replay_wanted.connect(lambda record: self.replay_wanted.emit(record, ""))
        dialog.deal_wanted.connect(self.deal_wanted)
        self._open(dialog)

    def open_about(self) -> None:
        """Show version, authors and licences."""
        from app.dialogs.about import AboutDialog

        self._open(AboutDialog(self._window))

    def open_about_qt(self) -> None:
        """Show which Qt this is, in Qt's own window."""
        QApplication.aboutQt()

    def open_help(self, page: str) -> None:
        """Show a page of Help in its window, which stays open beside the board."""
        from app.dialogs.help import HelpWindow

        if self._help is None:
            self._help = HelpWindow(
                lambda: self.language,
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
            self._help.close()  # it may lie over the board
        self.replay_wanted.emit(example_record(name)[0], name)
        self._window.activateWindow()

    def example(self, name: str) -> Example:
        """A worked example, or a picture of Help as one, in the language of the moment."""
        from app.help.examples import EXAMPLES, examples
        from app.help.pictures import picture_example

        if name in EXAMPLES:
            return examples(self.language)[EXAMPLES.index(name)]
        return picture_example(self.language, name)

    def _open(self, dialog: QDialog) -> None:
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(lambda _result: self.closed.emit())
        dialog.show()
