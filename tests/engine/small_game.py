"""A third game, for tests only: all that a game needs to be one is in this one file.

Half a deck goes on four columns and as many pockets (cells) as the level says. Columns build down in any
suit, an empty one takes any card, and at most as many cards of one suit move together as pockets are free,
plus one. What makes it a test of the engine: it has cells and removed sequences, which no other game has
both, it has no foundations, and its deck is no standard one.
"""

from __future__ import annotations

from engine.cards import Rank, Suit, deck
from engine.deals import CodeFormat
from engine.position import Cards, Move, PileId, PileKind, Position
from engine.rules import Refusal, Rule, column_refusal, destinations, is_run, run_refusal

SUITS = (Suit.CLUBS, Suit.HEARTS)
COLUMNS = 4


class SmallGame:
    name = "small-game"
    codes = CodeFormat(prefix="SG", version=3, level_letter="P", levels=(3, 1))
    level_key = "pockets"
    start_score = 20
    empty_column_rank: Rank | None = None

    def deck(self, level: int) -> Cards:
        return deck(SUITS)

    def deal(self, level: int, cards: Cards) -> Position:
        return Position(tuple(cards[first::COLUMNS] for first in range(COLUMNS)), (None,) * level)

    def is_possible(self, position: Position) -> bool:
        return self.settle(position) == position

    def lift_refusal(self, position: Position, source: PileId, group: Cards) -> Refusal | None:
        free_cells = position.cells.count(None)
        if len(group) == 1 or (run_refusal(group) is None and len(group) <= free_cells + 1):
            return None
        values = {"size": len(group), "most": free_cells + 1, "free_cells": free_cells, "empty_columns": 0}
        return run_refusal(group) or Refusal(Rule.GROUP_TOO_LARGE, values)

    def place_refusal(self, position: Position, group: Cards, target: PileId) -> Refusal | None:
        cards = position.cards(target)
        if target.kind is PileKind.COLUMN:
            return column_refusal(group[0], cards[-1]) if cards else None
        if len(group) > 1:
            return Refusal(Rule.CELL_TAKES_ONE_CARD, {"size": len(group)})
        return Refusal(Rule.CELL_OCCUPIED, {"card": cards[0]}) if cards else None

    def settle(self, position: Position) -> Position:
        for index, cards in enumerate(position.columns):
            sequence = cards[-len(Rank) :]
            if len(sequence) == len(Rank) and is_run(sequence):
                columns = (*position.columns[:index], cards[: -len(Rank)], *position.columns[index + 1 :])
                return self.settle(position._replace(columns=columns, removed=(*position.removed, sequence)))
        return position

    def points(self, before: Position, move: Move, after: Position) -> int:
        return 1 if before.removed == after.removed else 10

    def is_won(self, position: Position) -> bool:
        return len(position.removed) == len(SUITS)

    def best_target(self, position: Position, source: PileId, size: int) -> PileId | None:
        return next(iter(destinations(self, position, source, size)), None)


SMALL_GAME = SmallGame()
