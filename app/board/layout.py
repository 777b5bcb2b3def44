"""The geometry of the board: the rectangles of slots and cards, and what a point or a rectangle hits.

Rectangles and points are in device-independent pixels; the origin is the view's top left corner. They are on
whole device pixels, so that cards that do not move are sharp.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import ceil, floor, inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.board.drop_zones import DropTargets, DropZones, Row, SequenceSlot, Zone, upper_number
from app.board.fan import Fan
from app.board.slot_counts import SlotCounts
from app.decks.card_shape import ROUNDING, CardShape
from engine.position import PileId, PileKind, Position, piles_of

CAPACITIES = (13, 16, 20)
"""The numbers of cards for which the cards are sized; the cards of longer columns overlap more."""

GAP = 0.1
"""Least distance between two columns, in card widths."""
WIDEST_GAP = 0.3
MARGIN = 0.075
"""Distance of the cards from the board's edges, in card widths."""
ROW_GAP = 0.13
"""Distance between the top row and the columns, in card widths."""


class Hit(NamedTuple):
    """What is at a point: a pile, and the number of its cards from the hit card to the last card.

    ``size`` is 0 on an empty slot.
    """

    pile: PileId
    size: int


def capacity_for(position: Position) -> int:
    """The first of ``CAPACITIES`` with room for the longest column, or the last one."""
    longest = max(map(len, position.columns))
    return next((capacity for capacity in CAPACITIES if longest <= capacity), CAPACITIES[-1])


class _FanOffsets(dict[int, tuple[float, ...]]):
    """The distances of the cards of a column from its first card, by the number of cards."""

    def __init__(self, fan: Fan, ratio: float) -> None:
        self._fan, self._ratio = fan, ratio

    def __missing__(self, count: int) -> tuple[float, ...]:
        self[count] = offsets = tuple(offset / self._ratio for offset in self._fan.offsets(count))
        return offsets


