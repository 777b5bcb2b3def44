"""Allows one process per data folder: the first holds a lock, and later starts send it their request.

The operating system releases the lock when the process ends, even if it is killed. ``posix_channel`` and
``windows_channel`` implement the lock and the sending of requests.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer

from engine.json_values import parse_json
from engine.read_errors import ReadError

if sys.platform == "win32":
    from app.process.windows_channel import Inbox, Outbox, release_lock, take_lock
else:
    from app.process.posix_channel import Inbox, Outbox, release_lock, take_lock

_MOST_ARGUMENT = 4_096
_MOST_TOKEN = 1_024
_MOST_AT_ONCE = 8
_PAUSE_MS = 250
_RETRY_SECONDS = 0.02


class Request(NamedTuple):
    """The request of a later start to the first process.

    ``argument`` is a deal code, an absolute path to open, or the name of a game to begin; if it is empty, the
    first process only shows its window. ``token`` is the activation token of the later start, or empty.
    """

    argument: str = ""
    token: str = ""


def activation_token() -> str:
    """The token by which the desktop allows this start to bring a window to the front; empty if none."""
    return os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID", "")


class Instance:
    """The lock of this process on a data folder.

    ``is_locked`` is false if the folder could not be locked, for example because it is read-only; then
    nothing can be saved in it. ``inbox`` receives the requests of later starts; it is None if they cannot
    send any.
    """

    def __init__(self, lock: int | None, inbox: Inbox | None) -> None:
        self.inbox = inbox
        self._lock = lock
        self._unread = b""

    @property
    def is_locked(self) -> bool:
        """Whether this process holds the lock."""
        return self._lock is not None

    @classmethod
    def acquire(cls, folder: Path) -> Instance | None:
        """Lock ``folder``, and create it if it is missing; None if another process has locked it."""
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = take_lock(folder)
        except BlockingIOError:
            return None
        except OSError:
            return cls(None, None)
        return cls(lock, Inbox.open(folder))

    def requests(self) -> list[Request]:
        """The requests received since the last call, at most the latest 8; invalid lines are dropped."""
        if self.inbox is None:
            return []
        *lines, self._unread = (self._unread + self.inbox.read()).split(b"\n")
        if len(self._unread) >= Inbox.MOST_BYTES:
            self._unread = b""
        latest = [line for line in lines if line][-_MOST_AT_ONCE:]
        return [request for line in latest if (request := _request(line)) is not None]

    def listen(self, answer: Callable[[list[Request]], object]) -> None:
        """Call ``answer`` in the event loop whenever requests have arrived.

        A pause of 250 ms follows each call, so that a program that sends without end cannot block the window.
        """
        inbox = self.inbox
        if inbox is None:
            return

        def read() -> None:
            inbox.pause()
            QTimer.singleShot(_PAUSE_MS, inbox.resume)
            if requests := self.requests():
                answer(requests)

        inbox.notify(read)

    def stop_listening(self) -> None:
        """Stop calling the function given to ``listen``."""
        if self.inbox is not None:
            self.inbox.stop()

    def close(self) -> None:
        """Release the lock, so that another process can take the folder."""
        if self.inbox is not None:
            self.inbox.close()
        if self._lock is not None:
            release_lock(self._lock)
        self.inbox = self._lock = None


class Start:
    """A start of the program on ``folder``: it either locks the folder or delivers ``request``.

    ``instance`` holds the lock; it is None before that, and if the request was delivered instead.
    """

    def __init__(self, folder: Path, request: Request) -> None:
        self.instance: Instance | None = None
        self._folder = folder
        self._outbox = Outbox(folder, _line(request))

    def attempt(self) -> bool:
        """Try once to lock the folder or to deliver the request; return whether either succeeded."""
        self.instance = Instance.acquire(self._folder)
        return self.instance is not None or self._outbox.deliver()

    def attempt_for(self, seconds: float) -> bool:
        """Attempt until one attempt succeeds or ``seconds`` have passed; return whether one succeeded."""
        deadline = time.monotonic() + seconds
        while not self.attempt():
            if time.monotonic() > deadline:
                return False
            time.sleep(_RETRY_SECONDS)
        return True

    def close(self) -> None:
        """Close the outbox."""
        self._outbox.close()


def _line(request: Request) -> bytes:
    # Truncate: no valid path is longer than 4096, so opening the cut one fails and is reported.
    argument = request.argument[:_MOST_ARGUMENT]
    # Begin with a line break: an earlier start may have been killed in the middle of a line.
    return b"\n" + json.dumps({"argument": argument, "token": _sound(request.token)}).encode() + b"\n"


def _request(line: bytes) -> Request | None:
    """The request in a line; None if the line is invalid."""
    try:
        value = parse_json(line)
    except ReadError:
        return None
    if not isinstance(value, dict):
        return None
    argument, token = value.get("argument"), value.get("token")
    if not isinstance(argument, str) or not isinstance(token, str):
        return None
    return Request(argument, _sound(token))


def _sound(token: str) -> str:
    """``token``, or an empty text if ``token`` cannot be the value of an environment variable."""
    return token if token.isprintable() and len(token) <= _MOST_TOKEN else ""
