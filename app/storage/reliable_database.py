"""A database that can be used whatever happens to its file.

While the disk refuses, writes wait in a queue, and a copy in memory takes their place. A damaged file is
replaced. While the file cannot even be read, or another file has taken its place, another one beside it is
used (see ``app.storage.apart``).
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable
from contextlib import closing, suppress
from enum import Enum, auto
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from app.storage.apart import apart_path, join, must_choose, remove_apart
from app.storage.database import (
    FAILURES,
    VERSION,
    close_as_it_is,
    is_obstacle,
    limit_steps,
    new_database,
    open_database,
)
from app.storage.database_file import Contents, create, make_private, read_image
from app.storage.notices import Notice, NoticeKind, add_pending, read_pending
from app.storage.replacement import finish_replacement, judge, replace_damaged
from app.storage.salvage import SavedRows, insert_rows, read_rows, salvage

Write = Callable[[Connection], None]
_Answer = TypeVar("_Answer")


class Reunion(Enum):
    """What became of games that are kept apart from the saved ones."""

    NOTHING = auto()
    """There are none, or the saved ones cannot be read yet."""
    UNDECIDED = auto()
    """Both hold an unfinished game of one kind: the player must choose."""
    JOINED = auto()
    """They are one again."""


class _OtherFileError(Exception):
    """Another file than the one that was read or created lies in its place."""


class ReliableDatabase:
    """The database at one path, which nothing else writes.

    No method raises for what is wrong with the disk or the file: ``notices`` holds what the player must be
    told of that, oldest first. ``is_behind`` tells that the game in play may have lost its latest actions
    with a damaged file.
    """

    def __init__(self, path: Path) -> None:
        self.notices: list[Notice] = []
        self.is_behind = False
        self._home = path
        self._apart = apart_path(path)
        self._path = path
        self._disk: Connection | None = None
        self._memory: Connection | None = None
        self._file_id: tuple[int, int] | None = None
        self._waiting: deque[Write] = deque()
        self._announced: list[Notice] = []
        self._is_damaged = False
        self._found_nothing = False
        self._has_complained = False
        self._start()

    @property
    def is_apart(self) -> bool:
        """Whether another file is used than the one that holds the saved games."""
        return self._path == self._apart

    @property
    def disk(self) -> Connection | None:
        """The connection to the file, None while it cannot be used."""
        return self._disk

    def close(self) -> None:
        """Try once more to save what waits, and close the file; nothing may be asked after that."""
        self.flush()
        self.reunite()
        self._close_disk()
        self._close_memory()

    def read(self, question: Callable[[Connection], _Answer]) -> _Answer:
        """The answer to a question, from a sound file or the copy in memory."""
        try:
            limit_steps(self._connection)
            return question(self._connection)
        except FAILURES as error:
            was_damaged = not is_obstacle(error)
        # Recover outside `except`: the traceback keeps the connection open, and closing it late would
        # delete the new file's log.
        self._recover(was_damaged=was_damaged)
        return question(self._connection)

    def enqueue(self, write: Write) -> None:
        """Save one write, now or as soon as the disk lets it; reads see it at once."""
        self._waiting.append(write)
        if self._memory is not None:
            _transact(write, self._memory)
        self.flush()

    def flush(self) -> None:
        """Save what waits, if the disk lets it."""
        try:
            self._drain()
        except FAILURES as error:
            was_damaged = not is_obstacle(error)
        else:
            return
        self._recover(was_damaged=was_damaged)

    def reunite(self, *, keeps_saved: bool | None = None) -> Reunion:
        """Join what is kept apart with the saved games if they can be read again.

        ``keeps_saved`` is the player's choice where there are two unfinished games: whether the saved ones
        go on. None asks whether there is one to make.
        """
        # A file that cannot be opened may be in use by another process.
        if not self.is_apart or (self._disk is None and _exists(self._apart)):
            return Reunion.NOTHING
        try:
            with closing(self._open_home()) as saved:
                if keeps_saved is None and must_choose(saved, self._connection):
                    return Reunion.UNDECIDED
                with saved:
                    folder, now = self._home.parent, int(time.time())
                    join(saved, self._connection, folder, keeps_saved=bool(keeps_saved), now=now)
                # On the disk before the other file is deleted.
                saved.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except FAILURES:
            return Reunion.NOTHING
        self._leave_apart()
        with suppress(OSError):
            remove_apart(self._apart)
        self.flush()
        return Reunion.JOINED

    def _start(self) -> None:
        if _exists(self._apart):
            self._path = self._apart
            self.flush()
            if self._disk is not None:
                self.reunite()
                self.is_behind = False
                return
            self._leave_apart()
            self.notices.clear()
        self.flush()
        self.is_behind = False

    @property
    def _connection(self) -> Connection:
        connection = self._memory or self._disk
        assert connection is not None, "closed"
        return connection

    def _drain(self) -> None:
        """Commit on the disk what waits, and leave the copy in memory if there is one."""
        if self._disk is not None:
            file_id = self._file_in_place()
            if file_id is None:
                # Somebody deleted the file; until it is closed it can be read.
                self._waiting.appendleft(partial(insert_rows, rows=read_rows(self._disk)))
                self._close_disk()
            elif file_id != self._file_id:
                self._go_apart(NoticeKind.REPLACED, self._current_rows())
        if self._disk is None:
            try:
                self._disk = self._open()
            except _OtherFileError:
                self._go_apart(NoticeKind.REPLACED, self._current_rows())
                self._disk = self._open()
        while self._waiting:
            _transact(self._waiting[0], self._disk)
            self._waiting.popleft()
        self._close_memory()

    def _open(self) -> Connection:
        is_damaged, self._is_damaged = self._is_damaged, False
        disk = (
            self._open_at(self._apart, self._look_at(self._apart), is_damaged=is_damaged)
            if self.is_apart
            else self._open_home(is_damaged=is_damaged)
        )
        try:
            self._file_id = self._file_in_place()
            self._read_notices(disk)
        except BaseException:
            disk.close()
            raise
        return disk

    def _open_home(self, *, is_damaged: bool = False) -> Connection:
        """Open the file with the saved games, or beside one of a later version the one of this version."""
        path = self._home
        while (found := self._look_at(path)) is Contents.NEWER:
            newer, path = path, path.with_stem(f"{path.stem}-{VERSION}")
            if judge(path) is Contents.NOTHING:
                with closing(new_database()) as empty:
                    with empty:
                        add_pending(empty, Notice(NoticeKind.NEWER_LEFT_ALONE, newer))
                    create(path, empty)
        if not self.is_apart:
            self._path = path
        self._home = path
        return self._open_at(path, found, is_damaged=is_damaged)

    def _look_at(self, path: Path) -> Contents:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        finish_replacement(path)
        return judge(path)

    def _open_at(self, path: Path, found: Contents, *, is_damaged: bool) -> Connection:
        if found is Contents.NOTHING:
            with closing(new_database()) as empty:
                create(path, empty)
            if self._memory is not None and path == self._path:
                # The file from which the copy was made may be gone: a new one needs all rows.
                rows = read_rows(self._memory)
                self._waiting = deque([partial(insert_rows, rows=rows)])
        elif self._found_nothing:
            raise _OtherFileError
        elif found is Contents.UNUSABLE or is_damaged:
            return self._replace(path)
        self._found_nothing = False
        make_private(path)
        try:
            return open_database(path)
        except FAILURES as error:
            if is_obstacle(error):
                raise
        return self._replace(path)

    def _replace(self, path: Path) -> Connection:
        replace_damaged(path)
        self.is_behind = True
        return open_database(path)

    def _read_notices(self, disk: Connection) -> None:
        pending = read_pending(disk, self._path.parent)
        new = [notice for notice in pending if notice not in self._announced]
        self._announced += new
        self.notices += new

    def _file_in_place(self) -> tuple[int, int] | None:
        """What tells the file at the path from others; None if there is none; raises ``OSError``."""
        try:
            found = os.stat(self._path)  # noqa: PTH116 (an action waits for this)
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def _recover(self, *, was_damaged: bool) -> None:
        """After a failure, go on with a sound file if only this one was damaged, else in memory."""
        if was_damaged:
            self._is_damaged = True
            self._close_disk()
            with suppress(*FAILURES):
                self._drain()
                return
        self._fall_back()

    def _fall_back(self) -> None:
        """Go on with a copy in memory, and open the file anew at the next write."""
        if self._memory is None:
            try:
                rows = self._current_rows()
            except OSError:
                if not self.is_apart:
                    self._go_apart(NoticeKind.CANNOT_READ)
                    self.flush()
                    return
                rows = None
            memory = new_database()
            for write in ([partial(insert_rows, rows=rows)] if rows else []) + [*self._waiting]:
                _transact(write, memory)
            self._memory = memory
        self._close_disk()
        if not self._has_complained:
            self._has_complained = True
            folder = self._path.parent
            is_gone = not self._found_nothing and not _exists(folder)
            self.notices.append(
                Notice(NoticeKind.FOLDER_GONE, folder)
                if is_gone
                else Notice(NoticeKind.CANNOT_WRITE, self._path)
            )

    def _current_rows(self) -> SavedRows:
        """All rows as they are now, without those that wait; raises ``OSError``."""
        if self._memory is not None:
            return read_rows(self._memory)
        if self._disk is not None:
            with suppress(*FAILURES):
                return read_rows(self._disk)
            # Closed first: reading the file by other means would end its lock.
            self._close_disk()
        image = read_image(self._path)
        self._found_nothing = not image and not self.is_apart
        self.is_behind = True
        return salvage(image)

    def _go_apart(self, kind: NoticeKind, rows: SavedRows | None = None) -> None:
        """Use another file from now on, beginning with ``rows`` and what waits."""
        self._close_disk()
        if self._memory is not None:
            self._waiting.clear()
        if rows is not None:
            self._waiting.appendleft(partial(insert_rows, rows=rows))
        self._path = self._apart
        self._found_nothing = False
        self.is_behind = True
        self._has_complained = True
        self.notices.append(Notice(kind, self._home))

    def _leave_apart(self) -> None:
        self._waiting.clear()
        self._close_disk()
        self._close_memory()
        self._path = self._home
        self._has_complained = False

    def _close_disk(self) -> None:
        if self._disk is not None:
            if self._is_damaged:
                close_as_it_is(self._disk)
            else:
                self._disk.close()
            self._disk = None

    def _close_memory(self) -> None:
        if self._memory is not None:
            self._memory.close()
            self._memory = None


def _exists(path: Path) -> bool:
    """Whether ``path`` is known to exist: false in a folder that cannot be read."""
    with suppress(OSError):
        return path.exists()
    return False


def _transact(write: Write, connection: Connection) -> None:
    limit_steps(connection)
    with connection:
        write(connection)
