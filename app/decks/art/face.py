"""One card's face: paper, index in two corners, and pips, ace or court in the middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.decks.art.ace import draw_ace
from app.decks.art.courts import draw_court
from app.decks.art.deck import CORNER_RADIUS, DeckStyle
from app.decks.art.glyphs import rank_glyph
from app.decks.art.palette import EDGE, PAPER, suit_colours
from app.decks.art.pips import pip_layout, suit_shape
from app.decks.art.pixels import device_scale, inset, snapped
from engine.cards import Rank, Suit


def draw_face(painter: QPainter, rect: QRectF, rank: Rank, suit: Suit, style: DeckStyle) -> None:
    """Paints the face of the ``rank`` of ``suit`` as a card with rounded corners that fills ``rect``.

    ``rect`` is in the painter's units and should lie on device pixels; everything scales with its width.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    _draw_paper(painter, rect, scale)
    painter.translate(rect.center())
    colour = suit_colours(suit, style).pip
    for _ in range(2):
        _draw_index(painter, rect, rank, suit, colour, style, scale)
        painter.rotate(180)
    if Rank.TWO <= rank <= Rank.TEN:
        _draw_pips(painter, rect.width(), rank, suit, colour, style, scale)
    else:
        painter.scale(rect.width() / 100, rect.width() / 100)
        if rank is Rank.ACE:
            draw_ace(painter, suit, style)
        else:
            draw_court(painter, rank, suit, style)
    painter.restore()


def _draw_paper(painter: QPainter, rect: QRectF, scale: float) -> None:
    """The white card with its hairline edge, one device pixel wide at usual sizes."""
    hairline = max(1, round(rect.width() * scale / 240)) / scale
    radius = rect.width() * CORNER_RADIUS
    painter.setPen(QPen(EDGE, hairline))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(inset(rect, hairline / 2), radius - hairline / 2, radius - hairline / 2)


def _draw_index(
    painter: QPainter, rect: QRectF, rank: Rank, suit: Suit, colour: QColor, style: DeckStyle, scale: float
) -> None:
    """Rank and suit side by side in the top left corner; the painter's origin is the middle of the card."""
    unit = rect.width() / 100
    large = style.large_indices
    cap = snapped((33 if large else 22) * unit, scale)
    top = snapped((5.5 if large else 5) * unit, scale) - rect.height() / 2
    left = -rect.width() / 2
    glyph = rank_glyph(rank)
    middle = (20 if large else 14.8) * unit
    painter.save()
    painter.translate(left + snapped(middle - glyph.width * cap / 2, scale), top)
    painter.scale(cap, cap)
    painter.fillPath(glyph.outline, colour)
    painter.restore()
    size = (30 if large else 20.5) * unit
    _draw_pip(
        painter, QPointF(left + (54.5 if large else 37.4) * unit, top + cap / 2), size, suit, colour, scale
    )


def _draw_pips(
    painter: QPainter, width: float, rank: Rank, suit: Suit, colour: QColor, style: DeckStyle, scale: float
) -> None:
    """The pips of a face from two to ten round the painter's origin."""
    layout = pip_layout(rank, wide=style.large_indices)
    for place in layout.places:
        painter.save()
        centre = place * (width / 100)
        if centre.y() > 0:
            painter.rotate(180)
            centre = -centre
        _draw_pip(painter, centre, width * layout.size / 100, suit, colour, scale)
        painter.restore()


def _draw_pip(
    painter: QPainter, centre: QPointF, size: float, suit: Suit, colour: QColor, scale: float
) -> None:
    """A suit about ``size`` high round ``centre``, moved and sized to whole device pixels."""
    size = snapped(size, scale)
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(suit_shape(suit), colour)
    painter.restore()
