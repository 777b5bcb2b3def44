"""The database: its schema, and connections that trust no file."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from itertools import count
from pathlib import Path
from sqlite3 import Connection

APPLICATION_ID = 0x54436F6C

VERSION = 1

TABLES = (
    """CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        text TEXT NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE games_in_play (
        game TEXT PRIMARY KEY,
        start TEXT NOT NULL,        -- a game record without actions
        counts INTEGER NOT NULL,    -- 1 if it was dealt from a code and is played from its start
        restarted INTEGER NOT NULL, -- 1 if actions were cleared by a restart
        finished INTEGER NOT NULL   -- 1 once it was won
    ) WITHOUT ROWID""",
    """CREATE TABLE actions (
        game TEXT NOT NULL,
        number INTEGER NOT NULL,    -- 0, 1, 2 … since the start
        text TEXT NOT NULL,         -- as game records write it
        seconds REAL NOT NULL,      -- the time played by then
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID""",
    """CREATE TABLE finished_games (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        level INTEGER NOT NULL,
        code TEXT NOT NULL,
        result TEXT NOT NULL,
        score INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        seconds REAL NOT NULL,
        finished_at INTEGER NOT NULL -- Unix time
    )""",
    """CREATE TABLE finished_actions (
        id INTEGER PRIMARY KEY,     -- that of finished_games, where it would slow every look at the list
        texts TEXT NOT NULL         -- separated by blanks
    )""",
)
"""The statements that create the tables; ``check_schema`` compares the statements in a file with them."""

_NAMES = [statement.split(maxsplit=3)[2] for statement in TABLES]
_SCHEMA = {("table", name, name, statement) for name, statement in zip(_NAMES, TABLES, strict=True)}

PAGE_BYTES = 4096

# The longest text or blob that SQLite reads: far longer than any text that the program stores.
_MOST_BYTES = 16_000_000

# Steps of SQLite's virtual machine in one operation: reading 100,000 finished games takes 2 million.
_MOST_STEPS = 20_000_000
_STEPS_BETWEEN_CHECKS = 100_000

# Errors of the disk, the file system or another process; all other errors mean a damaged file.
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

# sqlite3 raises UnicodeDecodeError when its message quotes a damaged schema.
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)


class DamagedError(Exception):
    """The database contains something that the program cannot have written."""


FAILURES = (*SQLITE_ERRORS, OSError, DamagedError)
"""All exceptions that using a database may raise because of the file, the disk or another process."""


def is_obstacle(error: Exception) -> bool:
    """Whether ``error`` says nothing about damage: the disk is full, for example."""
    if isinstance(error, sqlite3.Error):
        # The lower byte is the kind, the rest is the detail. Errors raised by Python have no code.
        return (getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF) in _OBSTACLES
    return isinstance(error, OSError)


def connect(path: str | Path = ":memory:") -> Connection:
    """A connection that never waits for a lock, trusts no schema, and limits the size of what it reads."""
    connection = sqlite3.connect(path, timeout=0, isolation_level="IMMEDIATE")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_BYTES)
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def load(connection: Connection, image: bytes) -> None:
    """Let ``connection`` read the database in ``image``; raises ``DamagedError`` if that is empty."""
    if not image:
        raise DamagedError  # deserialize would raise MemoryError
    connection.deserialize(image)


def limit_steps(connection: Connection) -> None:
    """Interrupt the next operation after ``_MOST_STEPS``: a damaged tree may have no end."""
    left = count(_MOST_STEPS // _STEPS_BETWEEN_CHECKS, -1)
    connection.set_progress_handler(lambda: next(left) <= 0, _STEPS_BETWEEN_CHECKS)


def new_database() -> Connection:
    """An empty database of this version, in memory."""
    connection = connect()
    connection.executescript(
        f"PRAGMA page_size = {PAGE_BYTES}; BEGIN IMMEDIATE; {'; '.join(TABLES)};"
        f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {VERSION}; COMMIT;"
    )
    return connection


def open_database(path: Path) -> Connection:
    """Open the database at ``path``, which exists; ``judge`` has checked it if it has a log.

    No other process can open it until it is closed. Each transaction is appended to a write-ahead log.
    Killing the process loses no committed transaction, and a power cut loses at most the latest ones. Only
    about one transaction in a thousand waits for the disk.

    Raises ``sqlite3.Error``, or ``DamagedError`` before it uses any part of an unknown schema.
    """
    connection = connect(path)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        check_schema(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def check_schema(connection: Connection) -> None:
    """Raise ``DamagedError`` unless the schema holds exactly this program's tables.

    The numbers of their root pages may differ, because tools that compact a database renumber pages.
    """
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT ?"
    found = connection.execute(query, (len(TABLES) + 1,)).fetchall()
    # As sets, not sorted: a damaged text may be read as bytes, which cannot be compared with a text.
    if set(found) != _SCHEMA or len(found) != len(_SCHEMA):
        raise DamagedError


def check_pages(connection: Connection) -> None:
    """Raise ``DamagedError`` unless all pages and rows pass SQLite's integrity check."""
    if connection.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)]:
        raise DamagedError


def checkpoint(connection: Connection) -> None:
    """Copy the log into the file now, so that no move has to wait for it soon; ignore errors."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def close_as_it_is(connection: Connection) -> None:
    """Close a damaged database without writing its log into it."""
    connection.interrupt()  # the checkpoint on closing fails
    connection.close()
