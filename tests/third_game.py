"""A game that lives in the tests only and goes through the whole program.

It is made as README says that a game is made: this class states what is not words, ``WORDS`` holds its
words, and ``RULES`` is its page of Help. Eight columns build down in suit, and an empty one takes any card.
The cells and foundations above them are more than the columns, and its levels are neither two nor three.
"""

from __future__ import annotations

from app.wording.games import CELLS, GameWords
from engine.cells_and_foundations import CellsAndFoundations
from engine.deals import CodeFormat


class ThirdGame(CellsAndFoundations):
    """The game of that name; a level is its number of cells."""

    name = "third-game"
    codes = CodeFormat(prefix="TG", version=1, level_letter="C", levels=(5, 4, 3, 1))
    column_sizes = (7, 7, 7, 7, 6, 6, 6, 6)


THIRD_GAME = ThirdGame()

WORDS = GameWords(name="Third Game", summary=lambda: "Build down in suit.", levels=CELLS)

RULES = """<h1>Third Game</h1>
<p>{deck} cards lie in {columns} columns of {column_sizes}.</p>
<table>
{group_sizes}
</table>
"""
