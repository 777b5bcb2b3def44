"""One card on the board, and where it lies at rest."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.cards import Card


class Placement(NamedTuple):
    """Where a card lies at rest: its rectangle and its level."""

    rect: QRectF
    level: float


class CardItem(QGraphicsPixmapItem):
    """The picture of one card; the scene places it."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self._rest: Placement | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def is_at(self, rest: Placement) -> bool:
        """Whether it lies there at rest, in sight or covered."""
        return self._rest == rest

    def place_at(self, rest: Placement) -> None:
        """Lie there straight, at rest and in sight."""
        self.show()
        if self.is_at(rest):
            return
        if self.rotation():
            self.setRotation(0)
            self.setTransformOriginPoint(0, 0)
            self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self.setPos(rest.rect.topLeft())
        self.setZValue(rest.level)
        self._rest = rest

    def take_off(self, level: float) -> None:
        """Get ready to go elsewhere, above what lies lower than ``level``."""
        self._rest = None
        self.setZValue(level)
        self.show()

    def stand_turned(self, level: float) -> None:
        """Rotate around the centre during the next flight."""
        self.setTransformOriginPoint(self.boundingRect().center())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.take_off(level)

    def cover(self) -> None:
        """Hide the card where it lies: others cover it."""
        super().hide()

    def hide(self) -> None:
        """Hide the card and forget its place."""
        self._rest = None
        super().hide()
