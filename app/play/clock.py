"""The clock: how long a game has been played."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], float]
"""Returns the current time in seconds; monotonic, and stopped while the machine sleeps."""


class Clock:
    """Counts the seconds of one game while it is started and the player is present.

    The player is taken as present at first.
    """

    def __init__(self, now: Now = time.monotonic) -> None:
        self._now = now
        self._seconds = 0.0
        self._is_on = False
        self._is_player_present = True
        self._running_since: float | None = None

    @property
    def seconds(self) -> float:
        """The time played, in seconds."""
        running = 0.0 if self._running_since is None else self._now() - self._running_since
        return self._seconds + running

    @property
    def is_running(self) -> bool:
        """Whether the clock runs now."""
        return self._running_since is not None

    def reset(self, seconds: float = 0.0) -> None:
        """Stop the clock, and set it to ``seconds``."""
        self.stop()
        self._seconds = seconds

    def start(self) -> None:
        """Start the clock; it runs while the player is present."""
        self._is_on = True
        self._run_or_pause()

    def stop(self) -> None:
        """Stop the clock until the next ``start``."""
        self._is_on = False
        self._run_or_pause()

    def set_player_present(self, *, is_present: bool) -> None:
        """Pause the clock while the player is away."""
        self._is_player_present = is_present
        self._run_or_pause()

    def _run_or_pause(self) -> None:
        runs = self._is_on and self._is_player_present
        if runs is not self.is_running:
            self._seconds = self.seconds
            self._running_since = self._now() if runs else None
