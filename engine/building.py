"""Rules for columns from which games choose: how columns build, and which cards form a run."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from engine.cards import Card, Rank
from engine.position import Cards
from engine.rules import Refusal, Rule


def is_run(cards: Cards) -> bool:
    """Whether the ranks of the cards descend one by one in one suit."""
    return run_refusal(cards) is None


def run_length(cards: Cards) -> int:
    """The number of cards in the run at the end of a pile; 0 if the pile is empty."""
    length = min(len(cards), 1)
    while length < len(cards) and is_run(cards[-length - 1 : len(cards) - length + 1]):
        length += 1
    return length


def run_refusal(group: Cards) -> Refusal | None:
    """Why a group is not a run, with the first pair of cards that breaks it; None if it is a run."""
    mixed = None
    for on, card in pairwise(group):
        if card.rank != on.rank - 1:
            return Refusal(Rule.COVERED_CARD, {"card": card, "on": on})
        if mixed is None and card.suit is not on.suit:
            mixed = Refusal(Rule.MIXED_SUITS, {"card": card, "on": on})
    return mixed


# Cached, because highlights and lists of moves need the same pairs of cards often.
@cache
def column_refusal(card: Card, on: Card) -> Refusal | None:
    """Why ``card`` may not go on ``on`` in a column that builds down in any suit; None if it may."""
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
    """Why ``card`` may not go on ``on`` in a column that builds down in suit; None if it may."""
    refusal = column_refusal(card, on)
    if card.suit is on.suit or (refusal is not None and refusal.rule is not Rule.RANK_MISMATCH):
        return refusal
    return Refusal(Rule.SUIT_MISMATCH, {"card": card, "on": on})
