"""Suits, ranks and cards."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """A suit, in the order in which decks are built; its value is its letter in records."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(IntEnum):
    """A rank; ace is lowest and king highest, so that ``rank + 1`` is the next higher rank."""

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
        """The rank's single character in records: ``A``, ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``."""
        return RANK_SYMBOLS[self - 1]


RANK_SYMBOLS = "A23456789TJQK"


class Card(NamedTuple):
    """One card of a deck.

    ``copy`` tells cards with equal faces apart (0 to 3; always 0 in a standard deck), so that a card keeps
    its identity wherever it goes.
    """

    rank: Rank
    suit: Suit
    copy: int = 0

    def __str__(self) -> str:
        """The face in two characters, as records write it: ``TH`` is the ten of hearts."""
        return self.rank.symbol + self.suit.value

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card whose face ``text`` writes, as copy 0.

        Raises ``ValueError`` if ``text`` is not a rank symbol followed by a suit letter.
        """
        if len(text) != 2 or text[0] not in RANK_SYMBOLS:
            raise ValueError(text)
        return cls(Rank(RANK_SYMBOLS.index(text[0]) + 1), Suit(text[1]))


def deck(suits: Iterable[Suit]) -> tuple[Card, ...]:
    """The faces (copy 0) of one full set, ace to king, for each of ``suits``, in that order."""
    return tuple(Card(rank, suit) for suit in suits for rank in Rank)
