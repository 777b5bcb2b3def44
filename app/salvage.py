"""Brings over what can be read of a damaged database, or of one that cannot be written."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path
from sqlite3 import Connection

from app.database import (
    PAGE_BYTES,
    SQLITE_ERRORS,
    DamagedError,
    companions,
    connect,
    new_database,
    set_aside,
)
from app.saved_games import FINISHED_GAMES, FinishedGame, Row, carried_out, session_at_start
from engine.games import find_game

# More than anyone plays; a damaged file may hold rows, and numbers of rows, without end.
_MOST_ROWS = 100_000
_MOST_ROWS_OF_A_PAGE = 100


def replace_damaged(path: Path) -> Path:
    """Put a sound database in the place of what lies at ``path``, which is set aside; returns where it is.

    Raises ``OSError`` or ``sqlite3.Error`` with nothing changed if that cannot be done now.
    """
    fresh = path.with_name(path.name + "-new")
    for leftover in (fresh, *companions(fresh)):
        leftover.unlink(missing_ok=True)
    with closing(new_database(fresh)) as into:
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
        _mend(copy)
        with closing(_connect(copy)) as source:
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


def saved(source: Connection) -> bytes:
    """Every row of ``source`` that can be read and makes sense, for ``restore``."""
    with closing(new_database()) as copy:
        copy_rows(source, copy)
        return copy.serialize()


def restore(into: Connection, data: bytes) -> None:
    """Copy into an empty database the rows that were saved."""
    with closing(connect(":memory:")) as source:
        source.deserialize(data)
        copy_rows(source, into)


def _mend(path: Path) -> None:
    """Give a file whose first page is lost that of a new database: all tables have their roots where it says.

    That holds for databases that this version of the schema made; of others, rows make no sense and are
    left out.
    """
    with closing(_connect(path)) as source:
        if _rows(source, "SELECT count(*) FROM sqlite_master"):
            return
    model = path.with_name("model")
    with closing(new_database(model)):
        page = bytearray(model.read_bytes()[:PAGE_BYTES])
    page[18:20] = b"\2\2"  # so that the log is read
    page[28:32] = (path.stat().st_size // PAGE_BYTES).to_bytes(4, "big")
    with path.open("r+b") as file:
        file.write(page)


def _connect(path: Path) -> Connection:
    """A connection that reads whatever can be read."""
    connection = connect(path)
    connection.text_factory = _text
    with suppress(*SQLITE_ERRORS):
        connection.execute("PRAGMA writable_schema = ON")  # or a file that was cut short would not be read
    return connection


def _rows(source: Connection, query: str, *values: object) -> list[Row]:
    """The rows that ``query`` finds, until one cannot be read."""

    def readable() -> Iterator[Row]:
        with suppress(*SQLITE_ERRORS):
            yield from source.execute(query, values)

    # All at once: an error in another query would send this one back to where it was, for ever.
    return list(islice(readable(), _MOST_ROWS))


def _text(data: bytes) -> str | bytes:
    """A text, or what is none and will be found to be none: an exception would hide the rows that follow."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def _copy_games_in_play(source: Connection, into: Connection) -> None:
    for row in _rows(source, "SELECT game, start, counts, restarted, finished FROM games_in_play"):
        if tuple(map(type, row)) != (str, str, int, int, int):
            continue
        name, start, *_ = row
        query = "SELECT number, text, seconds FROM actions WHERE game = ? ORDER BY number"
        actions = _sound_actions(_rows(source, query, name))
        game = find_game(name)
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
    forward = _numbered(_rows(source, f"{FINISHED_GAMES} ORDER BY id"))
    backward = _numbered(_rows(source, f"{FINISHED_GAMES} ORDER BY id DESC"))
    first = forward[-1][0] + 1 if forward else 1
    last = backward[-1][0] if backward else _MOST_ROWS
    yield from forward
    yield from (row for row in backward if row[0] >= first)
    for missing in islice(range(first, last), _most_finished(source)):
        yield from _rows(source, f"{FINISHED_GAMES} WHERE id = ?", missing)


def _numbered(rows: Iterable[Row]) -> list[Row]:
    return [row for row in rows if type(row[0]) is int]


def _most_finished(source: Connection) -> int:
    """More finished games than a database of this size can hold."""
    pages = _rows(source, "PRAGMA page_count")
    return min(pages[0][0] * _MOST_ROWS_OF_A_PAGE, _MOST_ROWS) if pages else 0
