"""Two processes on one folder never write into each other's data, even if no lock kept the second away."""

from __future__ import annotations

import errno
import random
import shutil
from pathlib import Path

import pytest

from app.storage.database_file import read_image
from app.storage.notices import Notice, NoticeKind
from app.storage.reliable_database import Reunion
from app.storage.store import NAME, Storage
from engine.games import SIMPLE_SIMON
from engine.session import Action, Session
from tests.app.storage.storage_games import deal, full_disk, play
from tests.app.storage.test_apart import failing_with


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game in play with seven actions."""
    folder = tmp_path / "data"
    storage = Storage(folder)
    session = deal(SIMPLE_SIMON, 7)
    storage.begin(session, counts_for_statistics=True)
    play(storage, session, random.Random(1), 7)
    storage.close()
    return folder


def game_in(storage: Storage) -> Session:
    found = storage.game_in_play(SIMPLE_SIMON)
    assert found is not None
    return found.session


def actions_in(storage: Storage) -> list[Action]:
    return list(game_in(storage).actions)


def check_both_are_kept(folder: Path, first: Session, second: Session) -> None:
    """The second process saved its game; the player may choose the first process's game instead."""
    for keeps_saved, chosen, given_up in ((True, second, first), (False, first, second)):
        copy = shutil.copytree(folder, folder.with_name(f"{keeps_saved}"))
        storage = Storage(copy)
        assert storage.notices == []
        assert storage.reunite() is Reunion.UNDECIDED
        assert storage.reunite(keeps_saved=keeps_saved) is Reunion.JOINED
        assert actions_in(storage) == chosen.actions
        (finished,) = storage.finished_games()
        assert list(storage.finished_record(finished.id).actions) == given_up.actions
        storage.close()


def test_what_waits_is_not_written_into_the_game_of_a_process_that_had_the_file(folder: Path) -> None:
    second = Storage(folder)
    first = Storage(folder)  # cannot open the file that the second has locked
    mine, other = game_in(first), game_in(second)
    play(first, mine, random.Random(3), 3)
    play(second, other, random.Random(4), 4)
    second.close()
    play(first, mine, random.Random(3), 1)
    assert first.notices[-1] == Notice(NoticeKind.REPLACED, folder / NAME)
    first.close()
    check_both_are_kept(folder, mine, other)


def test_what_waits_for_room_is_not_written_into_what_another_process_wrote_since(folder: Path) -> None:
    first = Storage(folder)
    mine = game_in(first)
    with full_disk():
        play(first, mine, random.Random(3), 3)
    second = Storage(folder)
    other = game_in(second)
    play(second, other, random.Random(4), 4)
    second.close()
    play(first, mine, random.Random(3), 1)
    first.close()
    check_both_are_kept(folder, mine, other)


def test_two_processes_that_cannot_read_the_saved_games_use_a_file_each(folder: Path) -> None:
    with failing_with(errno.EACCES, folder / NAME):
        first, second = Storage(folder), Storage(folder)
        mine, other = deal(SIMPLE_SIMON, 8), deal(SIMPLE_SIMON, 9)
        for storage, session in ((first, mine), (second, other), (first, mine)):
            storage.begin(session, counts_for_statistics=True) if not session.actions else None
            play(storage, session, random.Random(3), 2)
        assert actions_in(first) == mine.actions
        assert actions_in(second) == other.actions
        assert len(list(folder.glob("*-apart*.sqlite3"))) == 2
        first.close()
        second.close()
    for _ in range(2):
        last = Storage(folder)
        assert last.reunite(keeps_saved=True) is Reunion.JOINED
        last.close()
    last = Storage(folder)
    assert len(actions_in(last)) == 7
    assert sorted(game.code for game in last.finished_games()) == sorted([str(mine.code), str(other.code)])
    last.close()
    assert [path.name for path in folder.iterdir()] == [NAME]


def test_games_that_were_kept_apart_before_are_not_mixed_with_others(folder: Path, tmp_path: Path) -> None:
    apart = folder / "ten-columns-apart.sqlite3"
    shutil.copy(folder / NAME, apart)
    other = Storage(tmp_path / "other")
    other.begin(deal(SIMPLE_SIMON, 5), counts_for_statistics=True)
    other.close()
    with failing_with(errno.EACCES, apart):
        storage = Storage(folder)
        session = deal(SIMPLE_SIMON, 9)
        storage.begin(session, counts_for_statistics=True)
        play(storage, session, random.Random(2), 3)
    (tmp_path / "other" / NAME).replace(folder / NAME)
    before = apart.read_bytes()
    play(storage, session, random.Random(2), 3)
    assert actions_in(storage) == session.actions
    assert apart.read_bytes() == before
    storage.close()


def test_a_file_that_changes_while_it_is_read_is_not_taken_for_a_damaged_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = Storage(folder)
    other = game_in(second)
    play(second, other, random.Random(4), 4)
    images = iter([read_image(folder / NAME)[:-4096]])  # the second process is about to write the rest
    monkeypatch.setattr(
        "app.storage.replacement.read_image", lambda path: next(images, None) or read_image(path)
    )
    first = Storage(folder)
    assert actions_in(first) == other.actions
    assert first.notices == [Notice(NoticeKind.CANNOT_WRITE, folder / NAME)]
    second.close()
    first.close()
    assert [path.name for path in folder.iterdir()] == [NAME]
