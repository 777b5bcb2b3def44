"""A database that stays usable whatever happens to its file.

It is in one of two states, *disk* or *memory*:

- disk: the file is open, and reads and writes use it. No write waits.
- memory: the file is closed. Reads use a copy in memory, and writes wait in a queue. Every ``flush`` tries to
  open the file.

In both states the file may be a substitute (``ten-columns-apart.sqlite3``), used while the saved games cannot
be used (see ``app.storage.apart``).

======  =============================================  ======  ===========================================
State   Event                                          Next    What happens
======  =============================================  ======  ===========================================
disk    reading or writing fails                       memory  ``_fall_back`` copies all readable rows
memory  the file can be written again                  disk    ``_drain`` saves the waiting writes
either  the file is damaged, also at a second look     disk    ``_recover`` replaces it by its sound rows
either  the file was deleted                           disk    ``_drain`` writes all rows to a new file
either  another process has written the file           disk    ``_go_apart`` copies all rows to a new file
either  the saved games cannot even be read            disk    ``_go_apart`` begins a new file
either  apart, and the saved games can be read again   disk    ``reunite`` joins both files
======  =============================================  ======  ===========================================

If what leads to *disk* fails, the next state is *memory*.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from app.storage.apart import apart_paths, free_apart_path, join, must_choose, remove_apart
from app.storage.database import FAILURES, is_obstacle, limit_steps, new_database
from app.storage.database_file import Contents
from app.storage.file_connection import FileConnection, OtherFileError
from app.storage.notices import Notice, NoticeKind, read_pending
from app.storage.replacement import check, judge
from app.storage.rows import now
from app.storage.salvage import SavedRows, insert_rows, read_rows

Write = Callable[[Connection], None]
_Answer = TypeVar("_Answer")


class Reunion(Enum):
    """The result of joining games kept apart with the saved games."""

    NOTHING = auto()
    """No games are kept apart, or the saved games cannot be read yet."""
    UNDECIDED = auto()
    """Both have an unfinished game of the same kind: the player must choose."""
    JOINED = auto()
    """The games were joined."""


class ReliableDatabase:
    """The database at one path, which nothing else writes.

    No method raises an error of the disk or the file. Instead, ``notices`` gets a notice for the player, the
    oldest first. ``is_behind`` is true if a damaged file may have lost the latest actions of the game in
    play.
    """

    def __init__(self, path: Path) -> None:
        self.notices: list[Notice] = []
        self.is_behind = False
        self.is_apart = False
        """Whether another file is used in place of the file with the saved games."""
        self._path = path
        self._file = FileConnection(path)
        self._memory: Connection | None = None
        self._waiting: deque[Write] = deque()
        self._announced: list[Notice] = []
        self._has_complained = False
        self._start()

    @property
    def disk(self) -> Connection | None:
        """The connection to the file, None while it cannot be used."""
        return self._file.connection

    def close(self) -> None:
        """Try once more to save the waiting writes, and close the file; call no method after that."""
        self.flush()
        self.reunite()
        self._file.close()
        self._close_memory()

    def read(self, question: Callable[[Connection], _Answer]) -> _Answer:
        """Call ``question`` with a sound file or the copy in memory, and return its answer."""
        # One failed read looks like damage, so the first recovery replaces the file only if a second look
        # finds it damaged, too. The second recovery replaces it in any case.
        for recover in (self._recover, self._recover, self._fall_back):
            try:
                limit_steps(self._connection)
                answer = question(self._connection)
            except FAILURES as error:
                was_damaged = not is_obstacle(error)
            else:
                self._file.has_been_rechecked = False  # the next failure is another one
                return answer
            # Recover outside `except`: the traceback keeps the connection open, and closing it late would
            # delete the new file's log.
            recover(was_damaged=was_damaged)
        return question(self._connection)

    def enqueue(self, write: Write) -> None:
        """Save one write, now or as soon as the disk allows it; reads see it at once."""
        self._waiting.append(write)
        if self._memory is not None:
            _transact(write, self._memory)
        self.flush()

    def flush(self) -> None:
        """Save the waiting writes, if the disk allows it."""
        try:
            self._drain()
        except FAILURES as error:
            was_damaged = not is_obstacle(error)
        else:
            self._file.has_been_rechecked = False
            return
        self._recover(was_damaged=was_damaged)

    def reunite(self, *, keeps_saved: bool | None = None) -> Reunion:
        """Join the games kept apart with the saved games, if these can be read again.

        ``keeps_saved`` is the player's choice between two unfinished games of the same kind: true keeps the
        saved one in play. With None, the result is ``UNDECIDED`` if the player must choose.
        """
        home = FileConnection(self._path)
        try:
            if not self._can_be_joined():
                return Reunion.NOTHING
            saved = home.open_whole()
            self.read(check)
            if not self._can_be_joined():
                return Reunion.NOTHING
            if keeps_saved is None and must_choose(saved, self._connection):
                return Reunion.UNDECIDED
            with saved:
                join(saved, self._connection, self._path.parent, keeps_saved=bool(keeps_saved), now=now())
            # The joined games must be on the disk before the other file is deleted.
            saved.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            apart = self._file.path
            self._switch_to(home)
        except FAILURES:
            return Reunion.NOTHING
        finally:
            if self._file is not home:
                home.close()
        with suppress(OSError):
            remove_apart(apart)
        self._read_notices(saved)
        return Reunion.JOINED

    def _can_be_joined(self) -> bool:
        """Whether all games kept apart are known: a file that cannot be opened may hold more."""
        return self.is_apart and (self.disk is not None or not os.path.lexists(self._file.path))

    def _start(self) -> None:
        """Join the games that earlier starts have kept apart, and open the file.

        If a file of games kept apart cannot be joined yet, it is used again.
        """
        for path in apart_paths(self._path):
            if _belongs_to_later_version(path):
                continue
            self._switch_to(FileConnection(path))
            self.is_apart = True
            earlier = len(self.notices)
            self.flush()
            if self.disk is None:
                # Another process may use this file: leave it, and take back what was said of it.
                del self.notices[earlier:]
                self._switch_to(FileConnection(self._path))
            elif self.reunite() is not Reunion.JOINED:
                break
        self.flush()
        self.is_behind = False

    @property
    def _connection(self) -> Connection:
        connection = self._memory or self.disk
        assert connection is not None, "closed"
        return connection

    def _drain(self) -> None:
        """Commit the waiting writes on the disk, and drop the copy in memory."""
        try:
            if self.disk is not None and self._file.is_gone():
                # A deleted file can be read until it is closed.
                self._waiting.appendleft(partial(insert_rows, rows=read_rows(self.disk)))
                self._file.close()
            disk = self.disk or self._open()
        except OtherFileError:
            self._go_apart(NoticeKind.REPLACED)
            disk = self._open()
        while self._waiting:
            _transact(self._waiting[0], disk)
            self._waiting.popleft()
        self._close_memory()

    def _open(self) -> Connection:
        file = self._file
        try:
            disk = file.open()
        finally:
            if file.is_new and self._memory is not None:
                # The copied file is gone: the new file needs all rows.
                self._waiting = deque([partial(insert_rows, rows=read_rows(self._memory))])
            self.is_behind |= file.is_salvaged
            file.is_new = file.is_salvaged = False
        self._read_notices(disk)
        return disk

    def _read_notices(self, disk: Connection) -> None:
        pending = read_pending(disk, self._file.path.parent)
        new = [notice for notice in pending if notice not in self._announced]
        self._announced += new
        self.notices += new

    def _recover(self, *, was_damaged: bool) -> None:
        """After a failure, replace the file if it was damaged; if that fails too, go on in memory."""
        if was_damaged:
            for _ in range(2):  # as in `read`
                self._file.is_damaged = True
                self._file.close()
                try:
                    self._drain()
                except FAILURES as error:
                    if is_obstacle(error):
                        break
                else:
                    return
        self._fall_back()

    def _fall_back(self, *, was_damaged: bool = False) -> None:
        """Go on with a copy in memory, and open the file again at the next write."""
        self._file.is_damaged |= was_damaged
        if self._memory is None:
            try:
                rows = self._file.read_rows()
            except OSError:
                if not self.is_apart:
                    self._go_apart(NoticeKind.CANNOT_READ)
                    self.flush()
                    return
                rows = None
            self.is_behind |= self.disk is None
            memory = new_database()
            for write in ([partial(insert_rows, rows=rows)] if rows else []) + [*self._waiting]:
                _transact(write, memory)
            self._memory = memory
        self._file.close()
        if not self._has_complained:
            self._has_complained = True
            path, folder = self._file.path, self._file.path.parent
            is_gone = self._file.was_open and not _exists(folder)
            self.notices.append(
                Notice(NoticeKind.FOLDER_GONE, folder) if is_gone else Notice(NoticeKind.CANNOT_WRITE, path)
            )

    def _go_apart(self, kind: NoticeKind) -> None:
        """Use another file from now on; it begins with the current rows if they can be read."""
        rows: SavedRows | None = None
        with suppress(*FAILURES):
            if self._memory is not None:
                rows = read_rows(self._memory)
                self._waiting.clear()  # these writes are in the copied rows
            elif self.disk is not None:
                rows = read_rows(self.disk)
        if rows is not None:
            self._waiting.appendleft(partial(insert_rows, rows=rows))
        self._file.close()
        self.notices.append(Notice(kind, self._file.path))
        self._file = FileConnection(free_apart_path(self._path))
        self.is_apart = self.is_behind = self._has_complained = True

    def _switch_to(self, file: FileConnection) -> None:
        """Use ``file`` from now on; ``is_apart`` becomes false, as for the file of the saved games."""
        self._waiting.clear()
        self._file.close()
        self._close_memory()
        self._file = file
        self.is_apart = self._has_complained = False

    def _close_memory(self) -> None:
        if self._memory is not None:
            self._memory.close()
            self._memory = None


def _exists(path: Path) -> bool:
    """Whether ``path`` exists; false if that cannot be found out."""
    with suppress(OSError):
        return path.exists()
    return False


def _belongs_to_later_version(path: Path) -> bool:
    with suppress(OSError):
        return judge(path) is Contents.NEWER
    return False


def _transact(write: Write, connection: Connection) -> None:
    limit_steps(connection)
    with connection:
        write(connection)
