"""Simple Simon: build down in any suit, move runs of one suit, remove four sequences.

The rules are those of Spider with other cards dealt: one deck, all face up, no stock (Wikipedia, "Simple
Simon (solitaire)"); the levels by number of suits and the score are this program's own.
"""

from __future__ import annotations

from engine.cards import Rank, Suit, deck
from engine.deals import CodeFormat
from engine.position import Cards, Move, PileId, Position
from engine.rules import Refusal, column_refusal, destinations, is_run, run_length, run_refusal

COLUMN_SIZES = (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
SEQUENCES = 4
SEQUENCE_SIZE = len(Rank)
SEQUENCE_POINTS = 100

_SUITS_OF_LEVEL = {
    1: (Suit.SPADES,) * 4,
    2: (Suit.SPADES, Suit.HEARTS) * 2,
    4: tuple(Suit),
}


class SimpleSimon:
    """The game of that name; a level is its number of suits."""

    name = "simple-simon"
    codes = CodeFormat(prefix="SS", version=1, level_letter="S", levels=(1, 2, 4))
    level_key = "suits"
    start_score = 500
    empty_column_rank: Rank | None = None

    def deck(self, level: int) -> Cards:
        return deck(_SUITS_OF_LEVEL[level])

    def deal(self, level: int, cards: Cards) -> Position:
        columns = []
        dealt = 0
        for size in COLUMN_SIZES:
            columns.append(cards[dealt : dealt + size])
            dealt += size
        return Position(tuple(columns))

    def is_possible(self, position: Position) -> bool:
        return not any(
            _is_sequence(cards[first : first + SEQUENCE_SIZE])
            for cards in position.columns
            for first in range(len(cards) - SEQUENCE_SIZE + 1)
        )

    def lift_refusal(self, position: Position, source: PileId, group: Cards) -> Refusal | None:
        return run_refusal(group)

    def place_refusal(self, position: Position, group: Cards, target: PileId) -> Refusal | None:
        cards = position.columns[target.offset]
        return column_refusal(group[0], cards[-1]) if cards else None

    def settle(self, position: Position) -> Position:
        for index, cards in enumerate(position.columns):
            sequence = cards[-SEQUENCE_SIZE:]
            if _is_sequence(sequence):
                columns = (*position.columns[:index], cards[:-SEQUENCE_SIZE], *position.columns[index + 1 :])
                return position._replace(columns=columns, removed=(*position.removed, sequence))
        return position

    def points(self, before: Position, move: Move, after: Position) -> int:
        return SEQUENCE_POINTS * (len(after.removed) - len(before.removed)) - 1

    def is_won(self, position: Position) -> bool:
        return len(position.removed) == SEQUENCES

    def best_target(self, position: Position, source: PileId, size: int) -> PileId | None:
        """A card of the same suit first, the longest run before others; else any suit; else empty."""
        cards = position.columns[source.offset]
        suit = cards[-size].suit
        empty = None
        best: PileId | None = None
        best_order: tuple[int, int] = (-1, -1)
        for target in destinations(self, position, source, size):
            onto = position.columns[target.offset]
            if not onto:
                empty = empty or target
                continue
            order = (run_length(onto) if onto[-1].suit is suit else 0, len(onto))
            if order > best_order:
                best, best_order = target, order
        if best is None and size < len(cards):
            return empty
        return best


def _is_sequence(cards: Cards) -> bool:
    return len(cards) == SEQUENCE_SIZE and cards[-1].rank is Rank.ACE and is_run(cards)
