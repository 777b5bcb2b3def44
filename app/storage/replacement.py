"""Replaces a damaged database by a sound one, and keeps the damaged one under another name.

Killing the program between any two steps loses nothing. First the new database is written completely, under
a temporary name; it contains the notice with the new path of the damaged one. While a file with the temporary
name exists, the next start takes the remaining steps.
"""

from __future__ import annotations

import os
import re
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection

from app.storage.database import (
    SQLITE_ERRORS,
    DamagedError,
    check_pages,
    check_schema,
    connect,
    limit_steps,
    load,
    new_database,
)
from app.storage.database_file import (
    Contents,
    companions,
    contents,
    contents_by_header,
    create,
    has_log,
    read_image,
)
from app.storage.notices import Notice, NoticeKind, add_pending, read_pending
from app.storage.rows import check_finished_games, read_game_in_play, read_settings
from app.storage.salvage import insert_rows, salvage
from engine.games import GAMES


def followed(path: Path) -> Path:
    """The target of a link to a file, because SQLite keeps its log beside it; any other path unchanged.

    A broken link is returned unchanged, too: its disk may be absent. So is a link to a folder or a device:
    these are not the program's, so only the link may be set aside.
    """
    if not path.is_symlink():
        return path
    target = Path(os.path.realpath(path))
    return target if target.is_file() or os.path.lexists(_fresh(target)) else path


def judge(path: Path) -> Contents:
    """Finish an interrupted replacement, and return the kind of file at ``path``.

    If there is a log, file and log are read into memory and checked there, because SQLite must not recover a
    log into a damaged file. Without a log, opening the file does not change it, and only the header is
    checked.

    Raises ``OSError`` if the file cannot be read, for example while another process writes.
    """
    finish_replacement(path)
    found = contents(path)
    if found is not Contents.NEWER and (found is not Contents.OURS or not has_log(path)):
        return found
    if path.with_name(path.name + "-journal").exists() and found is Contents.OURS:
        return Contents.UNUSABLE  # the program never makes a journal
    image = read_image(path)
    found = _judge_image(image)
    if found is Contents.UNUSABLE and read_image(path) != image:
        raise BlockingIOError  # another process wrote while the first image was read
    return found


def is_sound(path: Path) -> bool:
    """Whether the database at ``path``, read again, passes a full check; raises ``OSError``."""
    return judge(path) is Contents.OURS and _judge_image(read_image(path)) is Contents.OURS


def _judge_image(image: bytes) -> Contents:
    found = contents_by_header(image)
    with closing(connect()) as copy:
        try:
            load(copy, image)
            check(copy)
        except (*SQLITE_ERRORS, DamagedError):
            return Contents.NEWER if found is Contents.NEWER else Contents.UNUSABLE
    # Versions differ in their tables: our tables with another version's number mean damage.
    return Contents.UNUSABLE if found is Contents.NEWER else found


def check(connection: Connection) -> None:
    """Check a whole database; raises ``DamagedError`` or ``sqlite3.Error``."""
    limit_steps(connection)
    check_schema(connection)
    check_pages(connection)
    read_settings(connection)
    for game in GAMES:
        read_game_in_play(connection, game)
    check_finished_games(connection)


def replace_damaged(path: Path) -> None:
    """Replace the file at ``path`` by its readable rows, and rename the damaged file and its log.

    The new database holds a notice about it. Raises ``OSError`` or ``sqlite3.Error`` if a step fails;
    ``finish_replacement`` takes the remaining steps.
    """
    aside = _free_name(path)
    with closing(new_database()) as fresh:
        with fresh:
            insert_rows(fresh, salvage(read_image(path)))
            add_pending(fresh, Notice(NoticeKind.DAMAGED_SET_ASIDE, _named_path(path, aside)))
        create(_fresh(path), fresh)
    finish_replacement(path)


def finish_replacement(path: Path) -> None:
    """Take the remaining steps of an interrupted ``replace_damaged``; raises ``OSError``."""
    fresh = _fresh(path)
    if not os.path.lexists(fresh):
        return
    aside = _announced(path, fresh)
    if aside is None or (path.exists() and aside.exists()):
        fresh.rename(_free_name(path))  # an earlier version left it, or somebody has put a file back
        return
    for companion in companions(path):
        companion.rename(_beside(aside, companion, path))
    with suppress(FileNotFoundError):
        path.rename(aside)
    fresh.rename(path)


def _announced(path: Path, fresh: Path) -> Path | None:
    """The new path of the damaged database, from the notice in ``fresh``; None if it is not a valid one."""
    name = rf"({re.escape(path.stem)}-damaged-\d+{re.escape(path.suffix)})(-wal|-shm|-journal)?"
    with closing(connect()) as copy, suppress(*SQLITE_ERRORS, DamagedError):
        load(copy, read_image(fresh))
        notices = read_pending(copy, fresh.parent)
        found = re.fullmatch(name, notices[-1].path.name) if notices else None
        return path.with_name(found[1]) if found else None
    return None


def _named_path(path: Path, aside: Path) -> Path:
    """The path that the notice names; if only a log exists, the path of the log."""
    beside = companions(path)
    if path.exists() or not beside:
        return aside
    return _beside(aside, beside[0], path)


def _beside(aside: Path, companion: Path, path: Path) -> Path:
    """The new path of a companion when the database at ``path`` is renamed to ``aside``."""
    return aside.with_name(companion.name.replace(path.name, aside.name, 1))


def _fresh(path: Path) -> Path:
    return path.with_name(path.name + "-new")


def _free_name(path: Path) -> Path:
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")
        if not os.path.lexists(aside) and not companions(aside):
            return aside
        number += 1
