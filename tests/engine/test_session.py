from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.deals import DealCode
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import Move, PileId, PileKind, cell, column
from engine.rules import Refusal, Rule, Value
from engine.session import UNDO_LIMIT, Session, State, Step, Transition, TransitionKind, parse_action
from tests.engine.boards import board, drawn, played, worded
from tests.engine.reading import is_read
from tests.engine.strategies import (
    REGISTRY_LEVELS,
    Level,
    fewer_examples,
    level_name,
    sessions,
)

TO_AND_FRO = """
    t1: 6S
    t2: 7S
    t3: 7S
"""


def moved(times: int) -> Session:
    """A game after ``times`` moves of the six between the sevens."""
    moves = ["t1>t2", *("t2>t3" if number % 2 else "t3>t2" for number in range(1, times))]
    return played(SIMPLE_SIMON, TO_AND_FRO, " ".join(moves[:times]))


# Undo and redo


def test_undo_takes_back_the_last_move_with_its_point_and_count() -> None:
    session = played(SIMPLE_SIMON, "t1: 6S\nt2: 7H", "t1>t2")
    assert not isinstance(session.play(Step.UNDO), Refusal)
    assert drawn(session.position) == "t1: 6S\nt2: 7H"
    assert (session.state.score, session.state.moves) == (500, 0)


def test_undo_brings_a_removed_sequence_back_with_the_move_that_completed_it() -> None:
    start = """
        t1: 5D KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
        t2: 4H AS
    """
    session = played(SIMPLE_SIMON, start, "t2>t1 t2>t1")
    assert (session.state.score, session.state.moves) == (598, 2)
    session.play(Step.UNDO)
    session.play(Step.UNDO)
    assert session.position == board(start)
    assert (session.state.score, session.state.moves) == (500, 0)


def test_undo_takes_back_the_points_that_the_move_brought() -> None:
    session = played(SEAHAVEN_TOWERS, "c: AS\nf: - - - -\nt1: 2S", "c1>t1 t1>fS")
    assert session.state.score == 15
    session.play(Step.UNDO)
    assert session.state.score == 5
    session.play(Step.UNDO)
    assert session.state.score == 0


def test_there_is_nothing_to_undo_at_the_start() -> None:
    assert moved(0).play(Step.UNDO) == Refusal(Rule.NOTHING_TO_UNDO)


def test_a_hundred_moves_can_be_undone_and_no_more() -> None:
    session = moved(150)
    for _ in range(100):
        assert not isinstance(session.play(Step.UNDO), Refusal)
    assert session.state.moves == 50
    assert session.play(Step.UNDO) == Refusal(Rule.NOTHING_TO_UNDO)
    assert session.state.moves == 50


def test_what_was_redone_can_be_undone_again_up_to_the_hundred() -> None:
    session = moved(150)
    for _ in range(3):
        for step in (Step.UNDO, Step.REDO):
            for _ in range(100):
                assert not isinstance(session.play(step), Refusal)
    assert session.state.moves == 150


def test_redo_carries_the_undone_moves_out_again_in_their_order() -> None:
    session = played(SIMPLE_SIMON, "t1: 9H 5S\nt2: 6H\nt3: TS", "t1>t2 t1>t3 undo undo redo")
    assert drawn(session.position) == "t1: 9H\nt2: 6H 5S\nt3: TS"
    assert not isinstance(session.play(Step.REDO), Refusal)
    assert drawn(session.position) == "t1: -\nt2: 6H 5S\nt3: TS 9H"
    assert session.play(Step.REDO) == Refusal(Rule.NOTHING_TO_REDO)


def test_there_is_nothing_to_redo_before_an_undo() -> None:
    assert moved(1).play(Step.REDO) == Refusal(Rule.NOTHING_TO_REDO)


def test_a_move_forgets_what_could_be_redone() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2 undo t1>t3")
    assert session.play(Step.REDO) == Refusal(Rule.NOTHING_TO_REDO)


