"""One card on the board, and where it lies at rest."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.board.highlights import painted
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
        self._picture = QPixmap()
        self._is_cut = False
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_picture(self, picture: QPixmap, scale: float) -> None:
        """Show ``picture``, the whole card, ``scale`` times as large as it is."""
        self._picture = picture
        self.setScale(scale)
        self.setPixmap(picture)
        self._is_cut = False
        if self._rest is not None:
            self._fit_into(self._rest.rect)

    def show_whole(self) -> None:
        """Show all of the card, also where only its upper part has room."""
        if self._is_cut:
            self.setPixmap(self._picture)
            self._is_cut = False

    def _fit_into(self, rect: QRectF) -> None:
        """Show only the upper part where ``rect`` is lower than the card."""
        height = rect.height() / self.scale()
        if height < self._picture.deviceIndependentSize().height() - 0.5:
            self.setPixmap(upper_part(self._picture, height))
            self._is_cut = True
        else:
            self.show_whole()

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
        self._fit_into(rest.rect)

    def take_off(self, level: float) -> None:
        """Get ready to go elsewhere, above what lies lower than ``level``."""
        self._rest = None
        self.show_whole()
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


def upper_part(picture: QPixmap, height: float) -> QPixmap:
    """The uppermost ``height`` pixels of the ``picture`` of a card, with the card's edge all round."""
    from app.decks.art.paper import card_outline, draw_edge  # most decks never need it

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.setClipPath(card_outline(rect))
        painter.drawPixmap(0, 0, picture)
        painter.restore()
        draw_edge(painter, rect)

    size = QSizeF(picture.deviceIndependentSize().width(), height)
    return painted(size, 0, picture.devicePixelRatio(), draw)
