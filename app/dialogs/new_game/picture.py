"""A small picture of the first position of a game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from app.board.layout import BoardLayout, capacity_for
from app.board.slot_counts import SlotCounts
from app.decks.art.background import draw_background
from app.decks.art.deck import DeckStyle
from app.decks.art.palette import EDGE, PAPER, Table, suit_colours, table_colours
from app.decks.art.pips import suit_shape
from engine.cards import Card
from engine.deals import shuffled
from engine.position import PileKind
from engine.rules import Game

PICTURED_DEAL = 35
"""The number of the deal in the picture; chosen arbitrarily."""
_CORNER = 0.12
_PIP = 0.62


def draw_game(painter: QPainter, rect: QRectF, game: Game, level: int, table: Table) -> None:
    """Paint the first position of ``game`` at ``level`` on ``table`` into ``rect``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip = QPainterPath()
    clip.addRoundedRect(rect, 5, 5)
    painter.setClipPath(clip)
    draw_background(painter, rect, table)
    painter.translate(rect.topLeft())
    position = game.deal(level, shuffled(game.deck(level), PICTURED_DEAL))
    layout = BoardLayout(
        QSizeF(rect.size()),
        painter.device().devicePixelRatio(),
        SlotCounts.of(position, game.sequences),
        capacity_for(position),
        DeckStyle().shape,
    )
    painter.setPen(QPen(table_colours(table).slot_line, 1))
    painter.setBrush(table_colours(table).slot_fill)
    for pile in position.piles:
        if pile.kind is not PileKind.COLUMN:
            _draw_sheet(painter, layout.slot_rect(pile))
    for order in range(game.sequences):
        _draw_sheet(painter, layout.sequence_slot_rect(order))
    for pile in position.piles:
        cards = position.cards(pile)
        for index, card in enumerate(cards):
            _draw_card(painter, layout.card(pile, index, len(cards)), card)
    painter.restore()


def _draw_sheet(painter: QPainter, rect: QRectF) -> None:
    radius = rect.width() * _CORNER
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _draw_card(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Draw a card that is too small for its face: only its suit."""
    painter.setPen(QPen(EDGE, 1))
    painter.setBrush(PAPER)
    _draw_sheet(painter, rect)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(suit_colours(card.suit, DeckStyle()).pip)
    painter.translate(rect.center())
    painter.scale(rect.width() * _PIP, rect.width() * _PIP)
    painter.drawPath(suit_shape(card.suit))
    painter.restore()
