"""The base class of games like FreeCell: cells, foundations, and columns that build down in suit.

Such a game is a subclass of ``CellsAndFoundations`` with its name, its deal codes and its columns. It
overrides the rules in which it differs.
"""

from __future__ import annotations

from engine.building import column_in_suit_refusal, run_refusal
from engine.cards import Card, Rank, Suit, deck
from engine.deals import CodeFormat, in_columns
from engine.moves import destinations
from engine.position import SUITS, Cards, Move, PileId, PileKind, Position
from engine.rules import BestKind, Refusal

FOUNDATION_POINTS = 10
CELL_TO_COLUMN_POINTS = 5


class CellsAndFoundations:
    """A game of one standard deck and four foundations; the level is the number of cells.

    Columns build down in suit. Runs move as groups, up to the size of FreeCell's formula. An empty column
    accepts any card.
    """

    name: str
    codes: CodeFormat
    column_sizes: tuple[int, ...]
    """The number of cards dealt to each column; the remaining cards go to the cells while there are any."""
    level_key = "cells"
    start_score = 0
    best_kinds: tuple[BestKind, ...] = (BestKind.FEWEST_MOVES, BestKind.BEST_TIME)
    sequences = 0
    empty_column_needs_king = False

    def deck(self, level: int) -> Cards:
        return deck(Suit)

    def deal(self, level: int, cards: Cards) -> Position:
        columns, rest = in_columns(cards, self.column_sizes)
        cells: tuple[Card | None, ...] = (*rest, *[None] * (level - len(rest)))
        return Position(columns, cells, ((),) * len(SUITS))

    def is_possible(self, position: Position) -> bool:
        return not position.removed

    def group_refusal(self, group: Cards) -> Refusal | None:
        return run_refusal(group)

    def most_cards(self, free_cells: int, empty_columns: int) -> int:
        """FreeCell's formula; ``empty_columns`` counts the columns that may hold cards during a move."""
        return (free_cells + 1) << empty_columns

    def column_refusal(self, card: Card, on: Card) -> Refusal | None:
        return column_in_suit_refusal(card, on)

    def follow_up(self, position: Position) -> Position:
        return position

    def points(self, before: Position, move: Move, after: Position) -> int:
        if move.target.kind is PileKind.FOUNDATION:
            return FOUNDATION_POINTS
        if move.source.kind is PileKind.CELL and move.target.kind is PileKind.COLUMN:
            return CELL_TO_COLUMN_POINTS
        return 0

    def is_won(self, position: Position) -> bool:
        return all(len(cards) == len(Rank) for cards in position.foundations)

    def best_target(self, position: Position, source: PileId, size: int) -> PileId | None:
        """A foundation, else the longest column that accepts the group, else an empty column, else a cell.

        A whole column does not go to an empty column. A whole column that begins with a king does not go to a
        cell.
        """
        if source.kind is PileKind.FOUNDATION:
            return None
        cards = position.cards(source)
        is_whole_column = source.kind is PileKind.COLUMN and size == len(cards)
        empty: list[PileId] = []
        onto: list[PileId] = []
        cells: list[PileId] = []
        for target in destinations(self, position, source, size):
            if target.kind is PileKind.FOUNDATION:
                return target
            if target.kind is PileKind.CELL:
                cells.append(target)
            elif position.columns[target.offset]:
                onto.append(target)
            else:
                empty.append(target)
        if onto:
            return max(onto, key=lambda target: len(position.columns[target.offset]))
        if empty and not is_whole_column:
            return empty[0]
        if source.kind is PileKind.CELL or (is_whole_column and cards[0].rank is Rank.KING):
            return None
        return next(iter(cells), None)
