"""What the player has chosen, kept from one start to the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.play.settings import Settings
from app.storage.store import Storage


class Preferences(QObject):
    """The settings that hold now, and single texts that other parts of the program want to find again.

    Signals:
        changed(Settings): a setting is another.
    """

    changed = Signal(object)

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._storage = storage
        self.settings = Settings.from_strings(storage.settings())

    def change(self, settings: Settings) -> None:
        """Let ``settings`` hold from now on."""
        self.settings = settings
        self._storage.set_settings(settings.to_strings())
        self.changed.emit(settings)

    def reload(self) -> None:
        """Take up the settings that are saved, which can be read again."""
        self.settings = Settings.from_strings(self._storage.settings())
        self.changed.emit(self.settings)

    def text(self, name: str) -> str:
        """The text kept under ``name``, which is no setting's; empty if there is none."""
        return self._storage.settings().get(name, "")

    def keep(self, name: str, text: str) -> None:
        """Keep ``text`` under ``name``."""
        self._storage.set_settings({name: text})
