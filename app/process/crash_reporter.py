"""Reports unexpected errors of the program to the player; the game goes on."""

from __future__ import annotations

import sys
import threading
import time
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from types import TracebackType

from PySide6.QtCore import (
    QLibraryInfo,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app import __version__

_KEPT_MESSAGES = 20

_QUIET_SECONDS = 60.0
"""How long a report is not shown again after an error at the same place.

Otherwise, an error at every move of the pointer would block the window; the player could not even close it.
"""


class CrashReporter(QObject):
    """Shows uncaught exceptions of all threads in a dialog over ``window``.

    Every action is on the disk before it is shown, so no exception can lose it. Qt's messages go to the
    standard error stream as usual; the latest are part of the report.
    """

    _happened = Signal(str, str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_open = False
        self._reported_at: dict[str, float] = {}
        self._qt_messages: deque[str] = deque(maxlen=_KEPT_MESSAGES)
        # Queued: the error may come from another thread, or from the middle of an event handler.
        self._happened.connect(self._show_report, Qt.ConnectionType.QueuedConnection)
        sys.excepthook = self._note
        sys.unraisablehook = lambda fault: self._note_of(fault.exc_value)
        threading.excepthook = lambda fault: self._note_of(fault.exc_value)
        qInstallMessageHandler(self._note_message)

    def close(self) -> None:
        """Restore Python's and Qt's own handlers."""
        sys.excepthook = sys.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def _note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, Exception):
            import traceback

            frames = traceback.extract_tb(trace)
            place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else str(kind)
            self._happened.emit(place, "".join(traceback.format_exception(kind, error, trace)))

    def _note_of(self, error: BaseException | None) -> None:
        if error is not None:
            self._note(type(error), error, error.__traceback__)

    def _note_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        self._qt_messages.append(message)
        with suppress(OSError):  # the stream may be closed at its other end
            print(message, file=sys.stderr)  # noqa: T201 (Qt writes its messages there)

    def _show_report(self, place: str, trace: str) -> None:
        """Show the report, unless another is open or ``place`` in the code was reported just now."""
        is_old = place in self._reported_at and time.monotonic() < self._reported_at[place] + _QUIET_SECONDS
        if self._is_open or is_old:
            return
        from app.process.crash_dialog import ReportDialog

        self._is_open = True
        self._reported_at[place] = time.monotonic()
        dialog = ReportDialog(_report(trace, self._qt_messages), self._window)
        dialog.finished.connect(self._note_closed)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _note_closed(self) -> None:
        self._is_open = False


def show_fatal_error(error: Exception) -> None:
    """Show a fatal start-up error in a modal dialog."""
    sys.__excepthook__(type(error), error, error.__traceback__)
    import traceback

    from app.process.crash_dialog import ReportDialog

    ReportDialog(_report("".join(traceback.format_exception(error)), []), None).exec()


def _report(trace: str, qt_messages: Iterable[str]) -> str:
    """The facts for a developer: versions, the trace, and Qt's latest messages."""
    import platform

    lines = [
        f"Ten Columns {__version__}",
        f"Python {platform.python_version()}, Qt {QLibraryInfo.version().toString()}",
        f"{platform.platform()}, {QGuiApplication.platformName()}",
        "",
        trace,
        *qt_messages,
    ]
    return "\n".join(lines).rstrip() + "\n"
