"""Clicks, keys and drops allow the same moves, exactly those that the engine allows.

The positions are from random games. The highlighted piles agree with the engine, too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from engine.moves import destinations, foundation_move, legal_moves, liftable_sizes
from engine.position import Move, Position
from engine.rules import Game, move_refusal
from tests.app.board.games import random_sessions
from tests.app.board.player import Player, group_name, names

PARTS, POSITIONS_IN_PART, POSITIONS_IN_SHORT = 10, 200, 12


class ByClicks:
    """Click the group, then the pile."""

    @staticmethod
    def lift(player: Player, move: Move) -> None:
        player.click(group_name(move))

    @staticmethod
    def put(player: Player, move: Move) -> None:
        player.click(str(move.target))


class ByKeys:
    """Focus the group and press Space, then focus the pile and press Space."""

    @staticmethod
    def lift(player: Player, move: Move) -> None:
        player.go_to(group_name(move))
        player.key(Qt.Key.Key_Space)

    @staticmethod
    def put(player: Player, move: Move) -> None:
        player.go_to(str(move.target))
        player.key(Qt.Key.Key_Space)


class ByDrop:
    """Drag the group over the pile, and release it."""

    @staticmethod
    def lift(player: Player, move: Move) -> None:
        player.carry(group_name(move), str(move.target))

    @staticmethod
    def put(player: Player, _move: Move) -> None:
        player.release(player.held_at)


Way = type[ByClicks] | type[ByKeys] | type[ByDrop]


def attempts(player: Player, chance: random.Random) -> Iterator[Move]:
    """Moves of every group that may be lifted, to all its destinations and to one other pile."""
    game, position = player.controller.game, player.position
    for source in position.piles:
        for size in liftable_sizes(game, position, source):
            takers = destinations(game, position, source, size)
            others = [pile for pile in position.piles if pile != source and pile not in takers]
            targets = [*takers, *chance.sample(others, min(len(others), 1))]
            yield from (Move(source, target, size) for target in targets)


def is_sent_by_a_click(game: Game, position: Position, move: Move) -> bool:
    """Whether a click of this attempt sends a card to its foundation instead."""
    if move.size == 1 and foundation_move(game, position, move.source):
        return True
    return move_refusal(game, position, move) is not None and bool(
        foundation_move(game, position, move.target)
    )


@pytest.mark.parametrize("way", [ByClicks, ByKeys, ByDrop])
@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, PARTS))]
)
def test_every_way_to_move_carries_out_just_the_legal_moves(
    part: int, way: Way, player: Player, long_run: bool
) -> None:
    player.view.viewport().setUpdatesEnabled(False)  # painting would take most of the time of the test
    player.choose(animations=False)
    chance = random.Random(part)
    for session in random_sessions(part, POSITIONS_IN_PART if long_run else POSITIONS_IN_SHORT):
        player.begin(session)
        game, position = session.game, session.position
        legal = set(legal_moves(game, position))
        carried_out = set()
        for move in attempts(player, chance) if not session.is_won else ():
            if way is ByClicks and is_sent_by_a_click(game, position, move):
                legal.discard(move)
                continue
            way.lift(player, move)
            assert player.marked == names(destinations(game, position, move.source, move.size))
            way.put(player, move)
            if player.moves:
                made = [Move.parse(text) for text in player.moves]
                # A long group dropped on an illegal pile may overlap a legal pile, which then gets it.
                hangs_over = way is ByDrop and move not in legal and made[0] in legal
                assert made == [move] or (hangs_over and made[0][::2] == move[::2])
                carried_out.add(made[0])
                session.restart()
                player.controller.restart()
            player.click(player.bare_table)
        assert carried_out == legal
