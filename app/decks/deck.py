"""What the program asks of a deck, whoever drew it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QImage

from app.decks.card_shape import CardShape
from engine.cards import Card


class Drawing(Protocol):
    """Faces on their way, in the order in which they were asked for."""

    def next(self) -> QImage | None:
        """The next face, in premultiplied ARGB; None while it is not ready.

        Raises ``DeckError`` if it cannot be drawn.
        """

    def end(self) -> None:
        """Draw no more."""


class Deck(Protocol):
    """A deck; decks that are equal have equal faces."""

    @property
    def key(self) -> str:
        """A name for files that hold its faces: another one whenever the faces are others."""

    @property
    def shape(self) -> CardShape:
        """The measures of its cards."""

    @property
    def is_quick(self) -> bool:
        """Whether a face is drawn when it is asked for; else it comes from another process."""

    def draw(self, faces: Sequence[Card], width: int, height: int, ratio: float) -> Drawing:
        """Begin to draw ``faces``, ``width`` by ``height`` device pixels each, ``ratio`` of them a pixel."""
