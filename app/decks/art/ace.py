"""The aces: a large suit with a golden pattern, between two laurel sprigs.

Coordinates are in hundredths of a card's width; the origin is the middle of the card.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from app.decks.art.deck import DeckStyle
from app.decks.art.outline import circle, curve, mirrored, placed
from app.decks.art.palette import GOLD, LAUREL, PAPER, suit_colours
from app.decks.art.pips import suit_shape
from app.decks.art.pixels import device_scale
from app.decks.art.robe import PATTERN_CENTRE, robe_pattern
from app.decks.art.shape import Shape, paint_shapes
from engine.cards import Suit

_SIMPLE_BELOW = 80
"""Cards narrower than this many device pixels have no pattern, because it would be blurred."""

_LAUREL_RADIUS = 37.0
_REACH = 30


@cache
def _laurel() -> QPainterPath:
    """Two sprigs, left and right, from ``_REACH`` degrees below the horizontal to ``_REACH`` above it."""
    leaf = curve(((0, 0), (1.5, -3), (0, -7.6), (-1.5, -3)), closed=True)
    sprig = QPainterPath()
    for step in range(-_REACH, _REACH + 1, 10):
        angle = radians(step)
        x, y = _LAUREL_RADIUS * cos(angle), -_LAUREL_RADIUS * sin(angle)
        for lean in (-38, 38):
            sprig.addPath(placed(leaf, x, y, 1 - 0.3 * max(0, step) / _REACH, -step + lean))
    return mirrored(sprig)


def draw_ace(painter: QPainter, suit: Suit, style: DeckStyle) -> None:
    """Paint the ace of ``suit`` around the painter's origin; one unit is a hundredth of the card's width."""
    paint_shapes(painter, [Shape(_laurel(), LAUREL)])
    draw_set_suit(painter, suit, style, 47.0)


def draw_set_suit(painter: QPainter, suit: Suit, style: DeckStyle, size: float) -> None:
    """Paint ``suit``, ``size`` high, with its golden pattern; origin and units as in ``draw_ace``."""
    scale = device_scale(painter)
    colour = suit_colours(suit, style).pip
    shape = placed(suit_shape(suit), 0, 0, size)
    inner = placed(suit_shape(suit), 0, 0, size * 0.84)
    paint_shapes(painter, [Shape(shape, colour)])
    if 100 * scale >= _SIMPLE_BELOW:
        painter.save()
        painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
        painter.translate(0, -PATTERN_CENTRE)
        paint_shapes(painter, [Shape(path, None, GOLD, 0.5) for path in robe_pattern(suit)])
        painter.restore()
    boss = circle(0, 0, size * 0.15)
    paint_shapes(
        painter,
        [
            Shape(inner, None, GOLD, 1.0),
            Shape(boss, PAPER, GOLD, 1.0),
            Shape(placed(suit_shape(suit), 0, 0, size * 0.19), colour),
        ],
        0.9 / scale,
    )
