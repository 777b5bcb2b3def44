"""Dragging: what the group may lie on takes it, all else gives it back and says why."""

from __future__ import annotations

from app.art.deck import DeckStyle
from engine.games import SIMPLE_SIMON
from tests.app.board import sight
from tests.app.board.player import Player, carried_out, refused

BOARD = """
    t1: 9S 8S
    t2: 9H
    t3: 5D
    t4: KC QC
"""


def test_a_card_dropped_on_a_destination_lies_there(player: Player) -> None:
    player.open(SIMPLE_SIMON, BOARD)
    with carried_out(player, "t1>t2"):
        player.drag("t1", "t2")
    assert sight.faults(player.view, player.position, DeckStyle()) == []


def test_a_card_dropped_where_it_may_not_lie_goes_home_and_the_rule_is_told(player: Player) -> None:
    player.open(SIMPLE_SIMON, BOARD)
    with refused(player, "rank-mismatch"):
        player.drag("t1", "t3")
    player.scene.finish()
    assert sight.faults(player.view, player.position, DeckStyle()) == []
