"""Brings over what can be read of a damaged database, or of one that cannot be written."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection

from app.database import (
    DamagedError,
    companions,
    connect,
    open_database,
    set_aside,
)
from app.saved_games import FINISHED_GAMES, FinishedGame, Row, carried_out, session_at_start
from engine.games import GAMES

# A place where rows are missing is searched row by row, but not for ever: a damaged number may be any.
_MOST_LOOKUPS = 100_000


def replace_damaged(path: Path) -> Path:
    """Put a sound database in the place of what lies at ``path``, which is set aside; returns where it is.

    Raises ``OSError`` or ``sqlite3.Error`` with nothing changed if that cannot be done now.
    """
    fresh = path.with_name(path.name + "-new")
    for leftover in (fresh, *companions(fresh)):
        leftover.unlink(missing_ok=True)
    with closing(open_database(fresh)) as into:
        copy_file(path, into)
    aside = set_aside(path)
    fresh.rename(path)
    return aside


def copy_file(path: Path, into: Connection) -> None:
    """Copy into an empty database what can be read of the one at ``path``, which is not touched.

    Whoever holds a lock on it, and whatever folder it is in, the file is read. Raises ``OSError`` if there
    is no room for a copy.
    """
    if not path.is_file():
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        for file in (path, *companions(path)):
            shutil.copyfile(file, copy.with_name(file.name))
        with closing(connect(copy)) as source:
            source.text_factory = lambda text: text.decode("utf-8", "replace")
            with suppress(sqlite3.Error):
                source.execute("PRAGMA writable_schema = ON")  # reads a file that was cut short
            copy_rows(source, into)


def copy_rows(source: Connection, into: Connection) -> None:
    """Copy into an empty database every row of ``source`` that can be read and makes sense."""
    with into:
        settings = _rows(source, "SELECT name, text FROM settings")
        into.executemany(
            "INSERT OR IGNORE INTO settings VALUES (?, ?)",
            (row for row in settings if all(isinstance(text, str) for text in row)),
        )
        _copy_games_in_play(source, into)
        _copy_finished_games(source, into)


def _rows(source: Connection, query: str, *values: object) -> Iterator[Row]:
    """The rows that ``query`` finds, until one cannot be read."""
    with suppress(sqlite3.Error):
        yield from source.execute(query, values)


def _copy_games_in_play(source: Connection, into: Connection) -> None:
    for row in _rows(source, "SELECT game, start, counts, restarted, finished FROM games_in_play"):
        if tuple(map(type, row)) != (str, str, int, int, int):
            continue
        name, start, *_ = row
        query = "SELECT number, text, seconds FROM actions WHERE game = ? ORDER BY number"
        actions = _sound_actions(_rows(source, query, name))
        game = next((game for game in GAMES if game.name == name), None)
        if game is not None:
            try:
                session = session_at_start(start, game)
            except DamagedError:
                continue
            actions = actions[: carried_out(session, actions)]
        into.execute("INSERT OR IGNORE INTO games_in_play VALUES (?, ?, ?, ?, ?)", row)
        into.executemany(
            "INSERT OR IGNORE INTO actions VALUES (?, ?, ?, ?)",
            ((name, number, *action) for number, action in enumerate(actions)),
        )


def _sound_actions(rows: Iterable[Row]) -> list[Row]:
    """Text and time of the actions up to the first that is missing or senseless."""
    sound: list[Row] = []
    for number, text, seconds in rows:
        if number != len(sound) or type(text) is not str or type(seconds) is not float:
            break
        sound.append((text, seconds))
    return sound


def _copy_finished_games(source: Connection, into: Connection) -> None:
    for row in _finished_rows(source):
        try:
            game = FinishedGame.of_row(row)
        except DamagedError:
            continue
        into.execute("INSERT OR IGNORE INTO finished_games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        for (texts,) in _rows(source, "SELECT texts FROM finished_actions WHERE id = ?", game.id):
            if isinstance(texts, str):
                into.execute("INSERT OR IGNORE INTO finished_actions VALUES (?, ?)", (game.id, texts))


def _finished_rows(source: Connection) -> Iterator[Row]:
    """Rows of finished games: from the first on, from the last back, and one by one between."""
    first = last = 0
    for row in _rows(source, f"{FINISHED_GAMES} ORDER BY id"):
        first = _id(row, first)
        yield row
    for row in _rows(source, f"{FINISHED_GAMES} ORDER BY id DESC"):
        last = _id(row, last)
        if last <= first:
            return
        yield row
    for number in range(first + 1, min(last, first + _MOST_LOOKUPS)):
        yield from _rows(source, f"{FINISHED_GAMES} WHERE id = ?", number)


def _id(row: Row, otherwise: int) -> int:
    return row[0] if isinstance(row[0], int) else otherwise