def test_the_same_move_again_forgets_what_could_be_redone() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2 t2>t3 undo undo t1>t2")
    assert session.play(Step.REDO) == Refusal(Rule.NOTHING_TO_REDO)


def test_a_refused_move_keeps_what_can_be_redone() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2 undo")
    refusal = session.play(Move.parse("t2>t1"))
    assert isinstance(refusal, Refusal)
    assert worded(refusal) == "rank-mismatch: card 7S, on 6S"
    assert not isinstance(session.play(Step.REDO), Refusal)


def test_refused_actions_are_not_recorded() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2")
    for action in (Move.parse("t1>t2"), Move.parse("c1>t1"), Step.REDO):
        assert isinstance(session.play(action), Refusal)
    assert list(map(str, session.actions)) == ["t1>t2"]


def test_undo_and_redo_are_recorded() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2 undo redo undo t1>t3")
    assert list(map(str, session.actions)) == ["t1>t2", "undo", "redo", "undo", "t1>t3"]


@pytest.mark.parametrize("level", REGISTRY_LEVELS, ids=level_name)
@fewer_examples
@given(data=st.data())
def test_undo_goes_back_through_each_of_the_last_states(level: Level, data: st.DataObject) -> None:
    session = data.draw(sessions(*level))
    replayed = Session(session.game, session.level, session.start)
    states = [replayed.state]
    for action in session.actions:
        replayed.play(action)
        states.append(replayed.state)
    for state in states[-2 : -UNDO_LIMIT - 2 : -1]:
        assert not isinstance(session.play(Step.UNDO), Refusal)
        assert session.state == state
    assert session.play(Step.UNDO) == Refusal(Rule.NOTHING_TO_UNDO)


@pytest.mark.parametrize(
    ("actions", "undo", "redo"),
    [
        ("", None, None),
        ("t1>t2 t2>t3", "t2>t3", None),
        ("t1>t2 t2>t3 undo", "t1>t2", "t2>t3"),
        ("t1>t2 t2>t3 undo undo", None, "t1>t2"),
        ("t1>t2 t2>t3 undo undo redo", "t1>t2", "t2>t3"),
    ],
)
def test_a_game_says_what_undo_and_redo_would_do(actions: str, undo: str | None, redo: str | None) -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, actions)
    assert session.undo_move == (undo and Move.parse(undo))
    assert session.redo_move == (redo and Move.parse(redo))


# Restart


def test_restart_gives_the_same_deal_any_number_of_times() -> None:
    session = Session.deal(SIMPLE_SIMON, DealCode(SIMPLE_SIMON.codes, 4, 35))
    dealt = session.state
    for _ in range(3):
        session.play(Move.parse("t10>t2"))
        session.restart()
        assert session.state == dealt


def test_restart_forgets_what_could_be_undone_and_redone() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2 t2>t3 undo")
    session.restart()
    assert session.play(Step.UNDO) == Refusal(Rule.NOTHING_TO_UNDO)
    assert session.play(Step.REDO) == Refusal(Rule.NOTHING_TO_REDO)


def test_restart_is_no_action_of_the_record() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2")
    session.restart()
    assert session.actions == []


# The end


def test_a_won_game_can_still_be_played_on_and_undone() -> None:
    start = "c: KC\nf: KS KH KD QC\nt1: -"
    won = [
        played(SEAHAVEN_TOWERS, start, actions).is_won
        for actions in ("", "c1>fC", "c1>fC fS>t1", "c1>fC fS>t1 undo", "c1>fC fS>t1 undo undo")
    ]
    assert won == [False, True, False, True, False]


# Actions as text


@pytest.mark.parametrize("step", list(Step))
def test_a_step_is_read_as_it_is_written(step: Step) -> None:
    assert parse_action(str(step)) is step


@pytest.mark.parametrize("text", ["", "UNDO", "Undo", "undo ", " redo", "undo x2", "restart", "t1>t2x1"])
def test_what_is_no_action_is_not_read(text: str) -> None:
    assert not is_read(parse_action, text)


