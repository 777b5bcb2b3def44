"""What a game is, what it refuses and why, and all that follows from that for every game.

A game states a few things (the ``Game`` protocol); whether a group may be lifted, where it may lie, which
moves are legal and what a double click does are derived here, so that each input of a program and each
reader of a record asks the same functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from itertools import pairwise
from typing import NamedTuple, Protocol

from engine.cards import Card, Rank
from engine.deals import CodeFormat
from engine.position import Cards, Move, PileId, PileKind, Position


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


class Refusal(NamedTuple):
    """Why an action is refused: the rule that it breaks, and this position's own values by name."""

    rule: Rule
    values: Mapping[str, Value] = {}


class Game(Protocol):
    """One game. A level is the number that its deal codes write, such as the number of suits or cells."""

    name: str
    """The game's identifier in records, such as ``simple-simon``."""
    codes: CodeFormat
    """How deal codes are written, with the levels from easy to hard."""
    level_key: str
    """What the level counts, as the key of records: ``suits`` or ``cells``."""
    start_score: int
    empty_column_rank: Rank | None
    """The only rank that an empty column takes as the first card of a group; None if it takes any."""

    def deck(self, level: int) -> Cards:
        """The faces that are dealt, in the order from which they are shuffled."""

    def deal(self, level: int, cards: Cards) -> Position:
        """The first position, for a deck in shuffled order."""

    def is_possible(self, position: Position) -> bool:
        """Whether a position of the right cards and piles could be met in play."""

    def lift_refusal(self, position: Position, source: PileId, group: Cards) -> Refusal | None:
        """Why the group at the end of ``source`` may not be lifted; None if it may.

        If a group may be lifted, so may each smaller one at the end of the same pile.
        """

    def place_refusal(self, position: Position, group: Cards, target: PileId) -> Refusal | None:
        """Why ``group``, lifted from another pile of ``position``, may not lie on ``target``."""

    def settle(self, position: Position) -> Position:
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
        return Refusal(Rule.NO_SUCH_PILE, {"pile": source})
    cards = _offered(position, source)
    if not cards:
        return Refusal(Rule.EMPTY_PILE, {"pile": source})
    if not 1 <= size <= len(cards):
        return Refusal(Rule.TOO_FEW_CARDS, {"pile": source, "size": size, "most": len(cards)})
    return game.lift_refusal(position, source, cards[-size:])


def _offered(position: Position, source: PileId) -> Cards:
    """The cards that a pile gives at once: all that a column has, or the last one of a cell or foundation."""
    cards = position.cards(source)
    return cards if source.kind is PileKind.COLUMN else cards[-1:]


def move_refusal(game: Game, position: Position, move: Move) -> Refusal | None:
    """Why ``move`` may not be carried out, the first rule that it breaks; None if it is legal."""
    source, target, size = move
    for pile in (source, target):
        if not position.has_pile(pile):
            return Refusal(Rule.NO_SUCH_PILE, {"pile": pile})
    if source == target:
        return Refusal(Rule.SAME_PILE, {"pile": source})
    refusal = lift_refusal(game, position, source, size)
    if refusal is not None:
        return refusal
    return game.place_refusal(position, position.cards(source)[-size:], target)


def after_move(game: Game, position: Position, move: Move) -> Position:
    """The position after a move that was found legal, all that follows by itself included."""
    return game.settle(position.after(move))


def destinations(game: Game, position: Position, source: PileId, size: int) -> tuple[PileId, ...]:
    """Every pile that takes the group, in the order of ``position.piles``; none if it cannot be lifted."""
    if lift_refusal(game, position, source, size) is not None:
        return ()
    return tuple(_takers(game, position, source, size))


def _takers(game: Game, position: Position, source: PileId, size: int) -> list[PileId]:
    """Every pile that takes a group that may be lifted."""
    group = position.cards(source)[-size:]
    place_refusal = game.place_refusal
    return [
        target
        for target in position.piles
        if target != source and place_refusal(position, group, target) is None
    ]


def liftable_sizes(game: Game, position: Position, source: PileId) -> range:
    """The sizes of the groups that may be lifted from ``source``: 1 to the greatest, or none."""
    cards = _offered(position, source) if position.has_pile(source) else ()
    size = 0
    while size < len(cards) and game.lift_refusal(position, source, cards[-size - 1 :]) is None:
        size += 1
    return range(1, size + 1)


def legal_moves(game: Game, position: Position) -> Iterator[Move]:
    """Every legal move, by source, size and target."""
    for source in position.piles:
        for size in liftable_sizes(game, position, source):
            for target in _takers(game, position, source, size):
                yield Move(source, target, size)


def best_move(game: Game, position: Position, source: PileId, size: int) -> Move | Refusal:
    """What a double click on a group does, or why it does nothing."""
    refusal = lift_refusal(game, position, source, size)
    if refusal is not None:
        return refusal
    target = game.best_target(position, source, size)
    return Refusal(Rule.NO_PLACE) if target is None else Move(source, target, size)


def foundation_move(game: Game, position: Position, source: PileId) -> Move | None:
    """The move of the last card of a column or cell to a foundation, if one takes it."""
    if source.kind is PileKind.FOUNDATION:
        return None
    targets = destinations(game, position, source, 1)
    return next((Move(source, target) for target in targets if target.kind is PileKind.FOUNDATION), None)


def is_run(cards: Cards) -> bool:
    """Whether the cards descend by one in rank and are of one suit."""
    return run_refusal(cards) is None


def run_length(cards: Cards) -> int:
    """How many cards at the end of a pile form a run; 0 for none."""
    length = min(len(cards), 1)
    while length < len(cards) and is_run(cards[-length - 1 : len(cards) - length + 1]):
        length += 1
    return length


def run_refusal(group: Cards) -> Refusal | None:
    """Why a group is no run, with the first pair that breaks it; None if it is one."""
    for on, card in pairwise(group):
        if card.rank != on.rank - 1:
            return Refusal(Rule.COVERED_CARD, {"card": card, "on": on})
    for on, card in pairwise(group):
        if card.suit is not on.suit:
            return Refusal(Rule.MIXED_SUITS, {"card": card, "on": on})
    return None


# Whatever is shown or listed asks about the same pairs of cards over and over: no pair is worked out twice.
@cache
def column_refusal(card: Card, on: Card) -> Refusal | None:
    """Why ``card`` may not lie on ``on`` in a column that builds down in any suit."""
    if card.rank == on.rank - 1:
        return None
    if card.rank is Rank.KING:
        rule = Rule.KING_NEEDS_EMPTY_COLUMN
    elif on.rank is Rank.ACE:
        rule = Rule.NOTHING_ON_ACE
    else:
        rule = Rule.RANK_MISMATCH
    return Refusal(rule, {"card": card, "on": on})


@cache
def column_in_suit_refusal(card: Card, on: Card) -> Refusal | None:
    """Why ``card`` may not lie on ``on`` in a column that builds down in one suit."""
    refusal = column_refusal(card, on)
    if card.suit is on.suit or (refusal is not None and refusal.rule is not Rule.RANK_MISMATCH):
        return refusal
    return Refusal(Rule.SUIT_MISMATCH, {"card": card, "on": on})
