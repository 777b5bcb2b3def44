"""The table: a calm gradient, cheap to paint in any part of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QRadialGradient

from app.art.palette import Table, table_colours


def table_brush(rect: QRectF, table: Table) -> QBrush:
    """What fills ``rect`` as the bare ``table``; the board's view paints with it."""
    colours = table_colours(table)
    reach = max(rect.width(), rect.height()) * 0.72
    gradient = QRadialGradient(QPointF(rect.center().x(), rect.top() + rect.height() * 0.4), reach)
    gradient.setColorAt(0, colours.centre)
    gradient.setColorAt(1, colours.edge)
    return QBrush(gradient)


def draw_background(painter: QPainter, rect: QRectF, table: Table) -> None:
    """Paints the whole of ``rect`` as the bare ``table``."""
    painter.fillRect(rect, table_brush(rect, table))
