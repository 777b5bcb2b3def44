"""The statistics of finished games, and of players who do certain things in order."""

from __future__ import annotations

import csv
import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path

import pytest

from app.play.statistics import Summary, csv_text, new_bests, of_level, recent, summary
from app.storage.rows import FinishedGame, Result
from app.storage.store import Storage
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.rules import BestKind, Game, Refusal
from engine.session import Session, State
from tests.app.some_games import won_record
from tests.app.storage.storage_games import deal, play, play_to_win

NOON = datetime(2026, 3, 29, 12, tzinfo=UTC)


def finished(
    results: str,
    game: Game = SIMPLE_SIMON,
    level: int = 1,
    moves: int = 60,
    seconds: float = 300.0,
    score: int = 840,
) -> list[FinishedGame]:
    """Finished games, newest first; ``results`` has W (won) or L (given up) for each, oldest first."""
    return [
        FinishedGame(
            number,
            game.name,
            level,
            str(deal(game, number, level).code),
            Result.WON if result == "W" else Result.GIVEN_UP,
            score,
            moves,
            seconds,
            NOON + timedelta(hours=number),
        )
        for number, result in enumerate(results)
    ][::-1]


def test_no_games_are_no_numbers() -> None:
    nothing = Summary(0, 0, None, 0, 0, None, None, None)
    assert summary([], SIMPLE_SIMON, 1) == nothing
    assert summary(finished("WW", SEAHAVEN_TOWERS, 4), SIMPLE_SIMON, 1) == nothing


@pytest.mark.parametrize(
    ("results", "played", "won", "current", "longest"),
    [
        ("L", 1, 0, 0, 0),
        ("W", 1, 1, 1, 1),
        ("WWL", 3, 2, 0, 2),
        ("LWW", 3, 2, 2, 2),
        ("WWWLWWLW", 8, 6, 1, 3),
        ("WLWWWW", 6, 5, 4, 4),
    ],
)
def test_a_streak_is_a_number_of_wins_in_a_row(
    results: str, played: int, won: int, current: int, longest: int
) -> None:
    found = summary(finished(results), SIMPLE_SIMON, 1)
    assert (found.played, found.won, found.current_streak, found.longest_streak) == (
        played,
        won,
        current,
        longest,
    )
    assert found.share == won / played


def test_games_and_levels_are_apart() -> None:
    games = [
        *finished("WW", SIMPLE_SIMON, 1),
        *finished("LL", SIMPLE_SIMON, 2),
        *finished("L", SEAHAVEN_TOWERS, 1),
        *finished("WL", SEAHAVEN_TOWERS, 4),
    ]
    shares = {
        (game.name, level): summary(games, game, level).share
        for game in (SIMPLE_SIMON, SEAHAVEN_TOWERS)
        for level in game.codes.levels
    }
    assert shares == {
        ("simple-simon", 1): 1.0,
        ("simple-simon", 2): 0.0,
        ("simple-simon", 4): None,
        ("seahaven-towers", 4): 0.5,
        ("seahaven-towers", 2): None,
        ("seahaven-towers", 1): 0.0,
    }


def test_only_wins_set_records() -> None:
    games = [
        *finished("L", moves=3, seconds=2.0, score=900),
        *finished("W", moves=70, seconds=400.0, score=830),
    ]
    found = summary(games, SIMPLE_SIMON, 1)
    assert (found.fewest_moves, found.best_time, found.best_score) == (70, 400.0, 830)


def test_each_record_is_the_best_of_all_wins() -> None:
    games = [
        *finished("W", moves=70, seconds=100.0, score=830),
        *finished("W", moves=60, seconds=900.0, score=840),
        *finished("W", moves=65, seconds=500.0, score=835),
    ]
    found = summary(games, SIMPLE_SIMON, 1)
    assert (found.fewest_moves, found.best_time, found.best_score) == (60, 100.0, 840)


def test_seahaven_towers_has_no_best_score() -> None:
    found = summary(finished("W", SEAHAVEN_TOWERS, 4), SEAHAVEN_TOWERS, 4)
    assert found.best_score is None
    assert found.fewest_moves == 60


@pytest.mark.parametrize(
    ("moves", "seconds", "score", "broken"),
    [
        (60, 300.0, 840, ()),
        (61, 301.0, 839, ()),
        (59, 300.0, 841, (BestKind.FEWEST_MOVES, BestKind.BEST_SCORE)),
        (60, 299.9, 840, (BestKind.BEST_TIME,)),
        (59, 1.0, 999, (BestKind.FEWEST_MOVES, BestKind.BEST_TIME, BestKind.BEST_SCORE)),
    ],
)
def test_a_record_is_broken_by_less_not_by_as_much(
    moves: int, seconds: float, score: int, broken: tuple[BestKind, ...]
) -> None:
    state = State(won_record().start, score, moves)
    assert new_bests(finished("LWL"), SIMPLE_SIMON, 1, state, seconds) == broken


