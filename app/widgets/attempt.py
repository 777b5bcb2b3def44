"""Runs work that may never end, such as reading from a lost network drive, in a background thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from threading import Event, Thread
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer

PATIENCE_MS = 3000
"""Time after which an attempt fails."""

_LOOK_MS = 5
"""Time between two checks for a result."""

_Result = TypeVar("_Result")


class Attempt(QObject):
    """Runs ``work`` in a background thread and passes its result to ``done`` in the thread of ``owner``.

    ``failed`` gets the exception that ended the work, or ``TimeoutError`` after ``PATIENCE_MS``. Neither is
    called after ``owner`` was destroyed or the attempt was given up. A thread that hangs ends with the
    process.
    """

    def __init__(
        self,
        owner: QObject,
        work: Callable[[Event], _Result],
        done: Callable[[_Result], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Start the thread. ``work`` gets an event that is set when its result is no longer needed."""
        super().__init__(owner)
        self._failed = failed
        self._given_up = Event()
        outcomes = deque[Callable[[], None]]()
        self._outcomes = outcomes
        # The thread must not touch any QObject: its owner may be destroyed at the same moment.
        Thread(target=_carry_out, args=(work, done, failed, self._given_up, outcomes), daemon=True).start()
        self._look_timer = QTimer(self)
        self._look_timer.timeout.connect(self._look)
        self._look_timer.start(_LOOK_MS)
        QTimer.singleShot(PATIENCE_MS, self, self._end_late)

    def give_up(self) -> None:
        """Drop the result: call neither ``done`` nor ``failed``."""
        self._given_up.set()
        self._look_timer.stop()
        self.deleteLater()

    def _look(self) -> None:
        if self._outcomes:
            self.give_up()
            self._outcomes.popleft()()

    def _end_late(self) -> None:
        if not self._given_up.is_set():
            self.give_up()
            self._failed(TimeoutError())


def _carry_out(
    work: Callable[[Event], _Result],
    done: Callable[[_Result], None],
    failed: Callable[[Exception], None],
    given_up: Event,
    outcomes: deque[Callable[[], None]],
) -> None:
    try:
        result = work(given_up)
    except Exception as error:  # noqa: BLE001 (``failed`` handles it)
        outcomes.append(partial(failed, error))
    else:
        outcomes.append(partial(done, result))
