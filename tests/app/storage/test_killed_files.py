"""Files left by a killed process: the log is used, and set aside with a damaged file."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

import pytest

from app.storage.notices import Notice, NoticeKind
from app.storage.store import NAME, Storage
from engine.games import SEAHAVEN_TOWERS
from engine.session import Session
from tests.app.storage.damage import (
    ASIDE,
    NOTHING,
    PAGE,
    leaves,
    opened,
    overwrite,
)
from tests.app.storage.storage_games import Kept, kept, play
from tests.paths import DATA


def leave_behind(folder: Path, killed: Path) -> Session:
    """Play on in ``folder``, and make ``killed`` a copy of it as after a kill."""
    storage = Storage(folder)
    found = storage.game_in_play(SEAHAVEN_TOWERS)
    assert found is not None
    play(storage, found.session, random.Random(9), 30)
    shutil.copytree(folder, killed)
    storage.close()
    assert (killed / f"{NAME}-wal").stat().st_size > 0
    return found.session


def test_a_lost_header_costs_nothing_of_what_was_written_before_a_kill(folder: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    session = leave_behind(folder, killed)
    with (killed / NAME).open("r+b") as file:
        file.write(b"\0" * PAGE)
    with opened(killed) as storage:
        found = storage.game_in_play(SEAHAVEN_TOWERS)
        assert found is not None
        assert found.session.actions == session.actions


def test_what_was_written_last_before_a_kill_is_there(folder: Path, tmp_path: Path) -> None:
    session = leave_behind(folder, tmp_path / "killed")
    with opened(tmp_path / "killed") as storage:
        found = storage.game_in_play(SEAHAVEN_TOWERS)
        assert found is not None
        assert found.session.actions == session.actions
        assert storage.notices == []


def test_what_was_written_last_before_a_kill_is_brought_over_from_a_damaged_file(
    folder: Path, tmp_path: Path
) -> None:
    killed = tmp_path / "killed"
    session = leave_behind(folder, killed)
    overwrite(killed / NAME, leaves(killed / NAME)[0])
    with opened(killed) as storage:
        storage.finished_games()
        found = storage.game_in_play(SEAHAVEN_TOWERS)
        assert found is not None
        assert found.session.actions == session.actions
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, killed / ASIDE)]


@pytest.mark.parametrize(("size", "left"), [(0, 60), (1, 60), (31, 60), (32, 60), (5000, 61)])
def test_a_log_that_was_cut_short_costs_the_last_actions_only(
    folder: Path, tmp_path: Path, all_that_was: Kept, size: int, left: int
) -> None:
    killed = tmp_path / "killed"
    session = leave_behind(folder, killed)
    os.truncate(killed / f"{NAME}-wal", size)
    with opened(killed) as storage:
        found = storage.game_in_play(SEAHAVEN_TOWERS)
        assert found is not None
        assert found.session.actions == session.actions[:left]
        assert kept(storage).finished == all_that_was.finished
        assert storage.notices == []


def test_a_damaged_file_with_a_log_is_set_aside_with_it_to_the_byte(tmp_path: Path) -> None:
    folder = shutil.copytree(DATA / "damaged" / "wal-into-damaged", tmp_path / "data")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with opened(folder) as storage:
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)]
    assert (folder / ASIDE).read_bytes() == before[NAME]
    assert (folder / f"{ASIDE}-wal").read_bytes() == before[f"{NAME}-wal"]


def test_behind_a_link_a_damaged_file_with_a_log_is_set_aside_with_it_to_the_byte(tmp_path: Path) -> None:
    place = shutil.copytree(DATA / "damaged" / "wal-into-damaged", tmp_path / "place")
    before = {path.name: path.read_bytes() for path in place.iterdir()}
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / NAME).symlink_to(place / NAME)
    with opened(folder) as storage:
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, place / ASIDE)]
        everything = kept(storage)
    assert (place / ASIDE).read_bytes() == before[NAME]
    assert (place / f"{ASIDE}-wal").read_bytes() == before[f"{NAME}-wal"]
    with opened(shutil.copytree(DATA / "damaged" / "wal-into-damaged", tmp_path / "no link")) as storage:
        assert kept(storage) == everything


def test_damage_found_during_play_is_set_aside_with_its_log_to_the_byte(folder: Path) -> None:
    storage = Storage(folder)
    storage.set_settings({"table": "light"})
    overwrite(folder / NAME, leaves(folder / NAME)[0])
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    storage.finished_games()
    assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)]
    storage.close()
    assert (folder / ASIDE).read_bytes() == before[NAME]
    assert (folder / f"{ASIDE}-wal").read_bytes() == before[f"{NAME}-wal"]


@pytest.mark.parametrize("empty", [True, False])
def test_a_log_beside_no_database_is_set_aside(folder: Path, tmp_path: Path, empty: bool) -> None:
    killed = tmp_path / "killed"
    leave_behind(folder, killed)
    log = (killed / f"{NAME}-wal").read_bytes()
    (killed / NAME).unlink()
    if empty:
        (killed / NAME).touch()
    with opened(killed) as storage:
        aside = killed / (ASIDE if empty else f"{ASIDE}-wal")  # the file that exists
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, aside)]
        assert kept(storage) == NOTHING
    assert (killed / f"{ASIDE}-wal").read_bytes() == log


def test_an_index_that_another_process_left_of_the_log_does_no_harm(folder: Path, all_that_was: Kept) -> None:
    (folder / f"{NAME}-shm").write_bytes(random.Random(1).randbytes(32768))
    with opened(folder) as storage:
        assert kept(storage) == all_that_was
        assert storage.notices == []
