"""The slots of a board: the empty places for cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.board.highlights import Draw, painted
from app.board.layout import BoardLayout
from app.decks.art.palette import Table
from app.decks.art.slots import SlotKind, draw_slot
from engine.cards import Suit
from engine.position import SUITS, PileKind, Position


class BoardSlot(NamedTuple):
    """One slot: its rectangle in pixels of the board, its kind, and the suit of a foundation."""

    rect: QRectF
    kind: SlotKind
    suit: Suit | None = None


def board_slots(
    layout: BoardLayout, position: Position, *, empty_column_needs_king: bool
) -> Iterator[BoardSlot]:
    """All slots of the board. With ``empty_column_needs_king``, an empty column accepts only a king."""
    column = SlotKind.KING_COLUMN if empty_column_needs_king else SlotKind.COLUMN
    for pile in position.piles:
        if pile.kind is PileKind.COLUMN:
            yield BoardSlot(layout.slot_rect(pile), column)
        elif pile.kind is PileKind.CELL:
            yield BoardSlot(layout.slot_rect(pile), SlotKind.CELL)
        else:
            yield BoardSlot(layout.slot_rect(pile), SlotKind.FOUNDATION, SUITS[pile.offset])
    for order in range(layout.slot_counts.sequences):
        yield BoardSlot(layout.sequence_slot_rect(order), SlotKind.SEQUENCE)


class SlotItems:
    """The items of the slots on a scene, below all cards."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []

    def set_visible(self, *, visible: bool) -> None:
        """Show or hide all slots."""
        for item in self._items:
            item.setVisible(visible)

    def show(self, slots: Iterator[BoardSlot], table: Table, ratio: float) -> None:
        """Show ``slots`` in place of the earlier slots."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        pictures = {}
        for slot in slots:
            looks = (slot.kind, slot.suit)
            if looks not in pictures:
                pictures[looks] = painted(slot.rect.size(), QMarginsF(), ratio, _painter_of(slot, table))
            item = QGraphicsPixmapItem(pictures[looks])
            item.setPos(slot.rect.topLeft())
            item.setZValue(-1)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)
            self._items.append(item)


def _painter_of(slot: BoardSlot, table: Table) -> Draw:
    def draw(painter: QPainter, rect: QRectF) -> None:
        draw_slot(painter, rect, slot.kind, table, slot.suit)

    return draw
