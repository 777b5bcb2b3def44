"""The games that there are. One file of this package is one game; its name here makes it known."""

from __future__ import annotations

from engine.games.seahaven_towers import SeahavenTowers
from engine.games.simple_simon import SimpleSimon
from engine.rules import Game

SIMPLE_SIMON = SimpleSimon()
SEAHAVEN_TOWERS = SeahavenTowers()

GAMES: tuple[Game, ...] = (SIMPLE_SIMON, SEAHAVEN_TOWERS)
