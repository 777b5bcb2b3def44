"""Announcements: moves, undo and redo, the win, and cards lifted, selected and put back."""

from __future__ import annotations

from typing import assert_never

from app.text.cards import card_name, group_name, suit_name
from app.text.numbers import moves_text, points_text
from app.text.translation import Texts, sentence
from engine.position import SUITS, Cards, Move, PileId, PileKind, Position

MoveTexts = Texts("MoveTexts")


def move_text(before: Position, move: Move, after: Position) -> str:
    """``8 of hearts on 9 of hearts, column 4``, and the sequence that the move removed, if any.

    ``before`` and ``after`` are the positions before and after the move, ``after`` without that sequence.
    """
    return sentence(_move_text(before, move, after))


def undone_text(before: Position, move: Move, after: Position) -> str:
    """The move that was undone; ``before`` and ``after`` are the positions when it was made."""
    return MoveTexts.tr("Undone: {move}").format(move=_move_text(before, move, after))


def redone_text(before: Position, move: Move, after: Position) -> str:
    """The move that was redone; ``before`` and ``after`` are the positions before and after it."""
    return MoveTexts.tr("Redone: {move}").format(move=_move_text(before, move, after))


def lifted_text(group: Cards) -> str:
    """``Lifted: 9 to 6 of clubs (4 cards).``"""
    return MoveTexts.tr("Lifted: {cards}.").format(cards=group_name(group))


def put_back_text(group: Cards) -> str:
    """``Put back: 8 of hearts.``"""
    return MoveTexts.tr("Put back: {cards}.").format(cards=group_name(group))


def win_text(move_count: int, score: int) -> str:
    """``Won: 49 moves, 851 points.``, with the score at the end."""
    text = MoveTexts.tr("Won: {moves}, {points}.")
    return text.format(moves=moves_text(move_count), points=points_text(score))


def _move_text(before: Position, move: Move, after: Position) -> str:
    text = _placed_text(before, move.target, group_name(before.cards(move.source)[-move.size :]))
    for sequence in after.removed[len(before.removed) :]:
        text += "; " + MoveTexts.tr("sequence of {suit} removed").format(suit=suit_name(sequence[0].suit))
    return text + "."


def _placed_text(before: Position, target: PileId, cards: str) -> str:
    number = target.offset + 1
    match target.kind:
        case PileKind.COLUMN if before.cards(target):
            text = MoveTexts.tr("{cards} on {card}, column {number}")
            return text.format(cards=cards, card=card_name(before.cards(target)[-1]), number=number)
        case PileKind.COLUMN:
            return MoveTexts.tr("{cards} to empty column {number}").format(cards=cards, number=number)
        case PileKind.CELL:
            return MoveTexts.tr("{cards} to cell {number}").format(cards=cards, number=number)
        case PileKind.FOUNDATION:
            text = MoveTexts.tr("{cards} to the foundation of {suit}")
            return text.format(cards=cards, suit=suit_name(SUITS[target.offset]))
        case _:
            assert_never(target.kind)
