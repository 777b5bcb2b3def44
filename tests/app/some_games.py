"""Games with various levels, for tests of the user interface."""

from __future__ import annotations

from engine.deals import CodeFormat
from engine.rules import Game
from tests.engine.third_game import ThirdGame


def game_of(*levels: int, number: int = 0) -> Game:
    """A game with these levels, and with its own name and code."""

    class SomeGame(ThirdGame):
        name = f"some-long-name-{number}"
        codes = CodeFormat(f"G{'ABCDEF'[number]}", 1, "C", levels)

    return SomeGame()
