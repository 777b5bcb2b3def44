"""A locked, read-only or full disk: play goes on, and everything is written when the obstacle is gone."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from app.storage.notices import Notice, NoticeKind
from app.storage.store import NAME, Storage
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from tests.app.storage.damage import (
    ASIDE,
    FINISHED,
    leaves,
    opened,
    overwrite,
)
from tests.app.storage.storage_games import Kept, full_disk, kept, play

NOBODY = 65534


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process has locked the database."""
    program = (
        "import sqlite3, sys\n"
        "database = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "database.execute('PRAGMA locking_mode = EXCLUSIVE')\n"
        "database.execute('BEGIN EXCLUSIVE')\n"
        "print(flush=True)\n"
        "sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield
        process.communicate()


@contextmanager
def read_only_folder(path: Path) -> Iterator[None]:
    """Nothing in the folder can be changed."""
    with _permissions(path, 0o500, 0o400):
        yield


@contextmanager
def read_only_file(path: Path) -> Iterator[None]:
    """The file cannot be changed, and no other files can be created."""
    with _permissions(path, 0o500, 0o600):
        yield


@contextmanager
def _permissions(path: Path, folder: int, file: int) -> Iterator[None]:
    path.parent.chmod(folder)
    path.chmod(file)
    yield
    path.parent.chmod(0o700)
    path.chmod(0o600)


@pytest.fixture
def nobodys_folder(folder: Path) -> Iterator[Path]:
    """A copy that not even root can write if it is read-only."""
    with tempfile.TemporaryDirectory() as parent:
        copy = shutil.copytree(folder, Path(parent) / "data")
        if os.geteuid() != 0:
            yield copy
            return
        for path in (Path(parent), copy, copy / NAME):
            os.chown(path, NOBODY, NOBODY)
        os.seteuid(NOBODY)
        yield copy
        os.seteuid(0)


def test_a_locked_database_is_read_and_written_once_it_is_let_go(folder: Path, all_that_was: Kept) -> None:
    check_play_goes_on(folder, all_that_was, locked)


@pytest.mark.parametrize("obstacle", [read_only_folder, read_only_file])
def test_a_read_only_database_is_read_and_written_once_it_can_be(
    nobodys_folder: Path, all_that_was: Kept, obstacle: Callable[[Path], AbstractContextManager[None]]
) -> None:
    check_play_goes_on(nobodys_folder, all_that_was, obstacle)


def check_play_goes_on(
    folder: Path, all_that_was: Kept, obstacle: Callable[[Path], AbstractContextManager[None]]
) -> None:
    path = folder / NAME
    choice = random.Random(4)
    with obstacle(path):
        before = path.read_bytes()
        storage = Storage(folder)
        assert kept(storage) == all_that_was
        found = storage.game_in_play(SEAHAVEN_TOWERS)
        assert found is not None
        play(storage, found.session, choice, 5)
        storage.set_settings({"table": "light"})
        assert path.read_bytes() == before
    play(storage, found.session, choice, 1)
    everything = kept(storage)
    assert storage.notices == [Notice(NoticeKind.CANNOT_WRITE, path)]
    storage.close()
    with opened(folder) as again:
        assert kept(again) == everything
        assert again.settings()["table"] == "light"
        assert again.notices == []


def test_a_damaged_file_in_a_read_only_folder_is_read_and_left(
    nobodys_folder: Path, all_that_was: Kept
) -> None:
    path = nobodys_folder / NAME
    os.truncate(path, path.stat().st_size * 3 // 4)
    damaged = path.read_bytes()
    with read_only_folder(path):
        storage = Storage(nobodys_folder)
        left = kept(storage)
        assert left.in_play == all_that_was.in_play
        assert FINISHED // 2 < len(left.finished) < FINISHED
        storage.set_settings({"table": "light"})
        assert path.read_bytes() == damaged
    storage.set_settings({"table": "green"})
    storage.close()
    aside = Notice(NoticeKind.DAMAGED_SET_ASIDE, nobodys_folder / ASIDE)
    assert storage.notices == [Notice(NoticeKind.CANNOT_WRITE, path), aside]
    assert (nobodys_folder / ASIDE).read_bytes() == damaged
    with opened(nobodys_folder) as again:
        assert kept(again) == left._replace(settings={**left.settings, "table": "green"})


def test_a_damaged_file_on_a_full_disk_is_left_until_there_is_room(folder: Path, all_that_was: Kept) -> None:
    path = folder / NAME
    overwrite(path, leaves(path)[0])
    damaged = path.read_bytes()
    with full_disk():
        storage = Storage(folder)
        assert storage.game_in_play(SIMPLE_SIMON) is None or kept(storage).in_play == all_that_was.in_play
        storage.finished_games()
        storage.set_settings({"table": "light"})
        assert path.read_bytes() == damaged
    storage.set_settings({"table": "green"})
    left = kept(storage)
    storage.close()
    assert (folder / ASIDE).read_bytes() == damaged
    assert left.in_play == all_that_was.in_play
    assert left.settings["table"] == "green"
    assert FINISHED // 2 < len(left.finished) < FINISHED
