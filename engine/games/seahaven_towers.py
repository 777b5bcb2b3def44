"""Seahaven Towers: build down in suit, use the cells, fill the foundations.

The rules are Art Cabral's, as described in Wikipedia ("Seahaven Towers"). The levels by number of cells, the
size of groups (FreeCell's formula with empty columns) and the score are this program's.
"""

from __future__ import annotations

from engine.cells_and_foundations import CellsAndFoundations
from engine.deals import CodeFormat
from engine.position import Cards, Position

SURPLUS_COLUMN = 1


class SeahavenTowers(CellsAndFoundations):
    """The game Seahaven Towers; the level is the number of cells."""

    name = "seahaven-towers"
    codes = CodeFormat(prefix="SH", version=1, level_letter="C", levels=(4, 2, 1))
    column_sizes = (5,) * 10
    empty_column_needs_king = True

    def deal(self, level: int, cards: Cards) -> Position:
        """Deal as the base class does; if the level has one cell, the last card goes on the second column."""
        cells_end = sum(self.column_sizes) + level
        position = super().deal(level, cards[:cells_end])
        columns = list(position.columns)
        columns[SURPLUS_COLUMN] += cards[cells_end:]
        return position._replace(columns=tuple(columns))
