"""The protocol of a game, its refusals, and the rules derived from them for every game.

A game implements the ``Game`` protocol. The functions of this module derive from it whether a group may be
lifted and where it may go. All input and all readers of records use these functions.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import NamedTuple, Protocol

from engine.cards import Card, Rank, Suit
from engine.deals import CodeFormat
from engine.position import CELL, COLUMN, FOUNDATION, SUITS, Cards, Move, PileId, Position


class Rule(StrEnum):
    """A reason for refusing an action; its value is a stable identifier."""

    NO_SUCH_PILE = "no-such-pile"
    SAME_PILE = "same-pile"
    EMPTY_PILE = "empty-pile"
    TOO_FEW_CARDS = "too-few-cards"
    COVERED_CARD = "covered-card"
    MIXED_SUITS = "mixed-suits"
    GROUP_TOO_LARGE = "group-too-large"
    CELL_TAKES_ONE_CARD = "cell-takes-one-card"
    CELL_OCCUPIED = "cell-occupied"
    FOUNDATION_TAKES_ONE_CARD = "foundation-takes-one-card"
    FOUNDATION_WRONG_SUIT = "foundation-wrong-suit"
    FOUNDATION_NEXT_RANK = "foundation-next-rank"
    KING_NEEDS_EMPTY_COLUMN = "king-needs-empty-column"
    NOTHING_ON_ACE = "nothing-on-ace"
    SUIT_MISMATCH = "suit-mismatch"
    RANK_MISMATCH = "rank-mismatch"
    EMPTY_COLUMN_NEEDS_KING = "empty-column-needs-king"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    NO_PLACE = "no-place"


Value = Card | PileId | int | None


class _Refusal(NamedTuple):
    rule: Rule
    values: Mapping[str, Value]


class Refusal(_Refusal):
    """Why an action is refused: the rule that it breaks, and the values of the position by name.

    ``values`` is a read-only copy.
    """

    __slots__ = ()

    def __new__(cls, rule: Rule, values: Mapping[str, Value] = MappingProxyType({})) -> Refusal:
        return super().__new__(cls, rule, MappingProxyType(dict(values)))

    def __hash__(self) -> int:
        return hash((self.rule, frozenset(self.values.items())))

    def __reduce__(self) -> tuple[type[Refusal], tuple[Rule, dict[str, Value]]]:
        return Refusal, (self.rule, dict(self.values))


class BestKind(StrEnum):
    """A number of a win, such as its time, whose best is kept; its text is a stable identifier."""

    FEWEST_MOVES = "fewest-moves"
    BEST_TIME = "best-time"
    BEST_SCORE = "best-score"


class Game(Hashable, Protocol):
    """One game: everything about it except its texts.

    A level is a number in the deal codes, such as the number of suits or cells; a game has at least one
    level. A move neither adds nor removes a pile. Cells and foundations follow the same rules in every
    game: a cell holds one card, and a foundation accepts its suit card by card from the ace.
    """

    @property
    def name(self) -> str:
        """The game's identifier in records, such as ``simple-simon``."""

    @property
    def codes(self) -> CodeFormat:
        """The format of deal codes, with the levels from easy to hard."""

    @property
    def level_key(self) -> str:
        """The key of the level in records: what the level counts, such as ``suits`` or ``cells``."""

    @property
    def start_score(self) -> int:
        """The score before the first move."""

    @property
    def best_kinds(self) -> tuple[BestKind, ...]:
        """The kinds of best values that the statistics keep."""

    @property
    def sequences(self) -> int:
        """The number of slots for removed sequences; 0 if the game removes none."""

    @property
    def empty_column_needs_king(self) -> bool:
        """Whether an empty column accepts only groups that begin with a king."""

    def deck(self, level: int) -> Cards:
        """The faces of the deck, in their order before the shuffle."""

    def deal(self, level: int, cards: Cards) -> Position:
        """The first position, dealt from the shuffled ``cards``."""

    def is_possible(self, position: Position) -> bool:
        """Whether a position, which has the right cards and piles, can occur in play."""

    def group_refusal(self, group: Cards) -> Refusal | None:
        """Why cards of a column cannot move together, even with enough free space; None if they can.

        A single card can always move. A group can move if every two neighbours in it can.
        """

    def most_cards(self, free_cells: int, empty_columns: int) -> int | None:
        """The most cards that can move together, given free cells and empty columns; None if any number."""

    def column_refusal(self, card: Card, on: Card) -> Refusal | None:
        """Why ``card`` may not go on ``on`` in a column, by their faces alone; None if it may."""

    def follow_up(self, position: Position) -> Position:
        """The position after the automatic part of a move, such as the removal of a sequence."""

    def points(self, before: Position, move: Move, after: Position) -> int:
        """The change of the score by a move; ``after`` is the position after ``follow_up``."""

    def is_won(self, position: Position) -> bool:
        """Whether the game is won."""

    def best_target(self, position: Position, source: PileId, size: int) -> PileId | None:
        """The pile to which a double click sends a group that may be lifted; None if there is none."""


