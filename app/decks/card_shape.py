"""The measures of a deck's cards, which the layout of the board follows."""

from __future__ import annotations

from typing import NamedTuple


class CardShape(NamedTuple):
    """The shape of a card and the visible parts of a covered card, all in card widths."""

    aspect: float
    """Height of a card."""
    strips: tuple[tuple[float, float], ...]
    """The ranges (least, most) for the visible height of a covered card, in rising order.

    The least height of the first range shows the index only. A height between two ranges would cut through a
    pip.
    """
    slot_height: float
    """Height of the slots above the columns if whole cards do not fit; they show the cards' upper parts."""

    @property
    def index_height(self) -> float:
        """The height from the card's top edge to the end of its index."""
        return self.strips[0][0]
