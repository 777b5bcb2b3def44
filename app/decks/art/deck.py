"""The styles of the drawn deck, and the measures of its cards."""

from __future__ import annotations

from typing import NamedTuple

from app.decks.card_shape import CardShape

CORNER_RADIUS = 0.065
"""Radius of a card's rounded corners in card widths."""

CARD_ASPECT = 1.4
"""Height of a card in card widths."""

_SHAPE = CardShape(
    aspect=CARD_ASPECT,
    strips=((0.278, 0.32), (0.3975, 0.402), (0.434, 0.449), (0.674, 0.678), (0.95, 1.06), (1.115, 1.13)),
    slot_height=CARD_ASPECT,
)
_LARGE_SHAPE = CardShape(
    aspect=1.23,
    strips=((0.365, 0.585), (0.803, 0.811), (0.9, 1.0), (1.16, 1.17)),
    slot_height=0.49,
    rank_width=0.34,
)
"""The same with large indices: lower cards and slots, so that the cards are as wide in the same window."""


class DeckStyle(NamedTuple):
    """The choices for the faces; any combination is possible."""

    four_colours: bool = False
    large_indices: bool = False

    @property
    def shape(self) -> CardShape:
        """The measures of the cards."""
        return _LARGE_SHAPE if self.large_indices else _SHAPE
