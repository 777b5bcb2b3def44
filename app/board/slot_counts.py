"""The numbers of slots of a board."""

from __future__ import annotations

from typing import NamedTuple

from engine.position import Position


class SlotCounts(NamedTuple):
    """The number of slots of each kind; ``sequences`` are the slots for removed sequences."""

    columns: int
    cells: int = 0
    foundations: int = 0
    sequences: int = 0

    @classmethod
    def of(cls, position: Position, sequences: int) -> SlotCounts:
        """The slots of a board that shows ``position``, in a game that removes ``sequences`` sequences."""
        return cls(len(position.columns), len(position.cells), len(position.foundations), sequences)

    @property
    def above(self) -> int:
        """The number of slots in the row above the columns."""
        return self.cells + self.sequences + self.foundations

    def first_sequence(self, size: int) -> float:
        """The number of the first slot for removed sequences in a row of ``size`` slots, from 0.

        These slots are in the middle of the room between cells and foundations, so the number may end in .5.
        """
        return self.cells + (size - self.above) / 2
