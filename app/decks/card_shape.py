"""The measures of a deck's cards, which the layout of the board follows."""

from __future__ import annotations

from math import ceil, floor
from typing import NamedTuple

ROUNDING = 1e-6
"""Tolerance for floating-point errors, in device pixels."""


class CardShape(NamedTuple):
    """The shape of a card and the visible parts of a covered card, all in card widths."""

    aspect: float
    """Height of a card."""
    strips: tuple[tuple[float, float], ...]
    """The ranges (least, most) for the visible height of a covered card, in rising order.

    The least height of the first range shows the index only. A height between two ranges would show a
    sliver of a pip.
    """
    slot_height: float
    """Height of the slots above the columns if whole cards do not fit; they show the cards' upper parts."""
    rank_width: float = 0.25
    """The width from the card's left edge to the end of its rank; only the drawn deck's is known exactly."""

    @property
    def index_height(self) -> float:
        """The height from the card's top edge to the end of its index."""
        return self.strips[0][0]

    def strips_in_pixels(self, width: float) -> list[tuple[int, int]]:
        """``strips`` in device pixels, for cards that are ``width`` device pixels wide.

        A range without a whole number becomes the number below it, because a pixel less shows no sliver. Only
        the first range never shows less than the index.
        """
        limits = [
            (ceil(least * width - ROUNDING), floor(most * width + ROUNDING)) for least, most in self.strips
        ]
        (index, closed), *others = limits
        return [(index, max(index, closed)), *((min(least, most), most) for least, most in others)]
