"""The registry of games: each module of this package is a game, and ``GAMES`` lists them."""

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
    """The game with this name, such as ``simple-simon``; None if ``games`` has none."""
    return next((game for game in games if game.name == name), None)


def game_of_code(code: DealCode, games: Iterable[Game] = GAMES) -> Game:
    """The game that ``code`` deals; ``ValueError`` if ``games`` has none."""
    for game in games:
        if game.codes == code.format:
            return game
    raise ValueError(f"no game deals {code}")
