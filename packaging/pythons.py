"""The Pythons of this machine that the program supports."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from python_versions import PYTHON_VERSIONS

SUPPORTED = tuple(f"{major}.{minor}" for major, minor in PYTHON_VERSIONS)
"""The versions of Python that the program runs on, such as "3.11"."""

_PROBE = "import ensurepip, platform, sys; print(platform.python_version(), sys.executable)"


class Python(NamedTuple):
    """A Python: its full version, such as "3.13.0", and its program."""

    version: str
    program: Path

    @property
    def minor(self) -> str:
        """The first two numbers of the version, such as "3.13"."""
        return self.version.rpartition(".")[0]


RUNNING: Python = Python(platform.python_version(), Path(sys.executable))
"""The Python that runs dev.py."""


def find(minor: str) -> Python | None:
    """A Python of version ``minor`` that can make environments, or None.

    Prefers the running Python, then the one on the path, then the latest of pyenv.
    """
    if minor == RUNNING.minor:
        return RUNNING
    pyenv = sorted(Path.home().glob(f".pyenv/versions/{minor}.*/bin/python{minor}"), key=_patch)
    on_path = shutil.which(f"python{minor}")
    programs: list[str | Path] = [*([on_path] if on_path else []), *reversed(pyenv)]
    return next(filter(None, map(_probe, programs)), None)


def _patch(program: Path) -> int:
    digits = program.parents[1].name.rpartition(".")[2]
    return int(digits) if digits.isdigit() else -1


def _probe(program: str | Path) -> Python | None:
    """The version of ``program``, as it reports it; None if it does not run or lacks ``ensurepip``."""
    command = [program, "-I", "-c", _PROBE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None
    version, _, executable = done.stdout.strip().partition(" ")
    return Python(version, Path(executable))
