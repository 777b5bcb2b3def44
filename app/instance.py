"""One process a data folder, and how a second start hands its request to the first.

The first process holds a lock on a file of the folder, which the system takes away when it ends, however
that comes about, and reads messages from a named pipe beside it. Qt's local sockets would do too, at the
price of loading QtNetwork at every start and of the system libraries that it needs; Python's sockets take
six milliseconds to import and no long path. A pipe costs nothing, lies where the lock lies, whatever the
path is called, and takes no message from another user.
"""

from __future__ import annotations

import errno
import json
import os
import stat
import sys
import time
from pathlib import Path
from typing import NamedTuple

from engine.records import parse_json
from engine.unreadable import UnreadableError

if sys.platform != "win32":
    import fcntl

LOCK_NAME = "ten-columns.lock"
PIPE_NAME = "ten-columns.pipe"

_MOST_BYTES = 32_768
_MOST_ARGUMENT = 4_096
_RETRY_SECONDS = 0.02


class Message(NamedTuple):
    """What a second start asks of the first.

    ``argument`` is the deal code or the absolute path to open, or the name of the game to begin, empty to
    show the window only; ``token`` is the caller's activation token, empty if it was given none.
    """

    argument: str = ""
    token: str = ""


def activation_token() -> str:
    """The token by which the desktop lets the start that it asked for come to the front; empty if none."""
    return os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID", "")


class Instance:
    """The hold that this process has on a data folder, for its life.

    ``lock`` is the file descriptor that holds the lock, None where the folder takes no lock and so no data
    either. ``pipe`` is the one to wait for with a ``QSocketNotifier``, ready to read when there may be
    ``messages``; None if none can be sent.
    """

    def __init__(self, folder: Path, lock: int | None, pipe: int | None) -> None:
        self.lock = lock
        self.pipe = pipe
        self._folder = folder
        self._received = b""

    @classmethod
    def acquire(cls, folder: Path) -> Instance | None:
        """Take hold of ``folder``, which is made if need be; None if another process has it."""
        if sys.platform == "win32":  # the database's own lock has to do
            return cls(folder, None, None)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError:
            return cls(folder, None, None)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            return None
        except OSError:  # a file system without locks
            os.close(lock)
            return cls(folder, None, None)
        return cls(folder, lock, _new_pipe(folder / PIPE_NAME))

    def messages(self) -> list[Message]:
        """The messages that have come since the last call; what is no message is dropped."""
        if self.pipe is None:
            return []
        try:
            self._received += os.read(self.pipe, _MOST_BYTES)
        except BlockingIOError:
            return []
        *lines, rest = self._received.split(b"\n")
        self._received = rest if len(rest) < _MOST_BYTES else b""
        return [message for line in lines if (message := _message(line)) is not None]

    def close(self) -> None:
        """Let another process have the folder."""
        if self.pipe is not None:
            (self._folder / PIPE_NAME).unlink(missing_ok=True)
            os.close(self.pipe)
        if self.lock is not None:
            os.close(self.lock)
        self.pipe = self.lock = None


def acquire_or_hand_over(folder: Path, message: Message, patience: float = 5.0) -> Instance | None:
    """Take hold of ``folder``, or hand ``message`` to the process that has it and return None.

    Raises ``TimeoutError`` if that process neither listens nor ends within ``patience`` seconds.
    """
    deadline = time.monotonic() + patience
    while True:
        instance = Instance.acquire(folder)
        if instance is not None or hand_over(folder, message):
            return instance
        if time.monotonic() > deadline:
            raise TimeoutError(errno.ETIMEDOUT, "held by a process that does not answer", str(folder))
        time.sleep(_RETRY_SECONDS)


def hand_over(folder: Path, message: Message) -> bool:
    """Send ``message`` to the process that holds ``folder``; false if none listens."""
    # What is longer than any path cannot be opened: the first process will say so of the part, too.
    short = Message(message.argument[:_MOST_ARGUMENT], message.token[:_MOST_ARGUMENT])
    line = json.dumps(short._asdict()).encode() + b"\n"
    try:
        pipe = os.open(folder / PIPE_NAME, os.O_WRONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        return stat.S_ISFIFO(os.fstat(pipe).st_mode) and os.write(pipe, line) == len(line)
    except OSError:
        return False
    finally:
        os.close(pipe)


def _new_pipe(path: Path) -> int | None:
    try:
        path.unlink(missing_ok=True)  # one that a killed process left
        os.mkfifo(path, 0o600)
        # Open for writing as well, or it would read as ended whenever no other process has it open.
        return os.open(path, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return None


def _message(line: bytes) -> Message | None:
    try:
        value = parse_json(line)
    except UnreadableError:
        return None
    if not isinstance(value, dict):
        return None
    argument, token = value.get("argument"), value.get("token")
    if not isinstance(argument, str) or not isinstance(token, str):
        return None
    return Message(argument, token)
