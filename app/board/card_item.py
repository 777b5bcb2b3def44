"""The item of one card, and its placement."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.board.highlights import painted
from engine.cards import Card


class Placement(NamedTuple):
    """The place of a card that does not move: its rectangle and its level (z value)."""

    rect: QRectF
    level: float


class CardItem(QGraphicsPixmapItem):
    """Shows one card; the scene places it. ``picture`` is the picture of the whole card."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self._placement: Placement | None = None
        self.picture = QPixmap()
        self._is_cut = False
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_picture(self, picture: QPixmap, scale: float) -> None:
        """Show ``picture``, a picture of the whole card, scaled by ``scale``.

        ``place_at`` cuts it off where its placement is lower.
        """
        self.picture = picture
        self.setScale(scale)
        self.setPixmap(picture)
        self._is_cut = False

    def show_whole(self) -> None:
        """Show the whole card, even if its placement has room for the upper part only."""
        if self._is_cut:
            self.setPixmap(self.picture)
            self._is_cut = False

    def strip(self, height: float) -> QPixmap:
        """The picture of the upper ``height`` pixels of the card."""
        rows = ceil(height / self.scale() * self.picture.devicePixelRatio())
        return self.picture.copy(0, 0, self.picture.width(), rows)

    def _fit_into(self, rect: QRectF) -> None:
        """Cut the picture off at the height of ``rect`` if the card is higher."""
        height = rect.height() / self.scale()
        if height < self.picture.deviceIndependentSize().height() - 0.5:
            self.setPixmap(upper_part(self.picture, height))
            self._is_cut = True
        else:
            self.show_whole()

    def is_at(self, placement: Placement) -> bool:
        """Whether the card is at ``placement`` and does not move; it may be hidden."""
        return self._placement == placement

    def place_at(self, placement: Placement) -> None:
        """Show the card at ``placement``, without rotation."""
        self.show()
        if not self.is_at(placement):
            if self.rotation():
                self.setRotation(0)
                self.setTransformOriginPoint(0, 0)
                self.setTransformationMode(Qt.TransformationMode.FastTransformation)
            self.setPos(placement.rect.topLeft())
            self.setZValue(placement.level)
            self._placement = placement
        self._fit_into(placement.rect)

    def take_off(self, level: float) -> None:
        """Prepare for a flight; ``level`` is the z value during the flight."""
        self._placement = None
        self.show_whole()
        self.setZValue(level)
        self.show()

    def take_off_turning(self, level: float) -> None:
        """Rotate around the centre during the next flight."""
        self.setTransformOriginPoint(self.boundingRect().center())
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.take_off(level)

    def cover(self) -> None:
        """Hide the card, because other cards cover it, but keep its placement."""
        self.hide()

    def hide_and_forget(self) -> None:
        """Hide the card and forget its placement."""
        self._placement = None
        self.hide()


def upper_part(picture: QPixmap, height: float) -> QPixmap:
    """The top ``height`` pixels of a card's ``picture``, with the card's edge on all four sides."""
    from app.decks.art.paper import card_outline, draw_edge  # rarely needed

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.setClipPath(card_outline(rect))
        painter.drawPixmap(0, 0, picture)
        painter.restore()
        draw_edge(painter, rect)

    size = QSizeF(picture.deviceIndependentSize().width(), height)
    return painted(size, QMarginsF(), picture.devicePixelRatio(), draw)
