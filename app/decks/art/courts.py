"""The court cards: a framed figure twice, upright and upside down, or one bust beside a large index.

Coordinates are in hundredths of a card's width; the origin is the middle of the card, or for a bust the top
left corner.
"""

from __future__ import annotations

from math import copysign

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from app.decks.art.deck import CARD_ASPECT, DeckStyle
from app.decks.art.figure import Figure, figure
from app.decks.art.outline import line, polygon, rounded
from app.decks.art.palette import CREAM, GOLD, INK, suit_colours
from app.decks.art.pixels import device_scale
from app.decks.art.shape import Shape, paint_shapes
from engine.cards import Rank, Suit

_SIMPLE_BELOW = 80
"""Cards narrower than this many device pixels have a simpler drawing."""

_SIDE, _TOP, _STEP_X, _STEP_Y = 44.5, 64.5, 1.5, 37.0
_STEPPED = ((-_SIDE, -_STEP_Y), (_STEP_X, -_STEP_Y), (_STEP_X, -_TOP), (_SIDE, -_TOP))
"""The upper corners of the panel, which leaves room for the indices."""
_ABOVE_BAND = polygon(((-540, -183.6), (540, 183.6), (723.6, -356.4), (-356.4, -723.6)))
_BAND = line(((-60, -20.4), (60, 20.4)))
"""The middle line of the band that divides the panel, from beyond the frame to beyond it."""
_HEAD = (20.5, -32.5)
"""The place of the upper figure's origin."""

_BUST_PANEL = ((4.5, 118.5), (4.5, 60.0), (66.5, 60.0), (66.5, 4.5), (95.5, 4.5), (95.5, 118.5))
_BUST_HEAD = (80.2, 48.0)
_BUST_SIZE = 1.06


def draw_court(painter: QPainter, rank: Rank, suit: Suit, style: DeckStyle) -> None:
    """Paint the panel of a court around the painter's origin; one unit is a hundredth of the card's width."""
    pixel = 1 / device_scale(painter)
    frame_width = _frame_width(pixel)
    above = [
        (_fitted(x, 50, frame_width, pixel), _fitted(y, 50 * CARD_ASPECT, frame_width, pixel))
        for x, y in _STEPPED
    ]
    frame = rounded([*above, *((-x, -y) for x, y in above)], 2.2)
    colours = suit_colours(suit, style)
    painter.fillPath(frame, CREAM)
    half = _half(frame.intersected(_ABOVE_BAND), _figure(rank, suit, style, pixel), pixel)
    _place(painter, half)
    _place(painter, half.transformed(QTransform.fromScale(-1, -1)))
    painter.save()
    painter.setClipPath(frame)
    for colour, width in ((INK, 4.6), (GOLD, 3.5), (colours.robe, 1.3)):
        paint_shapes(painter, [Shape(_BAND, None, colour, width)])
    painter.restore()
    paint_shapes(painter, [Shape(frame, None, colours.pip, frame_width)])


def draw_bust(painter: QPainter, rank: Rank, suit: Suit, style: DeckStyle) -> None:
    """Paint a court once, its head beside the large index; the painter's origin is the card's corner."""
    pixel = 1 / device_scale(painter)
    frame_width = _frame_width(pixel)
    corners = [(_fitted(x, 0, frame_width, pixel), _fitted(y, 0, frame_width, pixel)) for x, y in _BUST_PANEL]
    frame = rounded(corners, 2.2)
    painter.fillPath(frame, CREAM)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    painter.translate(*_BUST_HEAD)
    painter.scale(_BUST_SIZE, _BUST_SIZE)
    _paint_figure(painter, _figure(rank, suit, style, pixel), 0.75 * pixel / _BUST_SIZE)
    painter.restore()
    paint_shapes(painter, [Shape(frame, None, suit_colours(suit, style).pip, frame_width)])


def _figure(rank: Rank, suit: Suit, style: DeckStyle, pixel: float) -> Figure:
    return figure(rank, suit, style, simple=100 / pixel < _SIMPLE_BELOW)


def _frame_width(pixel: float) -> float:
    """The width of the line around the panel, in whole device pixels; ``pixel`` is the width of one."""
    return max(1, round(0.9 / pixel)) * pixel


def _fitted(length: float, origin: float, line_width: float, pixel: float) -> float:
    """``length`` moved so that a line at it fills whole device pixels.

    ``origin`` is the distance from the card's edge, which is on whole device pixels, to the origin.
    """
    offset = 0.5 if round(line_width / pixel) % 2 else 0.0
    place = (round((abs(length) + origin) / pixel - offset) + offset) * pixel - origin
    return copysign(place, length)


def _half(upper: QPainterPath, figure: Figure, pixel: float) -> QImage:
    """A picture of the ``upper`` part of the panel, as large as the card; painting it twice would be slow."""
    half = QImage(
        round(100 / pixel), round(100 * CARD_ASPECT / pixel), QImage.Format.Format_ARGB32_Premultiplied
    )
    half.fill(Qt.GlobalColor.transparent)
    painter = QPainter(half)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half.width() / 2, half.height() / 2)
    painter.scale(1 / pixel, 1 / pixel)
    painter.setClipPath(upper)
    painter.translate(*_HEAD)
    _paint_figure(painter, figure, 0.75 * pixel)
    painter.end()
    return half


def _paint_figure(painter: QPainter, figure: Figure, thinnest: float) -> None:
    """Paint ``figure`` around the painter's origin; no line is thinner than ``thinnest``."""
    paint_shapes(painter, [*figure.behind, figure.robe], thinnest)
    if figure.pattern:
        painter.save()
        painter.setClipPath(figure.robe.path, Qt.ClipOperation.IntersectClip)
        paint_shapes(painter, figure.pattern)
        painter.restore()
    paint_shapes(painter, figure.before, thinnest)


def _place(painter: QPainter, picture: QImage) -> None:
    """Paint ``picture`` around the painter's origin, device pixel on device pixel."""
    middle = painter.deviceTransform().map(QPointF(0, 0))
    corner = QPointF(round(middle.x() - picture.width() / 2), round(middle.y() - picture.height() / 2))
    pixel = 1 / device_scale(painter)
    painter.save()
    painter.scale(pixel, pixel)
    painter.drawImage(corner - middle, picture)
    painter.restore()
