"""Files of games kept apart while the saved games could not be read, and how to join them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from sqlite3 import Connection

from app.storage.database_file import companions
from app.storage.notices import PENDING, add_pending, read_pending
from app.storage.rows import GameInPlay, read_game_in_play
from app.storage.writes import FinishedRow, GameRows, end, insert_finished, put
from engine.games import GAMES

_COLUMNS = "game, level, code, result, score, moves, seconds, finished_at, texts"


def apart_paths(path: Path) -> list[Path]:
    """The files used in place of the one at ``path`` that have not been joined with it yet."""
    try:
        names = os.listdir(path.parent)  # noqa: PTH208 (every start waits for this)
    except OSError:
        return []
    found = [name for name in names if name.startswith(f"{path.stem}-apart")]
    return [path.with_name(name) for name in sorted(found) if _is_apart(name, path)] if found else []


def _is_apart(name: str, path: Path) -> bool:
    number = name.removeprefix(f"{path.stem}-apart").removesuffix(path.suffix)
    return name.endswith(path.suffix) and (not number or number.isdecimal())


def free_apart_path(path: Path) -> Path:
    """A new file to use in place of the one at ``path``; each process gets its own."""
    for number in count(1):
        found = path.with_stem(f"{path.stem}-apart{number if number > 1 else ''}")
        if not os.path.lexists(found) and not companions(found):
            return found
    raise AssertionError


def remove_apart(path: Path) -> None:
    """Delete the file at ``path`` after its games were joined; raises ``OSError``."""
    # The database first: without it, nothing reads its log.
    for file in (path, *companions(path)):
        file.unlink(missing_ok=True)


def must_choose(saved: Connection, apart: Connection) -> bool:
    """Whether both databases have an unfinished game of the same kind, so that the player must choose."""
    return any(_open_pair(saved, *pair) for pair in _pairs(saved, apart))


def join(saved: Connection, apart: Connection, folder: Path, *, keeps_saved: bool, now: int) -> None:
    """Copy everything of ``apart`` into ``saved``; a second call changes nothing.

    If both have an unfinished game of the same kind, ``keeps_saved`` says whether the game in ``saved`` stays
    in play. The other game becomes a finished game, given up at ``now``, in Unix time. If both have a
    setting, the value in ``saved`` stays.
    """
    for kept, other in _pairs(saved, apart):
        if other is None:
            continue
        if _open_pair(saved, kept, other):
            assert kept is not None
            loser = other if keeps_saved else kept
            if loser.counts_for_statistics:
                end(saved, loser, now)
            goes_on = kept if keeps_saved else other
        else:
            goes_on = _undisputed(saved, kept, other)
        if goes_on is other:
            put(saved, GameRows.of(other))
    query = f"SELECT {_COLUMNS} FROM finished_games LEFT JOIN finished_actions USING (id) ORDER BY id"  # noqa: S608
    for *row, texts in apart.execute(query).fetchall():
        finished = FinishedRow._make((*row, texts or ""))
        if not _has(saved, finished):
            insert_finished(saved, finished)
    settings = apart.execute("SELECT name, text FROM settings WHERE name <> ?", (PENDING,)).fetchall()
    saved.executemany("INSERT OR IGNORE INTO settings VALUES (?, ?)", settings)
    for notice in read_pending(apart, folder):
        add_pending(saved, notice)


def _pairs(saved: Connection, apart: Connection) -> Iterator[tuple[GameInPlay | None, GameInPlay | None]]:
    for game in GAMES:
        yield read_game_in_play(saved, game), read_game_in_play(apart, game)


def _open_pair(saved_database: Connection, saved: GameInPlay | None, apart: GameInPlay | None) -> bool:
    """Whether both games are unfinished and neither continues the other."""
    if saved is None or apart is None or not (_is_open(saved) and _is_open(apart)):
        return False
    return not (_continues(saved, apart) or _continues(apart, saved) or _was_ended(saved_database, apart))


def _undisputed(saved_database: Connection, saved: GameInPlay | None, apart: GameInPlay) -> GameInPlay:
    if saved is None:
        return apart
    if not apart.moved or (_is_open(saved) and (not _is_open(apart) or _was_ended(saved_database, apart))):
        return saved
    if _is_open(saved) and _continues(saved, apart):
        return saved
    return apart


def _is_open(game: GameInPlay) -> bool:
    return game.moved and not game.finished


def _continues(longer: GameInPlay, shorter: GameInPlay) -> bool:
    actions, begun = longer.session.actions, shorter.session.actions
    return longer.session.start == shorter.session.start and actions[: len(begun)] == begun


def _was_ended(saved_database: Connection, game: GameInPlay) -> bool:
    """Whether ``game`` is among the finished games: the program was killed during an earlier join."""
    tables = "finished_games JOIN finished_actions USING (id)"
    query = f"SELECT 1 FROM {tables} WHERE game = ? AND code = ? AND texts = ?"  # noqa: S608
    session = game.session
    values = (session.game.name, str(session.code), " ".join(map(str, session.actions)))
    return saved_database.execute(query, values).fetchone() is not None


def _has(connection: Connection, finished: FinishedRow) -> bool:
    query = (
        "SELECT 1 FROM finished_games WHERE game = ? AND level = ? AND code = ? AND result = ?"
        " AND score = ? AND moves = ? AND seconds = ? AND finished_at = ?"
    )
    return connection.execute(query, finished[:-1]).fetchone() is not None
