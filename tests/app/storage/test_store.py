"""Storage returns everything as it was saved."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from app.storage.notices import Notice, NoticeKind
from app.storage.rows import Result
from app.storage.store import NAME, Storage
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.records import Record
from engine.rules import Game, Refusal
from engine.session import UNDO_LIMIT, Action, Session, Step
from tests.app.some_games import won_record
from tests.app.storage.disk_troubles import Trouble, full, late_error
from tests.app.storage.storage_games import deal, full_disk, kept, play, play_to_win
from tests.paths import DATA

GAME_IDS = [game.name for game in GAMES]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "ten-columns"


@pytest.fixture
def storage(folder: Path) -> Iterator[Storage]:
    storage = Storage(folder)
    yield storage
    storage.close()


@pytest.fixture
def reopened(folder: Path) -> Iterator[Callable[[Storage], Storage]]:
    opened: list[Storage] = []

    def reopen(storage: Storage) -> Storage:
        storage.close()
        opened.append(Storage(folder))
        return opened[-1]

    yield reopen
    for storage in opened:
        storage.close()


Reopen = Callable[[Storage], Storage]


def test_at_another_deal_what_was_logged_goes_into_the_file(storage: Storage, folder: Path) -> None:
    """At that moment, the player does not notice the wait for the disk."""
    storage.begin(deal(SIMPLE_SIMON, 1), counts_for_statistics=True)
    session = deal(SIMPLE_SIMON, 2)
    storage.begin(session, counts_for_statistics=True)
    play(storage, session, random.Random(1), 5)
    before = (folder / NAME).read_bytes()
    storage.begin(deal(SIMPLE_SIMON, 3), counts_for_statistics=True)
    assert (folder / NAME).read_bytes() != before


def test_at_first_there_is_nothing_and_nothing_to_say(storage: Storage, folder: Path) -> None:
    assert storage.settings() == {}
    assert storage.finished_games() == []
    assert [storage.game_in_play(game) for game in GAMES] == [None] * len(GAMES)
    assert storage.notices == []
    assert (folder / NAME).is_file()


@pytest.mark.usefixtures("storage")
def test_the_folder_is_the_players_own(folder: Path) -> None:
    assert folder.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "name",
    ["s razmacima i točkama.", "žabac čita šah", "jogos/ação", "a'b\"c;--%20?#", "x" * 200, "сеньор/碁"],
)
def test_the_folder_may_be_called_anything(tmp_path: Path, name: str) -> None:
    storage = Storage(tmp_path / name)
    storage.set_settings({"table": "blue"})
    storage.close()
    again = Storage(tmp_path / name)
    assert again.settings() == {"table": "blue"}
    assert again.notices == storage.notices == []
    again.close()


def test_the_name_of_the_folder_need_not_be_utf_8(tmp_path: Path) -> None:
    folder = tmp_path / b"caf\xe9".decode(errors="surrogateescape")
    storage = Storage(folder)
    storage.set_settings({"table": "blue"})
    storage.close()
    again = Storage(folder)
    assert again.settings() == {"table": "blue"}
    again.close()


def test_settings_come_back_and_those_not_named_stay(storage: Storage, reopened: Reopen) -> None:
    storage.set_settings({"table": "green", "last_game": "simple-simon", "recent": 'a\n"č" 碁'})
    storage.set_settings({"table": "light"})
    again = reopened(storage)
    assert again.settings() == {"table": "light", "last_game": "simple-simon", "recent": 'a\n"č" 碁'}


def test_a_setting_that_no_text_can_hold_does_not_stop_the_next(storage: Storage) -> None:
    storage.set_settings({"recent": "caf\udce9"})
    storage.set_settings({"table": "blue"})
    assert storage.settings() == {"recent": "caf?", "table": "blue"}
    assert storage.notices == []


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_comes_back_after_each_action(
    storage: Storage, reopened: Reopen, game: Game, seed: int
) -> None:
    choice = random.Random(seed)
    session = deal(game, seed, choice.choice(game.codes.levels))
    storage.begin(session, counts_for_statistics=True)
    for count in [0, 1, 1, 1, 5, 120]:
        play(storage, session, choice, count)
        storage = reopened(storage)
        found = storage.game_in_play(game)
        assert found is not None
        assert found.session.state == session.state
        assert found.session.actions == session.actions
        assert found.session.code == session.code
        assert found.seconds == len(session.actions)
        assert found.counts_for_statistics
        assert not found.finished


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_undo_and_redo_lead_the_same_way_after_coming_back(
    storage: Storage, reopened: Reopen, game: Game
) -> None:
    choice = random.Random(7)
    session = deal(game, 7)
    storage.begin(session, counts_for_statistics=True)
    play(storage, session, choice, 3 * UNDO_LIMIT)
    found = reopened(storage).game_in_play(game)
    assert found is not None
    for step in (Step.REDO, Step.UNDO, Step.REDO):
        while not isinstance(session.play(step), Refusal):
            assert not isinstance(found.session.play(step), Refusal)
            assert found.session.state == session.state
        assert isinstance(found.session.play(step), Refusal)


def test_each_game_keeps_its_own_game_in_play(storage: Storage, reopened: Reopen) -> None:
    choice = random.Random(1)
    simon, seahaven = deal(SIMPLE_SIMON, 1), deal(SEAHAVEN_TOWERS, 1)
    storage.begin(simon, counts_for_statistics=True)
    storage.begin(seahaven, counts_for_statistics=True)
    for count in (3, 1, 4, 1, 5):
        play(storage, simon, choice, count)
        play(storage, seahaven, choice, count)
    again = reopened(storage)
    for session in (simon, seahaven):
        found = again.game_in_play(session.game)
        assert found is not None
        assert found.session.actions == session.actions
    assert again.finished_games() == []


def test_an_opened_record_comes_back_with_its_actions_and_what_was_played_after(
    storage: Storage, reopened: Reopen
) -> None:
    record = won_record()
    session = record._replace(actions=record.actions[:20]).replay()[0]
    storage.begin(session, counts_for_statistics=False)
    play(storage, session, random.Random(2), 5)
    found = reopened(storage).game_in_play(session.game)
    assert found is not None
    assert found.session.actions == session.actions
    assert not found.counts_for_statistics


def test_a_layout_without_a_code_comes_back(storage: Storage, reopened: Reopen) -> None:
    middle = won_record()._replace(actions=won_record().actions[:30]).replay()[0].position
    session = Session(SIMPLE_SIMON, 1, middle.with_copies())
    storage.begin(session, counts_for_statistics=False)
    play(storage, session, random.Random(3), 5)
    found = reopened(storage).game_in_play(SIMPLE_SIMON)
    assert found is not None
    assert found.session.code is None
    assert found.session.state == session.state


def test_a_restarted_game_comes_back_at_its_start(storage: Storage, reopened: Reopen) -> None:
    session = deal(SEAHAVEN_TOWERS, 5)
    storage.begin(session, counts_for_statistics=True)
    play(storage, session, random.Random(5), 9)
    session.restart()
    storage.restart(session.game)
    storage = reopened(storage)
    found = storage.game_in_play(session.game)
    assert found is not None
    assert found.session.state == session.state
    assert found.session.actions == []
    assert found.seconds == 0
    assert found.moved
    play(storage, session, random.Random(6), 4)
    found = reopened(storage).game_in_play(session.game)
    assert found is not None
    assert found.session.state == session.state


def test_a_restart_before_any_move_is_no_move(storage: Storage) -> None:
    session = deal(SEAHAVEN_TOWERS, 5)
    storage.begin(session, counts_for_statistics=True)
    storage.restart(session.game)
    found = storage.game_in_play(session.game)
    assert found is not None
    assert not found.moved


def test_the_time_goes_on_after_the_last_action(storage: Storage, reopened: Reopen) -> None:
    session = deal(SIMPLE_SIMON, 5)
    storage.begin(session, counts_for_statistics=True)
    storage.set_seconds(SIMPLE_SIMON, 99.5)  # no move yet: the time has not started
    play(storage, session, random.Random(5), 9)
    storage.set_seconds(SIMPLE_SIMON, 12.5)
    found = reopened(storage).game_in_play(SIMPLE_SIMON)
    assert found is not None
    assert found.seconds == 12.5


def test_a_finished_game_keeps_its_record(storage: Storage, reopened: Reopen) -> None:
    session = won_record().new_session()
    storage.begin(session, counts_for_statistics=True)
    play_to_win(storage, session)
    storage.begin(deal(SIMPLE_SIMON, 1), counts_for_statistics=True)
    again = reopened(storage)
    (finished,) = again.finished_games()
    assert finished.code == "SS1-S1-AAAAABD"
    assert (finished.result, finished.score, finished.moves, finished.seconds) == (Result.WON, 851, 49, 49.0)
    assert finished.finished_at.utcoffset() is not None
    assert again.finished_record(finished.id) == won_record()


def test_a_game_that_was_given_up_keeps_its_record(storage: Storage) -> None:
    session = deal(SEAHAVEN_TOWERS, 8, 2)
    storage.begin(session, counts_for_statistics=True)
    play(storage, session, random.Random(8), 30)
    given_up = Record.of(session)
    storage.begin(deal(SEAHAVEN_TOWERS, 9), counts_for_statistics=True)
    (finished,) = storage.finished_games(SEAHAVEN_TOWERS)
    assert finished.result is Result.GIVEN_UP
    assert (finished.level, finished.score, finished.moves) == (2, session.state.score, session.state.moves)
    assert finished.seconds == 30
    assert storage.finished_record(finished.id) == given_up


@pytest.mark.parametrize("time", [-1e12, -1.0, 0.0, 253_402_300_800.0, 1e15])
def test_an_impossible_time_of_the_end_is_not_taken_for_damage(
    storage: Storage, reopened: Reopen, monkeypatch: pytest.MonkeyPatch, time: float
) -> None:
    storage.begin(deal(SIMPLE_SIMON, 1), counts_for_statistics=True)
    play(storage, deal(SIMPLE_SIMON, 1), random.Random(1), 1)
    monkeypatch.setattr("time.time", lambda: time)
    storage.begin(deal(SIMPLE_SIMON, 2), counts_for_statistics=True)
    again = reopened(storage)
    again.check()
    assert [str(game.result) for game in again.finished_games()] == ["given-up"]
    assert again.notices == []


def test_a_record_that_does_not_exist_is_a_key_error(storage: Storage) -> None:
    with pytest.raises(KeyError):
        storage.finished_record(1)


def saved_actions(folder: Path) -> list[Action]:
    """The actions that another start would find if the program were killed now."""
    with TemporaryDirectory() as place:
        killed = Storage(Path(shutil.copytree(folder, Path(place) / "killed")))
        found = killed.game_in_play(SIMPLE_SIMON)
        killed.close()
    assert found is not None
    return list(found.session.actions)


@pytest.mark.parametrize(
    "use",
    [
        Storage.close,
        Storage.save,
        Storage.check,
        Storage.settings,
        lambda storage: storage.game_in_play(SIMPLE_SIMON),
        lambda storage: storage.set_seconds(SIMPLE_SIMON, 3.0),
        lambda storage: storage.set_settings({"table": "blue"}),
        lambda storage: storage.finished_games(),
    ],
)
def test_whatever_is_done_with_the_storage_the_latest_action_is_saved_first(
    storage: Storage, folder: Path, use: Callable[[Storage], object]
) -> None:
    session = won_record().new_session()
    storage.begin(session, counts_for_statistics=True)
    for action in won_record().actions[:3]:
        session.play(action)
        storage.append(session, 1.0)
    assert len(saved_actions(folder)) == 2, "the third waits for its frame"
    use(storage)
    assert saved_actions(folder) == session.actions


def test_a_win_that_was_not_noted_before_the_program_was_killed_is_noted_at_the_next_start(
    storage: Storage, reopened: Reopen
) -> None:
    session = won_record().new_session()
    storage.begin(session, counts_for_statistics=True)
    for action in won_record().actions:
        session.play(action)
        storage.append(session, 7.0)
    storage = reopened(storage)
    for _ in range(2):
        found = storage.game_in_play(SIMPLE_SIMON)
        assert found is not None
        assert found.finished
        (finished,) = storage.finished_games()
        assert (finished.result, finished.moves, finished.seconds) == (Result.WON, 49, 7.0)
    storage.begin(deal(SIMPLE_SIMON, 1), counts_for_statistics=True)
    assert len(storage.finished_games()) == 1


def test_statistics_of_one_game_or_all_can_be_reset(storage: Storage) -> None:
    for game in (*GAMES, *GAMES):
        session = deal(game, 3)
        storage.begin(session, counts_for_statistics=True)
        play(storage, session, random.Random(3), 3)
        storage.begin(deal(game, 4), counts_for_statistics=True)
    assert [finished.game_name for finished in storage.finished_games()] == GAME_IDS[::-1] * 2
    storage.reset_statistics(SIMPLE_SIMON)
    assert {finished.game_name for finished in storage.finished_games()} == {
        game.name for game in GAMES if game is not SIMPLE_SIMON
    }
    storage.reset_statistics()
    assert storage.finished_games() == []
    assert storage.game_in_play(SIMPLE_SIMON) is not None


def test_a_database_of_schema_version_1_is_read(tmp_path: Path) -> None:
    shutil.copy(DATA / "schema-1.sqlite3", tmp_path / NAME)
    storage = Storage(tmp_path)
    assert storage.notices == []
    assert storage.settings() == {"last_game": "seahaven-towers", "table": "blue"}
    won, given_up = storage.finished_games()[::-1]
    assert (won.result, won.code, won.score, won.moves) == (Result.WON, "SS1-S1-AAAAABD", 851, 49)
    assert storage.finished_record(won.id) == won_record()
    assert (given_up.result, given_up.code) == (Result.GIVEN_UP, "SH1-C2-AAAAAAE")
    simon, seahaven = storage.game_in_play(SIMPLE_SIMON), storage.game_in_play(SEAHAVEN_TOWERS)
    assert simon is not None
    assert seahaven is not None
    assert simon.finished
    assert simon.session.is_won
    assert str(seahaven.session.code) == "SH1-C1-AAAAAAF"
    assert len(seahaven.session.actions) == 25
    assert seahaven.seconds == 31.5
    storage.close()


# Failing writes


def a_whole_life(storage: Storage) -> Iterator[None]:
    """All kinds of writes of the storage, one a step."""
    choice = random.Random(11)
    simon, seahaven = won_record().new_session(), deal(SEAHAVEN_TOWERS, 11)
    storage.set_settings({"table": "blue"})
    yield
    storage.begin(seahaven, counts_for_statistics=True)
    yield
    storage.begin(simon, counts_for_statistics=True)
    yield
    for action in won_record().actions:
        play(storage, seahaven, choice, 1)
        yield
        simon.play(action)
        storage.append(simon, 1.5 * len(simon.actions))
        storage.save()
        if simon.is_won:
            storage.win(SIMPLE_SIMON, simon, 80.0)
        yield
    storage.set_seconds(SEAHAVEN_TOWERS, 77.5)
    yield
    storage.begin(deal(SEAHAVEN_TOWERS, 12), counts_for_statistics=True)
    yield
    storage.restart(SIMPLE_SIMON)
    yield


def without_moments(storage: Storage) -> object:
    everything = kept(storage)
    finished = [game._replace(finished_at=game.finished_at.min) for game in everything.finished]
    return everything._replace(finished=finished)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> list[object]:
    """The stored data after each of these steps."""
    storage = Storage(tmp_path_factory.mktemp("undisturbed"))
    steps = [without_moments(storage) for _ in a_whole_life(storage)]
    storage.close()
    return steps


@pytest.mark.parametrize("spell", [1, 3, 1000])
@pytest.mark.parametrize("trouble", [full, late_error], ids=lambda trouble: trouble.__name__)
def test_each_write_of_a_whole_life_may_fail_and_nothing_is_lost(
    tmp_path: Path, undisturbed: list[object], trouble: Trouble, spell: int, long_run: bool
) -> None:
    for first in range(0, len(undisturbed), 1 if long_run else 5):
        folder = tmp_path / f"{first}"
        storage = Storage(folder)
        life = a_whole_life(storage)
        for step, expected in enumerate(undisturbed):
            if first <= step < first + spell:
                with trouble(folder):
                    next(life)
            else:
                next(life)
            if step in {first, first + spell - 1, first + spell}:
                assert without_moments(storage) == expected
        assert storage.notices == [Notice(NoticeKind.CANNOT_WRITE, folder / NAME)]
        storage.close()  # the disk has free space again
        again = Storage(folder)
        assert without_moments(again) == undisturbed[-1]
        assert again.notices == []
        again.close()


def test_a_disk_that_is_full_from_the_start_to_the_end_keeps_nothing_and_stops_nothing(
    tmp_path: Path, undisturbed: list[object]
) -> None:
    with full_disk():
        storage = Storage(tmp_path)
        steps = [without_moments(storage) for _ in a_whole_life(storage)]
        storage.close()
    assert steps == undisturbed
    assert storage.notices == [Notice(NoticeKind.CANNOT_WRITE, tmp_path / NAME)]
