"""The court cards: a panel that steps round the index, and in it a figure twice, divided by a slanting band.

Coordinates of the panel: the origin in the middle of the card, in hundredths of its width.
"""

from __future__ import annotations

from math import copysign
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from app.decks.art.deck import CARD_ASPECT, DeckStyle
from app.decks.art.figure import Figure, figure
from app.decks.art.outline import line, polygon, rounded
from app.decks.art.palette import CREAM, GOLD, INK, suit_colours
from app.decks.art.pixels import device_scale
from app.decks.art.shape import Shape, paint_shapes
from engine.cards import Rank, Suit

_SIMPLE_BELOW = 80
"""Cards narrower than this many device pixels get the simpler drawing."""


class Panel(NamedTuple):
    """Where a court's picture lies on its card."""

    frame: QPainterPath
    upper: QPainterPath
    """The part inside the frame above the dividing band."""
    band: QPainterPath
    """The middle line of the dividing band, from beyond the frame to beyond it."""
    head: tuple[float, float]
    """The place of the figure's origin."""
    size: float
    """The figure's size."""


_SIDE, _TOP, _STEP_X, _STEP_Y = 44.5, 64.5, 1.5, 37.0
_STEPPED = ((-_SIDE, -_STEP_Y), (_STEP_X, -_STEP_Y), (_STEP_X, -_TOP), (_SIDE, -_TOP))
"""The upper corners of the panel that leaves the corners to indices of the usual size."""

_LOW = ((-_SIDE, -23.5), (_SIDE, -23.5))
"""The upper corners of the panel between large indices."""


def _panel(frame_width: float, pixel: float, *, low: bool) -> Panel:
    """The stepped panel, or the low one; the middle of its frame's line is moved to device pixels.

    ``frame_width`` is that of the line, ``pixel`` that of a device pixel.
    """
    offset = 0.5 if round(frame_width / pixel) % 2 else 0.0

    def fitted(length: float, middle: float) -> float:
        """``length`` from the ``middle`` of the card, moved so that a line there fills device pixels."""
        place = (round((abs(length) + middle) / pixel - offset) + offset) * pixel - middle
        return copysign(place, length)

    above = [(fitted(x, 50), fitted(y, 50 * CARD_ASPECT)) for x, y in (_LOW if low else _STEPPED)]
    frame = rounded([*above, *((-x, -y) for x, y in above)], 2.2)
    x, y = (17, 30) if low else (60, 20.4)
    far, aside = QPointF(9 * x, 9 * y), QPointF(9 * y, -9 * x)
    upper = polygon([corner.toTuple() for corner in (-far, far, far + aside, aside - far)])
    band = line(((-x, -y), (x, y)))
    if low:
        return Panel(frame, frame.intersected(upper), band, (18, 1.8), 0.8)
    return Panel(frame, frame.intersected(upper), band, (20.5, -32.5), 1.0)


def draw_court(painter: QPainter, rank: Rank, suit: Suit, style: DeckStyle) -> None:
    """Paints the panel of a court round the painter's origin; one unit is a hundredth of the card's width."""
    pixel = 1 / device_scale(painter)
    simple = 100 / pixel < _SIMPLE_BELOW
    frame_width = max(1, round(0.9 / pixel)) * pixel
    panel = _panel(frame_width, pixel, low=style.large_indices)
    colours = suit_colours(suit, style)
    painter.fillPath(panel.frame, CREAM)
    half = _half(panel, figure(rank, suit, style, simple=simple), pixel)
    _place(painter, half)
    _place(painter, half.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical))
    painter.save()
    painter.setClipPath(panel.frame)
    for colour, width in ((INK, 4.6), (GOLD, 3.5), (colours.robe, 1.3)):
        paint_shapes(painter, [Shape(panel.band, None, colour, width)])
    painter.restore()
    paint_shapes(painter, [Shape(panel.frame, None, colours.pip, frame_width)])


def _half(panel: Panel, figure: Figure, pixel: float) -> QImage:
    """The upper half of the panel, as large as the card in device pixels: it takes long and is drawn once."""
    half = QImage(
        round(100 / pixel), round(100 * CARD_ASPECT / pixel), QImage.Format.Format_ARGB32_Premultiplied
    )
    half.fill(Qt.GlobalColor.transparent)
    painter = QPainter(half)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half.width() / 2, half.height() / 2)
    painter.scale(1 / pixel, 1 / pixel)
    painter.setClipPath(panel.upper)
    painter.translate(*panel.head)
    painter.scale(panel.size, panel.size)
    thinnest = 0.75 * pixel / panel.size
    paint_shapes(painter, [*figure.behind, figure.robe], thinnest)
    if figure.pattern:
        painter.save()
        painter.setClipPath(figure.robe.path, Qt.ClipOperation.IntersectClip)
        paint_shapes(painter, figure.pattern)
        painter.restore()
    paint_shapes(painter, figure.before, thinnest)
    painter.end()
    return half


def _place(painter: QPainter, picture: QImage) -> None:
    """Paints ``picture`` round the painter's origin, device pixel on device pixel."""
    middle = painter.deviceTransform().map(QPointF(0, 0))
    corner = QPointF(round(middle.x() - picture.width() / 2), round(middle.y() - picture.height() / 2))
    pixel = 1 / device_scale(painter)
    painter.save()
    painter.scale(pixel, pixel)
    painter.drawImage(corner - middle, picture)
    painter.restore()
