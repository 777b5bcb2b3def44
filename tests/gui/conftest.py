"""Asserts of the helpers say what differed, as those of the tests do."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.app.board.player", "tests.app.board.board_checks", "tests.gui.random_events"
)
