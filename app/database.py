"""The database file: its schema, opening it, and telling it from files that are something else."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from sqlite3 import Connection

APPLICATION_ID = 0x54436F6C

MIGRATIONS = (
    """
    CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        text TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE games_in_play (
        game TEXT PRIMARY KEY,
        start TEXT NOT NULL,        -- a game record without actions
        counts INTEGER NOT NULL,    -- 1 if it was dealt from a code and is played from its start
        restarted INTEGER NOT NULL, -- 1 if actions were cleared by a restart
        finished INTEGER NOT NULL   -- 1 once it was won
    ) WITHOUT ROWID;
    CREATE TABLE actions (
        game TEXT NOT NULL,
        number INTEGER NOT NULL,    -- 0, 1, 2 … since the start
        text TEXT NOT NULL,         -- as game records write it
        seconds REAL NOT NULL,      -- the time played by then
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE finished_games (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        level INTEGER NOT NULL,
        code TEXT NOT NULL,
        result TEXT NOT NULL,
        score INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        seconds REAL NOT NULL,
        finished_at INTEGER NOT NULL -- Unix time
    );
    CREATE TABLE finished_actions (
        id INTEGER PRIMARY KEY,     -- that of finished_games, where it would slow every look at the list
        texts TEXT NOT NULL         -- separated by blanks
    );
    """,
)
"""What leads from each version of the schema to the next; the first makes version 1 of an empty file."""

VERSION = len(MIGRATIONS)

PAGE_BYTES = 4096

# Far above any text that is stored, far below what a damaged length could ask for.
_MOST_BYTES = 16_000_000

# What sqlite reports when disk, file system or another process is in the way; all else is the file's fault.
_OBSTACLES = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOLFS,
}


# Python cannot word a message of sqlite's that quotes a damaged schema.
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)


class DamagedError(Exception):
    """The database holds something that the program cannot have written."""


FAILURES = (*SQLITE_ERRORS, OSError, DamagedError)
"""All that using a database may raise because of the file, the disk or another process."""


class Contents(Enum):
    """What lies where the database should be."""

    NOTHING = auto()
    OURS = auto()
    NEWER = auto()
    """Ours, with the schema of a later version of the program."""
    UNUSABLE = auto()
    """Another program's database, no database at all, no file, or no more than what lies beside one."""


def contents(path: Path) -> Contents:
    """What lies at ``path``, found without changing it; ``OSError`` if it cannot be read.

    The header of the file can be trusted though sqlite keeps what is new in a second file: the schema's
    version changes only while there is none (see ``open_database``).
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return Contents.UNUSABLE
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        header = b""
    if not header:
        # Sqlite would delete a log of transactions that lies beside no database.
        return Contents.UNUSABLE if _log(path).exists() else Contents.NOTHING
    if not header.startswith(b"SQLite format 3\0") or header[68:72] != APPLICATION_ID.to_bytes(4, "big"):
        return Contents.UNUSABLE
    return Contents.NEWER if int.from_bytes(header[60:64], "big") > VERSION else Contents.OURS


def is_obstacle(error: Exception) -> bool:
    """Whether a database may be sound though it cannot be used now, as when the disk is full."""
    if isinstance(error, sqlite3.Error):
        # The lower byte is the kind, the upper one the detail. Python's own errors have no code.
        return (getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF) in _OBSTACLES
    return isinstance(error, OSError)


def open_database(path: Path) -> Connection:
    """Open the database at ``path``, of this or an earlier version, or make it; raises ``sqlite3.Error``.

    Nobody else can open it until it is closed. Each transaction is appended to a second file, so that a
    killed process loses none that was carried out, and a power cut at most the latest; the disk is waited
    for once in some thousand transactions only.
    """
    connection = connect(path)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        if version < VERSION:
            connection.execute("PRAGMA journal_mode = DELETE")
            migrate(connection, version)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def checkpoint(connection: Connection) -> None:
    """Wait for the disk now, when nobody minds, so that it is not waited for soon; best effort."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def new_database(path: str | Path = ":memory:") -> Connection:
    """An empty database of this version."""
    connection = connect(path)
    migrate(connection, 0)
    return connection


def connect(path: str | Path) -> Connection:
    """A connection that waits for nobody and reads nothing that is absurdly large."""
    connection = sqlite3.connect(path, timeout=0, isolation_level="IMMEDIATE")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_BYTES)
    return connection


def migrate(connection: Connection, version: int) -> None:
    """Lead the schema from ``version`` to this program's, in one transaction."""
    steps = "".join(MIGRATIONS[version:])
    connection.executescript(
        f"PRAGMA page_size = {PAGE_BYTES}; BEGIN IMMEDIATE; {steps}"
        f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {VERSION}; COMMIT;"
    )


def companions(path: Path) -> list[Path]:
    """The files that sqlite may have left beside the database at ``path``."""
    names = (_log(path), *(path.with_name(path.name + ending) for ending in ("-shm", "-journal")))
    return [name for name in names if name.exists()]


def set_aside(path: Path) -> Path:
    """Give the database and its companions a free name of the same folder, and return that of the database.

    Raises ``OSError``.
    """
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    beside = companions(path)
    with suppress(FileNotFoundError):
        path.rename(aside)
    for companion in beside:
        companion.rename(aside.with_name(companion.name.replace(path.name, aside.name, 1)))
    return aside


def _log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")
