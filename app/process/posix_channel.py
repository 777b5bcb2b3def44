"""The lock of a data folder, and the named pipe beside it that carries requests, on Linux and macOS.

A named pipe costs no time at the start, works with paths of any length, and accepts nothing from other users.
Qt's local sockets would load QtNetwork at every start. Python's ``socket`` takes 6 ms to import and needs a
short path.

Some file systems have no locks (network shares without a lock service) or no pipes (memory sticks). Then the
lock or pipe is in a local folder of this user, under a name made from the data folder's inode.
"""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QSocketNotifier

LOCK_NAME = "ten-columns.lock"
PIPE_NAME = "ten-columns.pipe"


def take_lock(folder: Path) -> int:
    """Lock ``folder`` and return the descriptor that holds the lock until it is closed.

    Raises ``BlockingIOError`` if another process holds the lock, another ``OSError`` if the folder cannot be
    locked, for example because it is read-only.
    """
    lock = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise
    except OSError:  # a file system without locks
        os.close(lock)
        lock = _lock_elsewhere(folder)
    return lock


release_lock = os.close


def _lock_elsewhere(folder: Path) -> int:
    path = _elsewhere(folder, LOCK_NAME)
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise
    return lock


class Inbox:
    """The reading end of the pipe of a data folder."""

    MOST_BYTES: ClassVar = 65_536
    """The capacity of a pipe, and more than the longest request."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.descriptor = descriptor
        self._path = path
        self._notifier: QSocketNotifier | None = None

    @classmethod
    def open(cls, folder: Path) -> Inbox | None:
        """Create the pipe of ``folder``, which this process has locked; None if that fails."""
        for path in _pipes(folder):
            try:
                path.unlink(missing_ok=True)  # a killed process may have left one
                os.mkfifo(path, 0o600)
                # Open it for writing, too: without a writer, reading would return the end of the file.
                return cls(path, os.open(path, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC))
            except OSError:
                continue
        return None

    def read(self) -> bytes:
        """The bytes received since the last call."""
        try:
            return os.read(self.descriptor, self.MOST_BYTES)
        except BlockingIOError:
            return b""

    def notify(self, callback: Callable[[], object]) -> None:
        """Call ``callback`` in the event loop whenever there are bytes to read."""
        self._notifier = QSocketNotifier(self.descriptor, QSocketNotifier.Type.Read)
        self._notifier.activated.connect(lambda *_: callback())

    def pause(self) -> None:
        """Stop calling the callback until ``resume``; senders can go on until the pipe is full."""
        if self._notifier is not None:
            self._notifier.setEnabled(False)

    def resume(self) -> None:
        """End a pause."""
        if self._notifier is not None:
            self._notifier.setEnabled(True)

    def stop(self) -> None:
        """Stop calling the callback for good."""
        self.pause()
        self._notifier = None

    def close(self) -> None:
        """Remove the pipe."""
        self.stop()
        with suppress(OSError):
            self._path.unlink()
        os.close(self.descriptor)


class Outbox:
    """Sends ``line`` to the process that has locked ``folder``."""

    def __init__(self, folder: Path, line: bytes) -> None:
        self._folder = folder
        self._line = line
        self._pipe: int | None = None

    def deliver(self) -> bool:
        """Send the line unless it was sent before; return whether the other process has read it."""
        if self._pipe is None:
            self._pipe = self._send()
        if self._pipe is None:
            return False
        if _is_empty(self._pipe):
            return True
        if os.fstat(self._pipe).st_nlink == 0:  # the reader has removed the pipe
            self.close()
        return False

    def close(self) -> None:
        """Close the pipe; the other process can still read the bytes in it."""
        if self._pipe is not None:
            os.close(self._pipe)
            self._pipe = None

    def _send(self) -> int | None:
        """Write the line and return the pipe; None if there is no reader or the pipe is full."""
        for path in _pipes(self._folder):
            try:
                pipe = os.open(path, os.O_WRONLY | os.O_NONBLOCK | os.O_CLOEXEC)
            except OSError:
                continue
            with suppress(OSError):
                if stat.S_ISFIFO(os.fstat(pipe).st_mode) and os.write(pipe, self._line) == len(self._line):
                    return pipe
            os.close(pipe)
        return None


def _is_empty(pipe: int) -> bool:
    import termios  # only a second start needs it

    return not any(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)))


def _pipes(folder: Path) -> Iterator[Path]:
    """The possible paths of the pipe of ``folder``, in order of preference."""
    yield folder / PIPE_NAME
    try:
        yield _elsewhere(folder, PIPE_NAME)
    except OSError:  # the folder does not exist
        return


def _elsewhere(folder: Path, name: str) -> Path:
    """A path outside ``folder`` for its lock or pipe; it is the same at each start by this user."""
    import tempfile  # rarely needed

    status = folder.stat()
    place = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())
    return place / f"{os.getuid()}-{status.st_dev:x}-{status.st_ino:x}-{name}"
