"""Sequences: king to ace of one suit, removed from the column in which they are completed."""

from __future__ import annotations

from engine.building import is_run
from engine.cards import Rank
from engine.position import Cards, Position

SEQUENCE_SIZE = len(Rank)


def has_sequence(position: Position) -> bool:
    """Whether a column contains a sequence, covered or not."""
    return any(
        _is_sequence(cards[first : first + SEQUENCE_SIZE])
        for cards in position.columns
        for first in range(len(cards) - SEQUENCE_SIZE + 1)
    )


def without_sequence(position: Position) -> Position:
    """Remove the leftmost sequence at the end of a column, if there is one."""
    for index, cards in enumerate(position.columns):
        sequence = cards[-SEQUENCE_SIZE:]
        if _is_sequence(sequence):
            columns = (*position.columns[:index], cards[:-SEQUENCE_SIZE], *position.columns[index + 1 :])
            return position._replace(columns=columns, removed=(*position.removed, sequence))
    return position


def _is_sequence(cards: Cards) -> bool:
    return len(cards) == SEQUENCE_SIZE and cards[-1].rank is Rank.ACE and is_run(cards)
