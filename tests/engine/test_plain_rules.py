"""The engine agrees with the plain rules, for positions of every game at every level."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.moves import legal_moves
from engine.rules import after_move, move_refusal
from tests.engine import plain_rules
from tests.engine.strategies import LEVELS, Level, fewer_examples, level_name, positions

every_level = pytest.mark.parametrize("level", LEVELS, ids=level_name)


@every_level
@fewer_examples
@given(data=st.data())
def test_each_move_is_refused_for_the_first_rule_that_it_breaks(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    table = plain_rules.laid_out(position)
    for move in plain_rules.all_moves(table):
        refusal = move_refusal(game, position, move)
        said = None if refusal is None else (refusal.rule.value, refusal.values)
        assert said == plain_rules.broken_rule(game.name, table, move), str(move)


@every_level
@fewer_examples
@given(data=st.data())
def test_the_legal_moves_are_those_that_break_no_rule(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    listed = list(legal_moves(game, position))
    assert len(listed) == len(set(listed))
    assert set(listed) == plain_rules.legal_moves(game.name, plain_rules.laid_out(position))


@every_level
@given(data=st.data())
def test_each_legal_move_leads_where_the_rules_say(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    for move in legal_moves(game, position):
        after = after_move(game, position, move)
        assert after == plain_rules.after(game.name, position, move), str(move)
        removed = after.removed != position.removed
        expected = plain_rules.points(game.name, move, completes_sequence=removed)
        assert game.points(position, move, after) == expected, str(move)
