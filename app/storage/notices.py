"""Notices for the player about the saved files; the database keeps them until the player has seen them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple

PENDING = "storage.notices"
"""The name of the setting that holds the notices that the player has not seen yet."""


class NoticeKind(StrEnum):
    """The kind of a notice about the disk; the value is its name in the database."""

    DAMAGED_SET_ASIDE = "damaged-set-aside"
    """The database was damaged or another program's; it is at the notice's path now."""
    NEWER_LEFT_ALONE = "newer-left-alone"
    """The database at the notice's path is of a later version of the program and stays as it is."""
    CANNOT_WRITE = "cannot-write"
    """Nothing can be written at the notice's path for now."""
    CANNOT_READ = "cannot-read"
    """The saved games at the notice's path cannot be read for now; another file is used meanwhile."""
    REPLACED = "replaced"
    """Another process wrote or replaced the file at the notice's path; the program uses another file."""
    FOLDER_GONE = "folder-gone"
    """The folder at the notice's path was deleted and cannot be created again for now."""


class Notice(NamedTuple):
    """A message about the saved files, to show to the player once."""

    kind: NoticeKind
    path: Path


def read_pending(connection: Connection, folder: Path) -> list[Notice]:
    """The notices about files in ``folder`` that the player has not seen yet."""
    query = "SELECT text FROM settings WHERE name = ?"
    for (text,) in connection.execute(query, (PENDING,)).fetchall():
        try:
            return [Notice(NoticeKind(kind), folder / name) for kind, name in json.loads(text)]
        except (TypeError, ValueError):  # damaged
            return []
    return []


def write_pending(connection: Connection, notices: Sequence[Notice]) -> None:
    """Keep ``notices`` until the player has seen them."""
    # File names only: the folder may be moved.
    text = json.dumps([(notice.kind, notice.path.name) for notice in notices])
    connection.execute("REPLACE INTO settings VALUES (?, ?)", (PENDING, text))


def add_pending(connection: Connection, notice: Notice) -> None:
    """Keep one more notice until the player has seen it."""
    write_pending(connection, [*read_pending(connection, notice.path.parent), notice])


def remove_pending(connection: Connection, notice: Notice) -> None:
    """Forget a notice: the player has seen it."""
    pending = read_pending(connection, notice.path.parent)
    if notice in pending:
        pending.remove(notice)
        write_pending(connection, pending)
