"""The names of games and their levels."""

from __future__ import annotations

import pytest

from app.play.settings import Language
from app.text.games import CELLS, WORDS, GameWords, game_name, game_summary, level_name, level_question
from engine.games import GAMES
from engine.rules import Game
from tests.app.some_games import game_of
from tests.app.speech import SPOKEN, Speak


@pytest.mark.parametrize(
    ("levels", "names"),
    [
        ((7,), ["7 cells"]),
        ((4, 2), ["Easy · 4 cells", "Hard · 2 cells"]),
        ((4, 2, 1), ["Easy · 4 cells", "Medium · 2 cells", "Hard · 1 cell"]),
        ((4, 3, 2, 1), ["4 cells", "3 cells", "2 cells", "1 cell"]),
    ],
)
def test_two_or_three_levels_are_easy_medium_and_hard(
    monkeypatch: pytest.MonkeyPatch, speak: Speak, levels: tuple[int, ...], names: list[str]
) -> None:
    speak(Language.ENGLISH)
    game = game_of(*levels)
    monkeypatch.setitem(WORDS, game.name, GameWords("Some Game", str, CELLS))
    assert [level_name(game, level) for level in levels] == names


def test_a_game_that_has_no_words_yet_can_be_played(speak: Speak) -> None:
    speak(Language.ENGLISH)
    game = game_of(4, 2)
    assert game_name(game) == game.name
    assert (level_question(game), level_name(game, 4)) == ("Which level?", "Easy · 4")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_its_words(game: Game) -> None:
    assert game.name in WORDS, f"add {game.name} to WORDS of app/text/games.py"


@pytest.mark.parametrize("language", SPOKEN)
def test_no_two_games_and_no_two_levels_have_the_same_words(speak: Speak, language: Language) -> None:
    speak(language)
    assert (
        len({game_name(game) for game in GAMES}) == len({game_summary(game) for game in GAMES}) == len(GAMES)
    )
    for game in GAMES:
        levels = game.codes.levels
        assert len({level_name(game, level) for level in levels}) == len(levels)
