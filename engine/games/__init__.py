"""The games that there are. One file of this package is one game; its name here makes it known."""

from __future__ import annotations

from collections.abc import Iterable

from engine.deals import DealCode
from engine.games.seahaven_towers import SeahavenTowers
from engine.games.simple_simon import SimpleSimon
from engine.rules import Game

SIMPLE_SIMON = SimpleSimon()
SEAHAVEN_TOWERS = SeahavenTowers()

GAMES: tuple[Game, ...] = (SIMPLE_SIMON, SEAHAVEN_TOWERS)


def find_game(name: str, games: Iterable[Game] = GAMES) -> Game | None:
    """The game of that name in records, such as ``simple-simon``; None if it is not among ``games``."""
    return next((game for game in games if game.name == name), None)


def game_of_code(code: DealCode, games: Iterable[Game] = GAMES) -> Game:
    """The game that ``code`` deals; ``ValueError`` if it is not among ``games``."""
    for game in games:
        if game.codes == code.format:
            return game
    raise ValueError(f"no game deals {code}")