class BoardLayout:
    """The geometry of a board of ``size`` pixels at ``ratio`` device pixels per pixel.

    In the row above the columns, the cells are at the left, the slots for removed sequences in the middle and
    the foundations at the right. Each is above a column, if there are enough columns. The cards are as large
    as a column of ``capacity`` cards allows. ``shape`` is the deck's.
    """

    def __init__(
        self,
        size: QSizeF,
        ratio: float,
        slot_counts: SlotCounts,
        capacity: int,
        shape: CardShape,
    ) -> None:
        self.size = size
        self.ratio = ratio
        self.slot_counts = slot_counts
        self.capacity = capacity
        self.shape = shape

    @cached_property
    def card_width(self) -> float:
        """The greatest width at which both rows and a column of ``capacity`` cards fit."""
        abreast = max(self.slot_counts.columns, self.slot_counts.above)
        width = self._floor(self.size.width() / (abreast + (abreast - 1) * GAP + 2 * MARGIN))
        slot_height = self.shape.slot_height
        while width > 1 and self._height_needed(width, slot_height) > self.size.height():
            width -= 1 / self.ratio
        return max(width, 1.0)

    def _height_needed(self, width: float, slot_height: float) -> float:
        heights = MARGIN, ROW_GAP, slot_height, self.shape.aspect
        margin, row_gap, slot, card = (self._snap(width * height) for height in heights)
        covered = (self.capacity - 1) * self._ceil(width * self.shape.index_height)
        return margin + slot + row_gap + covered + card + margin

    @cached_property
    def card_size(self) -> QSizeF:
        """Width and height of a card."""
        return QSizeF(self.card_width, self._snap(self.card_width * self.shape.aspect))

    @cached_property
    def slot_size(self) -> QSizeF:
        """Width and height of a slot above the columns; it is lower than a card if a card would not fit."""
        is_whole = self._height_needed(self.card_width, self.shape.aspect) <= self.size.height()
        height = self.shape.aspect if is_whole else self.shape.slot_height
        return QSizeF(self.card_width, self._snap(self.card_width * height))

    @cached_property
    def _fan_offsets(self) -> _FanOffsets:
        room = self._bottom - self._columns_top - self.card_size.height()
        strips = self.shape.strips_in_pixels(self.card_width * self.ratio)
        fan = Fan(floor(room * self.ratio + ROUNDING), CAPACITIES[0], CAPACITIES[-1], strips)
        return _FanOffsets(fan, self.ratio)

    def slot_rect(self, pile: PileId) -> QRectF:
        """The rectangle of the slot of ``pile``, where its first card is."""
        if pile.kind is PileKind.COLUMN:
            return self._slot(self._columns, pile.offset, self._columns_top, self.card_size)
        return self._upper_slot(pile)

    def sequence_slot_rect(self, order: int) -> QRectF:
        """The rectangle of the removed sequence number ``order``, from 0, in order of removal."""
        return self._upper_slot(SequenceSlot(order))

    @property
    def sequence_slots(self) -> tuple[SequenceSlot, ...]:
        """The slots for removed sequences."""
        return self._zones.slots

    def card(self, pile: PileId, index: int, count: int) -> QRectF:
        """The rectangle of the card at ``index``, from 0, in ``pile`` with ``count`` cards.

        In a low slot above the columns, it is as high as the slot.
        """
        first = self._slot_rects[pile]
        if pile.kind is PileKind.COLUMN:
            return first.translated(0, self._fan_offsets[count][index])
        return QRectF(first)

    @cached_property
    def _slot_rects(self) -> dict[PileId, QRectF]:
        """The slots of all piles: every change of the position needs the rectangles of all cards."""
        counts = self.slot_counts
        piles = piles_of(counts.columns, counts.cells, counts.foundations)
        return {pile: self.slot_rect(pile) for pile in piles}

    def group(self, pile: PileId, size: int, count: int) -> QRectF:
        """The rectangle around the last ``size`` cards of ``pile`` with ``count`` cards."""
        first, last = self.card(pile, count - size, count), self.card(pile, count - 1, count)
        return first.united(last)

    def end(self, pile: PileId, count: int) -> QRectF:
        """The rectangle of the last card of ``pile`` with ``count`` cards; the slot if ``count`` is 0."""
        return self.card(pile, max(count - 1, 0), count)

    def drop_zone(self, zone: Zone) -> QRectF:
        """The drop zone of ``zone``; the zone of a column reaches down to the lower edge of the board."""
        left, top, right, bottom = self._zones.rects[zone]
        return QRectF(left, top, right - left, bottom - top)

    @cached_property
    def _zones(self) -> DropZones:
        middle = (self._columns_top + self._top + self.slot_size.height()) / 2
        return DropZones(
            self.slot_counts, self._columns, self._upper, self.card_width, middle, self.size.height()
        )

    def hit_at(self, point: QPointF, position: Position) -> Hit | None:
        """The pile and card of ``position`` at ``point``; None for the bare table."""
        x, y = point.x(), point.y()
        for pile in position.piles:
            left, top, right, bottom = self._zones.rects[pile]
            if not (left <= x < right and top <= y < bottom):
                continue
            cards = position.cards(pile)
            shown = range(len(cards)) if pile.kind is PileKind.COLUMN else range(len(cards))[-1:]
            for index in reversed(shown):
                if self.card(pile, index, len(cards)).contains(point):
                    return Hit(pile, len(cards) - index)
            if self.slot_rect(pile).contains(point):
                return Hit(pile, 0)
        return None

    def pile_at(self, point: QPointF, piles: Iterable[PileId]) -> PileId | None:
        """The pile of ``piles`` whose drop zone contains ``point``, or None."""
        return next((pile for pile in piles if self.drop_zone(pile).contains(point)), None)

    def slot_at(self, point: QPointF) -> SequenceSlot | None:
        """The slot for a removed sequence at ``point``, or None."""
        slots = self.sequence_slots
        return next((slot for slot in slots if self.sequence_slot_rect(slot.order).contains(point)), None)

    def drop_targets(self, piles: Iterable[PileId]) -> DropTargets:
        """What a drop may mean: a pile of ``piles``, or a slot for a sequence.

        If slots are lower than cards, only the upper part of a group, as high as a slot, counts: a card
        exactly on a slot reaches far into the drop zone of the column below.
        """
        is_low = self.slot_size.height() < self.card_size.height()
        return self._zones.targets(piles, self.slot_size.height() if is_low else inf)

    @cached_property
    def _columns(self) -> Row:
        count = self.slot_counts.columns
        room = self.size.width() - 2 * MARGIN * self.card_width - self.card_width
        pitch = self._floor(min(room / max(count - 1, 1), self.card_width * (1 + WIDEST_GAP)))
        return self._row(count, pitch)

    @cached_property
    def _upper(self) -> Row:
        columns, count = self._columns, self.slot_counts.above
        if count <= columns.size:
            return columns
        shared = columns.pitch * (columns.size - 1) / (count - 1)
        return self._row(count, max(shared, self.card_width * (1 + GAP)))

    def _row(self, count: int, pitch: float) -> Row:
        width = pitch * (count - 1) + self.card_width
        return Row(count, self._snap((self.size.width() - width) / 2), pitch)

    @cached_property
    def _top(self) -> float:
        return self._snap(self.card_width * MARGIN)

    @cached_property
    def _columns_top(self) -> float:
        return self._top + self.slot_size.height() + self._snap(self.card_width * ROW_GAP)

    @cached_property
    def _bottom(self) -> float:
        return self.size.height() - self._top

    def _upper_slot(self, zone: Zone) -> QRectF:
        number = upper_number(self.slot_counts, zone, self._upper.size)
        return self._slot(self._upper, number, self._top, self.slot_size)

    def _slot(self, row: Row, number: float, top: float, size: QSizeF) -> QRectF:
        left = self._snap(row.left + number * row.pitch)
        return QRectF(QPointF(left, top), size)

    def _snap(self, length: float) -> float:
        return round(length * self.ratio) / self.ratio

    def _floor(self, length: float) -> float:
        return floor(length * self.ratio + ROUNDING) / self.ratio

    def _ceil(self, length: float) -> float:
        return ceil(length * self.ratio - ROUNDING) / self.ratio
