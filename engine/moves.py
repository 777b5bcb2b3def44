"""Lists of legal moves: which groups may be lifted, and which piles accept them.

The lists hold exactly the moves that ``move_refusal`` allows. Highlights, searches and the keyboard need the
lists all the time, so whether a card may go on another, or move with it, is cached.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.cards import Card, Rank, Suit
from engine.position import Cards, Move, PileId, PileKind, Position, foundation
from engine.rules import (
    Game,
    Refusal,
    Rule,
    cell_refusal,
    empty_column_refusal,
    foundation_refusal,
    lift_refusal,
    most_cards,
    offered,
    place_refusal,
)


def destinations(game: Game, position: Position, source: PileId, size: int) -> tuple[PileId, ...]:
    """The piles that accept the group, in the order of ``position.piles``; none if it may not be lifted."""
    if lift_refusal(game, position, source, size) is not None:
        return ()
    return tuple(_accepting(game, position, source, position.cards(source)[-size:]))


def liftable_sizes(game: Game, position: Position, source: PileId) -> range:
    """The sizes of the groups that may be lifted from ``source``: 1 to the largest, or none."""
    if not position.has_pile(source):
        return range(0)
    return _sizes(game, offered(position, source), most_cards(game, position))


def legal_moves(game: Game, position: Position) -> Iterator[Move]:
    """All legal moves, ordered by source, size and target."""
    for source, group in _groups(game, position):
        for target in _accepting(game, position, source, group):
            yield Move(source, target, len(group))


def _groups(game: Game, position: Position) -> Iterator[tuple[PileId, Cards]]:
    """All groups that may be lifted, ordered by source and size."""
    most = most_cards(game, position)
    for source in position.piles:
        cards = offered(position, source)
        for size in _sizes(game, cards, most):
            yield source, cards[-size:]


def best_move(game: Game, position: Position, source: PileId, size: int) -> Move | Refusal:
    """The move of a double click on a group, or the reason why there is none."""
    refusal = lift_refusal(game, position, source, size)
    if refusal is not None:
        return refusal
    target = game.best_target(position, source, size)
    return Refusal(Rule.NO_PLACE) if target is None else Move(source, target, size)


def foundation_move(game: Game, position: Position, source: PileId) -> Move | None:
    """The move of the last card of a column or cell to its foundation; None if that is illegal."""
    if source.kind is PileKind.FOUNDATION or not position.foundations:
        return None
    group = position.cards(source)[-1:]
    if not group:
        return None
    target = foundation(group[0].suit)
    return Move(source, target) if place_refusal(game, position, group, target) is None else None


def _sizes(game: Game, cards: Cards, most: int | None) -> range:
    """The sizes of the groups at the end of ``cards`` that move together, up to ``most`` cards."""
    greatest = len(cards) if most is None else min(len(cards), max(most, 1))
    size = min(1, greatest)
    while size < greatest and _move_together(game, cards[-size - 1], cards[-size]):
        size += 1
    return range(1, size + 1)


@cache
def _move_together(game: Game, on: Card, card: Card) -> bool:
    return game.group_refusal((on, card)) is None


def _accepting(game: Game, position: Position, source: PileId, group: Cards) -> list[PileId]:
    """The piles that accept ``group``, lifted from ``source``, in the order of ``Position.piles``."""
    columns, cells, foundations, _ = position
    piles = position.piles
    first, size = group[0], len(group)
    onto = _onto(game, first)
    ranks = onto.ranks
    takes_empty = () in columns and empty_column_refusal(game, position, group) is None
    targets = []
    for offset, cards in enumerate(columns):
        if not cards:
            if takes_empty:
                targets.append(piles[offset])
        elif cards[-1][0] in ranks and onto[cards[-1]]:
            targets.append(piles[offset])
    if None in cells and cell_refusal(size, None) is None:
        targets += [piles[len(columns) + offset] for offset, held in enumerate(cells) if held is None]
    if foundations:
        # A foundation accepts only its own suit, so the others need no check.
        suit = first.suit
        target = foundation(suit)
        if foundation_refusal(size, first, suit, len(foundations[target.offset])) is None:
            targets.append(target)
    if source in targets:
        targets.remove(source)
    return targets


class _Onto(dict[Card, bool]):
    """Maps each card of a column to whether ``card`` may go on it; filled on demand.

    ``ranks`` holds the ranks on which ``card`` may go in at least one suit. Most cards have another rank, and
    need no further check.
    """

    def __init__(self, game: Game, card: Card) -> None:
        self._game = game
        self._card = card
        self.ranks = frozenset(rank for rank in Rank for suit in Suit if self[Card(rank, suit)])

    def __missing__(self, on: Card) -> bool:
        self[on] = takes = self._game.column_refusal(self._card, on) is None
        return takes


_onto = cache(_Onto)
