"""The thirteen rank glyphs, drawn by us: a bold upright hand, all on one baseline and of one height.

Each is a skeleton traced with a broad nib (uprights heavier than level strokes) and trimmed to its box.
Coordinates: cap height 1, y from 0 at the top to 1 at the baseline, x from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from engine.cards import Rank

_STEM = 0.185
"""Width of an upright stroke."""

_BAR = 0.155
"""Height of a level stroke."""

_PRECISION = 100
"""How much larger the outlines are worked out, since Qt joins curves with a fixed precision."""

_TOP = _BAR / 2
_BASE = 1 - _BAR / 2
_LEFT = _STEM / 2


class Glyph(NamedTuple):
    """An outline in a box 1 high and ``width`` wide."""

    outline: QPainterPath
    width: float


def _traced(skeleton: QPainterPath, width: float) -> Glyph:
    """The glyph that the nib leaves along ``skeleton``, trimmed to a box ``width`` wide."""
    enlarge = QTransform.fromScale(_PRECISION, _PRECISION * _STEM / _BAR)
    reduce = QTransform.fromScale(1 / _PRECISION, _BAR / _STEM / _PRECISION)
    stroker = QPainterPathStroker()
    stroker.setWidth(_STEM * _PRECISION)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setMiterLimit(6)
    traced = stroker.createStroke(enlarge.map(skeleton))
    traced.setFillRule(Qt.FillRule.WindingFill)
    box = QPainterPath()
    box.addRect(QRectF(0, 0, width, 1))
    return Glyph(reduce.map(traced.intersected(enlarge.map(box))), width)


def _ace() -> Glyph:
    width = 0.80
    path = QPainterPath(QPointF(0.045, 1.1))
    path.lineTo(width / 2, 0.02)
    path.lineTo(width - 0.045, 1.1)
    path.moveTo(0.2, 0.705)
    path.lineTo(0.6, 0.705)
    return _traced(path, width)


def _two() -> Glyph:
    width, right = 0.62, 0.62 - _LEFT
    path = QPainterPath(QPointF(0.08, 0.33))
    path.cubicTo(0.10, 0.15, 0.19, _TOP, 0.31, _TOP)
    path.cubicTo(0.45, _TOP, right, 0.17, right, 0.31)
    path.cubicTo(right, 0.47, 0.36, 0.60, 0.10, _BASE)
    path.lineTo(width, _BASE)
    return _traced(path, width)


def _three() -> Glyph:
    width, right = 0.62, 0.62 - _LEFT
    path = QPainterPath(QPointF(0.07, 0.28))
    path.cubicTo(0.11, 0.14, 0.19, _TOP, 0.30, _TOP)
    path.cubicTo(0.43, _TOP, right - 0.02, 0.15, right - 0.02, 0.275)
    path.cubicTo(right - 0.02, 0.40, 0.42, 0.475, 0.30, 0.475)
    path.lineTo(0.19, 0.475)
    path.moveTo(0.29, 0.475)
    path.cubicTo(0.43, 0.475, right, 0.57, right, 0.70)
    path.cubicTo(right, 0.83, 0.43, _BASE, 0.29, _BASE)
    path.cubicTo(0.17, _BASE, 0.09, 0.86, 0.05, 0.70)
    return _traced(path, width)


def _four() -> Glyph:
    width = 0.68
    path = QPainterPath(QPointF(0.49, 1.1))
    path.lineTo(0.49, 0.03)
    path.lineTo(0.45, 0.03)
    path.lineTo(0.06, 0.71)
    path.lineTo(width, 0.71)
    return _traced(path, width)


def _five() -> Glyph:
    width, right = 0.62, 0.62 - _LEFT
    path = QPainterPath(QPointF(0.575, _TOP))
    path.lineTo(0.155, _TOP)
    path.lineTo(0.135, 0.50)
    path.cubicTo(0.20, 0.43, 0.25, 0.415, 0.31, 0.415)
    path.cubicTo(0.44, 0.415, right, 0.53, right, 0.67)
    path.cubicTo(right, 0.82, 0.43, _BASE, 0.29, _BASE)
    path.cubicTo(0.18, _BASE, 0.09, 0.88, 0.05, 0.74)
    return _traced(path, width)


def _six() -> Glyph:
    width, right = 0.64, 0.64 - _LEFT
    path = QPainterPath(QPointF(0.575, 0.21))
    path.cubicTo(0.51, 0.11, 0.43, _TOP, 0.35, _TOP)
    path.cubicTo(0.19, _TOP, _LEFT, 0.27, _LEFT, 0.58)
    path.cubicTo(_LEFT, 0.80, 0.17, _BASE, 0.325, _BASE)
    path.cubicTo(0.46, _BASE, right, 0.82, right, 0.675)
    path.cubicTo(right, 0.53, 0.46, 0.43, 0.335, 0.43)
    path.cubicTo(0.21, 0.43, 0.12, 0.52, _LEFT, 0.66)
    return _traced(path, width)


def _seven() -> Glyph:
    width = 0.62
    path = QPainterPath(QPointF(0, _TOP))
    path.lineTo(0.53, _TOP)
    path.cubicTo(0.36, 0.38, 0.25, 0.68, 0.225, 1.1)
    return _traced(path, width)


def _eight() -> Glyph:
    width, right = 0.65, 0.65 - _LEFT
    middle = width / 2
    path = QPainterPath()
    path.addEllipse(QRectF(_LEFT + 0.025, _TOP, right - _LEFT - 0.05, 0.395))
    path.moveTo(middle, _TOP + 0.395)
    path.cubicTo(0.46, _TOP + 0.395, right, 0.55, right, 0.695)
    path.cubicTo(right, 0.835, 0.46, _BASE, middle, _BASE)
    path.cubicTo(0.19, _BASE, _LEFT, 0.835, _LEFT, 0.695)
    path.cubicTo(_LEFT, 0.55, 0.19, _TOP + 0.395, middle, _TOP + 0.395)
    return _traced(path, width)


def _nine() -> Glyph:
    six = _six()
    turned = QTransform().translate(six.width, 1).rotate(180)
    return Glyph(turned.map(six.outline), six.width)


def _ten() -> Glyph:
    """A narrow ten: a one without a foot, and a slender nought."""
    width = 0.91
    left, right = 0.35 + _LEFT, width - _LEFT
    middle = (left + right) / 2
    one = QPainterPath(QPointF(0.09, 0))
    for x, y in ((0.09 + _STEM, 0), (0.09 + _STEM, 1), (0.09, 1), (0.09, 0.25), (0, 0.30), (0, 0.13)):
        one.lineTo(x, y)
    one.closeSubpath()
    path = QPainterPath(QPointF(middle, _TOP))
    path.cubicTo(right - 0.06, _TOP, right, 0.24, right, 0.5)
    path.cubicTo(right, 0.76, right - 0.06, _BASE, middle, _BASE)
    path.cubicTo(left + 0.06, _BASE, left, 0.76, left, 0.5)
    path.cubicTo(left, 0.24, left + 0.06, _TOP, middle, _TOP)
    path.closeSubpath()
    nought = _traced(path, width).outline
    nought.addPath(one)
    return Glyph(nought, width)


def _jack() -> Glyph:
    width, stem = 0.58, 0.58 - _LEFT
    path = QPainterPath(QPointF(0.24, _TOP))
    path.lineTo(stem, _TOP)
    path.moveTo(stem, 0)
    path.lineTo(stem, 0.66)
    path.cubicTo(stem, 0.84, 0.42, _BASE, 0.275, _BASE)
    path.cubicTo(0.17, _BASE, 0.10, 0.87, 0.065, 0.71)
    return _traced(path, width)


def _queen() -> Glyph:
    width, right = 0.82, 0.80 - _LEFT
    path = QPainterPath()
    path.addEllipse(QRectF(_LEFT, _TOP, right - _LEFT, _BASE - _TOP))
    path.moveTo(0.44, 0.64)
    path.lineTo(0.86, 1.07)
    return _traced(path, width)


def _king() -> Glyph:
    width = 0.78
    path = QPainterPath(QPointF(_LEFT, 0))
    path.lineTo(_LEFT, 1)
    path.moveTo(0.73, -0.1)
    path.lineTo(0.12, 0.63)
    path.moveTo(0.32, 0.38)
    path.lineTo(0.74, 1.1)
    return _traced(path, width)


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
