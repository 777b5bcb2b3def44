"""A database of a later version stays unchanged, and another file is used beside it."""

from __future__ import annotations

import random
from pathlib import Path

from app.storage.database import APPLICATION_ID, VERSION
from app.storage.notices import Notice, NoticeKind
from app.storage.store import NAME
from engine.games import SIMPLE_SIMON
from tests.app.storage.damage import (
    ASIDE,
    opened,
    see_notices,
    sqlite_file,
)
from tests.app.storage.storage_games import Kept, deal, kept, play

OWN = f"ten-columns-{VERSION}.sqlite3"


def make_newer(folder: Path) -> bytes:
    sqlite_file(
        folder / NAME,
        f"PRAGMA application_id = {APPLICATION_ID}",
        f"PRAGMA user_version = {VERSION + 1}",
        "PRAGMA journal_mode = WAL",
        "CREATE TABLE hints (text)",
    )
    return (folder / NAME).read_bytes()


def test_a_newer_database_stays_as_it_is_and_another_is_used_beside_it(tmp_path: Path) -> None:
    newer = make_newer(tmp_path)
    session = deal(SIMPLE_SIMON, 2)
    with opened(tmp_path) as storage:
        assert storage.notices == [Notice(NoticeKind.NEWER_LEFT_ALONE, tmp_path / NAME)]
        see_notices(storage)
        storage.begin(session, counts_for_statistics=True)
        play(storage, session, random.Random(2), 5)
    with opened(tmp_path) as storage:
        assert storage.notices == []
        found = storage.game_in_play(SIMPLE_SIMON)
        assert found is not None
        assert found.session.actions == session.actions
    assert (tmp_path / NAME).read_bytes() == newer
    assert sorted(path.name for path in tmp_path.iterdir()) == [OWN, NAME]


def test_a_database_beside_a_newer_one_may_be_damaged(tmp_path: Path) -> None:
    newer = make_newer(tmp_path)
    (tmp_path / OWN).write_text("damaged")
    with opened(tmp_path) as storage:
        aside = tmp_path / f"ten-columns-{VERSION}-damaged-1.sqlite3"
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, aside)]
    assert aside.read_text() == "damaged"
    assert (tmp_path / NAME).read_bytes() == newer


def test_a_version_that_no_program_has_is_damage_that_costs_nothing(folder: Path, all_that_was: Kept) -> None:
    damaged = bytearray((folder / NAME).read_bytes())
    damaged[60] = 81  # the highest byte of the version
    damaged[damaged.index(b"CREATE TABLE settings")] = 0
    (folder / NAME).write_bytes(damaged)
    with opened(folder) as storage:
        assert kept(storage) == all_that_was
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)]
    assert (folder / ASIDE).read_bytes() == damaged
