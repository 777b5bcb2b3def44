"""The words of each game, except its rules, which are a page of Help."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.text.translation import Texts
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.rules import Game

GameTexts = Texts("GameTexts")


class LevelWords(NamedTuple):
    """The words for a game's levels, as functions because the language can change.

    ``question`` returns what New Game asks, ``level`` returns a level in words, such as ``4 cells``.
    """

    question: Callable[[], str]
    level: Callable[[int], str]


class GameWords(NamedTuple):
    """The words of one game: its name (the same in every language), one sentence, and its levels."""

    name: str
    summary: Callable[[], str]
    levels: LevelWords


SUITS = LevelWords(
    question=lambda: GameTexts.tr("How many suits?"),
    level=lambda level: GameTexts.tr("%n suit(s)", "", level),
)
CELLS = LevelWords(
    question=lambda: GameTexts.tr("How many cells?"),
    level=lambda level: GameTexts.tr("%n cell(s)", "", level),
)

WORDS = {
    SIMPLE_SIMON.name: GameWords(
        name="Simple Simon",
        summary=lambda: GameTexts.tr("Build down in any suit and complete sequences of one suit."),
        levels=SUITS,
    ),
    SEAHAVEN_TOWERS.name: GameWords(
        name="Seahaven Towers",
        summary=lambda: GameTexts.tr("Build down in suit, use the cells and fill the foundations."),
        levels=CELLS,
    ),
}
"""The words of each game, by the name that the engine gives it."""

_UNTITLED_LEVELS = LevelWords(question=lambda: GameTexts.tr("Which level?"), level=str)


def game_name(game: Game) -> str:
    """A game's name, the same in every language."""
    return _words(game).name


def game_summary(game: Game) -> str:
    """The aim of a game, in one sentence."""
    return _words(game).summary()


def level_question(game: Game) -> str:
    """The question about the level of a new game: ``How many suits?``."""
    return _words(game).levels.question()


def level_count(game: Game, level: int) -> str:
    """``1 suit`` or ``4 cells``."""
    return _words(game).levels.level(level)


def level_difficulty(game: Game, level: int) -> str:
    """``Easy``, ``Medium`` or ``Hard`` in a game of two or three levels, else an empty text."""
    names = {
        2: (GameTexts.tr("Easy"), GameTexts.tr("Hard")),
        3: (GameTexts.tr("Easy"), GameTexts.tr("Medium"), GameTexts.tr("Hard")),
    }
    levels = game.codes.levels
    return names[len(levels)][levels.index(level)] if len(levels) in names else ""


def level_name(game: Game, level: int) -> str:
    """``Easy · 1 suit``, or ``1 suit`` alone."""
    difficulty, count = level_difficulty(game, level), level_count(game, level)
    return f"{difficulty} · {count}" if difficulty else count


def _words(game: Game) -> GameWords:
    """The words of ``game``; while it has none, the engine's name for it, so that it can be played."""
    return WORDS.get(game.name) or GameWords(game.name, lambda: "", _UNTITLED_LEVELS)
