"""Suits, ranks and cards."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """A suit, in the order of a new deck; its value is its letter in records."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(IntEnum):
    """A rank, from ace (1) to king (13)."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def symbol(self) -> str:
        """The character of the rank in records: ``A``, ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``."""
        return RANK_SYMBOLS[self - 1]


RANK_SYMBOLS = "A23456789TJQK"


class Card(NamedTuple):
    """One card of a deck.

    ``copy`` (0 to 3; always 0 in a standard deck) distinguishes cards with equal faces, so that each card
    keeps its identity when it moves.
    """

    rank: Rank
    suit: Suit
    copy: int = 0

    def __str__(self) -> str:
        """The face in two characters, as in records: ``TH`` is the ten of hearts."""
        return self.rank.symbol + self.suit.value

    @classmethod
    def parse(cls, text: str) -> Card:
        """Parse a face, such as ``TH``; ``copy`` is 0.

        Raises ``ValueError`` if ``text`` is not a rank symbol followed by a suit letter.
        """
        if not isinstance(text, str):
            raise TypeError(f"a str is needed, not {text!r}")
        if len(text) != 2 or text[0] not in RANK_SYMBOLS:
            raise ValueError(text)
        return cls(Rank(RANK_SYMBOLS.index(text[0]) + 1), Suit(text[1]))


def deck(suits: Iterable[Suit]) -> tuple[Card, ...]:
    """The cards from ace to king (copy 0) for each of ``suits``, in the order given."""
    return tuple(Card(rank, suit) for suit in suits for rank in Rank)
