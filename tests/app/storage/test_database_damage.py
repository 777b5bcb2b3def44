"""Whatever is at the path of the database: it is never overwritten, and readable games are kept."""

from __future__ import annotations

import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from app.storage.database import APPLICATION_ID, VERSION
from app.storage.notices import Notice, NoticeKind
from app.storage.store import NAME, Storage
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.session import Session
from tests.app.storage.storage_games import Kept, can_act, deal, full_disk, kept, play
from tests.paths import DATA

PAGE = 4096
FINISHED = 400
ASIDE = "ten-columns-damaged-1.sqlite3"
OWN = f"ten-columns-{VERSION}.sqlite3"
NOBODY = 65534
ENDLESS = "WITH RECURSIVE more(text) AS (SELECT 1 UNION ALL SELECT 1 FROM more) SELECT text FROM more"


@pytest.fixture(scope="module")
def sound_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with settings, many finished games and both games in play."""
    return fill(tmp_path_factory.mktemp("sound"), finished=FINISHED, actions=60)


def fill(folder: Path, finished: int, actions: int) -> Path:
    choice = random.Random(1)
    storage = Storage(folder)
    storage.set_settings({"table": "blue", "last_game": "seahaven-towers"})
    for number in range(finished):
        session = deal(SEAHAVEN_TOWERS, number)
        storage.begin(session, counts_for_statistics=True)
        play(storage, session, choice, 2)
    for game in GAMES:
        session = deal(game, 1000)
        storage.begin(session, counts_for_statistics=True)
        play(storage, session, choice, actions)
    storage.close()
    return folder


@pytest.fixture(scope="module")
def all_that_was(sound_folder: Path) -> Kept:
    with opened(sound_folder) as storage:
        everything = kept(storage)
    assert len(everything.finished) == FINISHED
    return everything


@pytest.fixture
def folder(sound_folder: Path, tmp_path: Path) -> Path:
    """A copy of the sound folder, which a test damages."""
    return shutil.copytree(sound_folder, tmp_path / "data")


@contextmanager
def opened(folder: Path) -> Iterator[Storage]:
    storage = Storage(folder)
    yield storage
    storage.close()


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


def see_notices(storage: Storage) -> None:
    """Do what the window does when the player has seen the notices."""
    while storage.notices:
        storage.forget(storage.notices.pop())


NOTHING = Kept({}, {}, [], [])


def sqlite_file(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


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


def test_a_lost_header_costs_nothing_of_what_was_written_before_a_kill(folder: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    session = leave_behind(folder, killed)
    with (killed / NAME).open("r+b") as file:
        file.write(b"\0" * PAGE)
    with opened(killed) as storage:
        found = storage.game_in_play(SEAHAVEN_TOWERS)
        assert found is not None
        assert found.session.actions == session.actions


def test_one_wrong_bit_in_the_schema_costs_nothing(tmp_path: Path) -> None:
    folder = shutil.copytree(DATA / "damaged" / "schema-one-bit", tmp_path / "data")
    assert len(check_set_aside(folder, (folder / NAME).read_bytes()).finished) == 40


def test_no_wrong_bit_in_the_first_page_costs_anything(tmp_path: Path, long_run: bool) -> None:
    folder = fill(tmp_path / "data", finished=40, actions=10)
    with opened(folder) as storage:
        everything = kept(storage)
    sound = (folder / NAME).read_bytes()
    kinds_of_values = [sound.index(b"tablesettings", 0, PAGE) - back for back in range(1, 8)]
    versions = range(60, 64)
    bits = {8 * place + bit for place in (*kinds_of_values, *versions) for bit in range(8)}
    for bit in range(8 * PAGE) if long_run else sorted(bits | {*range(0, 8 * PAGE, 97)}):
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
    first, *_, last = _leaves(folder / NAME)
    _overwrite(folder / NAME, first)
    _overwrite(folder / NAME, last)
    left = check_set_aside(folder, (folder / NAME).read_bytes())
    assert len(left.finished) >= FINISHED // 4
    assert set(left.finished) < set(all_that_was.finished)
    assert (left.settings, left.in_play) == (all_that_was.settings, all_that_was.in_play)


def _leaves(path: Path) -> list[int]:
    """The numbers of the pages with finished games, in order."""
    data = path.read_bytes()
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as database:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'finished_games'"
        root: int = database.execute(query).fetchone()[0]
    node = data[(root - 1) * PAGE : root * PAGE]
    assert node[0] == 5, "an inner node of a table"
    cells = int.from_bytes(node[3:5], "big")
    places = [int.from_bytes(node[12 + 2 * cell : 14 + 2 * cell], "big") for cell in range(cells)]
    return [int.from_bytes(node[place : place + 4], "big") for place in places] + [
        int.from_bytes(node[8:12], "big")
    ]


def _overwrite(path: Path, page: int) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xff" * PAGE)


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
    for page in _leaves(folder / NAME)[:2]:
        _overwrite(folder / NAME, page)
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


# Files left by a killed process


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
    _overwrite(killed / NAME, _leaves(killed / NAME)[0])
    with opened(killed) as storage:
        storage.finished_games()
        found = storage.game_in_play(SEAHAVEN_TOWERS)
        assert found is not None
        assert found.session.actions == session.actions
        assert storage.notices == [Notice(NoticeKind.DAMAGED_SET_ASIDE, killed / ASIDE)]


@pytest.mark.parametrize("size", [0, 1, 31, 32, 5000])
def test_a_log_that_was_cut_short_costs_the_last_actions_only(
    folder: Path, tmp_path: Path, all_that_was: Kept, size: int
) -> None:
    killed = tmp_path / "killed"
    session = leave_behind(folder, killed)
    os.truncate(killed / f"{NAME}-wal", size)
    with opened(killed) as storage:
        found = storage.game_in_play(SEAHAVEN_TOWERS)
        assert found is not None
        assert found.session.actions == session.actions[: len(found.session.actions)]
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
    _overwrite(folder / NAME, _leaves(folder / NAME)[0])
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


# A later version of the program


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


# Temporary obstacles


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
    _overwrite(path, _leaves(path)[0])
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


# Random damage


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, 20))])
def test_no_file_stops_the_program(tmp_path: Path, long_run: bool, part: int) -> None:
    sound = (fill(tmp_path / "sound", finished=60, actions=20) / NAME).read_bytes()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    count = 500 if long_run else 300
    for seed in range(part * count, (part + 1) * count):
        choice = random.Random(seed)
        data = tmp_path / "fuzz"
        shutil.rmtree(data, ignore_errors=True)
        data.mkdir()
        (data / NAME).write_bytes(mutated(sound, choice))
        with opened(data) as storage:
            kept(storage)
            session = deal(choice.choice(GAMES), seed)
            storage.begin(session, counts_for_statistics=True)
            if can_act(session):
                play(storage, session, choice, 1)
            storage.set_settings({"table": "light"})
            storage.win(session.game, session, 1.0)
            everything = kept(storage)
            assert {notice.kind for notice in storage.notices} <= {
                NoticeKind.DAMAGED_SET_ASIDE,
                NoticeKind.NEWER_LEFT_ALONE,
            }
            see_notices(storage)
        with opened(data) as storage:
            assert kept(storage) == everything
            assert storage.notices == []
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert after - before < 100_000, "kilobytes"


def mutated(sound: bytes, choice: random.Random) -> bytes:
    data = bytearray(sound)
    match choice.randrange(4):
        case 0:  # the header and the schema
            for _ in range(choice.choice([1, 1, 4])):
                data[choice.randrange(PAGE)] = choice.randrange(256)
        case 1:  # anywhere
            for _ in range(choice.choice([1, 10, 1000])):
                data[choice.randrange(len(data))] = choice.randrange(256)
        case 2:  # the heads of pages
            for _ in range(choice.choice([1, 3])):
                data[choice.randrange(len(data) // PAGE) * PAGE + choice.randrange(16)] = choice.randrange(
                    256
                )
        case _:  # a page in the place of another
            pages = len(data) // PAGE
            source, target = choice.randrange(pages) * PAGE, choice.randrange(pages) * PAGE
            data[target : target + PAGE] = data[source : source + PAGE]
    return bytes(data[: choice.randrange(len(data))] if choice.random() < 0.1 else data)
