"""Lines on standard input, answered in the event loop of a program that a test has started."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal


class Questions(QObject):
    """Calls ``answer`` with each line that comes on standard input, without its end."""

    _asked = Signal(str)

    def __init__(self, answer: Callable[[str], object]) -> None:
        super().__init__()
        self._asked.connect(answer, Qt.ConnectionType.QueuedConnection)
        # Windows cannot wait for a pipe in an event loop, so a thread does everywhere.
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        # Not by sys.stdin: Python aborts if it ends while a thread reads from that.
        unread = b""
        while content := os.read(sys.stdin.fileno(), 1000):
            *lines, unread = (unread + content).split(b"\n")
            for line in lines:
                self._asked.emit(line.decode().rstrip("\r"))
