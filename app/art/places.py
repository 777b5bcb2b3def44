"""The places that cards go to while they are bare: each says by its shape what it takes."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.art.deck import CORNER_RADIUS
from app.art.glyphs import rank_glyph
from app.art.palette import Table, table_colours
from app.art.pips import suit_shape
from app.art.pixels import device_scale, inset, line_width, snapped
from engine.cards import Rank, Suit


class Place(Enum):
    """What kind of pile a bare place belongs to."""

    COLUMN = auto()
    """A column that takes any card: three cards that overlap."""
    KING_COLUMN = auto()
    """A column that takes only a king: a K under its crown."""
    CELL = auto()
    """A cell for one card: a tray with a rim."""
    FOUNDATION = auto()
    """A foundation: its suit, and A for the card it begins with."""
    SEQUENCE = auto()
    """A place for a removed sequence: K and A with the cards between them."""


def draw_place(painter: QPainter, rect: QRectF, place: Place, table: Table, suit: Suit | None = None) -> None:
    """Paints a bare ``place`` into ``rect``, which may be lower than a card.

    ``suit`` is a foundation's suit and of no meaning for other places.
    """
    colours = table_colours(table)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    line = line_width(rect.width() * 0.014, scale)
    radius = rect.width() * CORNER_RADIUS
    frame = inset(rect, line / 2)
    painter.setPen(QPen(colours.place_line, line))
    painter.setBrush(colours.place_fill)
    painter.drawRoundedRect(frame, radius, radius)
    if place is Place.CELL:
        rim = snapped(rect.width() * 0.07, scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inset(frame, rim), radius * 0.6, radius * 0.6)
    size = min(rect.width(), rect.height())
    symbol = colours.place_symbol
    middle = rect.center()
    match place:
        case Place.COLUMN:
            _draw_cascade(painter, middle, size * 0.34, symbol, line)
        case Place.KING_COLUMN:
            _draw_rank(painter, middle, size * 0.4, Rank.KING, symbol)
        case Place.FOUNDATION if suit is not None:
            _draw_suit(painter, middle, size * 0.44, suit, symbol)
        case Place.SEQUENCE:
            _draw_sequence(painter, middle, size * 0.22, symbol)
    painter.restore()


def _draw_cascade(painter: QPainter, middle: QPointF, size: float, colour: QColor, line: float) -> None:
    """Three small cards that overlap downwards, ``size`` high in all."""
    painter.setPen(QPen(colour, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width, height = size * 0.62, size * 0.56
    for step in range(3):
        top = middle.y() - size / 2 + step * size * 0.22
        card = QRectF(middle.x() - width / 2, top, width, height)
        if step < 2:
            card.setHeight(size * 0.22)
        painter.drawRect(card)


def _draw_rank(painter: QPainter, middle: QPointF, height: float, rank: Rank, colour: QColor) -> None:
    """A rank ``height`` high round ``middle``."""
    glyph = rank_glyph(rank)
    painter.save()
    painter.translate(middle.x() - glyph.width * height / 2, middle.y() - height / 2)
    painter.scale(height, height)
    painter.fillPath(glyph.outline, colour)
    painter.restore()


def _draw_suit(painter: QPainter, middle: QPointF, height: float, suit: Suit, colour: QColor) -> None:
    """A suit ``height`` high round ``middle``."""
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.fillPath(suit_shape(suit), colour)
    painter.restore()


def _draw_sequence(painter: QPainter, middle: QPointF, height: float, colour: QColor) -> None:
    """K, three dots, A, in a row round ``middle``."""
    step = QPointF(height * 1.25, 0)
    _draw_rank(painter, middle - step, height, Rank.KING, colour)
    _draw_rank(painter, middle + step, height, Rank.ACE, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for offset in (-0.3, 0, 0.3):
        painter.drawEllipse(middle + QPointF(offset * height, 0), height * 0.08, height * 0.08)
