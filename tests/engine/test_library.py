"""The engine as a library: the names and the documentation of the package ``engine``."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.position import Group, PileId, Position, column
from engine.read_errors import ReadError
from engine.records import layout_json, read_layout
from tests.engine.reading import is_read
from tests.engine.strategies import REGISTRY_LEVELS, Level, fewer_examples, level_name, positions


def test_the_game_in_the_documentation_is_played_as_it_says() -> None:
    results = doctest.testmod(engine)
    assert results.attempted > 5
    assert results.failed == 0


def test_each_name_of_the_front_door_is_documented() -> None:
    for name in engine.__all__:
        assert getattr(engine, name).__doc__, name


@pytest.mark.parametrize("level", REGISTRY_LEVELS, ids=level_name)
@fewer_examples
@given(data=st.data())
def test_a_position_is_read_as_it_is_drawn(level: Level, data: st.DataObject) -> None:
    position = data.draw(positions(*level))
    assert Position.parse(str(position)) == position.with_copies()
    assert read_layout(layout_json(position), *level) == position.with_copies()


@pytest.mark.parametrize(
    "text", ["t2: KS", "t1: KS\nt1: QS", "t1 KS", "x: KS", "t1: 1S", "f: AS - -", "f: AH - - -", "removed: X"]
)
def test_what_draws_no_position_is_a_wrong_value(text: str) -> None:
    assert not is_read(Position.parse, text)


@pytest.mark.parametrize(("text", "group"), [("t3", Group(column(2))), ("t3x12", Group(column(2), 12))])
def test_a_group_is_read_as_it_is_written(text: str, group: Group) -> None:
    assert Group.parse(text) == group
    assert str(group) == text


@pytest.mark.parametrize("text", ["", "t3x1", "t3x", "t3x0", "x2", "t0", "t1>t2"])
def test_what_names_no_group_is_a_wrong_value(text: str) -> None:
    assert not is_read(Group.parse, text)


def test_a_layout_of_a_level_that_the_game_lacks_is_a_wrong_value() -> None:
    session = engine.deal("SS1-S1-AAAAABD")
    layout = layout_json(session.position)
    with pytest.raises(ValueError, match="3"):
        read_layout(layout, session.game, 3)
    with pytest.raises(ReadError):
        read_layout(layout, session.game, 4)


def test_positions_have_one_key_whatever_the_order_of_their_columns_and_cells() -> None:
    one = Position.parse("c: 3S -\nf: - - - -\nt1: KS\nt2: 5H 4H\nt3: -")
    other = Position.parse("c: - 3S\nf: - - - -\nt1: -\nt2: KS\nt3: 5H 4H")
    assert one.key() == other.key()
    assert hash(one.key()) == hash(other.key())


def test_positions_have_one_key_whichever_of_two_equal_faces_lies_where() -> None:
    position = Position.parse("t1: 5S\nt2: 6H 5S")
    swapped = position._replace(
        columns=(position.columns[1][1:], (position.columns[1][0], position.columns[0][0]))
    )
    assert position != swapped
    assert position.key() == swapped.key()


@pytest.mark.parametrize(
    "text",
    [
        "c: 3S 2H\nf: - - - -\nt1: KS\nt2: 5H 4H\nt3: -",
        "c: 3S -\nf: AS - - -\nt1: KS\nt2: 5H 4H\nt3: -",
        "c: 3S -\nf: - - - -\nt1: KS\nt2: 5H 4S\nt3: -",
        "c: 3S -\nf: - - - -\nt1: KS 5H 4H\nt2: -\nt3: -",
        "c: 3S -\nf: - - - -\nt1: KS\nt2: 5H 4H",
    ],
)
def test_other_positions_have_other_keys(text: str) -> None:
    assert Position.parse(text).key() != Position.parse("c: 3S -\nf: - - - -\nt1: KS\nt2: 5H 4H\nt3: -").key()


def test_a_pile_that_is_not_on_the_board_gives_no_cards() -> None:
    with pytest.raises(TypeError):
        engine.lift_refusal(engine.GAMES[0], Position.parse("t1: KS"), "t1", 1)  # type: ignore[arg-type]
    assert engine.lift_refusal(engine.GAMES[0], Position.parse("t1: KS"), PileId.parse("t2"), 1) is not None
