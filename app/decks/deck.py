"""The protocol of a deck, drawn by this program or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QImage

from app.decks.card_shape import CardShape
from engine.cards import Card


class Drawing(Protocol):
    """Faces that are being drawn; they are delivered in the requested order."""

    def next(self) -> QImage | None:
        """The next face, in premultiplied ARGB; None while it is not ready.

        Raises ``DeckError`` if it cannot be drawn.
        """

    def end(self) -> None:
        """Stop drawing."""


class Deck(Protocol):
    """A deck; equal decks have equal faces."""

    @property
    def key(self) -> str:
        """A name for files with its faces; different faces have different names."""

    @property
    def shape(self) -> CardShape:
        """The measures of its cards."""

    @property
    def is_quick(self) -> bool:
        """Whether ``Drawing.next`` draws a face at once; otherwise another process draws it."""

    def draw(self, faces: Sequence[Card], width: int, height: int, ratio: float) -> Drawing:
        """Start to draw ``faces``, each ``width`` by ``height`` device pixels, ``ratio`` per pixel."""
