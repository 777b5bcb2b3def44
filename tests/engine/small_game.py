"""A small game for tests, complete in this file.

Half a deck is dealt to four columns; the level is the number of cells. Columns build down in any suit, and an
empty column accepts any card. A run moves as a group of at most (free cells + 1) cards. Unlike the other
games it has both cells and removed sequences, no foundations, and a deck that is not standard.
"""

from __future__ import annotations

from engine.building import column_refusal, run_refusal
from engine.cards import Card, Suit, deck
from engine.deals import CodeFormat
from engine.moves import destinations
from engine.position import Cards, Move, PileId, Position
from engine.rules import BestKind, Refusal
from engine.sequences import has_sequence, without_sequence

SUITS = (Suit.CLUBS, Suit.HEARTS)
COLUMNS = 4


class SmallGame:
    name = "small-game"
    codes = CodeFormat(prefix="SG", version=3, level_letter="P", levels=(3, 1))
    level_key = "pockets"
    start_score = 20
    best_kinds = (BestKind.BEST_SCORE,)
    sequences = len(SUITS)
    empty_column_needs_king = False

    def deck(self, level: int) -> Cards:
        return deck(SUITS)

    def deal(self, level: int, cards: Cards) -> Position:
        return Position(tuple(cards[first::COLUMNS] for first in range(COLUMNS)), (None,) * level)

    def is_possible(self, position: Position) -> bool:
        return not has_sequence(position)

    def group_refusal(self, group: Cards) -> Refusal | None:
        return run_refusal(group)

    def most_cards(self, free_cells: int, empty_columns: int) -> int:
        return free_cells + 1

    def column_refusal(self, card: Card, on: Card) -> Refusal | None:
        return column_refusal(card, on)

    def follow_up(self, position: Position) -> Position:
        after = without_sequence(position)
        return after if after is position else self.follow_up(after)

    def points(self, before: Position, move: Move, after: Position) -> int:
        return 1 if before.removed == after.removed else 10

    def is_won(self, position: Position) -> bool:
        return len(position.removed) == self.sequences

    def best_target(self, position: Position, source: PileId, size: int) -> PileId | None:
        return next(iter(destinations(self, position, source, size)), None)


SMALL_GAME = SmallGame()
