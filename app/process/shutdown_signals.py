"""Signals that ask the process to end, sent by the system, a terminal or the desktop session."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")


class ShutdownSignals(QObject):
    """Calls ``shut_down`` in the event loop when the process gets SIGTERM, SIGINT or SIGHUP.

    Python runs signal handlers only between Python instructions, and an idle event loop runs none. So Python
    also writes each signal to a pipe that the event loop watches.
    """

    def __init__(self, shut_down: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        if sys.platform == "win32":  # only consoles send signals there, and Qt closes the windows by itself
            return
        self._shut_down = shut_down
        reader, writer = os.pipe()
        for pipe in (reader, writer):
            os.set_blocking(pipe, False)
        self._reader, self._writer = reader, writer
        signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        for name in _NAMES:
            signal.signal(getattr(signal, name), lambda _number, _frame: None)
        self._notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def close(self) -> None:
        """Ignore signals from now on: nothing may interrupt the last steps."""
        if sys.platform != "win32":
            signal.set_wakeup_fd(-1)
            self._notifier.setEnabled(False)
            os.close(self._reader)
            os.close(self._writer)

    def _read(self) -> None:
        os.read(self._reader, 64)
        self._shut_down()
