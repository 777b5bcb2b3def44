"""The bare places of a board: what is seen where no card lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.board.highlights import Draw, painted
from app.board.layout import BoardLayout
from app.decks.art.palette import Table
from app.decks.art.slots import Slot, draw_place
from engine.cards import Suit
from engine.position import SUITS, PileKind, Position


class BarePlace(NamedTuple):
    """One place: its rectangle in pixels of the board, its kind, and a foundation's suit."""

    rect: QRectF
    kind: Slot
    suit: Suit | None = None


def bare_places(layout: BoardLayout, position: Position, *, kings_only: bool) -> Iterator[BarePlace]:
    """Every place of the board; ``kings_only``: an empty column takes only a king."""
    column = Slot.KING_COLUMN if kings_only else Slot.COLUMN
    for pile in position.piles:
        if pile.kind is PileKind.COLUMN:
            yield BarePlace(layout.place(pile), column)
        elif pile.kind is PileKind.CELL:
            yield BarePlace(layout.place(pile), Slot.CELL)
        else:
            yield BarePlace(layout.place(pile), Slot.FOUNDATION, SUITS[pile.offset])
    for order in range(layout.places.sequences):
        yield BarePlace(layout.sequence_place(order), Slot.SEQUENCE)


class PlaceItems:
    """The pictures of the places on a scene, below all cards."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []

    def set_visible(self, *, visible: bool) -> None:
        """Show all places, or none."""
        for item in self._items:
            item.setVisible(visible)

    def show(self, places: Iterator[BarePlace], table: Table, ratio: float) -> None:
        """Show ``places`` instead of those that were shown."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        pictures = {}
        for place in places:
            looks = (place.kind, place.suit)
            if looks not in pictures:
                pictures[looks] = painted(place.rect.size(), QMarginsF(), ratio, _painter_of(place, table))
            item = QGraphicsPixmapItem(pictures[looks])
            item.setPos(place.rect.topLeft())
            item.setZValue(-1)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)
            self._items.append(item)


def _painter_of(place: BarePlace, table: Table) -> Draw:
    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_place(painter, rect, place.kind, table, place.suit)

    return draw
