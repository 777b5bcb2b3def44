"""The empty slots. Each shows by its shape which cards it accepts."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.decks.art.deck import CORNER_RADIUS
from app.decks.art.glyphs import rank_glyph
from app.decks.art.outline import circle, joined, line, polygon
from app.decks.art.palette import Table, table_colours
from app.decks.art.pips import suit_shape
from app.decks.art.pixels import device_scale, inset, line_width, snapped
from engine.cards import Rank, Suit

_LOW = 0.6
"""The height in widths below which a slot has its symbols side by side."""


class SlotKind(Enum):
    """The kinds of slots."""

    COLUMN = auto()
    """A column that accepts any card; drawn as three overlapping cards."""
    KING_COLUMN = auto()
    """A column that accepts only a king; drawn as K under a crown."""
    CELL = auto()
    """A cell; drawn as a tray with a rim."""
    FOUNDATION = auto()
    """A foundation; drawn as its suit and A, the first card."""
    SEQUENCE = auto()
    """A slot for a removed sequence; drawn as K, dots, A."""


def draw_slot(
    painter: QPainter, rect: QRectF, slot: SlotKind, table: Table, suit: Suit | None = None
) -> None:
    """Paint an empty slot into ``rect``, which is one card wide and may be lower than a card.

    ``suit`` is a foundation's suit; other slots have none.
    """
    colours = table_colours(table)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    width = line_width(rect.width() * 0.014, scale)
    radius = rect.width() * CORNER_RADIUS
    frame = inset(rect, width / 2)
    painter.setPen(QPen(colours.slot_line, width))
    painter.setBrush(colours.slot_fill)
    painter.drawRoundedRect(frame, radius, radius)
    if slot is SlotKind.CELL:
        rim = snapped(rect.width() * 0.075, scale)
        painter.drawRoundedRect(inset(frame, rim), radius * 0.5, radius * 0.5)
    middle = rect.center()
    painter.translate(snapped(middle.x(), scale), snapped(middle.y(), scale))
    is_low = rect.height() < _LOW * rect.width()
    size = min(rect.width(), rect.height())
    painter.scale(size, size)
    match slot:
        case SlotKind.COLUMN:
            _draw_cascade(painter, colours.slot_symbol, width / size)
        case SlotKind.KING_COLUMN:
            _draw_crown(painter, QPointF(0, -0.24), colours.slot_symbol)
            _draw_rank(painter, QPointF(0, 0.1), 0.42, Rank.KING, colours.slot_symbol)
        case SlotKind.FOUNDATION if suit is not None:
            if is_low:
                _draw_suit(painter, QPointF(-0.3, 0), 0.62, suit, colours.slot_symbol)
                _draw_rank(painter, QPointF(0.38, 0), 0.4, Rank.ACE, colours.slot_symbol)
            else:
                reduced = min(rect.height() / size - 0.2, 1.0)  # a margin below A if the slot is not high
                painter.scale(reduced, reduced)
                _draw_suit(painter, QPointF(0, -0.1), 0.46, suit, colours.slot_symbol)
                _draw_rank(painter, QPointF(0, 0.34), 0.2, Rank.ACE, colours.slot_symbol)
        case SlotKind.SEQUENCE:
            enlarged = min(rect.width() / size, 1.8)  # as wide as in a high slot, if it is not too high
            painter.scale(enlarged, enlarged)
            _draw_sequence(painter, colours.slot_symbol)
    painter.restore()


def _draw_cascade(painter: QPainter, colour: QColor, width: float) -> None:
    """Draw the upper edges of two cards over a whole one, around the origin, in slot widths."""
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cards = QPainterPath()
    for top in (-0.26, -0.13):
        cards.addPath(line(((-0.18, top + 0.13), (-0.18, top), (0.18, top), (0.18, top + 0.13))))
    cards.addRect(QRectF(-0.18, 0, 0.36, 0.26))
    painter.drawPath(cards)


def _draw_crown(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    """Draw a small crown with three points."""
    points = ((-0.12, 0.07), (-0.15, -0.05), (-0.065, 0.005), (0, -0.08), (0.065, 0.005), (0.15, -0.05))
    tips = (circle(x, y - 0.012, 0.018) for x, y in ((-0.15, -0.05), (0, -0.08), (0.15, -0.05)))
    crown = joined(polygon((*points, (0.12, 0.07))), *tips)
    painter.fillPath(crown.translated(middle), colour)


def _draw_rank(painter: QPainter, middle: QPointF, height: float, rank: Rank, colour: QColor) -> None:
    """Draw a rank ``height`` high around ``middle``."""
    glyph = rank_glyph(rank)
    painter.save()
    painter.translate(middle.x() - glyph.width * height / 2, middle.y() - height / 2)
    painter.scale(height, height)
    painter.fillPath(glyph.outline, colour)
    painter.restore()


def _draw_suit(painter: QPainter, middle: QPointF, height: float, suit: Suit, colour: QColor) -> None:
    """Draw a suit ``height`` high around ``middle``."""
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.fillPath(suit_shape(suit), colour)
    painter.restore()


def _draw_sequence(painter: QPainter, colour: QColor) -> None:
    """Draw K, three dots, A, in a row around the origin."""
    _draw_rank(painter, QPointF(-0.28, 0), 0.22, Rank.KING, colour)
    _draw_rank(painter, QPointF(0.28, 0), 0.22, Rank.ACE, colour)
    painter.fillPath(joined(*(circle(x, 0, 0.02) for x in (-0.08, 0, 0.08))), colour)
