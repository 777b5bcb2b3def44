"""Starts the program in a process, in a state of ``tests.gui.states``; and starts it a second time."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any

from tests.allowed_messages import QT_MESSAGES
from tests.paths import ROOT

NOBODY = 65534
"""The identifier of a user who owns no files."""

_SOURCES = ("app", "engine", "resources", "tests/__init__.py", "tests/gui")
"""The parts of the checkout that ``tests.gui.states`` needs."""

PATIENCE = 120
"""How many seconds the program may take on a machine under load."""


class Running:
    """A running program."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def seen(self) -> dict[str, Any]:
        """What the program shows now."""
        self._write("\n")
        return self._answer()

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Send a signal; return the exit status, and the unexpected output on standard error.

        Windows has no signals; there the program's windows are closed instead.
        """
        if sys.platform == "win32":
            self._write("close\n")
        else:
            self.process.send_signal(number)
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, unexpected(said)

    def _write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        # A program that shows an error instead would let the test wait for ever.
        limit = Timer(PATIENCE, self.process.kill)
        limit.start()
        line = self.process.stdout.readline()
        limit.cancel()
        assert line, self.process.communicate()[1]
        answer: dict[str, Any] = json.loads(line)
        return answer


@contextmanager
def running(
    state: str,
    data: Path | None,
    *arguments: str,
    environment: Mapping[str, str] | None = None,
    user: int | None = None,
) -> Iterator[Running]:
    """Start the program, and wait until it has reached ``state``.

    Without a folder it uses the platform's own folders. Only root can start it as another ``user``.
    """
    place = [] if data is None else ["--data-dir", str(data)]
    command = [sys.executable, "-m", "tests.gui.states", state, *place, *arguments]
    pipe = subprocess.PIPE
    if user is not None:
        environment = {**(environment or os.environ), "TESTS_USER": str(user)}
    with (
        nullcontext(ROOT) if user is None else _readable_checkout() as root,
        subprocess.Popen(
            command, cwd=root, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True
        ) as process,
    ):
        try:
            program = Running(process)
            program._answer()
            yield program
        finally:
            process.kill()


@contextmanager
def _readable_checkout() -> Iterator[Path]:
    """A copy of the program that every user can read; the checkout may be in a private folder."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        for name in _SOURCES:
            source, copy = ROOT / name, root / name
            copy.parent.mkdir(exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, copy)
            else:
                shutil.copy(source, copy)
        for path in (root, *root.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)
        yield root


def start_again(data: Path, *arguments: str, environment: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Start a second process on the folder of a running program; return status and standard error.

    The second process ends as soon as the first one has read its request.
    """
    done = subprocess.run(
        [sys.executable, "-m", "app", "--data-dir", str(data), *arguments],
        cwd=ROOT,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, unexpected(done.stderr)


def unexpected(said: str) -> str:
    """The output of a program, without the messages allowed in any test run."""
    lines = [line for line in said.splitlines() if not any(re.fullmatch(one, line) for one in QT_MESSAGES)]
    return "\n".join(lines)


def with_variables(**variables: str | None) -> dict[str, str]:
    """The environment with changed variables; None removes a variable."""
    changed = os.environ | {name: text for name, text in variables.items() if text is not None}
    return {
        name: text for name, text in changed.items() if name not in variables or variables[name] is not None
    }
