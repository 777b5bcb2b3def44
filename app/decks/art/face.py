"""The face of one card: paper, index, and pips, ace or court."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.decks.art.ace import draw_ace, draw_set_suit
from app.decks.art.courts import draw_bust, draw_court
from app.decks.art.deck import DeckStyle
from app.decks.art.glyphs import rank_glyph
from app.decks.art.palette import suit_colours
from app.decks.art.paper import draw_paper
from app.decks.art.pips import pip_layout, suit_shape
from app.decks.art.pixels import device_scale, snapped
from engine.cards import Rank, Suit


class _Index(NamedTuple):
    """The places of rank and suit, in hundredths of a card width from the top left corner."""

    top: float
    cap: float
    """Height of the rank."""
    rank: float
    """Middle of the rank."""
    suit: float
    """Middle of the suit."""
    suit_size: float


_INDEX = _Index(top=4.5, cap=21.0, rank=14.4, suit=36.4, suit_size=20.0)
_LARGE_INDEX = _Index(top=3.0, cap=31.5, rank=18.2, suit=49.0, suit_size=30.0)
_LARGE_PIP = 54.0
_LARGE_ACE = 54.0
_LARGE_MIDDLE = 87.5
"""On a card with a large index: the size of its pip or ace, and its distance from the top."""


def draw_face(painter: QPainter, rect: QRectF, rank: Rank, suit: Suit, style: DeckStyle) -> None:
    """Paint the face of the ``rank`` of ``suit`` as a card with rounded corners that fills ``rect``.

    ``rect`` is in the painter's units and should be on whole device pixels. The face scales with its width.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    draw_paper(painter, rect)
    if style.large_indices:
        _draw_large(painter, rect, rank, suit, style, scale)
    else:
        _draw_usual(painter, rect, rank, suit, style, scale)
    painter.restore()


def _draw_usual(
    painter: QPainter, rect: QRectF, rank: Rank, suit: Suit, style: DeckStyle, scale: float
) -> None:
    """Draw the index in two corners, and between them all pips, the ace or the double-ended court."""
    painter.translate(rect.center())
    colour = suit_colours(suit, style).pip
    for _ in range(2):
        _draw_index(painter, rect, rank, suit, colour, _INDEX, scale)
        painter.rotate(180)
    if Rank.TWO <= rank <= Rank.TEN:
        _draw_pips(painter, rect.width(), rank, suit, colour, scale)
        return
    painter.scale(rect.width() / 100, rect.width() / 100)
    if rank is Rank.ACE:
        draw_ace(painter, suit, style)
    else:
        draw_court(painter, rank, suit, style)


def _draw_large(
    painter: QPainter, rect: QRectF, rank: Rank, suit: Suit, style: DeckStyle, scale: float
) -> None:
    """Draw a large index in one corner, and below it one pip, or the bust of a court."""
    colour = suit_colours(suit, style).pip
    unit = rect.width() / 100
    if rank > Rank.TEN:
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(unit, unit)
        draw_bust(painter, rank, suit, style)
        painter.restore()
    painter.translate(rect.center())
    _draw_index(painter, rect, rank, suit, colour, _LARGE_INDEX, scale)
    if rank <= Rank.TEN:
        middle = QPointF(0, snapped(_LARGE_MIDDLE * unit, scale) - rect.height() / 2)
        if rank is Rank.ACE:
            painter.translate(middle)
            painter.scale(unit, unit)
            draw_set_suit(painter, suit, style, _LARGE_ACE)
        else:
            _draw_pip(painter, middle, _LARGE_PIP * unit, suit, colour, scale)


def _draw_index(
    painter: QPainter, rect: QRectF, rank: Rank, suit: Suit, colour: QColor, index: _Index, scale: float
) -> None:
    """Draw rank and suit in the top left corner; the painter's origin is the middle of the card."""
    unit = rect.width() / 100
    cap = snapped(index.cap * unit, scale)
    top = snapped(index.top * unit, scale) - rect.height() / 2
    left = -rect.width() / 2
    glyph = rank_glyph(rank)
    painter.save()
    painter.translate(left + snapped(index.rank * unit - glyph.width * cap / 2, scale), top)
    painter.scale(cap, cap)
    painter.fillPath(glyph.outline, colour)
    painter.restore()
    _draw_pip(
        painter,
        QPointF(left + index.suit * unit, top + cap / 2),
        index.suit_size * unit,
        suit,
        colour,
        scale,
    )


def _draw_pips(painter: QPainter, width: float, rank: Rank, suit: Suit, colour: QColor, scale: float) -> None:
    """Draw the pips of a face from two to ten around the painter's origin."""
    layout = pip_layout(rank)
    for offset in layout.centres:
        painter.save()
        centre = offset * (width / 100)
        if centre.y() > 0:
            painter.rotate(180)
            centre = -centre
        _draw_pip(painter, centre, width * layout.size / 100, suit, colour, scale)
        painter.restore()


def _draw_pip(
    painter: QPainter, centre: QPointF, size: float, suit: Suit, colour: QColor, scale: float
) -> None:
    """Draw a suit about ``size`` high around ``centre``; its size is rounded to whole device pixels."""
    size = snapped(size, scale)
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(suit_shape(suit), colour)
    painter.restore()
