"""Counts of move sequences (perft): the engine and the plain rules must both find these numbers."""

from __future__ import annotations

import pytest

from engine.deals import parse_code
from engine.games import GAMES, game_of_code
from engine.moves import legal_moves
from engine.position import Position
from engine.rules import Game, after_move
from engine.session import first_position
from tests.engine import plain_rules


def count(game: Game, position: Position, depth: int) -> int:
    """The number of sequences of ``depth`` moves, by the engine."""
    if depth == 0:
        return 1
    return sum(
        count(game, after_move(game, position, move), depth - 1) for move in legal_moves(game, position)
    )


def plain_count(game: str, position: Position, depth: int) -> int:
    """The number of sequences of ``depth`` moves, by the plain rules."""
    if depth == 0:
        return 1
    return sum(
        plain_count(game, plain_rules.after(game, position, move), depth - 1)
        for move in plain_rules.legal_moves(game, plain_rules.laid_out(position))
    )


# Sequences of one, two and three moves from a deal.
COUNTS = {
    "SS1-S1-AAAAABD": (7, 51, 408),
    "SS1-S1-7777777": (7, 59, 560),
    "SS1-S2-AAAAABD": (7, 49, 362),
    "SS1-S2-TENCOLS": (9, 87, 896),
    "SS1-S4-AAAAABD": (7, 49, 355),
    "SS1-S4-COLUMNS": (10, 98, 947),
    "SH1-C4-AAAAAJ2": (24, 366, 2630),
    "SH1-C4-COLUMNS": (26, 467, 5163),
    "SH1-C2-AAAAAJ2": (0, 0, 0),
    "SH1-C2-TOWERSX": (2, 25, 101),
    "SH1-C1-AAAAAJ2": (0, 0, 0),
    "SH1-C1-TOWERSX": (2, 12, 37),
}

every_deal = pytest.mark.parametrize("code", COUNTS)


def dealt(code: str) -> tuple[Game, Position]:
    deal = parse_code(code, [game.codes for game in GAMES])
    game = game_of_code(deal)
    return game, first_position(game, deal)


@every_deal
def test_the_engine_finds_so_many_ways_to_play_on(code: str) -> None:
    game, position = dealt(code)
    assert tuple(count(game, position, depth) for depth in (1, 2, 3)) == COUNTS[code]


@every_deal
def test_the_plain_rules_find_as_many(code: str) -> None:
    game, position = dealt(code)
    assert tuple(plain_count(game.name, position, depth) for depth in (1, 2)) == COUNTS[code][:2]


@pytest.mark.long
@every_deal
def test_the_plain_rules_find_as_many_three_moves_deep(code: str) -> None:
    game, position = dealt(code)
    assert plain_count(game.name, position, 3) == COUNTS[code][2]
