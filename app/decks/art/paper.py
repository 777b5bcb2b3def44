"""The bare card: its outline, its paper and its edge."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.decks.art.deck import CORNER_RADIUS
from app.decks.art.palette import EDGE, PAPER
from app.decks.art.pixels import device_scale, inset


def card_outline(rect: QRectF) -> QPainterPath:
    """The outline of a card, or of the upper part of one, that fills ``rect``."""
    radius = rect.width() * CORNER_RADIUS
    outline = QPainterPath()
    outline.addRoundedRect(rect, radius, radius)
    return outline


def draw_paper(painter: QPainter, rect: QRectF) -> None:
    """Paint the bare card that fills ``rect``."""
    _draw(painter, rect, PAPER)


def draw_edge(painter: QPainter, rect: QRectF) -> None:
    """Paint only the edge of the card: a hairline, one device pixel wide at usual sizes."""
    _draw(painter, rect, Qt.BrushStyle.NoBrush)


def _draw(painter: QPainter, rect: QRectF, filling: QColor | Qt.BrushStyle) -> None:
    scale = device_scale(painter)
    hairline = max(1, round(rect.width() * scale / 240)) / scale
    radius = rect.width() * CORNER_RADIUS - hairline / 2
    painter.setPen(QPen(EDGE, hairline))
    painter.setBrush(filling)
    painter.drawRoundedRect(inset(rect, hairline / 2), radius, radius)
