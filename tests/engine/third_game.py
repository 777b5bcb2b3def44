"""A third game for tests, a short subclass of ``CellsAndFoundations``.

Eight columns build down in suit, and an empty column accepts any card. There may be more cells and
foundations than columns, and there are more than three levels.
"""

from __future__ import annotations

from engine.cells_and_foundations import CellsAndFoundations
from engine.deals import CodeFormat


class ThirdGame(CellsAndFoundations):
    """The third game; the level is the number of cells."""

    name = "third-game"
    codes = CodeFormat(prefix="TG", version=1, level_letter="C", levels=(5, 4, 3, 1))
    column_sizes = (7, 7, 7, 7, 6, 6, 6, 6)


THIRD_GAME = ThirdGame()
