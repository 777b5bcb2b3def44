"""How columns build, and which cards at their ends form a run: rules that games choose from."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from engine.cards import Card, Rank
from engine.position import Cards
from engine.rules import Refusal, Rule


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
