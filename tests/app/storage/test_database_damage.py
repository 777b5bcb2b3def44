"""Whatever is at the path of the database: it is never overwritten, and readable games are kept."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.storage.notices import Notice, NoticeKind
from app.storage.store import NAME, Storage
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from tests.app.storage.damage import (
    ASIDE,
    FINISHED,
    NOTHING,
    PAGE,
    fill,
    leaves,
    opened,
    overwrite,
    see_notices,
    sqlite_file,
)
from tests.app.storage.storage_games import Kept, kept, play
from tests.paths import DATA

PARTS = 20
"""Number of tests that a long one is split into: each test may take ten minutes."""

ENDLESS = "WITH RECURSIVE more(text) AS (SELECT 1 UNION ALL SELECT 1 FROM more) SELECT text FROM more"


def check_set_aside(folder: Path, damaged: bytes) -> Kept:
    """Open the folder: the damaged file is set aside unchanged, once, and the new file is sound."""
    with opened(folder) as storage:
        everything = kept(storage)
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)]
    assert (folder / ASIDE).read_bytes() == damaged
    with opened(folder) as storage:  # a kill before the player has seen the notice
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)]
        see_notices(storage)
    with opened(folder) as storage:
        assert kept(storage) == everything
        assert storage.notices == []
    with closing(sqlite3.connect(folder / NAME)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert sorted(path.name for path in folder.iterdir()) == [ASIDE, NAME]
    return everything


@pytest.mark.parametrize(
    "damaged",
    [
        b"\0" * 40960,
        b"\0",
        b"not a database at all\n" * 100,
        random.Random(5).randbytes(50_000),
        b"SQLite format 3\0",
    ],
    ids=["zeros", "one zero", "text", "noise", "only the magic"],
)
def test_what_is_no_database_is_set_aside(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / NAME).write_bytes(damaged)
    assert check_set_aside(tmp_path, damaged) == NOTHING


@pytest.mark.parametrize("identifier", [0, 1, -1])
def test_the_database_of_another_program_is_set_aside(tmp_path: Path, identifier: int) -> None:
    sqlite_file(
        tmp_path / NAME,
        f"PRAGMA application_id = {identifier}",
        "PRAGMA user_version = 99",
        "CREATE TABLE settings (key, value)",
        "INSERT INTO settings VALUES ('table', 'blue')",
    )
    assert check_set_aside(tmp_path, (tmp_path / NAME).read_bytes()) == NOTHING


def test_an_empty_file_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / NAME).touch()
    with opened(tmp_path) as storage:
        assert kept(storage) == NOTHING
        assert storage.notices == []


def test_a_folder_in_the_way_of_the_file_is_set_aside_with_what_is_in_it(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "photograph").write_text("mine")
    with opened(tmp_path) as storage:
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, tmp_path / ASIDE)]
        storage.set_settings({"table": "blue"})
    assert (tmp_path / ASIDE / "photograph").read_text() == "mine"
    with opened(tmp_path) as storage:
        assert storage.settings() == {"table": "blue"}


def test_a_pipe_in_the_way_of_the_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / NAME)
    with opened(tmp_path) as storage:
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, tmp_path / ASIDE)]
    assert (tmp_path / ASIDE).is_fifo()


def test_what_was_set_aside_before_is_not_written_over(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        (tmp_path / NAME).write_text(f"{number}")
        with opened(tmp_path) as storage:
            aside = tmp_path / f"ten-columns-damaged-{number}.sqlite3"
            assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, aside)]
    assert [path.read_text() for path in sorted(tmp_path.glob("*-damaged-*"))] == ["1", "2", "3"]


def test_a_file_cut_to_half_gives_what_is_left(folder: Path, all_that_was: Kept) -> None:
    path = folder / NAME
    os.truncate(path, path.stat().st_size // 2)
    left = check_set_aside(folder, path.read_bytes())
    assert left.settings == all_that_was.settings
    assert left.in_play.keys() <= all_that_was.in_play.keys()
    assert len(left.finished) > FINISHED // 8
    assert set(left.finished) < set(all_that_was.finished)


@pytest.mark.parametrize("size", [1, 16, 100, 2000, PAGE])
@pytest.mark.parametrize("junk", [b"\0", b"\xff", b"junk"])
def test_a_lost_header_costs_nothing(folder: Path, all_that_was: Kept, size: int, junk: bytes) -> None:
    sound = (folder / NAME).read_bytes()
    damaged = (junk * size)[:size] + sound[size:]
    (folder / NAME).write_bytes(damaged)
    assert check_set_aside(folder, damaged) == all_that_was


def test_one_wrong_bit_in_the_schema_costs_nothing(tmp_path: Path) -> None:
    folder = shutil.copytree(DATA / "damaged" / "schema-one-bit", tmp_path / "data")
    assert len(check_set_aside(folder, (folder / NAME).read_bytes()).finished) == 40


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, PARTS))]
)
def test_no_wrong_bit_in_the_first_page_costs_anything(tmp_path: Path, long_run: bool, part: int) -> None:
    folder = fill(tmp_path / "data", finished=40, actions=10)
    with opened(folder) as storage:
        everything = kept(storage)
    sound = (folder / NAME).read_bytes()
    kinds_of_values = [sound.index(b"tablesettings", 0, PAGE) - back for back in range(1, 8)]
    versions = range(60, 64)
    bits = {8 * place + bit for place in (*kinds_of_values, *versions) for bit in range(8)}
    every_bit = range(part, 8 * PAGE, PARTS)
    for bit in every_bit if long_run else sorted(bits | {*range(0, 8 * PAGE, 97)}):
        shutil.rmtree(folder)
        folder.mkdir()
        damaged = bytearray(sound)
        damaged[bit // 8] ^= 1 << bit % 8
        (folder / NAME).write_bytes(damaged)
        with opened(folder) as storage:
            storage.check()
            assert kept(storage) == everything, f"bit {bit}"
        if storage.notices:
            assert (folder / ASIDE).read_bytes() == damaged


@pytest.mark.parametrize("length", [1, 16, 50, 99, 100, 1000, 4095, 4096, 4097])
def test_a_file_cut_short_anywhere_is_set_aside(folder: Path, length: int) -> None:
    os.truncate(folder / NAME, length)
    check_set_aside(folder, (folder / NAME).read_bytes())


def test_a_page_that_was_overwritten_costs_what_was_on_it(
    folder: Path, all_that_was: Kept, long_run: bool
) -> None:
    sound = (folder / NAME).read_bytes()
    for start in range(PAGE, len(sound), PAGE if long_run else 4 * PAGE):
        shutil.rmtree(folder)
        folder.mkdir()
        damaged = sound[:start] + b"\0" * PAGE + sound[start + PAGE :]
        (folder / NAME).write_bytes(damaged)
        with opened(folder) as storage:
            left = kept(storage)
            assert storage.notices in ([], [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)])
        tables = [field for field, whole in zip(left[:3], all_that_was[:3], strict=True) if field != whole]
        assert len(tables) <= 1
        if left != all_that_was and None not in left.records:
            assert (folder / ASIDE).read_bytes() == damaged
        assert set(left.finished) <= set(all_that_was.finished)


def test_damage_at_both_ends_of_the_finished_games_leaves_those_between(
    folder: Path, all_that_was: Kept
) -> None:
    first, *_, last = leaves(folder / NAME)
    overwrite(folder / NAME, first)
    overwrite(folder / NAME, last)
    left = check_set_aside(folder, (folder / NAME).read_bytes())
    assert len(left.finished) >= FINISHED // 4
    assert set(left.finished) < set(all_that_was.finished)
    assert (left.settings, left.in_play) == (all_that_was.settings, all_that_was.in_play)


def change(folder: Path, statement: str, *values: str) -> bytes:
    """Change the database in a way that damage cannot; return the file."""
    with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as database:
        database.execute(statement, values)
    return (folder / NAME).read_bytes()


@pytest.mark.parametrize("text", ["t1>t1", "t99>x", "", "undo undo", "\x00"])
def test_an_action_that_makes_no_sense_ends_the_game_in_play_before_it(
    folder: Path, all_that_was: Kept, text: str
) -> None:
    statement = "UPDATE actions SET text = ? WHERE game = 'simple-simon' AND number = 20"
    damaged = change(folder, statement, text)
    left = check_set_aside(folder, damaged)
    whole = all_that_was.in_play[SIMPLE_SIMON.name]
    assert left.in_play[SIMPLE_SIMON.name].actions == whole.actions[:20]
    assert left.in_play[SEAHAVEN_TOWERS.name] == all_that_was.in_play[SEAHAVEN_TOWERS.name]
    assert left.finished == all_that_was.finished


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE actions SET seconds = x'ff' WHERE number = 59",
        "UPDATE actions SET text = x'ff' WHERE number = 20",
        "UPDATE actions SET text = CAST(x'c328' AS TEXT) WHERE number = 20",
        "DELETE FROM actions WHERE number = 20",
        "UPDATE games_in_play SET start = '{}'",
        "UPDATE games_in_play SET start = x'00'",
        "UPDATE games_in_play SET counts = 'perhaps'",
        "UPDATE finished_games SET result = 'lost' WHERE id = 7",
        "UPDATE finished_games SET seconds = 'long' WHERE id = 7",
        "UPDATE finished_games SET finished_at = 9223372036854775807 WHERE id = 7",
        "UPDATE finished_games SET code = CAST(x'ff' AS TEXT) WHERE id = 7",
        "UPDATE settings SET text = x'00'",
        "DROP TABLE settings",
        "DROP TABLE actions",
        "DROP TABLE finished_games",
    ],
)
def test_what_the_program_cannot_have_written_is_damage(
    folder: Path, all_that_was: Kept, statement: str
) -> None:
    left = check_set_aside(folder, change(folder, statement))
    different = [field for field, whole in zip(left, all_that_was, strict=True) if field != whole]
    assert 1 <= len(different) <= 2
    if "id = 7" in statement:
        assert left.finished == [finished for finished in all_that_was.finished if finished.id != 7]


@pytest.mark.parametrize(
    "statement", ["DELETE FROM finished_actions WHERE id = 400", "DROP TABLE finished_actions"]
)
def test_a_finished_game_counts_without_its_actions(folder: Path, all_that_was: Kept, statement: str) -> None:
    change(folder, statement)
    with opened(folder) as storage:
        left = kept(storage)
    assert left.finished == all_that_was.finished
    assert None in left.records
    assert left._replace(records=[]) == all_that_was._replace(records=[])


def test_a_game_that_a_later_program_knows_is_no_damage(folder: Path, all_that_was: Kept) -> None:
    change(folder, "UPDATE finished_games SET game = 'third-game', code = 'TG1-X1-AAAAAAA' WHERE id = 7")
    change(folder, "INSERT INTO games_in_play VALUES ('third-game', '{}', 1, 0, 0)")
    with opened(folder) as storage:
        assert len(storage.finished_games()) == FINISHED
        assert kept(storage).in_play == all_that_was.in_play
        assert storage.notices == []


@pytest.mark.parametrize(
    "statement",
    [
        "ALTER TABLE finished_games RENAME COLUMN code TO deal",
        "CREATE INDEX hostile ON settings (text)",
        "CREATE TABLE more (text)",
        "CREATE TRIGGER hostile BEFORE INSERT ON actions BEGIN SELECT RAISE(IGNORE); END",
        "CREATE TRIGGER hostile AFTER INSERT ON actions BEGIN DELETE FROM actions; END",
        f"CREATE VIEW hostile AS {ENDLESS}",
        "ANALYZE",
    ],
)
def test_a_schema_that_is_not_ours_is_damage_that_costs_nothing(
    folder: Path, all_that_was: Kept, statement: str
) -> None:
    assert check_set_aside(folder, change(folder, statement)) == all_that_was


@pytest.mark.parametrize("table", ["settings", "games_in_play", "actions", "finished_games"])
def test_a_view_in_the_place_of_a_table_is_never_run(folder: Path, all_that_was: Kept, table: str) -> None:
    change(folder, f"ALTER TABLE {table} RENAME TO elsewhere")
    columns = {"settings": 2, "games_in_play": 5, "actions": 4, "finished_games": 9}[table]
    view = f"CREATE VIEW {table} AS SELECT {', '.join(['text'] * columns)} FROM ({ENDLESS})"  # noqa: S608
    assert check_set_aside(folder, change(folder, view)) == all_that_was


def test_damage_that_is_met_in_the_middle_of_play_does_not_end_it(folder: Path, all_that_was: Kept) -> None:
    choice = random.Random(9)
    storage = Storage(folder)
    found = storage.game_in_play(SEAHAVEN_TOWERS)
    assert found is not None
    for page in leaves(folder / NAME)[:2]:
        overwrite(folder / NAME, page)
    play(storage, found.session, choice, 5)
    left = storage.finished_games()
    assert 0 < len(left) < FINISHED
    assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, folder / ASIDE)]
    play(storage, found.session, choice, 5)
    see_notices(storage)
    storage.close()
    with opened(folder) as again:
        assert again.notices == []
        assert again.finished_games() == left
        table = again.game_in_play(SEAHAVEN_TOWERS)
        assert table is not None
        assert table.session.actions == found.session.actions
        assert kept(again).in_play[SIMPLE_SIMON.name] == all_that_was.in_play[SIMPLE_SIMON.name]
