"""A coloured outline, built once and painted at any size."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


class Shape(NamedTuple):
    """An outline with its filling, its line or both; the line's width is in the units of the outline."""

    path: QPainterPath
    fill: QColor | None = None
    line: QColor | None = None
    width: float = 0.0


def paint_shapes(painter: QPainter, shapes: Iterable[Shape], least_width: float = 0.0) -> None:
    """Paint ``shapes``, first to last; no line is thinner than ``least_width``."""
    for shape in shapes:
        if shape.line is None:
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            pen = QPen(shape.line, max(shape.width, least_width))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if shape.fill is None else shape.fill)
        painter.drawPath(shape.path)
