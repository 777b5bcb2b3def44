"""A live picture of the deck and the table that the settings choose."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.decks.art.background import draw_background
from app.decks.art.deck import DeckStyle
from app.decks.art.face import draw_face
from app.decks.art.palette import Table
from app.decks.art.slots import Slot, draw_place
from engine.cards import Rank, Suit

_COLUMNS = (
    ((Rank.KING, Suit.SPADES), (Rank.QUEEN, Suit.SPADES), (Rank.JACK, Suit.SPADES)),
    ((Rank.TEN, Suit.HEARTS), (Rank.NINE, Suit.HEARTS)),
    ((Rank.QUEEN, Suit.DIAMONDS), (Rank.SEVEN, Suit.DIAMONDS)),
    ((Rank.EIGHT, Suit.CLUBS), (Rank.THREE, Suit.CLUBS), (Rank.ACE, Suit.CLUBS)),
)
_OVERLAP = 0.42
_GAP = 0.16
_RADIUS = 6


class Sample(QWidget):
    """Four short columns and a bare place, as the board would show them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sample")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._style = DeckStyle()
        self._table = Table.GREEN

    def show_looks(self, style: DeckStyle, table: Table) -> None:
        """Show this deck on this table."""
        self._style, self._table = style, table
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 136)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 96)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(area, _RADIUS, _RADIUS)
        painter.setClipPath(clip)
        draw_background(painter, area, self._table)
        columns = len(_COLUMNS) + 1
        across = columns + (columns + 1) * _GAP
        deepest = self._style.shape.aspect + 2 * _OVERLAP + 2 * _GAP
        width = min(area.width() / across, area.height() / deepest)
        left = (area.width() - width * (columns + (columns - 1) * _GAP)) / 2
        top = (area.height() - width * (deepest - 2 * _GAP)) / 2
        for number, column in enumerate((*_COLUMNS, ())):
            card = QRectF(
                round(left + number * width * (1 + _GAP)), round(top), width, width * self._style.shape.aspect
            )
            if not column:
                draw_place(painter, card, Slot.KING_COLUMN, self._table)
            for order, (rank, suit) in enumerate(column):
                at = card.translated(0, round(order * width * _OVERLAP))
                draw_face(painter, at, rank, suit, self._style)
        painter.end()
