"""Drop zones: the areas of the board in which a drop means a pile or a slot for a removed sequence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from app.board.plain_rect import PlainRect
from app.board.slot_counts import SlotCounts
from engine.position import PileId, PileKind, piles_of


class SequenceSlot(NamedTuple):
    """The slot of the removed sequence number ``order``, from 0, in order of removal. It is not a pile."""

    order: int


Zone = PileId | SequenceSlot
"""The owner of a drop zone."""


class Row(NamedTuple):
    """A row of slots: their number, the left edge of the first, and the distance between left edges."""

    size: int
    left: float
    pitch: float


def upper_number(slot_counts: SlotCounts, zone: Zone, size: int) -> float:
    """The number, from 0, of a cell, foundation or sequence's slot in an upper row of ``size`` slots."""
    if isinstance(zone, SequenceSlot):
        return slot_counts.first_sequence(size) + zone.order
    if zone.kind is PileKind.FOUNDATION:
        return size - slot_counts.foundations + zone.offset
    return zone.offset


class DropZones:
    """The drop zones of a board with ``slot_counts`` in the rows ``upper`` and ``columns``.

    A drop zone is as wide as the distance between two slots. The zones of the columns reach from ``middle``
    down to ``bottom``, the other zones from the upper edge of the board to ``middle``. The bare table between
    the slots of the upper row is in no zone. All numbers are pixels.
    """

    def __init__(
        self,
        slot_counts: SlotCounts,
        columns: Row,
        upper: Row,
        card_width: float,
        middle: float,
        bottom: float,
    ) -> None:
        self._upper, self._card_width, self._middle = upper, card_width, middle
        self.slots = tuple(map(SequenceSlot, range(slot_counts.sequences)))
        self.rects: dict[Zone, PlainRect] = {}
        zones: list[Zone] = [
            *piles_of(slot_counts.columns, slot_counts.cells, slot_counts.foundations),
            *self.slots,
        ]
        for zone in zones:
            if isinstance(zone, PileId) and zone.kind is PileKind.COLUMN:
                left = columns.left + zone.offset * columns.pitch - (columns.pitch - card_width) / 2
                self.rects[zone] = PlainRect(left, middle, left + columns.pitch, bottom)
            else:
                self.rects[zone] = self._upper_rect(upper_number(slot_counts, zone, upper.size))
        cells_end, foundations_start = float(slot_counts.cells), float(upper.size - slot_counts.foundations)
        gaps = [(cells_end, foundations_start)]
        if self.slots:
            sequences_start = slot_counts.first_sequence(upper.size)
            sequences_end = sequences_start + slot_counts.sequences
            gaps = [(cells_end, sequences_start), (sequences_end, foundations_start)]
        self._bare = [rect for start, end in gaps for rect in self._bare_rects(start, end)]

    def _upper_rect(self, number: float, part: float = 1.0) -> PlainRect:
        """The drop zone of slot ``number``, from 0, in the upper row, or the ``part`` of it at the left."""
        row = self._upper
        left = row.left + number * row.pitch - (row.pitch - self._card_width) / 2
        return PlainRect(left, 0.0, left + part * row.pitch, self._middle)

    def _bare_rects(self, start: float, end: float) -> Iterator[PlainRect]:
        """The bare table from slot ``start`` up to slot ``end``, in pieces at most as wide as a drop zone."""
        while start < end:
            yield self._upper_rect(start, min(end - start, 1.0))
            start += 1

    def targets(self, piles: Iterable[PileId], height: float) -> DropTargets:
        """What a drop may mean: a pile of ``piles``, in this order if areas are equal, or a sequence's slot.

        Only the upper ``height`` pixels of the part of a dropped group that is on the board count.
        """
        zones: list[Zone] = [*piles, *self.slots]
        return DropTargets([(zone, self.rects[zone]) for zone in zones], self._bare, height)


class DropTargets:
    """What a drop may mean: ``zones`` holds the competing piles and slots, each with its drop zone.

    ``bare`` holds the pieces of bare table between the upper slots. All are in pixels of the board. Only the
    upper ``height`` pixels of the part of a dropped group that is on the board count.
    """

    def __init__(
        self, zones: Sequence[tuple[Zone, PlainRect]], bare: Sequence[PlainRect], height: float
    ) -> None:
        self._zones, self._bare, self._height = zones, bare, height

    def most_overlapped(self, group: PlainRect) -> Zone | None:
        """The zone that ``group`` overlaps most; if areas are equal, the first.

        None if there is no overlap, or if ``group`` overlaps a piece of bare table more than the best column.
        The bare table competes with columns only, so that a drop beside a cell or a foundation need not be
        exact.
        """
        left, top, right, bottom = group
        bottom = min(bottom, max(top, 0.0) + self._height)
        best: Zone | None = None
        largest = 0.0
        for zone, rect in self._zones:
            if rect.left < right and left < rect.right:  # most zones are beside the group
                area = _overlap(left, top, right, bottom, rect)
                if area > largest:
                    best, largest = zone, area
        if isinstance(best, PileId) and best.kind is PileKind.COLUMN:
            is_bare = any(_overlap(left, top, right, bottom, bare) > largest for bare in self._bare)
            return None if is_bare else best
        return best


def _overlap(left: float, top: float, right: float, bottom: float, other: PlainRect) -> float:
    """The area that a rectangle shares with ``other``, in square pixels."""
    width = min(right, other.right) - max(left, other.left)
    height = min(bottom, other.bottom) - max(top, other.top)
    return width * height if width > 0 and height > 0 else 0.0
