"""The figure of a court, built from its parts."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from app.decks.art.deck import DeckStyle
from app.decks.art.head import head
from app.decks.art.jack import jack
from app.decks.art.king import king
from app.decks.art.outline import placed
from app.decks.art.palette import (
    BLUSH,
    GOLD,
    HAIR,
    INK,
    LIP,
    PAPER,
    SKIN,
    STEEL,
    STEM,
    WOOD,
    suit_colours,
)
from app.decks.art.part import OUTLINE, Part, Tint
from app.decks.art.queen import queen
from app.decks.art.regalia import CUFF, FINGERS, FIST, POLE_X
from app.decks.art.robe import BORDER, ERMINE, LAPELS, OPENING, ROBE, SLEEVE, brooch, robe_pattern
from app.decks.art.shape import Shape
from engine.cards import Rank, Suit

_POLE_HAND = (POLE_X, 21.0, 8.0)
_FRONT_HAND = (-37.5, 16.0, 0.0)
"""The places of the hands, and their rotation in degrees."""
_BUST_HAND_LOWER = 11.0
"""The front hand of a bust is lower by this much."""

_IN_SIGHT = QRectF(-66, 10, 92, 42)
_BUST_IN_SIGHT = QRectF(-66, 10, 92, 70)
"""The visible part of a robe is inside these rectangles: of a double-ended court, and of a bust."""

_ATTIRE = {Rank.JACK: jack, Rank.QUEEN: queen, Rank.KING: king}


class Figure(NamedTuple):
    """The shapes of one court in the order of painting."""

    behind: tuple[Shape, ...]
    robe: Shape
    pattern: tuple[Shape, ...]
    before: tuple[Shape, ...]


def _hand(x: float, y: float, turn: float) -> tuple[Part, ...]:
    """A gripping hand with its cuff."""
    return (
        Part(placed(CUFF, x, y, 1, turn)),
        Part(placed(FIST, x, y, 1, turn), Tint.SKIN),
        Part(placed(FINGERS, x, y, 1, turn), None, 0.4, fine=True),
    )


def _held(parts: tuple[Part, ...], hand: tuple[float, float, float]) -> tuple[Part, ...]:
    """The held object, and the hand in front of it."""
    x, y, _ = hand
    return (*(part._replace(path=part.path.translated(x, y)) for part in parts), *_hand(*hand))


@cache
def figure(rank: Rank, suit: Suit, style: DeckStyle, *, simple: bool) -> Figure:
    """The court in its own coordinates (see ``Part``).

    With ``simple``, without the details that are too fine for small cards.
    """
    colours = suit_colours(suit, style)
    hair = HAIR[rank, suit]
    tints = {
        Tint.ROBE: colours.robe,
        Tint.PIP: colours.pip,
        Tint.HAIR: hair,
        Tint.STRAND: hair.darker(150),
        Tint.GOLD: GOLD,
        Tint.WHITE: PAPER,
        Tint.STEEL: STEEL,
        Tint.WOOD: WOOD,
        Tint.STEM: STEM,
        Tint.SKIN: SKIN,
        Tint.BLUSH: BLUSH,
        Tint.LIP: LIP,
        Tint.INK: INK,
    }

    def coloured(parts: tuple[Part, ...]) -> tuple[Shape, ...]:
        return tuple(
            Shape(
                part.path,
                tints[part.fill] if part.fill else None,
                tints[part.line] if part.width else None,
                part.width,
            )
            for part in parts
            if not (simple and part.fine)
        )

    attire = _ATTIRE[rank](suit)
    royal = rank is Rank.KING
    lowered = _BUST_HAND_LOWER if style.large_indices else 0.0
    x, y, turn = _FRONT_HAND
    held = _held(attire.held, (x, y + lowered, turn))
    before = (
        Part(BORDER, Tint.WHITE if royal else Tint.GOLD),
        *((Part(ERMINE, Tint.INK, 0, fine=True),) if royal else ()),
        Part(OPENING, Tint.WHITE),
        Part(brooch(suit), Tint.PIP, 0),
        Part(LAPELS),
        *head(rank, simple=simple),
        *attire.face,
        *attire.headgear,
        *(() if rank is Rank.QUEEN else _hand(*_POLE_HAND)),
        *held,
    )
    robe = ROBE.united(SLEEVE.translated(0, lowered))
    pattern = () if simple else robe_pattern(suit)
    in_sight = _BUST_IN_SIGHT if style.large_indices else _IN_SIGHT
    return Figure(
        behind=coloured(attire.behind),
        robe=Shape(robe, colours.robe, INK, OUTLINE),
        pattern=tuple(
            Shape(path, None, GOLD, 0.5) for path in pattern if path.boundingRect().intersects(in_sight)
        ),
        before=coloured(before),
    )
