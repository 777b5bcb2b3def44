"""Drop zones: the areas of the board in which a drop means a pile or a slot for a removed sequence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from app.board.slot_counts import SlotCounts
from engine.position import PileId, PileKind, piles_of


class SequenceSlot(NamedTuple):
    """The slot of the removed sequence number ``order``, from 0, in order of removal. It is no pile."""

    order: int


Zone = PileId | SequenceSlot
"""What a drop can mean."""


class Strip(NamedTuple):
    """A rectangle in pixels of the board, as plain numbers: every pointer move reads all of them."""

    left: float
    top: float
    right: float
    bottom: float


class Row(NamedTuple):
    """A row of slots: their number, the left edge of the first, and the distance between left edges."""

    size: int
    left: float
    pitch: float


class DropZones:
    """The drop zones of a board with ``slot_counts`` in the rows ``upper`` and ``columns``.

    All are as wide as the distance between two slots. Those of the columns reach from ``middle`` down to
    ``bottom``, the others from the upper edge of the board to ``middle``. The bare table between the slots of
    the upper row belongs to nobody. All numbers are pixels.
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
        first = slot_counts.first_sequence(upper.size)
        self.strips: dict[Zone, Strip] = {}
        for pile in piles_of(slot_counts.columns, slot_counts.cells, slot_counts.foundations):
            if pile.kind is PileKind.COLUMN:
                left = columns.left + pile.offset * columns.pitch - (columns.pitch - card_width) / 2
                self.strips[pile] = Strip(left, middle, left + columns.pitch, bottom)
            elif pile.kind is PileKind.CELL:
                self.strips[pile] = self._upper_strip(pile.offset)
            else:
                self.strips[pile] = self._upper_strip(upper.size - slot_counts.foundations + pile.offset)
        self.strips.update({slot: self._upper_strip(first + slot.order) for slot in self.slots})
        ends = [slot_counts.cells, first, first + slot_counts.sequences, upper.size - slot_counts.foundations]
        gaps = [(ends[0], ends[1]), (ends[2], ends[3])] if self.slots else [(ends[0], ends[3])]
        self._bare = [strip for start, end in gaps for strip in self._bare_strips(start, end)]

    def _upper_strip(self, number: float, part: float = 1.0) -> Strip:
        """The drop zone of slot ``number``, from 0, of the upper row, or its left ``part``."""
        row = self._upper
        left = row.left + number * row.pitch - (row.pitch - self._card_width) / 2
        return Strip(left, 0.0, left + part * row.pitch, self._middle)

    def _bare_strips(self, start: float, end: float) -> Iterator[Strip]:
        """Bare table from slot ``start`` up to slot ``end``, in pieces at most as wide as a drop zone."""
        while start < end:
            yield self._upper_strip(start, min(end - start, 1.0))
            start += 1

    def most_overlapped(self, rect: Strip, piles: Iterable[PileId]) -> Zone | None:
        """Which of ``piles`` and the slots for sequences has the drop zone that ``rect`` overlaps most.

        None if there is no overlap, or if the best is a column and ``rect`` overlaps a piece of bare table
        more. The bare table competes with columns only: beside a cell or a foundation a drop need not be
        exact. Of equal areas the first pile wins.
        """
        best: Zone | None = None
        largest = 0.0
        zones: list[Zone] = [*piles, *self.slots]
        for zone in zones:
            area = _overlap(rect, self.strips[zone])
            if area > largest:
                best, largest = zone, area
        if isinstance(best, PileId) and best.kind is PileKind.COLUMN:
            return None if any(_overlap(rect, strip) > largest for strip in self._bare) else best
        return best


def _overlap(one: Strip, other: Strip) -> float:
    """The area that two strips share, in square pixels."""
    width = min(one.right, other.right) - max(one.left, other.left)
    height = min(one.bottom, other.bottom) - max(one.top, other.top)
    return width * height if width > 0 and height > 0 else 0.0
