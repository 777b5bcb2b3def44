"""The program in a process of its own, in a state of ``tests.gui.states``; and later starts of it."""

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
from typing import Any

from tests.allowed_messages import QT_MESSAGES
from tests.paths import ROOT

NOBODY = 65534
"""The number of a user who owns nothing."""

_SOURCES = ("app", "engine", "resources", "tests/__init__.py", "tests/gui")
"""What ``tests.gui.states`` reads of the checkout."""

PATIENCE = 120
"""How long the program may take on a machine that has much else to do, in seconds."""


class Running:
    """A running program."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def seen(self) -> dict[str, Any]:
        """What is seen of it now."""
        self._write("\n")
        return self._answer()

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Send it a signal; its exit status and what it said on standard error that nobody expects.

        Windows has no signals: there its windows are closed.
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
        line = self.process.stdout.readline()
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
    """The program in that state, which it has reached; where the platform says, if no folder is given.

    It becomes the ``user`` of this number, if one is given, which only root can do.
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
    """A copy of the program that every user can read; the checkout may lie in a closed folder."""
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
    """Start the program on a folder where it runs; the exit status, and what it says on standard error.

    It ends once the first start has read what the second wanted of it.
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
    """What a program said, without the messages of Qt that any test run may have."""
    lines = [line for line in said.splitlines() if not any(re.fullmatch(one, line) for one in QT_MESSAGES)]
    return "\n".join(lines)


def with_variables(**variables: str | None) -> dict[str, str]:
    """The environment with other variables; None takes one away."""
    changed = os.environ | {name: text for name, text in variables.items() if text is not None}
    return {
        name: text for name, text in changed.items() if name not in variables or variables[name] is not None
    }
