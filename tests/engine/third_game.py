"""Baker's Game, for tests only: how short the file of a game is whose family is known.

Eight columns build down in suit, there are four cells, and any card goes into an empty column.
"""

from __future__ import annotations

from engine.cells_and_foundations import CellsAndFoundations
from engine.deals import CodeFormat


class BakersGame(CellsAndFoundations):
    name = "bakers-game"
    codes = CodeFormat(prefix="BG", version=1, level_letter="C", levels=(4,))
    column_sizes = (7, 7, 7, 7, 6, 6, 6, 6)


BAKERS_GAME = BakersGame()