def test_a_score_breaks_no_record_in_seahaven_towers() -> None:
    state = State(deal(SEAHAVEN_TOWERS, 1).position, 5000, 60)
    assert new_bests(finished("W", SEAHAVEN_TOWERS, 4), SEAHAVEN_TOWERS, 4, state, 300.0) == ()


def test_the_first_win_breaks_no_record() -> None:
    state = State(won_record().start, 999, 1)
    assert new_bests(finished("L"), SIMPLE_SIMON, 1, state, 1.0) == ()
    assert new_bests(finished("W", level=2), SIMPLE_SIMON, 1, state, 1.0) == ()


def test_recent_games_are_the_last_of_their_level_the_oldest_first() -> None:
    games = [*finished("L", SEAHAVEN_TOWERS, 4), *finished("LWWLW")]
    assert [game.result.value for game in recent(games, SIMPLE_SIMON, 1, 3)] == ["won", "given-up", "won"]
    assert recent(games, SIMPLE_SIMON, 1, 100) == of_level(games, SIMPLE_SIMON, 1)[::-1]
    assert recent(games, SIMPLE_SIMON, 4, 3) == []


def test_the_table_of_games_can_be_read_by_any_program() -> None:
    text = csv_text(finished("WL", seconds=61.25))
    assert text.endswith("\r\n")
    assert list(csv.DictReader(StringIO(text))) == [
        {
            "game": "simple-simon",
            "level": "1",
            "code": f"SS1-S1-AAAAAA{letter}",
            "result": result,
            "score": "840",
            "moves": "60",
            "seconds": "61.2",
            "finished_at": f"2026-03-29T{hour}:00:00+00:00",
        }
        for letter, result, hour in [("B", "given-up", 13), ("A", "won", 12)]
    ]


# Careers: what a player does, and the statistics after it


