"""How the system ends the program: by a signal, or at the end of the session."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")


class EndingSignals(QObject):
    """Calls ``end`` in the event loop when the system asks the process to end.

    Python looks at signals only while it runs, which an idle event loop does not let it: so the signal is
    also written to a pipe that the loop waits for.
    """

    def __init__(self, end: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        if sys.platform == "win32":  # there, only the console sends signals, and the pipe must be a socket
            return
        self._end = end
        reader, writer = os.pipe()
        for pipe in (reader, writer):
            os.set_blocking(pipe, False)
        self._reader, self._writer = reader, writer
        signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        for name in _NAMES:
            signal.signal(getattr(signal, name), lambda _number, _frame: None)
        self._notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._note)

    def close(self) -> None:
        """Heed signals no more: the process is at its end, which none may cut short."""
        if sys.platform != "win32":
            signal.set_wakeup_fd(-1)
            self._notifier.setEnabled(False)
            os.close(self._reader)
            os.close(self._writer)

    def _note(self) -> None:
        os.read(self._reader, 64)
        self._end()
