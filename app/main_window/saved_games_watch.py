"""Checks the saved games after the start, and tries to read them again if they were unreadable."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from app.play.controller import Controller
from app.play.preferences import Preferences
from app.storage.reliable_database import Reunion
from app.storage.store import Storage

RETRY_MS = 2_000


class SavedGamesWatch(QObject):
    """Joins the saved games with those played while the saved games were unreadable.

    It retries every ``RETRY_MS``. If both have an unfinished game of the same kind, it asks the player
    once which to keep.
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
        controller.saved.connect(self._wait)

    def start(self) -> None:
        """Check the whole file once, then look for games to join."""
        self._controller.check_storage()
        self.look()

    def look(self) -> None:
        """Join the games if the saved ones are readable now."""
        self._timer.stop()
        if self._storage.is_apart and QApplication.activeModalWidget() is None:
            match self._storage.reunite():
                case Reunion.JOINED:
                    self._reload()
                case Reunion.UNDECIDED:
                    from app.widgets.which_game import ask_which_game  # it needs QStyle, half a megabyte

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
