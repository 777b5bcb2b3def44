"""While the saved games cannot be read, games are kept apart; later they are joined with the saved games."""

from __future__ import annotations

import errno
import os
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import IO

import pytest

from app.storage.notices import Notice, NoticeKind
from app.storage.reliable_database import Reunion
from app.storage.rows import Result
from app.storage.store import NAME, Storage
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.session import Session
from tests.app.some_games import won_record
from tests.app.storage.storage_games import Kept, deal, full_disk, kept, play, play_to_win

APART = "ten-columns-apart.sqlite3"
CANNOT_READ = NoticeKind.CANNOT_READ


@pytest.fixture
def saved() -> Session:
    return deal(SIMPLE_SIMON, 7)


@pytest.fixture
def folder(tmp_path: Path, saved: Session) -> Path:
    """A folder with settings, a finished game, and a game in play with seven actions."""
    folder = tmp_path / "data"
    storage = Storage(folder)
    storage.set_settings({"table": "blue"})
    session = won_record().new_session()
    storage.begin(session, counts_for_statistics=True)
    play_to_win(storage, session)
    storage.begin(saved, counts_for_statistics=True)
    play(storage, saved, random.Random(1), 7)
    storage.close()
    return folder


@pytest.fixture
def before(folder: Path) -> Kept:
    storage = Storage(folder)
    everything = kept(storage)
    storage.close()
    return everything


@contextmanager
def failing_with(number: int, path: Path) -> Iterator[None]:
    """The system refuses to open the file for reading."""
    open_path = Path.open

    def refuse(self: Path, mode: str) -> IO[bytes]:
        if self == path:
            raise OSError(number, os.strerror(number), str(self))
        return open_path(self, mode)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        yield


@contextmanager
def file_in_the_way(path: Path) -> Iterator[None]:
    """The folder is a file for some time."""
    folder = path.parent
    elsewhere = folder.with_name("elsewhere")
    folder.rename(elsewhere)
    folder.write_text("in the way")
    yield
    assert folder.read_text() == "in the way"
    folder.unlink()
    elsewhere.rename(folder)


@contextmanager
def link_that_leads_nowhere(path: Path) -> Iterator[None]:
    """The file is a link to a drive that is absent for some time."""
    drive, absent = path.parent.with_name("drive"), path.parent.with_name("absent")
    drive.mkdir()
    path.rename(drive / NAME)
    path.symlink_to(drive / NAME)
    drive.rename(absent)
    yield
    assert path.is_symlink()
    path.unlink()
    (absent / NAME).rename(path)
    absent.rmdir()


@contextmanager
def no_folder(path: Path) -> Iterator[None]:
    """The folder does not exist yet and cannot be created: a network home that is mounted late."""
    folder = path.parent
    elsewhere = folder.with_name("elsewhere")
    folder.rename(elsewhere)
    with full_disk():
        yield
    shutil.rmtree(folder, ignore_errors=True)
    elsewhere.rename(folder)


Obstacle = Callable[[Path], AbstractContextManager[None]]


def refusing(name: str) -> Obstacle:
    return lambda path: failing_with(getattr(errno, name), path)


OBSTACLES = pytest.mark.parametrize(
    "obstacle",
    [
        *map(refusing, ("EACCES", "EIO", "ESTALE", "EMFILE", "ENXIO")),
        file_in_the_way,
        link_that_leads_nowhere,
    ],
    ids=["EACCES", "EIO", "ESTALE", "EMFILE", "ENXIO", "a file in the way", "a link that leads nowhere"],
)


@OBSTACLES
def test_what_cannot_be_read_is_never_written_over(folder: Path, obstacle: Obstacle) -> None:
    sound = (folder / NAME).read_bytes()
    with obstacle(folder / NAME):
        storage = Storage(folder)
        assert storage.notices == [Notice(CANNOT_READ, folder / NAME)]
        assert storage.is_apart
        other = deal(SIMPLE_SIMON, 8)
        storage.begin(other, counts_for_statistics=True)
        play(storage, other, random.Random(2), 3)
        assert storage.reunite() is Reunion.NOTHING
    assert storage.reunite() is Reunion.UNDECIDED
    storage.close()
    assert (folder / NAME).read_bytes() == sound
    assert (folder / APART).exists()