def lift_refusal(game: Game, position: Position, source: PileId, size: int) -> Refusal | None:
    """Why the last ``size`` cards of ``source`` may not be lifted as one group; None if they may."""
    if not position.has_pile(source):
        return _no_such_pile(source)
    cards = offered(position, source)
    if not cards:
        return Refusal(Rule.EMPTY_PILE, {"pile": source})
    if not 1 <= size <= len(cards):
        return Refusal(Rule.TOO_FEW_CARDS, {"pile": source, "size": size, "most": len(cards)})
    if size == 1:
        return None
    refusal = game.group_refusal(cards[-size:])
    return refusal or _size_refusal(game, position, size, position.columns.count(()))


def _no_such_pile(pile: PileId) -> Refusal:
    if not isinstance(pile, PileId):
        raise TypeError(f"a PileId is needed, not {pile!r}")
    return Refusal(Rule.NO_SUCH_PILE, {"pile": pile})


def most_cards(game: Game, position: Position) -> int | None:
    """The most cards that may be lifted together; None if any number."""
    return game.most_cards(position.cells.count(None), position.columns.count(()))


def _size_refusal(game: Game, position: Position, size: int, empty_columns: int) -> Refusal | None:
    """Why ``size`` cards may not move together; ``empty_columns`` columns may hold cards during the move."""
    if size == 1:
        return None
    free_cells = position.cells.count(None)
    most = game.most_cards(free_cells, empty_columns)
    if most is None or size <= most:
        return None
    values = {"size": size, "most": most, "free_cells": free_cells, "empty_columns": empty_columns}
    return Refusal(Rule.GROUP_TOO_LARGE, values)


def offered(position: Position, source: PileId) -> Cards:
    """The cards of a pile that may be touched: all of a column, or the last one of a cell or foundation."""
    cards = position.cards(source)
    return cards if source.kind is COLUMN else cards[-1:]


def move_refusal(game: Game, position: Position, move: Move) -> Refusal | None:
    """Why ``move`` is illegal, by the first rule that it breaks; None if it is legal."""
    source, target, size = move
    for pile in (source, target):
        if not position.has_pile(pile):
            return _no_such_pile(pile)
    if source == target:
        return Refusal(Rule.SAME_PILE, {"pile": source})
    refusal = lift_refusal(game, position, source, size)
    if refusal is not None:
        return refusal
    return place_refusal(game, position, position.cards(source)[-size:], target)


def place_refusal(game: Game, position: Position, group: Cards, target: PileId) -> Refusal | None:
    """Why ``group``, lifted from another pile, may not go on ``target``; None if it may."""
    kind, offset = target
    if kind is CELL:
        return cell_refusal(len(group), position.cells[offset])
    if kind is FOUNDATION:
        return foundation_refusal(len(group), group[0], SUITS[offset], len(position.foundations[offset]))
    cards = position.columns[offset]
    if cards:
        return game.column_refusal(group[0], cards[-1])
    return empty_column_refusal(game, position, group)


def empty_column_refusal(game: Game, position: Position, group: Cards) -> Refusal | None:
    """Why ``group`` may not go on an empty column; None if it may."""
    if game.empty_column_needs_king and group[0].rank is not Rank.KING:
        return _king_needed(group[0])
    return _size_refusal(game, position, len(group), position.columns.count(()) - 1)


@cache
def _king_needed(card: Card) -> Refusal:
    return Refusal(Rule.EMPTY_COLUMN_NEEDS_KING, {"card": card})


@cache
def cell_refusal(size: int, held: Card | None) -> Refusal | None:
    """Why ``size`` cards may not go on a cell that holds ``held``; None if they may."""
    if size > 1:
        return Refusal(Rule.CELL_TAKES_ONE_CARD, {"size": size})
    return None if held is None else Refusal(Rule.CELL_OCCUPIED, {"card": held})


@cache
def foundation_refusal(size: int, card: Card, suit: Suit, reached: int) -> Refusal | None:
    """Why ``size`` cards, ``card`` first, may not go on the foundation of ``suit`` with ``reached`` cards."""
    if size > 1:
        return Refusal(Rule.FOUNDATION_TAKES_ONE_CARD, {"size": size})
    if card.suit is not suit:
        return Refusal(Rule.FOUNDATION_WRONG_SUIT, {"card": card})
    if card.rank == reached + 1:
        return None
    needs = None if reached == len(Rank) else Card(Rank(reached + 1), suit)
    return Refusal(Rule.FOUNDATION_NEXT_RANK, {"card": card, "needs": needs})


def after_move(game: Game, position: Position, move: Move) -> Position:
    """The position after a legal move and its automatic part (``Game.follow_up``)."""
    return game.follow_up(position.after(move))
