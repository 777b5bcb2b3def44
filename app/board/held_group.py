"""The held group as one item with a shadow, above all other items."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.board.card_item import CardItem
from app.board.highlights import painted, whole_pixels
from app.decks.art.deck import CORNER_RADIUS
from app.decks.art.marks import SHADOW_MARGINS, draw_shadow
from app.decks.art.palette import Table

HELD_LEVEL = 3000.0


class HeldGroup(QGraphicsPixmapItem):
    """Replaces ``items``, overlapping cards from first to last, while the player drags them.

    Moving one picture is faster than moving a dozen. The position of the item is the first card's top left
    corner. The items of the cards are hidden until ``release``.
    """

    def __init__(
        self, scene: QGraphicsScene, items: Sequence[CardItem], card_width: float, table: Table
    ) -> None:
        super().__init__()
        self._items = items
        ratio = items[0].pixmap().devicePixelRatio() / items[0].scale()
        rect = items[0].sceneBoundingRect().united(items[-1].sceneBoundingRect())
        self._size = rect.size()
        self._radius = CORNER_RADIUS * card_width
        shadow = SHADOW_MARGINS * card_width
        sides = shadow.left(), shadow.top(), shadow.right(), shadow.bottom()
        margins = QMarginsF(*(whole_pixels(side, ratio) for side in sides))

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
        self.setPos(rect.topLeft())
        scene.addItem(self)
        for item in items:
            item.hide_and_forget()

    def holds(self, item: CardItem) -> bool:
        """Whether ``item`` belongs to the held group."""
        return item in self._items

    @property
    def rect(self) -> QRectF:
        """The rectangle of the group without its shadow, in pixels of the board."""
        return QRectF(self.pos(), self._size)

    @property
    def opaque_rect(self) -> QRectF:
        """The part of the group that hides the table below: without the rounded corners of its cards."""
        return self.rect.adjusted(1, self._radius, -1, -self._radius)

    def release(self) -> None:
        """Show the cards at the current place of the group, and delete its picture."""
        way = self.pos() - self._items[0].pos()
        for item in self._items:
            item.setPos(item.pos() + way)
            item.show()
        self.scene().removeItem(self)
