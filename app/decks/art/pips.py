"""The four suit shapes, and the places of the pips on the faces from two to ten."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from engine.cards import Rank, Suit


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.5))
    path.cubicTo(0.05, -0.36, 0.19, -0.22, 0.31, -0.11)
    path.cubicTo(0.41, -0.02, 0.475, 0.06, 0.475, 0.165)
    path.cubicTo(0.475, 0.295, 0.38, 0.375, 0.27, 0.375)
    path.cubicTo(0.185, 0.375, 0.115, 0.335, 0.07, 0.26)
    path.cubicTo(0.085, 0.37, 0.11, 0.44, 0.19, 0.5)
    path.lineTo(-0.19, 0.5)
    path.cubicTo(-0.11, 0.44, -0.085, 0.37, -0.07, 0.26)
    path.cubicTo(-0.115, 0.335, -0.185, 0.375, -0.27, 0.375)
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
    stem.cubicTo(-0.10, 0.43, -0.07, 0.33, -0.06, 0.20)
    stem.lineTo(-0.14, 0.06)
    stem.lineTo(-0.06, -0.10)
    stem.lineTo(0.06, -0.10)
    stem.lineTo(0.14, 0.06)
    stem.lineTo(0.06, 0.20)
    stem.cubicTo(0.07, 0.33, 0.10, 0.43, 0.19, 0.5)
    stem.closeSubpath()
    # Unite enlarged circles: Qt joins curves with a fixed precision.
    enlarge, reduce = QTransform.fromScale(100, 100), QTransform.fromScale(0.01, 0.01)
    return reduce.map(enlarge.map(path).united(enlarge.map(stem)))


_DRAWN = {Suit.SPADES: _spade, Suit.HEARTS: _heart, Suit.DIAMONDS: _diamond, Suit.CLUBS: _club}


@cache
def suit_shape(suit: Suit) -> QPainterPath:
    """The outline of ``suit``, about 1 high and 0.8 to 1 wide, with its optical centre at the origin."""
    return _DRAWN[suit]()


class PipLayout(NamedTuple):
    """The pips of a face from two to ten, in hundredths of a card width.

    ``centres`` are relative to the middle of the card; pips below the middle are upside down.
    """

    centres: tuple[QPointF, ...]
    size: float


_FOUR_ROWS = tuple((column, row / 3) for row in (-3, -1, 1, 3) for column in (-1, 1))
_THREE_ROWS = tuple((column, row) for row in (-1, 0, 1) for column in (-1, 1))
_CORNERS = tuple((column, row) for row in (-1, 1) for column in (-1, 1))
_GRID: dict[Rank, tuple[tuple[float, float], ...]] = {
    Rank.TWO: ((0, -1), (0, 1)),
    Rank.THREE: ((0, -1), (0, 0), (0, 1)),
    Rank.FOUR: _CORNERS,
    Rank.FIVE: (*_CORNERS, (0, 0)),
    Rank.SIX: _THREE_ROWS,
    Rank.SEVEN: (*_THREE_ROWS, (0, -0.5)),
    Rank.EIGHT: (*_THREE_ROWS, (0, -0.5), (0, 0.5)),
    Rank.NINE: (*_FOUR_ROWS, (0, 0)),
    Rank.TEN: (*_FOUR_ROWS, (0, -0.6), (0, 0.6)),
}
"""The pips of each rank by column (-1 to 1) and row (-1 to 1)."""

_COLUMN, _ROW = 23.0, 27.5


@cache
def pip_layout(rank: Rank) -> PipLayout:
    """The size of the pips of ``rank``, and where they are."""
    size = 15.5 if rank >= Rank.NINE else 19.0
    return PipLayout(tuple(QPointF(x * _COLUMN, y * _ROW) for x, y in _GRID[rank]), size)
