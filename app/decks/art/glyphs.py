"""The thirteen rank glyphs, drawn without a font: bold, upright, on one baseline, all of the same height.

Straight strokes are traced with a broad nib (vertical strokes are heavier than horizontal ones), round
strokes are rings. Both are trimmed to the glyph's box. Coordinates are in hundredths of the cap height: x
from 0, y from 0 at the top to 100 at the baseline.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from app.decks.art.outline import circle, line, placed, polygon
from engine.cards import Rank

_STEM = 20.0
"""Width of an upright stroke."""

_BAR = 16.5
"""Height of a level stroke."""

_TOP = _BAR / 2
_BASE = 100 - _BAR / 2


class Glyph(NamedTuple):
    """An outline in a box 1 high and ``width`` wide, both in cap heights."""

    outline: QPainterPath
    width: float


def _traced(skeleton: QPainterPath) -> QPainterPath:
    """The outline of a broad pen stroke along ``skeleton``."""
    stroker = QPainterPathStroker()
    stroker.setWidth(_STEM)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setMiterLimit(6)
    traced = stroker.createStroke(QTransform.fromScale(1, _STEM / _BAR).map(skeleton))
    traced.setFillRule(Qt.FillRule.WindingFill)
    return QTransform.fromScale(1, _BAR / _STEM).map(traced)


def _ellipse(x: float, y: float, half_width: float, half_height: float) -> QPainterPath:
    return circle(x, y, half_width, half_height / half_width)


def _ring(x: float, y: float, half_width: float, half_height: float) -> QPainterPath:
    """A round stroke whose outside is an ellipse around (``x``, ``y``)."""
    hole = _ellipse(x, y, half_width - _STEM, half_height - _BAR)
    return _ellipse(x, y, half_width, half_height).subtracted(hole)


def _glyph(outline: QPainterPath, width: float) -> Glyph:
    """``outline`` trimmed to a box ``width`` hundredths wide."""
    box = QPainterPath()
    box.addRect(QRectF(0, 0, width, 100))
    return Glyph(placed(outline.intersected(box), 0, 0, 0.01), width / 100)


def _ace() -> Glyph:
    legs = line(((5, 110), (40, 2), (75, 110)))
    return _glyph(_traced(legs).united(_traced(line(((20, 71), (60, 71))))), 80)


def _two() -> Glyph:
    path = QPainterPath(QPointF(8, 33))
    path.cubicTo(10, 16, 18, _TOP, 31, _TOP)
    path.cubicTo(45, _TOP, 53, 17, 53, 30)
    path.cubicTo(53, 47, 36, 62, 10, _BASE)
    path.lineTo(63, _BASE)
    return _glyph(_traced(path), 63)


def _three() -> Glyph:
    bowls = _ring(30, 27.5, 29, 27.5).united(_ring(32, 69.5, 31, 30.5))
    mouth = polygon(((-5, 25), (30, 30), (30, 38.5), (17, 38.5), (17, 55.5), (32, 55.5), (32, 66), (-5, 72)))
    return _glyph(bowls.subtracted(mouth), 63)


def _four() -> Glyph:
    shape = _traced(line(((49, 110), (49, 3), (45, 3), (7, 72), (69, 72))))
    return _glyph(shape, 69)


def _five() -> Glyph:
    bowl = _ring(32, 66.5, 31, 33.5).subtracted(polygon(((-5, 53), (32, 53), (32, 65), (-5, 71))))
    shoulder = polygon(((8, 0), (58, 0), (58, _BAR), (26, _BAR), (25, 44), (22, 53), (5, 53)))
    return _glyph(bowl.united(shoulder), 63)


def _six() -> Glyph:
    back = _ring(32.5, 59, 32.5, 59)
    back = back.intersected(polygon(((-5, -5), (70, -5), (70, 15), (35, 31), (32, 67), (-5, 67))))
    bowl = _ring(32.5, 67, 32.5, 33)
    return _glyph(back.subtracted(_ellipse(32.5, 67, 12.5, 16.5)).united(bowl), 65)


def _seven() -> Glyph:
    path = QPainterPath(QPointF(0, _TOP))
    path.lineTo(52, _TOP)
    path.cubicTo(36, 38, 25, 68, 22, 110)
    return _glyph(_traced(path), 62)


def _eight() -> Glyph:
    return _glyph(_ring(33, 27, 30, 27).united(_ring(33, 69.5, 33, 30.5)), 66)


def _nine() -> Glyph:
    six = _six()
    turned = QTransform().translate(six.width, 1).rotate(180)
    return Glyph(turned.map(six.outline), six.width)


def _ten() -> Glyph:
    """A narrow ten, as wide as the queen's letter: a one without a foot and a slender zero."""
    stem, left, width = 18, 33, 51
    one = polygon(((7, 0), (7 + stem, 0), (7 + stem, 100), (7, 100), (7, 25), (0, 30), (0, 14)))
    nought = QPainterPath()
    nought.addRoundedRect(QRectF(left, 0, width, 100), width / 2, 32)
    hole = QPainterPath()
    hole.addRoundedRect(QRectF(left + stem, _BAR, width - 2 * stem, 100 - 2 * _BAR), 7.5, 14)
    return _glyph(one.united(nought.subtracted(hole)), left + width)


def _jack() -> Glyph:
    stem = 48.0
    path = QPainterPath(QPointF(24, _TOP))
    path.lineTo(stem, _TOP)
    path.moveTo(stem, 0)
    path.lineTo(stem, 66)
    path.cubicTo(stem, 84, 42, _BASE, 28, _BASE)
    path.cubicTo(17, _BASE, 10, 87, 7, 70)
    return _glyph(_traced(path), 58)


def _queen() -> Glyph:
    tail = polygon(((42, 73), (54, 60), (84, 90), (84, 100), (71, 100)))
    return _glyph(_ring(40, 50, 40, 50).united(tail), 84)


def _king() -> Glyph:
    stem = _traced(line(((_STEM / 2, 0), (_STEM / 2, 100))))
    arm, leg = _traced(line(((73, -10), (12, 63)))), _traced(line(((32, 38), (75, 110))))
    return _glyph(
        stem.united(arm.subtracted(polygon(((-20, 0), (1, 0), (1, 100), (-20, 100))))).united(leg), 79
    )


_DRAWN: dict[Rank, Callable[[], Glyph]] = {
    Rank.ACE: _ace,
    Rank.TWO: _two,
    Rank.THREE: _three,
    Rank.FOUR: _four,
    Rank.FIVE: _five,
    Rank.SIX: _six,
    Rank.SEVEN: _seven,
    Rank.EIGHT: _eight,
    Rank.NINE: _nine,
    Rank.TEN: _ten,
    Rank.JACK: _jack,
    Rank.QUEEN: _queen,
    Rank.KING: _king,
}


@cache
def rank_glyph(rank: Rank) -> Glyph:
    """The outline of ``rank``'s index: cap height 1, top left corner at the origin, baseline at y = 1."""
    return _DRAWN[rank]()
