"""A player at the table in the window."""

from __future__ import annotations

import pytest

from engine.games import SIMPLE_SIMON
from tests.app.board.player import Player
from tests.app.main_window.table import SIMON
from tests.app.program_driver import ProgramDriver


@pytest.fixture
def player(desk: ProgramDriver) -> Player:
    """A player at the board in the window."""
    player = Player(desk.window.board, desk.controller, desk.preferences)
    player.open(SIMPLE_SIMON, SIMON, level=4)
    player.view.setFocus()
    return player