@OBSTACLES
def test_the_saved_game_is_taken_up_if_nothing_was_played(
    folder: Path, before: Kept, obstacle: Obstacle
) -> None:
    with obstacle(folder / NAME):
        storage = Storage(folder)
        storage.begin(deal(SIMPLE_SIMON, 8), counts_for_statistics=True)
        storage.set_settings({"last_game": "simple-simon"})
    assert storage.reunite() is Reunion.JOINED
    assert kept(storage) == before._replace(settings={"last_game": "simple-simon", **before.settings})
    assert not storage.is_apart
    storage.close()
    assert [path.name for path in folder.iterdir()] == [NAME]


@OBSTACLES
def test_the_saved_game_is_taken_up_after_the_program_was_only_closed(
    folder: Path, before: Kept, obstacle: Obstacle
) -> None:
    with obstacle(folder / NAME):
        storage = Storage(folder)
        storage.begin(deal(SIMPLE_SIMON, 8), counts_for_statistics=True)
    storage.close()
    again = Storage(folder)
    assert kept(again) == before
    again.close()


def play_apart(folder: Path, session: Session, actions: int) -> None:
    """Play while the saved games cannot be read, until a kill."""
    with failing_with(errno.EACCES, folder / NAME):
        storage = Storage(folder)
        storage.begin(session, counts_for_statistics=True)
        play(storage, session, random.Random(2), actions)
        storage.close()


@pytest.mark.parametrize("keeps_saved", [True, False], ids=["saved", "apart"])
def test_the_player_chooses_which_of_two_games_goes_on_after_another_start(
    folder: Path, saved: Session, before: Kept, keeps_saved: bool
) -> None:
    apart = deal(SIMPLE_SIMON, 8)
    play_apart(folder, apart, 3)
    storage = Storage(folder)
    assert storage.is_apart
    assert storage.notices == []
    found = storage.game_in_play(SIMPLE_SIMON)
    assert found is not None
    assert found.session.actions == apart.actions, "nothing was decided yet"
    assert storage.reunite(keeps_saved=keeps_saved) is Reunion.JOINED
    storage.close()
    again = Storage(folder)
    found = again.game_in_play(SIMPLE_SIMON)
    assert found is not None
    goes_on, given_up = (saved, apart) if keeps_saved else (apart, saved)
    assert found.session.actions == goes_on.actions
    newest, *others = again.finished_games()
    assert (newest.result, newest.code) == (Result.GIVEN_UP, str(given_up.code))
    assert others == before.finished
    assert again.settings() == before.settings
    again.close()


def test_undecided_both_games_wait_for_the_next_start(folder: Path) -> None:
    apart = deal(SIMPLE_SIMON, 8)
    play_apart(folder, apart, 3)
    for _ in range(3):
        storage = Storage(folder)
        assert storage.reunite() is Reunion.UNDECIDED
        play(storage, apart, random.Random(3), 1)
        storage.close()
    with closing(sqlite3.connect(folder / NAME)) as database:
        assert database.execute("SELECT count(*) FROM actions").fetchone() == (7,)


def test_a_game_of_the_other_kind_needs_no_choice(folder: Path, saved: Session) -> None:
    apart = deal(SEAHAVEN_TOWERS, 8)
    play_apart(folder, apart, 3)
    storage = Storage(folder)
    assert not storage.is_apart
    for session in (saved, apart):
        found = storage.game_in_play(session.game)
        assert found is not None
        assert found.session.actions == session.actions
    storage.close()


