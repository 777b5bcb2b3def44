"""Lets pytest rewrite the asserts of helper modules, so that they show what differed."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.app.board.player", "tests.app.board.board_checks", "tests.gui.random_events"
)
