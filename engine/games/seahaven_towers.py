"""Seahaven Towers: build down in suit, park cards in cells, fill the foundations.

The rules are those of Art Cabral's game as Wikipedia describes it ("Seahaven Towers"); the levels by number
of cells, the size of groups (FreeCell's formula, empty columns included) and the score are this program's.
"""

from __future__ import annotations

from functools import cache

from engine.cards import Card, Rank, Suit, deck
from engine.deals import CodeFormat
from engine.position import SUITS, Cards, Move, PileId, PileKind, Position
from engine.rules import Refusal, Rule, column_in_suit_refusal, destinations, run_refusal

COLUMNS = 10
COLUMN_SIZE = 5
SURPLUS_COLUMN = 1
FOUNDATION_POINTS = 10
CELL_TO_COLUMN_POINTS = 5


class SeahavenTowers:
    """The game of that name; a level is its number of cells."""

    name = "seahaven-towers"
    codes = CodeFormat(prefix="SH", version=1, level_letter="C", levels=(4, 2, 1))
    level_key = "cells"
    start_score = 0
    empty_column_rank: Rank | None = Rank.KING

    def deck(self, level: int) -> Cards:
        return deck(Suit)

    def deal(self, level: int, cards: Cards) -> Position:
        columns = [
            cards[first : first + COLUMN_SIZE] for first in range(0, COLUMNS * COLUMN_SIZE, COLUMN_SIZE)
        ]
        rest = cards[COLUMNS * COLUMN_SIZE :]
        cells: list[Card | None] = [*rest[:level], *[None] * (level - len(rest))]
        columns[SURPLUS_COLUMN] += rest[level:]
        return Position(tuple(columns), tuple(cells), ((),) * len(SUITS))

    def is_possible(self, position: Position) -> bool:
        return not position.removed

    def lift_refusal(self, position: Position, source: PileId, group: Cards) -> Refusal | None:
        return run_refusal(group) or _size_refusal(position, len(group), position.columns.count(()))

    def place_refusal(self, position: Position, group: Cards, target: PileId) -> Refusal | None:
        kind, offset = target
        if kind is PileKind.COLUMN:
            cards = position.columns[offset]
            return column_in_suit_refusal(group[0], cards[-1]) if cards else _king_refusal(position, group)
        if kind is PileKind.CELL:
            return _cell_refusal(len(group), position.cells[offset])
        return _foundation_refusal(len(group), group[0], SUITS[offset], len(position.foundations[offset]))

    def settle(self, position: Position) -> Position:
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
        """A foundation first, then the column that accepts it, then an empty column, then a cell."""
        if source.kind is PileKind.FOUNDATION:
            return None
        cards = position.cards(source)
        group = cards[-size:]
        whole_column = source.kind is PileKind.COLUMN and size == len(cards)
        targets = destinations(self, position, source, size)
        for target in targets:
            if target.kind is PileKind.FOUNDATION:
                return target
        for target in targets:
            if target.kind is PileKind.COLUMN and position.columns[target.offset]:
                return target
        if whole_column and group[0].rank is Rank.KING:
            return None
        for target in targets:
            if target.kind is PileKind.COLUMN:
                return target
        if source.kind is PileKind.CELL:
            return None
        return next(iter(targets), None)


def most_cards(free_cells: int, empty_columns: int) -> int:
    """How many cards move together: FreeCell's formula, with the empty columns that may be used."""
    return (free_cells + 1) << empty_columns


def _size_refusal(position: Position, size: int, empty_columns: int) -> Refusal | None:
    if size == 1:
        return None
    free_cells = position.cells.count(None)
    most = most_cards(free_cells, empty_columns)
    if size <= most:
        return None
    values = {"size": size, "most": most, "free_cells": free_cells, "empty_columns": empty_columns}
    return Refusal(Rule.GROUP_TOO_LARGE, values)


def _king_refusal(position: Position, group: Cards) -> Refusal | None:
    """Why ``group`` may not lie on an empty column."""
    if group[0].rank is not SeahavenTowers.empty_column_rank:
        return Refusal(Rule.EMPTY_COLUMN_NEEDS_KING, {"card": group[0]})
    return _size_refusal(position, len(group), position.columns.count(()) - 1)


@cache
def _cell_refusal(size: int, held: Card | None) -> Refusal | None:
    if size > 1:
        return Refusal(Rule.CELL_TAKES_ONE_CARD, {"size": size})
    return None if held is None else Refusal(Rule.CELL_OCCUPIED, {"card": held})


@cache
def _foundation_refusal(size: int, card: Card, suit: Suit, reached: int) -> Refusal | None:
    if size > 1:
        return Refusal(Rule.FOUNDATION_TAKES_ONE_CARD, {"size": size})
    if card.suit is not suit:
        return Refusal(Rule.FOUNDATION_WRONG_SUIT, {"card": card})
    if card.rank == reached + 1:
        return None
    needs = None if reached == len(Rank) else Card(Rank(reached + 1), suit)
    return Refusal(Rule.FOUNDATION_NEXT_RANK, {"card": card, "needs": needs})
