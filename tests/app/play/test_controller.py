"""The controller: results of actions, saved games, wins, and the time played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.play.changes import Change, ChangeKind, Win
from app.play.clock import Clock
from app.play.controller import Controller
from app.play.statistics import Standing
from app.storage.store import Storage
from engine.deals import parse_code
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import Move
from engine.records import read_record
from engine.session import UNDO_LIMIT, Session
from tests.engine.boards import board
from tests.paths import CASES

CODE = "SS1-S1-AAAAABD"
ONE_MOVE_TO_WIN = "t1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nt2: AS\nt3: -\nremoved: H D C"
SEAHAVEN = "c: 2S - 3S -\nf: AS - - -\nt1: KD 4S\nt2: AH\nt3: 9C\nt4: -"


class Hands:
    """A time source in seconds that advances only when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(tmp_path)
    yield storage
    storage.close()


@pytest.fixture
def controller(storage: Storage, hands: Hands, qapp: object) -> Controller:  # noqa: ARG001  (signals need Qt)
    return Controller(storage, clock=Clock(hands))


def begin(controller: Controller, text: str, *, counts_for_statistics: bool = False) -> None:
    game = SEAHAVEN_TOWERS if "c:" in text else SIMPLE_SIMON
    controller.open(
        Session(game, game.codes.levels[0], board(text)), counts_for_statistics=counts_for_statistics
    )


def play(controller: Controller, *moves: str) -> None:
    for move in moves:
        assert controller.move(Move.parse(move)), move


def begin_deal(controller: Controller, moves: int) -> None:
    """Begin the deal ``CODE``, and play the first ``moves`` of its winning moves."""
    controller.new_deal(parse_code(CODE, [game.codes for game in GAMES]))
    play(controller, *winning_moves()[:moves])


def winning_moves() -> list[str]:
    """The 49 winning moves of the deal ``CODE``."""
    rows = (json.loads(line) for line in (CASES / "examples.jsonl").read_text("utf-8").splitlines())
    record = next(row["record"] for row in rows if row["record"].get("code") == CODE)
    return list(map(str, read_record(record, GAMES).actions))


# Starting


def test_the_first_start_deals_simple_simon_with_one_suit(controller: Controller) -> None:
    assert controller.game is SIMPLE_SIMON
    assert controller.session.level == 1
    assert controller.session.code is not None


def test_the_next_start_goes_on_where_the_last_one_ended(controller: Controller, storage: Storage) -> None:
    begin_deal(controller, moves=3)
    controller.undo()
    again = Controller(storage)
    assert again.state == controller.state
    assert [str(action) for action in again.session.actions] == [*winning_moves()[:3], "undo"]
    again.redo()
    assert again.state.moves == 3


def test_each_game_keeps_its_own_game_in_play(controller: Controller) -> None:
    begin_deal(controller, moves=1)
    assert not controller.switch(SEAHAVEN_TOWERS), "none is in play yet"
    assert controller.game is SIMPLE_SIMON
    controller.new_game(SEAHAVEN_TOWERS, 2)
    dealt = controller.position
    assert controller.switch(SIMPLE_SIMON)
    assert controller.state.moves == 1
    assert controller.switch(SEAHAVEN_TOWERS)
    assert controller.position == dealt


def test_the_last_level_of_each_game_is_remembered(controller: Controller, storage: Storage) -> None:
    controller.new_game(SEAHAVEN_TOWERS, 2)
    controller.new_game(SIMPLE_SIMON, 4)
    again = Controller(storage)
    assert again.game is SIMPLE_SIMON
    assert (again.last_level(SIMPLE_SIMON), again.last_level(SEAHAVEN_TOWERS)) == (4, 2)


# Actions


def test_a_change_is_reported_with_its_kind(controller: Controller) -> None:
    begin(controller, "t1: 8S\nt2: 9S\nt3: -")
    changes: list[Change] = []
    controller.changed.connect(changes.append)
    play(controller, "t1>t2")
    controller.undo()
    controller.redo()
    controller.restart()
    assert [change.kind for change in changes] == [
        ChangeKind.MOVE,
        ChangeKind.UNDO,
        ChangeKind.REDO,
        ChangeKind.RESTART,
    ]
    assert [list(map(str, change.moves)) for change in changes] == [["t1>t2"], ["t1>t2"], ["t1>t2"], []]


def test_a_refused_move_changes_nothing_and_is_reported_with_its_pile(
    controller: Controller, qtbot: QtBot
) -> None:
    begin(controller, "t1: 8S\nt2: 5S\nt3: -")
    before = controller.state
    with qtbot.assertNotEmitted(controller.changed), qtbot.waitSignal(controller.refused) as told:
        assert not controller.move(Move.parse("t1>t2"))
    assert told.args is not None
    refusal, pile, _ = told.args
    assert (str(refusal.rule), str(pile)) == ("rank-mismatch", "t2")
    assert controller.state == before


