"""Reads the readable rows of a database, even a damaged one, and copies them into another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from itertools import islice
from sqlite3 import Connection
from typing import NamedTuple

from app.storage.database import (
    PAGE_BYTES,
    SQLITE_ERRORS,
    DamagedError,
    check_schema,
    connect,
    is_obstacle,
    limit_steps,
    load,
    new_database,
)
from app.storage.rows import (
    FINISHED_GAMES,
    GAME_IN_PLAY_TYPES,
    GAMES_IN_PLAY,
    FinishedGame,
    Row,
    count_playable,
    session_at_start,
)
from engine.games import find_game

# More than anyone plays; a damaged file may seem to hold any number of rows.
_MOST_ROWS = 100_000
_MOST_ROWS_OF_A_PAGE = 100


class SavedRows(NamedTuple):
    """The valid rows of a database, by table."""

    settings: list[Row]
    games_in_play: list[Row]
    actions: list[Row]
    finished_games: list[Row]
    finished_actions: list[Row]


_NO_ROWS = SavedRows([], [], [], [], [])


def salvage(image: bytes) -> SavedRows:
    """The readable rows in the bytes of a database; the bytes may be anything.

    The first page, which holds the schema, is replaced by the program's own. So no foreign schema is used,
    and damage to the first page loses nothing. The program's first page says where each table begins. After
    VACUUM by a tool, that may be wrong, so the file's own first page is tried too, if its schema is ours.
    """
    if not image:
        return _NO_ROWS
    return _more_of(_rows_of(_with_our_first_page(image)), _rows_of(image))


def read_rows(source: Connection) -> SavedRows:
    """The readable and valid rows of a database that has our schema.

    Raises ``sqlite3.Error`` if reading fails for another reason than damage.
    """
    games, actions = _read_games_in_play(source)
    finished_games, finished_actions = _read_finished_games(source)
    return SavedRows(_read_settings(source), games, actions, finished_games, finished_actions)


def insert_rows(into: Connection, rows: SavedRows) -> None:
    """Put ``rows`` into an empty database."""
    for table, found in zip(SavedRows._fields, rows, strict=True):
        if found:
            marks = ", ".join("?" * len(found[0]))
            into.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", found)  # noqa: S608


def _rows_of(image: bytes) -> SavedRows:
    with closing(connect()) as source:
        source.text_factory = _text
        try:
            load(source, image)
            limit_steps(source)
            check_schema(source)
        except (*SQLITE_ERRORS, DamagedError):
            return _NO_ROWS
        return read_rows(source)


def _more_of(first: SavedRows, second: SavedRows) -> SavedRows:
    """For each of settings, games in play and finished games: the rows of the source that has more."""
    settings = max(first, second, key=lambda rows: len(rows.settings))
    in_play = max(first, second, key=lambda rows: len(rows.games_in_play) + len(rows.actions))
    finished = max(first, second, key=lambda rows: len(rows.finished_games) + len(rows.finished_actions))
    return SavedRows(
        settings.settings,
        in_play.games_in_play,
        in_play.actions,
        finished.finished_games,
        finished.finished_actions,
    )


def _with_our_first_page(image: bytes) -> bytes:
    with closing(new_database()) as model:
        page = bytearray(model.serialize()[:PAGE_BYTES])
    pages = max(1, len(image) // PAGE_BYTES)
    page[28:32] = pages.to_bytes(4, "big")
    return bytes(page) + image[PAGE_BYTES : pages * PAGE_BYTES]


def _rows(source: Connection, query: str, *values: object) -> list[Row]:
    """The rows that ``query`` finds before the first one that cannot be read."""
    # Fetch all rows now: an error in another query starts this one again, without end.
    found: list[Row] = []
    limit_steps(source)
    try:
        found.extend(islice(source.execute(query, values), _MOST_ROWS))
    except SQLITE_ERRORS as error:
        if is_obstacle(error):
            raise
    return found


def _text(data: bytes) -> str | bytes:
    """Decode, or return the bytes for the caller to reject; raising here would end the query."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def _read_settings(source: Connection) -> list[Row]:
    rows = _rows(source, "SELECT name, text FROM settings")
    return [row for row in rows if all(isinstance(text, str) for text in row)]


def _read_games_in_play(source: Connection) -> tuple[list[Row], list[Row]]:
    games: list[Row] = []
    actions: list[Row] = []
    for row in _rows(source, GAMES_IN_PLAY):
        if tuple(map(type, row)) != GAME_IN_PLAY_TYPES:
            continue
        name, start, *_ = row
        query = "SELECT number, text, seconds FROM actions WHERE game = ? ORDER BY number"
        sound = _sound_actions(_rows(source, query, name))
        game = find_game(name)
        if game is not None:
            try:
                session = session_at_start(start, game)
            except DamagedError:
                continue
            sound = sound[: count_playable(session, sound)]
        games.append(row)
        actions += ((name, number, *action) for number, action in enumerate(sound))
    return games, actions


def _sound_actions(rows: Iterable[Row]) -> list[Row]:
    """Text and time of the actions before the first that is missing or invalid."""
    sound: list[Row] = []
    for number, text, seconds in rows:
        if number != len(sound) or type(text) is not str or type(seconds) is not float:
            break
        sound.append((text, seconds))
    return sound


def _read_finished_games(source: Connection) -> tuple[list[Row], list[Row]]:
    games: list[Row] = []
    actions: list[Row] = []
    for row in _finished_rows(source):
        with suppress(DamagedError):
            game = FinishedGame.of_row(row)
            games.append(row)
            found = _rows(source, "SELECT id, texts FROM finished_actions WHERE id = ?", game.id)
            actions += (row for row in found if tuple(map(type, row)) == (int, str))
    return games, actions


def _finished_rows(source: Connection) -> Iterator[Row]:
    """The readable rows of finished games, in order.

    A query ends at the first damaged row, so the table is read forward, backward, and in the gap between by
    single ids.
    """
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
    """An upper limit for the number of finished games in a database of this size."""
    pages = _rows(source, "PRAGMA page_count")
    return min(pages[0][0] * _MOST_ROWS_OF_A_PAGE, _MOST_ROWS) if pages else 0
