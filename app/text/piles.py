"""Names of piles, and their descriptions for screen readers."""

from __future__ import annotations

from typing import assert_never

from app.text.cards import card_name, cards_text, group_name, suit_name
from app.text.translation import Texts, sentence
from engine.building import is_run
from engine.cards import Rank
from engine.position import SUITS, Cards, PileId, PileKind, Position
from engine.rules import Game

PileTexts = Texts("PileTexts")


def pile_name(pile: PileId) -> str:
    """``column 3``, ``cell 2`` or ``foundation of hearts``."""
    match pile.kind:
        case PileKind.COLUMN:
            return PileTexts.tr("column {number}").format(number=pile.offset + 1)
        case PileKind.CELL:
            return PileTexts.tr("cell {number}").format(number=pile.offset + 1)
        case PileKind.FOUNDATION:
            return PileTexts.tr("foundation of {suit}").format(suit=suit_name(SUITS[pile.offset]))
        case _:
            assert_never(pile.kind)


def the_pile(pile: PileId) -> str:
    """A pile's name within a sentence: ``column 3``, ``the foundation of hearts``."""
    match pile.kind:
        case PileKind.COLUMN:
            return PileTexts.tr("column {number}", "in a sentence").format(number=pile.offset + 1)
        case PileKind.CELL:
            return PileTexts.tr("cell {number}", "in a sentence").format(number=pile.offset + 1)
        case PileKind.FOUNDATION:
            return PileTexts.tr("the foundation of {suit}").format(suit=suit_name(SUITS[pile.offset]))
        case _:
            assert_never(pile.kind)


def pile_description(position: Position, pile: PileId) -> str:
    """``column 3, 8 of hearts, last of 6 cards``: the pile and its last card."""
    name = pile_name(pile)
    cards = position.cards(pile)
    match pile.kind:
        case PileKind.COLUMN if not cards:
            return PileTexts.tr("{column}, empty").format(column=name)
        case PileKind.COLUMN if len(cards) == 1:
            return PileTexts.tr("{column}, {card}, its only card").format(
                column=name, card=card_name(cards[0])
            )
        case PileKind.COLUMN:
            text = PileTexts.tr("{column}, {card}, last of %n card(s)", "", len(cards))
            return text.format(column=name, card=card_name(cards[-1]))
        case PileKind.CELL if not cards:
            return PileTexts.tr("{cell}, free").format(cell=name)
        case PileKind.CELL:
            return PileTexts.tr("{cell}, {card}").format(cell=name, card=card_name(cards[0]))
        case PileKind.FOUNDATION if not cards:
            return PileTexts.tr("{foundation}, empty").format(foundation=name)
        case PileKind.FOUNDATION if len(cards) == len(Rank):
            return PileTexts.tr("{foundation}, complete").format(foundation=name)
        case PileKind.FOUNDATION:
            return PileTexts.tr("{foundation}, {card} on top").format(
                foundation=name, card=card_name(cards[-1])
            )
        case _:
            assert_never(pile.kind)


def group_description(position: Position, pile: PileId, size: int) -> str:
    """The pile and its last ``size`` cards: ``column 3, 9 to 6 of clubs (4 cards)``.

    For no card or one it is ``pile_description``; cards that are not a run are named one by one.
    """
    group = position.cards(pile)[-size:]
    if size <= 1:
        return pile_description(position, pile)
    return f"{pile_name(pile)}, {group_name(group)}" if is_run(group) else _cards_of_column(pile, group)


def position_text(game: Game, position: Position) -> str:
    """The whole board, one line a pile: the piles above the columns, then every column."""
    upper = [pile for pile in position.piles if pile.kind is not PileKind.COLUMN]
    lines = [pile_description(position, pile) for pile in upper]
    if game.sequences:
        lines.append(removed_text(position))
    lines += [_column_text(position, pile) for pile in position.piles if pile.kind is PileKind.COLUMN]
    return "\n".join(sentence(line) + "." for line in lines)


def removed_text(position: Position) -> str:
    """``2 sequences removed: spades, hearts``, in order of removal."""
    if not position.removed:
        return PileTexts.tr("no sequence removed yet")
    suits = ", ".join(suit_name(sequence[0].suit) for sequence in position.removed)
    return PileTexts.tr("%n sequence(s) removed: {suits}", "", len(position.removed)).format(suits=suits)


def sequence_slot_description(position: Position, order: int) -> str:
    """``place for sequence 1: spades``: the slot of the removed sequence number ``order``, from 0."""
    if order >= len(position.removed):
        return PileTexts.tr("place for sequence {number}, empty").format(number=order + 1)
    suit = suit_name(position.removed[order][0].suit)
    return PileTexts.tr("place for sequence {number}: {suit}").format(number=order + 1, suit=suit)


def sequence_slot_text() -> str:
    """A sentence on the use of the slots for removed sequences."""
    return PileTexts.tr("A complete sequence, king to ace of one suit, goes here by itself.")


def _column_text(position: Position, pile: PileId) -> str:
    cards = position.cards(pile)
    if not cards:
        return pile_description(position, pile)
    return _cards_of_column(pile, cards)


def _cards_of_column(column: PileId, cards: Cards) -> str:
    names = ", ".join(map(card_name, cards))
    text = PileTexts.tr("{column}, {count}: {cards}")
    return text.format(column=pile_name(column), count=cards_text(len(cards)), cards=names)
