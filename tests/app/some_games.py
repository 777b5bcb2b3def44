"""Games for several tests of the program."""

from __future__ import annotations

from engine.deals import CodeFormat
from engine.games import GAMES
from engine.records import Record, parse_record
from engine.rules import Game
from tests.engine.third_game import ThirdGame
from tests.paths import DATA


def won_record() -> Record:
    """A game of one suit that is won in 49 moves, with 851 points."""
    return parse_record((DATA / "record-1.tencolumns").read_bytes(), GAMES)


def game_of(*levels: int, number: int = 0) -> Game:
    """A game with these levels, and with its own name and code."""

    class SomeGame(ThirdGame):
        name = f"some-long-name-{number}"
        codes = CodeFormat(f"G{'ABCDEF'[number]}", 1, "C", levels)

    return SomeGame()
