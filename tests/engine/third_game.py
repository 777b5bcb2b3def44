"""A third game, for tests only: how short the file of a game is whose family is known.

Eight columns build down in suit, and any card goes into an empty one. The cells and foundations above them
may be more than the columns, and its levels are neither two nor three.
"""

from __future__ import annotations

from engine.cells_and_foundations import CellsAndFoundations
from engine.deals import CodeFormat


class ThirdGame(CellsAndFoundations):
    """The game of that name; a level is its number of cells."""

    name = "third-game"
    codes = CodeFormat(prefix="TG", version=1, level_letter="C", levels=(5, 4, 3, 1))
    column_sizes = (7, 7, 7, 7, 6, 6, 6, 6)


THIRD_GAME = ThirdGame()
