"""The held group as one item with a shadow, above all other items."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.board.card_item import CardItem
from app.board.highlights import painted, whole_margins
from app.board.plain_rect import PlainRect
from app.decks.art.deck import CORNER_RADIUS
from app.decks.art.marks import SHADOW_MARGINS, draw_shadow
from app.decks.art.palette import Table

HELD_LEVEL = 3000.0


class HeldGroup(QGraphicsPixmapItem):
    """Replaces ``items``, overlapping cards from first to last, while the player drags them.

    Moving one picture is faster than moving a dozen. The position of the item is the first card's top left
    corner. The items of the cards are hidden until ``release``. ``bounds`` is ``rect`` in plain
    numbers, because each move of the pointer reads it.
    """

    def __init__(
        self, scene: QGraphicsScene, items: Sequence[CardItem], card_width: float, table: Table
    ) -> None:
        super().__init__()
        self._items = items
        ratio = items[0].pixmap().devicePixelRatio() / items[0].scale()
        rect = items[0].sceneBoundingRect().united(items[-1].sceneBoundingRect())
        self._width, self._height = rect.width(), rect.height()
        self._radius = CORNER_RADIUS * card_width
        margins = whole_margins(SHADOW_MARGINS * card_width, ratio)

        def draw(painter: QPainter, area: QRectF) -> None:
            draw_shadow(painter, area, card_width, table)
            painter.translate(area.topLeft() - rect.topLeft())
            for item in items:
                painter.drawPixmap(item.sceneBoundingRect(), item.pixmap(), QRectF(item.pixmap().rect()))

        self.setPixmap(painted(rect.size(), margins, ratio, draw))
        self.setOffset(-margins.left(), -margins.top())
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(HELD_LEVEL)
        self.move_to(rect.left(), rect.top())
        scene.addItem(self)
        for item in items:
            item.hide_and_forget()

    def holds(self, item: CardItem) -> bool:
        """Whether ``item`` belongs to the held group."""
        return item in self._items

    def move_to(self, left: float, top: float) -> None:
        """Move the first card's top left corner to a point of the board."""
        self.setPos(left, top)
        self.bounds = PlainRect(left, top, left + self._width, top + self._height)

    @property
    def rect(self) -> QRectF:
        """The rectangle of the group without its shadow, in pixels of the board."""
        return QRectF(self.pos(), QSizeF(self._width, self._height))

    @property
    def opaque_rect(self) -> PlainRect:
        """The part of the group that hides the table below: without the rounded corners of its cards."""
        left, top, right, bottom = self.bounds
        return PlainRect(left + 1, top + self._radius, right - 1, bottom - self._radius)

    def release(self) -> None:
        """Show the cards at the current place of the group, and delete its picture."""
        way = self.pos() - self._items[0].pos()
        for item in self._items:
            item.setPos(item.pos() + way)
            item.show()
        self.scene().removeItem(self)
