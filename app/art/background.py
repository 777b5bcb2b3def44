"""The table: a calm gradient under a grain too fine to see, which keeps the gradient free of bands."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QRadialGradient

from app.art.palette import Table, table_colours

_GRAIN_SIZE = 128
"""Width and height of the grain's tile in device pixels."""


@cache
def _grain() -> QPixmap:
    """A tile of very faint dark and light dots, the same on every run."""
    noise = Random(52).randbytes(_GRAIN_SIZE * _GRAIN_SIZE)
    pixels = bytearray()
    for value in noise:
        alpha = value % 5
        light = alpha if value >= 128 else 0
        pixels += bytes((light, light, light, alpha))
    tile = QImage(
        bytes(pixels), _GRAIN_SIZE, _GRAIN_SIZE, 4 * _GRAIN_SIZE, QImage.Format.Format_ARGB32_Premultiplied
    )
    return QPixmap.fromImage(tile)


def table_brush(rect: QRectF, table: Table) -> QBrush:
    """The gradient of a bare ``table`` that fills ``rect``: cheap to paint in any part of it."""
    colours = table_colours(table)
    reach = max(rect.width(), rect.height()) * 0.72
    gradient = QRadialGradient(QPointF(rect.center().x(), rect.top() + rect.height() * 0.4), reach)
    gradient.setColorAt(0, colours.centre)
    gradient.setColorAt(1, colours.edge)
    return QBrush(gradient)


def draw_background(painter: QPainter, rect: QRectF, table: Table) -> None:
    """Paints the whole of ``rect`` as the bare ``table``."""
    painter.fillRect(rect, table_brush(rect, table))
    painter.save()
    painter.setClipRect(rect)
    painter.drawTiledPixmap(rect, _grain())
    painter.restore()
