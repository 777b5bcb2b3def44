"""What a game is, what it refuses and why, and all that follows from that for every game.

A game states a few things (the ``Game`` protocol); whether a group may be lifted, where it may lie, which
moves are legal and what a double click does are derived here, so that each input of a program and each
reader of a record asks the same functions.
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
    """Why an action is refused: the rule that it breaks, and this position's own values by name.

    ``values`` is a copy that cannot be written to.
    """

    __slots__ = ()

    def __new__(cls, rule: Rule, values: Mapping[str, Value] = MappingProxyType({})) -> Refusal:
        return super().__new__(cls, rule, MappingProxyType(dict(values)))

    def __hash__(self) -> int:
        return hash((self.rule, frozenset(self.values.items())))

    def __reduce__(self) -> tuple[type[Refusal], tuple[Rule, dict[str, Value]]]:
        return Refusal, (self.rule, dict(self.values))


class BestKind(StrEnum):
    """A number of a win that a game keeps the best of; its value is a stable identifier."""

    FEWEST_MOVES = "fewest-moves"
    BEST_TIME = "best-time"
    BEST_SCORE = "best-score"


class Game(Hashable, Protocol):
    """One game: everything about it that is not words.

    A level is the number that its deal codes write, such as the number of suits or cells; there may be any
    number of levels from 1 on. A game has the piles that it deals. Cells and foundations follow the same
    rules in every game: a cell holds one card, a foundation takes its suit card by card from the ace.
    """

    @property
    def name(self) -> str:
        """The game's identifier in records, such as ``simple-simon``."""

    @property
    def codes(self) -> CodeFormat:
        """How deal codes are written, with the levels from easy to hard."""

    @property
    def level_key(self) -> str:
        """What the level counts, as the key of records: ``suits`` or ``cells``."""

    @property
    def start_score(self) -> int:
        """The points before the first move."""

    @property
    def best_kinds(self) -> tuple[BestKind, ...]:
        """The numbers of a win that are records to beat."""

    @property
    def sequences(self) -> int:
        """How many places the board shows for removed sequences; 0 if the game removes none."""

    @property
    def empty_column_rank(self) -> Rank | None:
        """The only rank that an empty column takes as the first card of a group; None if it takes any."""

    def deck(self, level: int) -> Cards:
        """The faces that are dealt, in the order from which they are shuffled."""

    def deal(self, level: int, cards: Cards) -> Position:
        """The first position, for a deck in shuffled order."""

    def is_possible(self, position: Position) -> bool:
        """Whether a position of the right cards and piles could be met in play."""

    def group_refusal(self, group: Cards) -> Refusal | None:
        """Why cards of a column do not move together, however much room there is; None if they do.

        A single card always moves, and cards move together if each two neighbours among them do.
        """

    def most_cards(self, free_cells: int, empty_columns: int) -> int | None:
        """How many cards move together at most, with so many free places; None for any number."""

    def column_refusal(self, card: Card, on: Card) -> Refusal | None:
        """Why ``card`` may not lie on ``on`` in a column; None if it may. Their faces alone decide."""

    def follow_up(self, position: Position) -> Position:
        """What a position becomes by itself, as part of the move that led to it."""

    def points(self, before: Position, move: Move, after: Position) -> int:
        """What a move adds to the score, ``after`` being settled."""

    def is_won(self, position: Position) -> bool:
        """Whether nothing is left to do."""

    def best_target(self, position: Position, source: PileId, size: int) -> PileId | None:
        """Where a double click sends a group that may be lifted; None if it has no best place."""


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
    """How many cards may be lifted together; None for any number."""
    return game.most_cards(position.cells.count(None), position.columns.count(()))


def _size_refusal(game: Game, position: Position, size: int, empty_columns: int) -> Refusal | None:
    """Why so many cards do not move together with ``empty_columns`` that may be used on the way."""
    free_cells = position.cells.count(None)
    most = game.most_cards(free_cells, empty_columns)
    if most is None or size <= max(most, 1):
        return None
    values = {"size": size, "most": most, "free_cells": free_cells, "empty_columns": empty_columns}
    return Refusal(Rule.GROUP_TOO_LARGE, values)


def offered(position: Position, source: PileId) -> Cards:
    """The cards that a pile gives at once: all that a column has, or the last one of a cell or foundation."""
    cards = position.cards(source)
    return cards if source.kind is COLUMN else cards[-1:]


def move_refusal(game: Game, position: Position, move: Move) -> Refusal | None:
    """Why ``move`` may not be carried out, the first rule that it breaks; None if it is legal."""
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
    """Why ``group``, lifted from another pile of ``position``, may not lie on ``target``."""
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
    """Why ``group`` may not lie on an empty column."""
    if game.empty_column_rank not in (None, group[0].rank):
        return Refusal(Rule.EMPTY_COLUMN_NEEDS_KING, {"card": group[0]})
    return _size_refusal(game, position, len(group), position.columns.count(()) - 1)


@cache
def cell_refusal(size: int, held: Card | None) -> Refusal | None:
    """Why so many cards may not lie on a cell that holds ``held``."""
    if size > 1:
        return Refusal(Rule.CELL_TAKES_ONE_CARD, {"size": size})
    return None if held is None else Refusal(Rule.CELL_OCCUPIED, {"card": held})


@cache
def foundation_refusal(size: int, card: Card, suit: Suit, reached: int) -> Refusal | None:
    """Why ``size`` cards from ``card`` on may not lie on a foundation with ``reached`` cards of ``suit``."""
    if size > 1:
        return Refusal(Rule.FOUNDATION_TAKES_ONE_CARD, {"size": size})
    if card.suit is not suit:
        return Refusal(Rule.FOUNDATION_WRONG_SUIT, {"card": card})
    if card.rank == reached + 1:
        return None
    needs = None if reached == len(Rank) else Card(Rank(reached + 1), suit)
    return Refusal(Rule.FOUNDATION_NEXT_RANK, {"card": card, "needs": needs})


def after_move(game: Game, position: Position, move: Move) -> Position:
    """The position after a move that was found legal, all that follows by itself included."""
    return game.follow_up(position.after(move))
