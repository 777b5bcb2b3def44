"""The marks on the board: destinations, the selected group, the keyboard focus, and a peeked card."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.decks.art.marks import MARK_MARGINS, draw_destination, draw_focus, draw_peeked, draw_selection
from app.decks.art.palette import Table
from app.decks.deck import Deck
from engine.position import PileId

Draw = Callable[[QPainter, QRectF], None]

MARK_LEVEL = 1000.0
"""Z value of the outlines, above every card that does not move."""
PEEK_SHADOW_LEVEL = 1500.0
"""Z value of the shadow of a card that is shown whole, above the outlines and below that card."""


class Appearance(NamedTuple):
    """The settings of the player and of the system that change how the board looks."""

    table: Table
    deck: Deck
    more_contrast: bool


class Marks:
    """The marks on one board. Each picture is drawn once for each size, and items share it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._pictures: dict[Hashable, QPixmap] = {}
        self._destinations: dict[PileId, QGraphicsPixmapItem] = {}
        self._rects: Mapping[PileId, QRectF] = {}
        self._chosen: PileId | None = None
        self._selection = self._new_item(MARK_LEVEL)
        self._focus = self._new_item(MARK_LEVEL + 1)
        self._peek_shadow = self._new_item(PEEK_SHADOW_LEVEL)
        self._margins = QMarginsF()

    def set_looks(self, appearance: Appearance, card_width: float, ratio: float, height: float) -> None:
        """Draw new pictures for cards ``card_width`` pixels wide, on a board of ``height`` pixels.

        ``ratio`` is the number of device pixels per pixel.
        """
        self._appearance, self._ratio, self._height = appearance, ratio, height
        self._margins = whole_margins(MARK_MARGINS * card_width, ratio)
        self._pictures.clear()

    def show_destinations(self, rects: Mapping[PileId, QRectF], chosen: PileId | None) -> None:
        """Outline each pile of ``rects``, ``chosen`` more strongly, and hide all other outlines."""
        for pile, item in self._destinations.items():
            if pile not in rects:
                item.hide()
        self._rects, self._chosen = rects, chosen
        for pile, rect in rects.items():
            item = self._destinations.get(pile) or self._destinations.setdefault(
                pile, self._new_item(MARK_LEVEL)
            )
            self._put(item, rect, self._destination_picture(pile))

    def choose(self, chosen: PileId | None) -> None:
        """Of the outlined piles, outline ``chosen`` more strongly, and no other."""
        before, self._chosen = self._chosen, chosen
        for pile in (before, chosen):
            if pile is not None and pile in self._rects:
                self._destinations[pile].setPixmap(self._destination_picture(pile))

    def _destination_picture(self, pile: PileId) -> QPixmap:
        rect = self._rects[pile]
        room = min(self._height - rect.bottom(), self._margins.bottom())  # no mark needs more than the margin
        return self._picture(rect, draw_destination, chosen=pile == self._chosen, room=room)

    def show_selection(self, rect: QRectF | None) -> None:
        """Outline the selected group at ``rect``; with None, hide that outline."""
        self._show(self._selection, rect, draw_selection)

    def show_focus(self, rect: QRectF | None) -> None:
        """Show the keyboard focus around ``rect``; with None, hide it."""
        self._show(self._focus, rect, draw_focus)

    def show_peeked(self, rect: QRectF | None) -> None:
        """Show a shadow and a line around the whole card at ``rect``; with None, hide them."""
        self._show(self._peek_shadow, rect, draw_peeked)

    @property
    def marked(self) -> dict[PileId, QGraphicsPixmapItem]:
        """The visible outlines of destinations, by pile."""
        return {pile: item for pile, item in self._destinations.items() if item.isVisible()}

    def _show(self, item: QGraphicsPixmapItem, rect: QRectF | None, draw: Callable[..., None]) -> None:
        if rect is None:
            item.hide()
        else:
            self._put(item, rect, self._picture(rect, draw))

    def _put(self, item: QGraphicsPixmapItem, rect: QRectF, picture: QPixmap) -> None:
        if item.pixmap().cacheKey() != picture.cacheKey():
            item.setPixmap(picture)
        item.setPos(rect.topLeft() - QPointF(self._margins.left(), self._margins.top()))
        item.show()

    def _picture(self, rect: QRectF, draw: Callable[..., None], **kind: float) -> QPixmap:
        """The picture of a mark around ``rect``, drawn once for each size and kind."""
        key = (draw, rect.width(), rect.height(), *kind.values())
        picture = self._pictures.get(key)
        if picture is None:
            paint = _painter_of(draw, self._appearance, kind)
            picture = self._pictures[key] = painted(rect.size(), self._margins, self._ratio, paint)
        return picture

    def _new_item(self, level: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(level)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.hide()
        self._scene.addItem(item)
        return item


def _painter_of(draw: Callable[..., None], looks: Appearance, kind: Mapping[str, float]) -> Draw:
    def paint(painter: QPainter, rect: QRectF) -> None:
        draw(painter, rect, looks.table, strong=looks.more_contrast, **kind)

    return paint


def whole_margins(margins: QMarginsF, ratio: float) -> QMarginsF:
    """``margins`` in pixels, each rounded up to whole device pixels."""
    sides = margins.left(), margins.top(), margins.right(), margins.bottom()
    return QMarginsF(*(whole_pixels(side, ratio) for side in sides))


def whole_pixels(length: float, ratio: float) -> float:
    """``length`` in pixels, rounded up to whole device pixels."""
    return ceil(length * ratio) / ratio


def painted(size: QSizeF, margins: QMarginsF, ratio: float, draw: Draw) -> QPixmap:
    """A picture of ``size`` with ``margins`` around it, which ``draw`` paints inside them.

    Both are in pixels and must be whole device pixels; otherwise the picture is blurred.
    """
    whole = size.grownBy(margins) * ratio
    picture = QPixmap(whole.toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw(painter, QRectF(QPointF(margins.left(), margins.top()), size))
    painter.end()
    return picture
