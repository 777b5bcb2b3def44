"""Rounding to device pixels, so that edges are sharp."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


def device_scale(painter: QPainter) -> float:
    """The width in device pixels of one of the painter's units; the painter must not be turned or sheared."""
    return abs(painter.deviceTransform().m11())


def snapped(length: float, scale: float) -> float:
    """``length`` rounded to whole device pixels, in the painter's units."""
    return round(length * scale) / scale


def line_width(width: float, scale: float) -> float:
    """``width`` rounded to whole device pixels, at least one, in the painter's units."""
    return max(1, round(width * scale)) / scale


def inset(rect: QRectF, by: float) -> QRectF:
    """``rect`` made smaller by ``by`` on each side (larger if negative)."""
    return rect.adjusted(by, by, -by, -by)
