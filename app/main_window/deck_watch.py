"""Chooses a deck that was added, and returns to the drawn deck when the chosen one cannot be used."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from app.decks.library import DeckLibrary
from app.decks.svg.errors import DeckError
from app.decks.svg.finding import SUFFIXES
from app.play.preferences import Preferences
from app.text.decks import deck_error_text
from app.widgets.messages import show_message


class DeckWatch(QObject):
    """Reacts to decks that are added or fail, and shows their errors."""

    def __init__(self, decks: DeckLibrary, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("deck-watch")
        self._decks = decks
        self._preferences = preferences
        self._window = window
        decks.added.connect(self._choose)
        decks.refused.connect(self._tell_refused)
        decks.measured.connect(self._look_at)
        decks.failed.connect(self.give_up)

    def look(self) -> None:
        """Check that the chosen deck still exists and can be used."""
        self._look_at(self._preferences.settings.deck)

    def give_up(self, error: DeckError) -> None:
        """Play on with the drawn deck, because the chosen one cannot be drawn."""
        if self._preferences.settings.deck:
            self._choose("")
            text = self.tr("The chosen deck cannot be used. You play on with the deck of Ten Columns.")
            self._tell(text, deck_error_text(error))

    def _look_at(self, identity: str) -> None:
        if not identity or identity != self._preferences.settings.deck:
            return
        error = self._decks.error(identity)
        if error is not None:
            self.give_up(error)

    def _choose(self, identity: str) -> None:
        self._preferences.change(self._preferences.settings._replace(deck=identity))

    def _tell_refused(self, name: str, error: DeckError) -> None:
        self._tell(self.tr("{file} cannot be added to the decks.").format(file=name), deck_error_text(error))

    def _tell(self, text: str, reason: str) -> None:
        show_message(QApplication.activeModalWidget() or self._window, text, reason)


def dropped_deck(files: Sequence[Path]) -> Path | None:
    """The first of the dropped files, if its name is the name of a deck; else None."""
    return next((path for path in files[:1] if path.suffix.lower() in SUFFIXES), None)
