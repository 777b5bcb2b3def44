"""The four suit shapes, and where the pips lie on the faces from two to ten."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from engine.cards import Rank, Suit


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.5))
    path.cubicTo(0.05, -0.36, 0.19, -0.22, 0.31, -0.11)
    path.cubicTo(0.41, -0.02, 0.475, 0.06, 0.475, 0.165)
    path.cubicTo(0.475, 0.295, 0.38, 0.375, 0.27, 0.375)
    path.cubicTo(0.175, 0.375, 0.10, 0.325, 0.055, 0.25)
    path.cubicTo(0.07, 0.37, 0.11, 0.44, 0.19, 0.5)
    path.lineTo(-0.19, 0.5)
    path.cubicTo(-0.11, 0.44, -0.07, 0.37, -0.055, 0.25)
    path.cubicTo(-0.10, 0.325, -0.175, 0.375, -0.27, 0.375)
    path.cubicTo(-0.38, 0.375, -0.475, 0.295, -0.475, 0.165)
    path.cubicTo(-0.475, 0.06, -0.41, -0.02, -0.31, -0.11)
    path.cubicTo(-0.19, -0.22, -0.05, -0.36, 0, -0.5)
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.5))
    path.cubicTo(0.06, 0.38, 0.19, 0.24, 0.31, 0.11)
    path.cubicTo(0.42, -0.01, 0.49, -0.10, 0.49, -0.22)
    path.cubicTo(0.49, -0.37, 0.39, -0.47, 0.255, -0.47)
    path.cubicTo(0.14, -0.47, 0.04, -0.39, 0, -0.26)
    path.cubicTo(-0.04, -0.39, -0.14, -0.47, -0.255, -0.47)
    path.cubicTo(-0.39, -0.47, -0.49, -0.37, -0.49, -0.22)
    path.cubicTo(-0.49, -0.10, -0.42, -0.01, -0.31, 0.11)
    path.cubicTo(-0.19, 0.24, -0.06, 0.38, 0, 0.5)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.53))
    path.cubicTo(0.09, -0.35, 0.24, -0.14, 0.40, 0)
    path.cubicTo(0.24, 0.14, 0.09, 0.35, 0, 0.53)
    path.cubicTo(-0.09, 0.35, -0.24, 0.14, -0.40, 0)
    path.cubicTo(-0.24, -0.14, -0.09, -0.35, 0, -0.53)
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    lobe = 0.228
    for x, y in ((0, -0.272), (-0.268, 0.115), (0.268, 0.115)):
        path.addEllipse(QRectF(x - lobe, y - lobe, 2 * lobe, 2 * lobe))
    stem = QPainterPath(QPointF(-0.19, 0.5))
    stem.cubicTo(-0.10, 0.43, -0.06, 0.33, -0.045, 0.20)
    stem.lineTo(-0.14, 0.06)
    stem.lineTo(-0.06, -0.10)
    stem.lineTo(0.06, -0.10)
    stem.lineTo(0.14, 0.06)
    stem.lineTo(0.045, 0.20)
    stem.cubicTo(0.06, 0.33, 0.10, 0.43, 0.19, 0.5)
    stem.closeSubpath()
    return path.united(stem)


_DRAWN = {Suit.SPADES: _spade, Suit.HEARTS: _heart, Suit.DIAMONDS: _diamond, Suit.CLUBS: _club}


@cache
def suit_shape(suit: Suit) -> QPainterPath:
    """The outline of ``suit``, about 1 high and 0.8 to 1 wide, with its optical centre at the origin."""
    return _DRAWN[suit]()


_COLUMN = 22.0
"""Distance of the outer pip columns from the middle of the card, in hundredths of a card width."""

_ROWS = 29.0
"""Distance of the first and last rows from the middle of the card, in hundredths of a card width."""

_LAYOUTS: dict[Rank, tuple[tuple[float, float], ...]] = {
    Rank.TWO: ((0, -1), (0, 1)),
    Rank.THREE: ((0, -1), (0, 0), (0, 1)),
    Rank.FOUR: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    Rank.FIVE: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    Rank.SIX: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    Rank.SEVEN: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    Rank.EIGHT: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    Rank.NINE: (
        *((x, y) for y in (-1, -1 / 3, 1 / 3, 1) for x in (-1, 1)),
        (0, 0),
    ),
    Rank.TEN: (
        *((x, y) for y in (-1, -1 / 3, 1 / 3, 1) for x in (-1, 1)),
        (0, -2 / 3),
        (0, 2 / 3),
    ),
}


def pip_places(rank: Rank) -> tuple[QPointF, ...]:
    """The pip centres of a face from two to ten, from the middle of the card, in hundredths of its width.

    Pips below the middle stand on their heads.
    """
    return tuple(QPointF(x * _COLUMN, y * _ROWS) for x, y in _LAYOUTS[rank])
