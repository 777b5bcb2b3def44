"""Seahaven Towers: build down in suit, use the cells, fill the foundations.

The rules are those of Art Cabral's game as Wikipedia describes it ("Seahaven Towers"); the levels by number
of cells, the size of groups (FreeCell's formula, empty columns included) and the score are this program's.
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
        """Deal as the base class does; a card for which the level has no cell goes on the second column."""
        cells_end = sum(self.column_sizes) + level
        position = super().deal(level, cards[:cells_end])
        columns = list(position.columns)
        columns[SURPLUS_COLUMN] += cards[cells_end:]
        return position._replace(columns=tuple(columns))
