"""Checks the saved games after the start, and waits for those that cannot be read."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from app.play.controller import Controller
from app.play.preferences import Preferences
from app.storage.reliable_database import Reunion
from app.storage.store import Storage
from app.widgets.which_game import ask_which_game

RETRY_MS = 2_000


class SavedGamesWatch(QObject):
    """While games are kept apart from the saved ones, tries now and then to join them.

    The player is asked once if there are two games to choose from.
    """

    def __init__(
        self, controller: Controller, preferences: Preferences, storage: Storage, window: QWidget
    ) -> None:
        super().__init__(window)
        self.setObjectName("saved-games-watch")
        self._controller = controller
        self._preferences = preferences
        self._storage = storage
        self._window = window
        self._has_asked = False
        self._timer = QTimer(self)
        self._timer.setInterval(RETRY_MS)
        self._timer.timeout.connect(self.look)
        controller.changed.connect(lambda _change: self._wait())

    def start(self) -> None:
        """Look through the whole file once, and for games that are kept apart."""
        self._controller.check_storage()
        self.look()

    def look(self) -> None:
        """Join the saved games with those on the table if they can be read now."""
        self._timer.stop()
        if self._storage.is_apart and QApplication.activeModalWidget() is None:
            match self._storage.reunite():
                case Reunion.JOINED:
                    self._reload()
                case Reunion.UNDECIDED:
                    self._has_asked = True
                    ask_which_game(self._window, self._choose)
                case Reunion.NOTHING:
                    pass
        self._wait()

    def _wait(self) -> None:
        if self._storage.is_apart and not self._has_asked and not self._timer.isActive():
            self._timer.start()

    def _choose(self, keeps_saved: bool) -> None:
        if self._storage.reunite(keeps_saved=keeps_saved) is Reunion.JOINED:
            self._reload()

    def _reload(self) -> None:
        self._preferences.reload()
        self._controller.reload()
