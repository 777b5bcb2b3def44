"""The mouse cursor: an open hand where a press would lift a group, else an arrow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from engine.games import SIMPLE_SIMON
from engine.position import column
from tests.app.board.player import CONTROL, Player

OPEN_HAND, ARROW = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ArrowCursor
SIMON = "t1: 9S 8S\nt2: 9H\nt3: 5D\nt4: KC QC\nt5: -\nt6: 7C\nt7: 2S\nt8: 3H\nt9: TC\nt10: 4D"


@pytest.fixture
def simon(player: Player) -> Player:
    player.open(SIMPLE_SIMON, SIMON)
    return player


def shape(player: Player) -> Qt.CursorShape:
    return player.view.viewport().cursor().shape()


def test_it_is_a_hand_on_what_may_be_lifted(simon: Player) -> None:
    simon.move("t7")
    assert shape(simon) is OPEN_HAND
    simon.move("t5")
    assert shape(simon) is ARROW
    simon.move(simon.bare_table)
    assert shape(simon) is ARROW


def test_it_is_an_arrow_once_the_card_under_it_went_away(simon: Player) -> None:
    simon.move("t7")
    simon.key(Qt.Key.Key_7)
    simon.key(Qt.Key.Key_Return, CONTROL)
    assert simon.moves == ["t7>t8"]
    assert shape(simon) is ARROW


def test_it_is_an_arrow_once_a_resize_took_the_card_away(simon: Player) -> None:
    simon.move(simon.point("t10") + QPoint(0, 20))
    assert shape(simon) is OPEN_HAND
    simon.view.resize(900, 200)
    assert shape(simon) is ARROW


def test_it_is_an_open_hand_again_after_a_drop(simon: Player) -> None:
    simon.drag("t7", simon.layout.end(column(7), 1).bottomLeft())
    assert simon.moves == ["t7>t8"]
    assert shape(simon) is OPEN_HAND


def test_it_is_no_closed_hand_after_a_drag_was_ended_by_a_command(simon: Player) -> None:
    """The window of the command may cover the board, so the board may get no move of the pointer."""
    simon.lift("t7")
    assert shape(simon) is Qt.CursorShape.ClosedHandCursor
    simon.key(Qt.Key.Key_F1)
    assert shape(simon) is not Qt.CursorShape.ClosedHandCursor