def test_a_win_that_was_kept_apart_counts_once_and_the_saved_game_goes_on(
    folder: Path, saved: Session
) -> None:
    with failing_with(errno.EIO, folder / NAME):
        storage = Storage(folder)
        session = won_record().new_session()
        storage.begin(session, counts_for_statistics=True)
        for action in won_record().actions:
            session.play(action)
            storage.append(session, 99.0)
        storage.win(SIMPLE_SIMON, session, 99.0)
    assert storage.reunite() is Reunion.JOINED
    found = storage.game_in_play(SIMPLE_SIMON)
    assert found is not None
    assert found.session.actions == saved.actions
    assert [game.result for game in storage.finished_games()] == [Result.WON] * 2
    storage.close()


def test_the_same_games_are_joined_once_however_often_the_program_is_killed_meanwhile(
    folder: Path, tmp_path: Path
) -> None:
    play_apart(folder, deal(SIMPLE_SIMON, 8), 3)
    copy = shutil.copy(folder / APART, tmp_path / APART)
    for keeps_saved in (True, None, None):
        storage = Storage(folder)
        storage.reunite(keeps_saved=keeps_saved)
        assert not storage.is_apart
        assert len(storage.finished_games()) == 2
        storage.close()
        shutil.copy(copy, folder / APART)


def test_what_could_not_be_written_is_not_played_on_top_of_a_file_that_appears(
    folder: Path, saved: Session
) -> None:
    with no_folder(folder / NAME):
        storage = Storage(folder)
        apart = deal(SIMPLE_SIMON, 8)
        storage.begin(apart, counts_for_statistics=True)
        play(storage, apart, random.Random(2), 2)
    play(storage, apart, random.Random(2), 1)
    assert storage.is_apart
    assert storage.reunite() is Reunion.UNDECIDED
    assert storage.reunite(keeps_saved=True) is Reunion.JOINED
    found = storage.game_in_play(SIMPLE_SIMON)
    assert found is not None
    assert found.session.actions == saved.actions
    storage.close()


@pytest.mark.parametrize("damaged", [NAME, APART])
def test_damage_that_only_a_full_check_finds_is_no_obstacle_to_joining(folder: Path, damaged: str) -> None:
    play_apart(folder, deal(SEAHAVEN_TOWERS, 8), 3)
    with closing(sqlite3.connect(folder / damaged, isolation_level=None)) as database:
        database.execute("UPDATE games_in_play SET start = '{}'")
    storage = Storage(folder)
    assert not storage.is_apart
    assert len(storage.finished_games()) == 1
    games = [game for game in (SIMPLE_SIMON, SEAHAVEN_TOWERS) if storage.game_in_play(game)]
    assert games == [SEAHAVEN_TOWERS if damaged == NAME else SIMPLE_SIMON]
    assert [notice.kind for notice in storage.notices] == [NoticeKind.DAMAGED_SET_ASIDE]
    storage.close()


# Another file in place of the one in use


def test_a_file_that_another_program_put_there_is_not_written_into(folder: Path) -> None:
    storage = Storage(folder)
    found = storage.game_in_play(SIMPLE_SIMON)
    assert found is not None
    shutil.rmtree(folder)
    other = Storage(folder)
    session = deal(SIMPLE_SIMON, 9)
    other.begin(session, counts_for_statistics=True)
    play(other, session, random.Random(3), 4)
    play(storage, found.session, random.Random(4), 2)
    assert storage.notices == [Notice(NoticeKind.REPLACED, folder / NAME)]
    assert storage.reunite() is Reunion.NOTHING, "the other program has it"
    play(other, session, random.Random(3), 1)
    storage.close()
    other.close()
    last = Storage(folder)
    assert last.reunite() is Reunion.UNDECIDED
    assert last.reunite(keeps_saved=False) is Reunion.JOINED
    after = last.game_in_play(SIMPLE_SIMON)
    assert after is not None
    assert after.session.actions == found.session.actions
    assert {(game.result, game.code) for game in last.finished_games()} == {
        (Result.WON, "SS1-S1-AAAAABD"),
        (Result.GIVEN_UP, str(session.code)),
    }
    last.close()
