"""The group in the player's hand: one picture above all others, with its shadow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.board.highlights import painted, whole_pixels
from app.decks.art.marks import SHADOW_MARGIN, draw_shadow
from app.decks.art.palette import Table

HELD_LEVEL = 3000.0


class HeldGroup(QGraphicsPixmapItem):
    """Stands for ``items``, cards one above the other from first to last, while they are in the hand.

    One picture is cheaper to move than a dozen; its position is the first card's top left corner. The items
    themselves are hidden until ``release``.
    """

    def __init__(
        self, scene: QGraphicsScene, items: Sequence[QGraphicsPixmapItem], card_width: float, table: Table
    ) -> None:
        super().__init__()
        self._items = items
        ratio = items[0].pixmap().devicePixelRatio() / items[0].scale()
        rect = items[0].sceneBoundingRect().united(items[-1].sceneBoundingRect())
        self._size = rect.size()
        margin = whole_pixels(SHADOW_MARGIN * card_width, ratio)

        def draw(painter: QPainter, area: QRectF) -> None:
            draw_shadow(painter, area, card_width, table)
            painter.translate(area.topLeft() - rect.topLeft())
            for item in items:
                painter.drawPixmap(item.sceneBoundingRect(), item.pixmap(), QRectF(item.pixmap().rect()))

        self.setPixmap(painted(rect.size(), margin, ratio, draw))
        self.setOffset(-margin, -margin)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(HELD_LEVEL)
        self.setPos(rect.topLeft())
        scene.addItem(self)
        for item in items:
            item.hide()

    def holds(self, item: QGraphicsPixmapItem) -> bool:
        """Whether ``item`` is one of those in the hand."""
        return item in self._items

    @property
    def rect(self) -> QRectF:
        """Where the group is, in pixels of the board, without its shadow."""
        return QRectF(self.pos(), self._size)

    def release(self) -> None:
        """Leave the cards where the group is, and be gone."""
        way = self.pos() - self._items[0].pos()
        for item in self._items:
            item.setPos(item.pos() + way)
            item.show()
        self.scene().removeItem(self)
