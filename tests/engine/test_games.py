"""Games are found by name and by deal code."""

from __future__ import annotations

import pytest

from engine.deals import DealCode
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON, find_game, game_of_code
from tests.engine.third_game import THIRD_GAME


def test_a_game_is_found_by_its_name_in_records() -> None:
    assert find_game("simple-simon") is SIMPLE_SIMON
    assert find_game("seahaven-towers") is SEAHAVEN_TOWERS


def test_a_name_that_no_game_has_finds_none() -> None:
    assert find_game("third-game") is None
    assert find_game("third-game", [*GAMES, THIRD_GAME]) is THIRD_GAME


def test_a_deal_code_belongs_to_the_game_that_deals_it() -> None:
    assert game_of_code(DealCode(SEAHAVEN_TOWERS.codes, 4, 314)) is SEAHAVEN_TOWERS


def test_a_deal_code_of_no_known_game_is_a_wrong_value() -> None:
    code = DealCode(THIRD_GAME.codes, 4, 1)
    with pytest.raises(ValueError, match="TG1-C4-AAAAAAB"):
        game_of_code(code)
    assert game_of_code(code, [*GAMES, THIRD_GAME]) is THIRD_GAME
