"""The measures of a deck's cards, which the layout of the board follows."""

from __future__ import annotations

from typing import NamedTuple


class CardShape(NamedTuple):
    """The shape of a card and the visible parts of a covered card, all in card widths."""

    aspect: float
    """Height of a card."""
    strips: tuple[tuple[float, float], ...]
    """How much of a covered card may show: least and most, closed up first, then ever wider.

    The first begins with the whole index alone. Between them a strip would cut off a sliver of a pip.
    """
    slot_height: float
    """Least height of the slots above the columns; a lower slot shows the upper part of its card."""

    @property
    def index_height(self) -> float:
        """How much of a covered card must show from its top edge for its whole index."""
        return self.strips[0][0]
