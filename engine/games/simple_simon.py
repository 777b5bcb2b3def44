"""Simple Simon: build down in any suit, move runs, remove four sequences.

The rules are the rules of Spider with one deck, all cards face up and no stock (Wikipedia, "Simple Simon
(solitaire)"). The levels by number of suits and the score are this program's.
"""

from __future__ import annotations

from engine.building import column_refusal, run_length, run_refusal
from engine.cards import Card, Suit, deck
from engine.deals import CodeFormat, in_columns
from engine.moves import destinations
from engine.position import Cards, Move, PileId, Position
from engine.rules import BestKind, Refusal
from engine.sequences import has_sequence, without_sequence

COLUMN_SIZES = (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
SEQUENCE_POINTS = 100

_SUITS_OF_LEVEL = {
    1: (Suit.SPADES,) * 4,
    2: (Suit.SPADES, Suit.HEARTS) * 2,
    4: tuple(Suit),
}


class SimpleSimon:
    """The game Simple Simon; the level is the number of suits."""

    name = "simple-simon"
    codes = CodeFormat(prefix="SS", version=1, level_letter="S", levels=(1, 2, 4))
    level_key = "suits"
    start_score = 500
    best_kinds = (BestKind.FEWEST_MOVES, BestKind.BEST_TIME, BestKind.BEST_SCORE)
    sequences = 4
    empty_column_needs_king = False

    def deck(self, level: int) -> Cards:
        return deck(_SUITS_OF_LEVEL[level])

    def deal(self, level: int, cards: Cards) -> Position:
        columns, _ = in_columns(cards, COLUMN_SIZES)
        return Position(columns)

    def is_possible(self, position: Position) -> bool:
        return not has_sequence(position)

    def group_refusal(self, group: Cards) -> Refusal | None:
        return run_refusal(group)

    def most_cards(self, free_cells: int, empty_columns: int) -> None:
        return None

    def column_refusal(self, card: Card, on: Card) -> Refusal | None:
        return column_refusal(card, on)

    def follow_up(self, position: Position) -> Position:
        return without_sequence(position)

    def points(self, before: Position, move: Move, after: Position) -> int:
        return SEQUENCE_POINTS * (len(after.removed) - len(before.removed)) - 1

    def is_won(self, position: Position) -> bool:
        return len(position.removed) == self.sequences

    def best_target(self, position: Position, source: PileId, size: int) -> PileId | None:
        """A column of the same suit (the longest run first), else of any suit, else an empty column."""
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
