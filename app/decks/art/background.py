"""The table: a radial gradient, drawn once for each size, because copying a picture is ten times as fast."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QPainter, QPixmap, QRadialGradient

from app.decks.art.palette import Table, table_colours


def draw_background(painter: QPainter, rect: QRectF, table: Table) -> None:
    """Paint the bare ``table`` into ``rect``."""
    colours = table_colours(table)
    reach = max(rect.width(), rect.height()) * 0.72
    gradient = QRadialGradient(QPointF(rect.center().x(), rect.top() + rect.height() * 0.4), reach)
    gradient.setColorAt(0, colours.centre)
    gradient.setColorAt(1, colours.edge)
    painter.fillRect(rect, QBrush(gradient))


def background_picture(size: QSize, table: Table) -> QPixmap:
    """The bare ``table`` of ``size`` pixels, smooth enough to be enlarged for any device pixel ratio."""
    picture = QPixmap(size)
    painter = QPainter(picture)
    draw_background(painter, QRectF(picture.rect()), table)
    painter.end()
    return picture
