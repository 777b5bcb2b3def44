"""The connection to the file of a database; it detects that another process has written the file."""

from __future__ import annotations

import os
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection

from app.storage.database import (
    FAILURES,
    VERSION,
    close_as_it_is,
    is_obstacle,
    new_database,
    open_database,
)
from app.storage.database_file import Contents, State, create, read_image, state
from app.storage.notices import Notice, NoticeKind, add_pending
from app.storage.replacement import check, followed, is_sound, judge, replace_damaged
from app.storage.salvage import SavedRows, read_rows, salvage

_Identity = tuple[int, int]


class OtherFileError(OSError):
    """The file has changed since the program left or read it: another process uses it."""


class FileConnection:
    """The database at ``path``, which is open while ``connection`` is not None.

    ``path`` becomes the target if it is a link, and gets another file name if the file there belongs to a
    later version of the program. Set ``is_damaged`` to replace the file when it is opened next. ``is_new`` is
    true after the file was created, ``is_salvaged`` after it replaced a damaged one, and
    ``has_been_rechecked`` after a second look at what seemed damaged, until the caller resets them.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connection: Connection | None = None
        self.is_damaged = False
        self.is_new = False
        self.is_salvaged = False
        self._identity: _Identity | None = None
        self._state_when_left: State | None = None
        self.has_been_rechecked = False

    @property
    def was_open(self) -> bool:
        """Whether the file was ever opened."""
        return self._identity is not None

    def open(self) -> Connection:
        """Open the file; create it if there is none, and replace it if it is damaged.

        Raises one of ``FAILURES``, among them ``OtherFileError`` if the file has changed since it was closed
        or read.
        """
        found = self._look()
        if self._state_when_left is not None and self._state_when_left != state(self.path):
            raise OtherFileError
        if found is Contents.NOTHING:
            with closing(new_database()) as empty:
                create(self.path, empty)
            self.is_new = True
            self._remember()
        elif found is Contents.UNUSABLE or self.is_damaged:
            self._replace()
        self.is_damaged = False
        self._identify()
        self.connection = self._open_sound()
        return self.connection

    def open_whole(self) -> Connection:
        """Do the same as ``open``, and check the whole file."""
        try:
            check(self.open())
        except FAILURES as error:
            if is_obstacle(error):
                raise
            self.is_damaged = True
        if self.is_damaged:  # outside `except`, as in _open_sound
            self.close()
            self.open()
        assert self.connection is not None
        return self.connection

    def close(self) -> None:
        """Close the file if it is open; a damaged one keeps its log."""
        if self.connection is not None:
            if self.is_damaged:
                close_as_it_is(self.connection)
            else:
                self.connection.close()
            self.connection = None
            self._remember()

    def is_gone(self) -> bool:
        """Whether the open file was deleted or moved away; raises ``OSError``.

        Raises ``OtherFileError`` if another file took its place.
        """
        try:
            found = os.stat(self.path)  # noqa: PTH116 (an action waits for this)
        except FileNotFoundError:
            return True
        if (found.st_dev, found.st_ino) != self._identity:
            raise OtherFileError
        return False

    def read_rows(self) -> SavedRows:
        """All rows that can be read; the file is closed if SQLite fails; raises ``OSError``."""
        if self.connection is not None:
            with suppress(*FAILURES):
                return read_rows(self.connection)
            # Close first: reading the file by other means would release SQLite's lock on it.
            self.close()
        self._remember()
        return salvage(read_image(self.path))

    def _look(self) -> Contents:
        """The kind of file at the path; take another path for a link, and for a file of a later version."""
        self.path = followed(self.path)
        while (found := judge(self.path)) is Contents.NEWER:
            newer, self.path = self.path, self.path.with_stem(f"{self.path.stem}-{VERSION}")
            if judge(self.path) is Contents.NOTHING:
                with closing(new_database()) as empty:
                    with empty:
                        add_pending(empty, Notice(NoticeKind.NEWER_LEFT_ALONE, newer))
                    create(self.path, empty)
        return found

    def _open_sound(self) -> Connection:
        for _ in range(2):
            try:
                return open_database(self.path)
            except FAILURES as error:
                if is_obstacle(error):
                    raise
            # Outside `except`: the traceback keeps the failed connection open.
            self._replace()
            self._identify()
        return open_database(self.path)

    def _replace(self) -> None:
        """Replace the file; if it was not rechecked yet, only if a second look finds it damaged, too.

        A disk that fails once looks like damage.
        """
        if not self.has_been_rechecked:
            self.has_been_rechecked = True
            if is_sound(self.path):
                return
        replace_damaged(self.path)
        self.is_salvaged = True
        self._remember()

    def _remember(self) -> None:
        self._state_when_left = state(self.path)

    def _identify(self) -> None:
        """Note the identity of the open file, and make it readable for its user only."""
        found = os.stat(self.path)  # noqa: PTH116 (every start waits for this)
        if found.st_mode & 0o077:
            with suppress(OSError):
                self.path.chmod(0o600)
        self._identity = found.st_dev, found.st_ino
