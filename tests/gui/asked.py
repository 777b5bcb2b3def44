"""Answers lines on standard input in the event loop of a program that a test has started."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal


class Questions(QObject):
    """Calls ``answer`` with each line of standard input, without its line end."""

    _asked = Signal(str)

    def __init__(self, answer: Callable[[str], object]) -> None:
        super().__init__()
        self._asked.connect(answer, Qt.ConnectionType.QueuedConnection)
        # On Windows no event loop can wait for a pipe, so a thread reads on every platform.
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        # Read the descriptor: Python aborts if it exits while a thread reads from sys.stdin.
        unread = b""
        while content := os.read(sys.stdin.fileno(), 1000):
            *lines, unread = (unread + content).split(b"\n")
            for line in lines:
                self._asked.emit(line.decode().rstrip("\r"))