def test_undo_stops_at_the_start_and_says_so(controller: Controller, qtbot: QtBot) -> None:
    """A refused undo drops no game."""
    begin(controller, "t1: 8S\nt2: 9S\nt3: -")
    play(controller, "t1>t2")
    controller.undo()
    with qtbot.waitSignal(controller.refused) as told:
        controller.undo()
    assert told.args is not None
    assert str(told.args[0].rule) == "nothing-to-undo"
    assert controller.state.moves == 0


def test_the_limit_of_undo_is_known_when_it_is_met(controller: Controller) -> None:
    begin(controller, "t1: 8S\nt2: -\nt3: -")
    for _ in range(UNDO_LIMIT // 2 + 1):
        play(controller, "t1>t2", "t2>t1")
    for _ in range(UNDO_LIMIT):
        assert not controller.undo_limit_met
        controller.undo()
    assert controller.undo_limit_met
    assert controller.state.moves == 2


def test_send_all_sends_card_after_card_as_one_change(controller: Controller) -> None:
    begin(controller, SEAHAVEN)
    changes: list[Change] = []
    controller.changed.connect(changes.append)
    assert controller.can_send_any()
    controller.send_all()
    assert [sorted(map(str, change.moves)) for change in changes] == [["c1>fS", "c3>fS", "t1>fS", "t2>fH"]]
    assert (controller.state.moves, controller.state.score) == (4, 40)
    assert not controller.can_send_any()
    controller.send_all()
    assert len(changes) == 1
    controller.undo()
    assert controller.state.moves == 3


def test_restart_gives_the_same_deal_any_number_of_times(controller: Controller, storage: Storage) -> None:
    """Also after a deal by code, some moves, and a restart of the program."""
    begin_deal(controller, moves=0)
    dealt = controller.position
    for _ in range(2):
        play(controller, *winning_moves()[:5])
        controller.restart()
        assert controller.position == dealt
        assert controller.session.actions == []
    play(controller, *winning_moves()[:2])
    again = Controller(storage)
    again.restart()
    assert again.position == dealt
    play(again, *winning_moves()[:2])
    again.undo()
    again.undo()
    assert again.position == dealt


def test_a_game_would_be_dropped_once_a_move_is_made_and_until_it_is_won(controller: Controller) -> None:
    begin(controller, ONE_MOVE_TO_WIN)
    assert not controller.would_be_dropped(SIMPLE_SIMON)
    play(controller, "t1>t3x12")
    assert controller.would_be_dropped(SIMPLE_SIMON)
    assert not controller.would_be_dropped(SEAHAVEN_TOWERS)
    controller.undo()
    play(controller, "t2>t1")
    assert not controller.would_be_dropped(SIMPLE_SIMON)


def test_a_suspended_game_would_be_dropped_until_it_is_won(controller: Controller) -> None:
    begin_deal(controller, moves=48)
    controller.new_game(SEAHAVEN_TOWERS, 4)
    assert controller.would_be_dropped(SIMPLE_SIMON)
    assert controller.would_be_given_up(SIMPLE_SIMON)
    controller.switch(SIMPLE_SIMON)
    play(controller, winning_moves()[-1])
    controller.switch(SEAHAVEN_TOWERS)
    assert not controller.would_be_dropped(SIMPLE_SIMON)
    assert not controller.would_be_given_up(SIMPLE_SIMON)


def test_a_suspended_game_at_its_start_again_after_its_win_would_not_be_dropped(
    controller: Controller,
) -> None:
    begin_deal(controller, moves=49)
    controller.restart()
    play(controller, winning_moves()[0])
    controller.undo()
    controller.new_game(SEAHAVEN_TOWERS, 4)
    assert not controller.would_be_dropped(SIMPLE_SIMON)


# Winning


def test_a_win_is_reported_after_the_change_and_counted_once(
    controller: Controller, storage: Storage
) -> None:
    """Also if the winning move is undone and made again, even after a restart of the program."""
    told: list[Change | Win] = []
    controller.changed.connect(told.append)
    controller.won.connect(told.append)
    begin_deal(controller, moves=49)
    change, win = told[-2:]
    assert isinstance(change, Change)
    assert isinstance(win, Win)
    assert win.is_first
    assert (win.state.moves, win.state.score) == (49, 851)
    controller.undo()
    play(controller, winning_moves()[-1])
    assert [again.is_first for again in told if isinstance(again, Win)] == [True, False]
    controller.undo()
    play(Controller(storage), winning_moves()[-1])
    results = [str(game.result) for game in storage.finished_games(SIMPLE_SIMON)]
    assert results == ["won"]


def test_a_win_from_a_layout_does_not_count(controller: Controller, storage: Storage) -> None:
    begin(controller, ONE_MOVE_TO_WIN)
    play(controller, "t2>t1")
    assert controller.session.is_won
    assert storage.finished_games(SIMPLE_SIMON) == []


# Time


def test_time_starts_with_the_first_move_and_ends_with_the_win(controller: Controller, hands: Hands) -> None:
    begin(controller, ONE_MOVE_TO_WIN)
    hands.now += 50
    assert controller.clock.seconds == 0
    play(controller, "t1>t3x12")
    hands.now += 7
    assert controller.clock.seconds == 7
    wins: list[Win] = []
    controller.won.connect(wins.append)
    play(controller, "t2>t3")
    hands.now += 100
    assert controller.clock.seconds == 7
    assert [win.seconds for win in wins] == [7]


def test_time_stands_still_while_the_player_is_away(controller: Controller, hands: Hands) -> None:
    begin(controller, "t1: 8S\nt2: 9S\nt3: -")
    play(controller, "t1>t2")
    hands.now += 3
    controller.clock.set_player_present(is_present=False)
    hands.now += 1000
    assert controller.clock.seconds == 3
    assert not controller.clock.is_running
    controller.clock.set_player_present(is_present=True)
    hands.now += 2
    assert controller.clock.seconds == 5


def test_each_game_goes_on_with_its_own_time(controller: Controller, hands: Hands) -> None:
    begin_deal(controller, moves=1)
    hands.now += 3
    controller.new_game(SEAHAVEN_TOWERS, 4)
    hands.now += 1000
    assert controller.clock.seconds == 0
    controller.switch(SIMPLE_SIMON)
    hands.now += 4
    assert controller.clock.seconds == 7


def test_restart_begins_the_time_anew(controller: Controller, hands: Hands) -> None:
    begin(controller, "t1: 8S\nt2: 9S\nt3: -")
    play(controller, "t1>t2")
    hands.now += 3
    controller.restart()
    hands.now += 3
    assert controller.clock.seconds == 0


def test_time_is_kept_over_a_close(controller: Controller, storage: Storage, hands: Hands) -> None:
    begin_deal(controller, moves=1)
    hands.now += 12
    controller.save_time()
    assert Controller(storage, clock=Clock(hands)).clock.seconds == 12


def test_a_win_from_a_layout_breaks_no_record(controller: Controller) -> None:
    """Even if it took fewer moves than any win that counts."""
    begin_deal(controller, moves=49)
    wins: list[Win] = []
    controller.won.connect(wins.append)
    begin(controller, ONE_MOVE_TO_WIN)
    play(controller, "t2>t1")
    assert [win.new_bests for win in wins] == [()]


def test_a_deal_won_once_more_after_a_restart_is_no_second_win(
    controller: Controller, storage: Storage
) -> None:
    begin_deal(controller, moves=49)
    wins: list[Win] = []
    controller.won.connect(wins.append)
    controller.restart()
    play(controller, *winning_moves())
    assert [(win.is_first, win.standing, win.new_bests) for win in wins] == [(False, Standing.WON_BEFORE, ())]
    assert len(storage.finished_games(SIMPLE_SIMON)) == 1


def test_the_first_win_of_each_level_is_the_first(controller: Controller) -> None:
    wins: list[Win] = []
    controller.won.connect(wins.append)
    begin_deal(controller, moves=49)
    begin_deal(controller, moves=49)
    assert [win.standing for win in wins] == [Standing.FIRST_OF_LEVEL, Standing.COUNTS]


def test_the_win_of_a_game_opened_with_its_moves_does_not_count(controller: Controller) -> None:
    wins: list[Win] = []
    controller.won.connect(wins.append)
    *moves, last = winning_moves()
    session = Session.deal(SIMPLE_SIMON, parse_code(CODE, [SIMPLE_SIMON.codes]))
    for move in moves:
        session.play(Move.parse(move))
    controller.open(session, counts_for_statistics=False)
    play(controller, last)
    begin(controller, ONE_MOVE_TO_WIN)
    play(controller, "t2>t1")
    assert [win.standing for win in wins] == [Standing.NOT_FROM_START, Standing.NO_CODE]


def test_time_runs_again_when_a_won_game_is_played_on(controller: Controller, hands: Hands) -> None:
    begin_deal(controller, moves=49)
    controller.restart()
    hands.now += 5
    assert controller.clock.seconds == 0
    play(controller, winning_moves()[0])
    hands.now += 3
    assert controller.clock.seconds == 3


def test_time_stands_still_until_the_first_move_after_an_undone_win(
    controller: Controller, storage: Storage, hands: Hands
) -> None:
    begin_deal(controller, moves=49)
    controller.undo()
    controller.undo()
    hands.now += 5
    assert controller.clock.seconds == 0
    controller.save_time()
    again = Controller(storage, clock=Clock(hands))
    hands.now += 5
    assert again.clock.seconds == 0
    play(again, winning_moves()[-2])
    hands.now += 3
    assert again.clock.seconds == 3


def test_a_win_undone_and_made_again_in_the_next_start_is_no_second_win(
    controller: Controller, storage: Storage
) -> None:
    """The win is not celebrated again, and its time is not measured again."""
    begin_deal(controller, moves=49)
    controller.undo()
    again = Controller(storage)
    wins: list[Win] = []
    again.won.connect(wins.append)
    play(again, winning_moves()[-1])
    assert [win.is_first for win in wins] == [False]
