"""What a player may choose about the faces, and the proportions that every face keeps."""

from __future__ import annotations

from typing import NamedTuple

CARD_ASPECT = 1.4
"""Height of a card in card widths."""

CORNER_RADIUS = 0.065
"""Radius of a card's rounded corners in card widths."""

INDEX_HEIGHT = 0.31
"""How much of a covered card must show from its top edge for its whole index, in card widths."""

INDEX_HEIGHT_LARGE = 0.43
"""The same with large indices."""


class DeckStyle(NamedTuple):
    """How the faces look; any combination is a deck of its own."""

    four_colours: bool = False
    large_indices: bool = False

    @property
    def index_height(self) -> float:
        """How much of a covered card must show from its top edge, in card widths."""
        return INDEX_HEIGHT_LARGE if self.large_indices else INDEX_HEIGHT
