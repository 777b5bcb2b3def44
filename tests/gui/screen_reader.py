"""A player who uses the keyboard and a screen reader, on a private accessibility bus."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tests import xvfb
from tests.paths import ROOT

CLIENT = Path(__file__).with_name("at_spi_client.py")
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 60
"""How many seconds to wait for an expected event."""


class ScreenReader:
    """A running program, its keyboard, and the events that the screen reader gets."""

    def __init__(self, orders: IO[str], answers: IO[str], environment: dict[str, str]) -> None:
        self._orders = orders
        self._answers = answers
        self._environment = environment
        self._heard: queue.Queue[dict[str, Any]] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.bus: str = self._next()["bus"]

    def hear(self, *expected: str) -> None:
        """Check that exactly these events come next, each written as ``kind: text``."""
        heard = [self._text(self._next()) for _ in expected]
        assert heard == list(expected)

    def hear_up_to(self, last: str) -> None:
        """Ignore all events before ``last``."""
        while self._text(self._next()) != last:
            pass

    def press(self, *keys: str) -> None:
        """Press keys one after the other; their names are those of xdotool."""
        subprocess.run(["xdotool", "key", *keys], env=self._environment, check=True, timeout=PATIENCE)

    def look(self) -> dict[str, Any]:
        """The properties of the board; fails if there was an unexpected event."""
        self.order("look")
        answer = self._next()
        assert "board" in answer, f"unexpected: {answer}"
        board: dict[str, Any] = answer["board"]
        return board

    def order(self, command: str) -> None:
        """Let the screen reader act on a pile: ``press INDEX`` or ``focus INDEX``."""
        self._orders.write(command + "\n")
        self._orders.flush()

    def _next(self) -> dict[str, Any]:
        return self._heard.get(timeout=PATIENCE)

    def _listen(self) -> None:
        for line in self._answers:
            self._heard.put(json.loads(line))

    @staticmethod
    def _text(heard: dict[str, Any]) -> str:
        ((kind, text),) = heard.items()
        return f"{kind}: {text}"


@contextmanager
def listening_to_program(display: str, data: Path) -> Iterator[ScreenReader]:
    """Start a screen reader, then the program with its ``data`` folder; both end with the context."""
    environment = xvfb.environment(display) | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    with _client(environment) as reader:
        program = subprocess.Popen(
            [sys.executable, "-m", "app", "--data-dir", str(data)],
            cwd=ROOT,
            env=environment | {"DBUS_SESSION_BUS_ADDRESS": reader.bus},
        )
        try:
            yield reader
        finally:
            program.terminate()
            program.wait(timeout=PATIENCE)


@contextmanager
def _client(environment: dict[str, str]) -> Iterator[ScreenReader]:
    # The services of the bus write to standard output, too, so the client answers through another pipe.
    answers, writer = os.pipe()
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(CLIENT), str(writer)]
    with subprocess.Popen(
        command,
        env=environment,
        pass_fds=[writer],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as client:
        os.close(writer)
        assert client.stdin is not None
        with os.fdopen(answers) as lines:
            try:
                yield ScreenReader(client.stdin, lines, environment)
                client.stdin.close()
                client.wait(timeout=PATIENCE)
            except BaseException:
                # Now: `with` would wait for ever, for the client and for the thread that reads its answers.
                os.killpg(client.pid, signal.SIGKILL)
                raise
