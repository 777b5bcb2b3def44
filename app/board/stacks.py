"""Stacks: the piles and removed sequences of a board, and the placements of their cards."""

from __future__ import annotations

from collections.abc import Iterator

from app.board.card_item import Placement
from app.board.layout import BoardLayout
from engine.cards import Card
from engine.position import Cards, PileId, PileKind, Position

Stack = PileId | int
"""A pile, or a removed sequence by its number in order of removal, from 0."""
Stacks = dict[Stack, Cards]
"""The cards of each stack, the lowest first."""


def stacks_of(position: Position) -> Stacks:
    """The stacks of ``position``: its piles, then its removed sequences, each from ace to king."""
    stacks: Stacks = {pile: position.cards(pile) for pile in position.piles}
    for order, sequence in enumerate(position.removed):
        stacks[order] = sequence[::-1]
    return stacks


def is_fanned(stack: Stack) -> bool:
    """Whether every card of the stack is visible, at least in part."""
    return isinstance(stack, PileId) and stack.kind is PileKind.COLUMN


def placements(stacks: Stacks, layout: BoardLayout) -> Iterator[tuple[Card, Placement]]:
    """The placement of every card, in the order in which cards take off one by one."""
    for stack, cards in stacks.items():
        for index, card in enumerate(cards):
            if isinstance(stack, PileId):
                rect = layout.card(stack, index, len(cards))
            else:
                rect = layout.sequence_slot_rect(stack)
            yield card, Placement(rect, float(index))
