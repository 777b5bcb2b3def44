"""The settings in effect, and other small texts that are saved with them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.play.settings import Settings
from app.storage.store import Storage


class Preferences(QObject):
    """Holds and saves the settings, and other small texts, such as the window's geometry.

    Signals:
        changed(Settings): a setting has changed.
    """

    changed = Signal(object)

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._storage = storage
        self.settings = Settings.from_strings(storage.settings())

    def change(self, settings: Settings) -> None:
        """Apply and save ``settings``."""
        self.settings = settings
        self._storage.set_settings(settings.to_strings())
        self.changed.emit(settings)

    def reload(self) -> None:
        """Load the saved settings, which have become readable again."""
        self.settings = Settings.from_strings(self._storage.settings())
        self.changed.emit(self.settings)

    def text(self, name: str) -> str:
        """The text saved under ``name``; empty if there is none.

        The names share one table with the fields of ``Settings``, so ``name`` must not be one of these.
        """
        return self._storage.settings().get(name, "")

    def save_text(self, name: str, text: str) -> None:
        """Save ``text`` under ``name``."""
        self._storage.set_settings({name: text})
