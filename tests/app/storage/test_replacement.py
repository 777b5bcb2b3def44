"""A damaged file is replaced in steps: a kill between two steps loses neither games nor the notice."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app.storage.notices import PENDING, Notice, NoticeKind
from app.storage.store import NAME, Storage
from tests.app.storage.storage_games import Kept, kept
from tests.paths import DATA

ASIDE = "ten-columns-damaged-1.sqlite3"
STEPS = ("rename", "replace", "unlink", "fsync", "open", "mkdir", "chmod")


class Killed(BaseException):
    """Simulates a kill."""


@contextmanager
def killed_before(step: int) -> Iterator[list[str]]:
    """Simulate a kill at ``step``, from 0, of all changes of the disk; yield the steps taken."""
    taken: list[str] = []

    def counted(name: str, call: Callable[..., object]) -> Callable[..., object]:
        def count(*arguments: object, **names: object) -> object:
            if len(taken) == step:
                raise Killed
            taken.append(name)
            return call(*arguments, **names)

        return count

    with pytest.MonkeyPatch.context() as patch:
        for name in STEPS:
            patch.setattr(os, name, counted(name, getattr(os, name)))
        yield taken


def opened(folder: Path) -> tuple[Kept, list[Notice]]:
    storage = Storage(folder)
    everything = kept(storage)
    storage.close()
    return everything, storage.notices


@pytest.mark.parametrize("damaged", ["schema-one-bit", "wal-into-damaged"])
def test_a_kill_while_a_damaged_file_is_replaced_loses_nothing(tmp_path: Path, damaged: str) -> None:
    sound = shutil.copytree(DATA / "damaged" / damaged, tmp_path / "sound")
    before = {path.name: path.read_bytes() for path in sound.iterdir()}
    with killed_before(-1) as steps:
        everything, _ = opened(sound)
    assert len(steps) > 4
    for step in range(len(steps)):
        folder = shutil.copytree(DATA / "damaged" / damaged, tmp_path / f"{step}")
        with pytest.raises(Killed), killed_before(step):
            opened(folder)
        for _ in range(2):  # the player has not seen the notice yet
            assert opened(folder) == (everything, [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)])
        for name, data in before.items():
            assert (folder / name.replace(NAME, ASIDE)).read_bytes() == data


def test_a_kill_while_a_damaged_file_behind_a_link_is_replaced_loses_nothing(tmp_path: Path) -> None:
    damaged = DATA / "damaged" / "wal-into-damaged"
    whole = shutil.copytree(damaged, tmp_path / "whole")
    with killed_before(-1) as steps:
        everything, _ = opened(whole)
    for step in range(len(steps)):
        place = shutil.copytree(damaged, tmp_path / f"place {step}")
        folder = tmp_path / f"{step}"
        folder.mkdir()
        (folder / NAME).symlink_to(place / NAME)
        with pytest.raises(Killed), killed_before(step):
            opened(folder)
        assert opened(folder) == (everything, [Notice(NoticeKind.DAMAGED_SET_ASIDE, place / ASIDE)])


@pytest.mark.parametrize("kind", ["empty", "folder", "junk"])
def test_what_is_no_database_under_the_name_of_the_new_one_is_set_aside(tmp_path: Path, kind: str) -> None:
    shutil.copy(DATA / "schema-1.sqlite3", tmp_path / NAME)
    fresh = tmp_path / f"{NAME}-new"
    if kind == "folder":
        fresh.mkdir()
    else:
        fresh.write_bytes(b"" if kind == "empty" else b"junk")
    storage = Storage(tmp_path)
    assert len(storage.finished_games()) == 2
    storage.close()
    assert {path.name for path in tmp_path.iterdir()} == {NAME, ASIDE}


def test_a_broken_link_is_not_written_over_when_a_file_is_set_aside(tmp_path: Path) -> None:
    folder = shutil.copytree(DATA / "damaged" / "schema-one-bit", tmp_path / "data")
    (folder / ASIDE).symlink_to("gone")
    opened(folder)
    assert (folder / ASIDE).readlink() == Path("gone")


def test_a_folder_behind_a_link_keeps_its_name_and_only_the_link_is_set_aside(tmp_path: Path) -> None:
    folder, photographs = tmp_path / "data", tmp_path / "photographs"
    folder.mkdir()
    photographs.mkdir()
    (folder / NAME).symlink_to(photographs)
    assert opened(folder)[1] == [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)]
    assert photographs.is_dir()
    assert (folder / ASIDE).readlink() == photographs
    assert (folder / NAME).is_file()


def test_a_notice_that_was_seen_is_not_told_again(tmp_path: Path) -> None:
    folder = shutil.copytree(DATA / "damaged" / "schema-one-bit", tmp_path / "data")
    storage = Storage(folder)
    storage.forget(storage.notices.pop())
    storage.close()
    assert opened(folder)[1] == []


def test_a_file_that_was_put_back_after_a_kill_is_not_written_over(tmp_path: Path) -> None:
    damaged = DATA / "damaged" / "schema-one-bit"
    whole = shutil.copytree(damaged, tmp_path / "whole")
    with killed_before(-1) as steps:
        opened(whole)
    last = max(index for index, name in enumerate(steps) if name == "rename")
    folder = shutil.copytree(damaged, tmp_path / "data")
    with pytest.raises(Killed), killed_before(last):
        opened(folder)
    assert not (folder / NAME).exists()
    shutil.copy(DATA / "schema-1.sqlite3", folder / NAME)
    everything, notices = opened(folder)
    shutil.copy(DATA / "schema-1.sqlite3", tmp_path / NAME)
    assert everything == opened(tmp_path)[0]
    assert notices == []


@pytest.mark.parametrize("name", ["../elsewhere", "a\0b", "\ud800", "", "..", 7])
def test_a_file_goes_nowhere_but_where_the_program_sets_one_aside(tmp_path: Path, name: object) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    for file in (NAME, f"{NAME}-new"):
        shutil.copy(DATA / "schema-1.sqlite3", folder / file)
    with closing(sqlite3.connect(folder / f"{NAME}-new", isolation_level=None)) as database:
        notices = json.dumps([(NoticeKind.DAMAGED_SET_ASIDE, name)])
        database.execute("INSERT INTO settings VALUES (?, ?)", (PENDING, notices))
    storage = Storage(folder)
    assert len(storage.finished_games()) == 2
    storage.close()
    assert {path.name for path in folder.iterdir()} == {NAME, ASIDE}
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


@pytest.mark.parametrize("umask", [0o000, 0o022])
def test_only_the_user_may_read_what_is_kept(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        shutil.copy(DATA / "schema-1.sqlite3", tmp_path / NAME)
        (tmp_path / NAME).chmod(0o644)
        for folder in (tmp_path, tmp_path / "new"):
            storage = Storage(folder)
            storage.set_settings({"table": "blue"})
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.is_file()}
            storage.close()
            assert modes == dict.fromkeys([NAME, f"{NAME}-wal"], 0o600)
    finally:
        os.umask(before)
