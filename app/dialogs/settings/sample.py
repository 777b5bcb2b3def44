"""A preview of the deck and the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.decks.art.background import draw_background
from app.decks.art.deck import DeckStyle
from app.decks.art.palette import Table
from app.decks.art.slots import SlotKind, draw_slot
from app.decks.svg.names import PREVIEW
from app.dialogs.settings.deck_picture import DeckLooks, drawn_looks
from engine.cards import Card

Columns = Sequence[Sequence[Card]]

DRAWN_COLUMNS: Columns = [
    [Card.parse(text) for text in column.split()] for column in ("KS QS JS", "TH 9H", "QD 7D", "8C 3C AC", "")
]
"""Cards that show all choices for the drawn deck."""

SVG_COLUMNS: Columns = [PREVIEW[:-1], PREVIEW[-1:], []]
"""The cards of other decks whose pictures are available."""

_OVERLAP = 0.42
_GAP = 0.16
_RADIUS = 6


class Sample(QWidget):
    """Some short columns, as the board would show them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sample")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._looks = drawn_looks(DeckStyle())
        self._columns = DRAWN_COLUMNS
        self._table = Table.GREEN

    def show_looks(self, looks: DeckLooks, columns: Columns, table: Table) -> None:
        """Show ``columns`` in this deck on this table, an empty column as its slot."""
        self._looks, self._columns, self._table = looks, columns, table
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, 136)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 96)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(area, _RADIUS, _RADIUS)
        painter.setClipPath(clip)
        draw_background(painter, area, self._table)
        columns, aspect = len(self._columns), self._looks.shape.aspect
        overlap = max(_OVERLAP, self._looks.shape.index_height)
        across = columns + (columns + 1) * _GAP
        deepest = aspect + 2 * overlap + 2 * _GAP
        width = min(area.width() / across, area.height() / deepest)
        left = (area.width() - width * (columns + (columns - 1) * _GAP)) / 2
        top = (area.height() - width * (deepest - 2 * _GAP)) / 2
        for number, column in enumerate(self._columns):
            card = QRectF(round(left + number * width * (1 + _GAP)), round(top), width, width * aspect)
            if not column:
                draw_slot(painter, card, SlotKind.KING_COLUMN, self._table)
            for order, face in enumerate(column):
                self._looks.draw(painter, card.translated(0, round(order * width * overlap)), face)
        painter.end()