# What happened


def test_playing_a_move_says_what_happened() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "")
    before, move = session.state, Move.parse("t1>t2")
    assert session.play(move) == Transition(before, TransitionKind.MOVE, move, session.state)
    assert session.state.moves == 1


def test_undo_and_redo_say_which_move_was_taken_back_and_made_again() -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2")
    start, after, move = State(session.start, 500, 0), session.state, Move.parse("t1>t2")
    assert session.play(Step.UNDO) == Transition(after, TransitionKind.UNDO, move, start)
    assert session.play(Step.REDO) == Transition(start, TransitionKind.REDO, move, after)


# Copies


@pytest.mark.parametrize("copied", [Session.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_on_independently(copied: Callable[[Session], Session]) -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2 t2>t3 undo")
    twin = copied(session)
    assert twin.game is session.game
    twin.play(Step.REDO)
    twin.play(Move.parse("t3>t2"))
    assert list(map(str, session.actions)) == ["t1>t2", "t2>t3", "undo"]
    assert session.redo_move == Move.parse("t2>t3")
    assert twin.undo_move == Move.parse("t3>t2")
    twin.restart()
    assert session.state.moves == 1


# Wrong types and values


@pytest.mark.parametrize("action", ["undo", "redo", "t1>t2", None, 1, ("t1", "t2", 1)])
def test_what_is_no_action_is_not_played(action: object) -> None:
    session = played(SIMPLE_SIMON, TO_AND_FRO, "t1>t2 undo")
    with pytest.raises(TypeError):
        session.play(action)  # type: ignore[arg-type]
    assert session.state.moves == 0


def test_a_game_deals_no_code_of_another_game() -> None:
    with pytest.raises(ValueError, match="SH1-C4-AAAAAAA"):
        Session.deal(SIMPLE_SIMON, DealCode(SEAHAVEN_TOWERS.codes, 4, 0))
    with pytest.raises(TypeError):
        Session.deal(SIMPLE_SIMON, "SS1-S1-AAAAAAA")  # type: ignore[arg-type]


def test_a_game_begins_at_no_level_that_it_lacks() -> None:
    with pytest.raises(ValueError, match="3"):
        Session(SIMPLE_SIMON, 3, board("t1: -"))


@pytest.mark.parametrize(("level", "number"), [(3, 0), (4, -1), (4, 2**35)])
def test_no_code_is_made_that_could_not_be_read(level: int, number: int) -> None:
    with pytest.raises(ValueError, match=r"SS has no level|no deal has the number"):
        DealCode(SIMPLE_SIMON.codes, level, number)


def test_refusals_are_values() -> None:
    values: dict[str, Value] = {"size": 2}
    refusal = Refusal(Rule.CELL_TAKES_ONE_CARD, values)
    assert {refusal, copy.deepcopy(refusal)} == {Refusal(Rule.CELL_TAKES_ONE_CARD, {"size": 2})}
    values["size"] = 3
    assert refusal.values == {"size": 2}
    with pytest.raises(TypeError):
        refusal.values["size"] = 4  # type: ignore[index]


@pytest.mark.parametrize(
    "move",
    [
        Move(PileId("t", 0), cell(0)),  # type: ignore[arg-type]
        Move(column(0), PileId("c", 0)),  # type: ignore[arg-type]
        Move(("t", 0), cell(0)),  # type: ignore[arg-type]
        Move(PileId(PileKind.COLUMN, False), cell(0)),
        Move(column(0), cell(0), True),
        Move(column(0), cell(0), "1"),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_a_move_made_of_wrong_types_is_a_wrong_type(move: Move) -> None:
    session = Session(SEAHAVEN_TOWERS, 1, board("c: -\nf: - - - -\nt1: KS AS\nt2: -"))
    with pytest.raises(TypeError):
        session.play(move)
    assert session.state.moves == 0