class Career:
    """A player with a database, who may restart the program."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._choice = random.Random(1)
        self.storage = Storage(folder)

    def begin(self, session: Session, *, counts_for_statistics: bool = True) -> Session:
        self.storage.begin(session, counts_for_statistics=counts_for_statistics)
        return session

    def begin_winnable(self) -> Session:
        """Begin the deal for which winning moves are known."""
        return self.begin(won_record().new_session())

    def begin_other(self, game: Game = SIMPLE_SIMON, level: int | None = None) -> Session:
        """Begin another deal."""
        return self.begin(deal(game, 5, level))

    def play(self, session: Session, count: int = 3) -> None:
        play(self.storage, session, self._choice, count)

    def win(self, session: Session) -> None:
        play_to_win(self.storage, session)

    def undo_all(self, session: Session) -> None:
        while not isinstance(session.undo(), Refusal):
            self.storage.append(session, float(len(session.actions)))

    def win_again_by_redo(self, session: Session) -> None:
        while not isinstance(session.redo(), Refusal):
            self.storage.append(session, float(len(session.actions)))
        assert session.is_won
        self.storage.win(session.game, session, float(len(session.actions)))

    def restart(self, session: Session) -> None:
        session.restart()
        self.storage.restart(session.game)

    def come_back(self, game: Game = SIMPLE_SIMON) -> Session:
        """Restart the program, and resume the game."""
        self.storage.close()
        self.storage = Storage(self._folder)
        found = self.storage.game_in_play(game)
        assert found is not None
        return found.session

    def results(self) -> str:
        """The finished games, oldest first: W for won and L for given up."""
        letters = {Result.WON: "W", Result.GIVEN_UP: "L"}
        return "".join(letters[game.result] for game in reversed(self.storage.finished_games()))


@pytest.fixture
def career(tmp_path: Path) -> Iterator[Career]:
    career = Career(tmp_path)
    yield career
    career.storage.close()


def win(career: Career) -> None:
    career.win(career.begin_winnable())


def win_and_go_on(career: Career) -> None:
    win(career)
    career.begin_other()


def look_and_go_on(career: Career) -> None:
    career.begin_winnable()
    career.begin_other()


def give_up(career: Career) -> None:
    career.play(career.begin_winnable())
    career.begin_other()


def restart_then_win(career: Career) -> None:
    session = career.begin_winnable()
    career.play(session)
    career.restart(session)
    career.win(session)
    career.begin_other()


def restart_then_give_up(career: Career) -> None:
    session = career.begin_winnable()
    career.play(session)
    career.restart(session)
    career.begin_other()


def restart_without_a_move(career: Career) -> None:
    career.restart(career.begin_winnable())
    career.begin_other()


def win_undo_win(career: Career) -> None:
    session = career.begin_winnable()
    career.win(session)
    career.undo_all(session)
    career.win_again_by_redo(session)
    career.begin_other()


def win_undo_give_up(career: Career) -> None:
    session = career.begin_winnable()
    career.win(session)
    career.undo_all(session)
    career.begin_other()


def win_restart_win(career: Career) -> None:
    session = career.begin_winnable()
    career.win(session)
    career.restart(session)
    career.win(session)
    career.begin_other()


def win_come_back_undo_win(career: Career) -> None:
    career.win(career.begin_winnable())
    session = career.come_back()
    career.undo_all(session)
    session = career.come_back()
    career.win_again_by_redo(session)
    career.come_back()
    career.begin_other()


def put_aside_and_resume(career: Career) -> None:
    session = career.begin_winnable()
    career.play(session)
    for _ in range(3):
        session = career.come_back()
        career.play(session)


def put_aside_resume_and_win(career: Career) -> None:
    put_aside_and_resume(career)
    session = career.come_back()
    career.restart(session)
    career.win(session)


def switch_games(career: Career) -> None:
    career.play(career.begin_winnable())
    career.play(career.begin_other(SEAHAVEN_TOWERS))
    career.play(career.come_back(SIMPLE_SIMON))
    career.play(career.come_back(SEAHAVEN_TOWERS))


def give_up_one_of_two_games(career: Career) -> None:
    switch_games(career)
    career.begin_other(SEAHAVEN_TOWERS)


def open_a_record_and_win(career: Career) -> None:
    record = won_record()
    session = career.begin(
        record._replace(actions=record.actions[:-1]).replay()[0], counts_for_statistics=False
    )
    session.play(record.actions[-1])
    career.storage.append(session, 1.0)
    career.storage.win(session.game, session, 1.0)
    career.begin_other()


def open_a_record_and_give_up(career: Career) -> None:
    record = won_record()
    career.play(
        career.begin(record._replace(actions=record.actions[:9]).replay()[0], counts_for_statistics=False)
    )
    career.begin_other()


def open_a_layout_without_a_code(career: Career) -> None:
    record = won_record()
    session = career.begin(Session(record.game, record.level, record.start), counts_for_statistics=True)
    career.win(session)
    career.begin_other()


def undo_everything_then_deal(career: Career) -> None:
    session = career.begin_winnable()
    career.play(session)
    career.undo_all(session)
    career.begin_other()


def give_up_come_back_and_win(career: Career) -> None:
    give_up(career)
    career.come_back()
    win(career)


def change_the_level(career: Career) -> None:
    career.play(career.begin_other(SIMPLE_SIMON, 1))
    career.play(career.begin_other(SIMPLE_SIMON, 4))
    career.play(career.begin_other(SIMPLE_SIMON, 2))


def open_a_record_over_a_game(career: Career) -> None:
    career.play(career.begin_winnable())
    open_a_record_and_give_up(career)


def the_same_deal_twice(career: Career) -> None:
    win(career)
    win(career)


@pytest.mark.parametrize(
    ("live", "results"),
    [
        (look_and_go_on, ""),
        (win, "W"),
        (win_and_go_on, "W"),
        (give_up, "L"),
        (restart_then_win, "W"),
        (restart_then_give_up, "L"),
        (restart_without_a_move, ""),
        (win_undo_win, "W"),
        (win_undo_give_up, "W"),
        (win_restart_win, "W"),
        (win_come_back_undo_win, "W"),
        (put_aside_and_resume, ""),
        (put_aside_resume_and_win, "W"),
        (switch_games, ""),
        (give_up_one_of_two_games, "L"),
        (open_a_record_and_win, ""),
        (open_a_record_and_give_up, ""),
        (open_a_layout_without_a_code, ""),
        (undo_everything_then_deal, "L"),
        (give_up_come_back_and_win, "LW"),
        (change_the_level, "LL"),
        (open_a_record_over_a_game, "L"),
        (the_same_deal_twice, "WW"),
    ],
    ids=lambda value: getattr(value, "__name__", repr(value)),
)
def test_a_career_leads_to_these_results(
    career: Career, live: Callable[[Career], None], results: str
) -> None:
    live(career)
    assert career.results() == results
    career.come_back()
    assert career.results() == results


def test_a_level_is_that_of_the_game_given_up_not_of_the_next(career: Career) -> None:
    change_the_level(career)
    assert [game.level for game in career.storage.finished_games()] == [4, 1]


def test_a_win_counts_as_it_was_whatever_comes_after(career: Career) -> None:
    win_undo_give_up(career)
    (game,) = career.storage.finished_games()
    assert (game.score, game.moves, game.seconds) == (851, 49, 49.0)
    assert career.storage.finished_record(game.id) == won_record()


def test_everything_undone_leaves_a_game_of_no_moves(career: Career) -> None:
    undo_everything_then_deal(career)
    (game,) = career.storage.finished_games()
    assert (game.score, game.moves) == (500, 0)
    assert len(career.storage.finished_record(game.id).actions) >= 4
