"""What games and their levels are called."""

from __future__ import annotations

from app.texts import Texts
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.rules import Game

games = Texts("games")

_NAMES = {SIMPLE_SIMON.name: "Simple Simon", SEAHAVEN_TOWERS.name: "Seahaven Towers"}


def game_name(game: Game) -> str:
    """A game's name, the same in every language."""
    return _NAMES[game.name]


def level_question(game: Game) -> str:
    """What a player who starts a new game is asked: ``How many suits?``."""
    return games.tr("How many suits?") if game.level_key == "suits" else games.tr("How many cells?")


def level_name(game: Game, level: int) -> str:
    """``Easy · 1 suit``."""
    return f"{level_difficulty(game, level)} · {level_count(game, level)}"


def level_count(game: Game, level: int) -> str:
    """``1 suit`` or ``4 cells``."""
    if game.level_key == "suits":
        return games.tr("%n suit(s)", "", level)
    return games.tr("%n cell(s)", "", level)


def level_difficulty(game: Game, level: int) -> str:
    """``Easy``, ``Medium`` or ``Hard``."""
    difficulties = (games.tr("Easy"), games.tr("Medium"), games.tr("Hard"))
    return difficulties[game.codes.levels.index(level)]
