"""Runs other programs; after an interruption or a network error, it prints a sentence, not a traceback."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

_TIME_TO_END = 20
"""How long an interrupted program may take to end, in seconds."""

_NO_NETWORK = re.compile(
    r"Retrying \(Retry\(|NewConnectionError|Temporary failure resolving|Could not resolve"
    r"|Network is unreachable|(Could not|Unable to) connect to"
)


def run(command: Sequence[str | Path], folder: Path, variables: dict[str, str] | None = None) -> int:
    """Run a program in ``folder``, show its output, and return its exit status.

    On Ctrl+C, which the terminal also sends to the program, waits until the program has ended.
    """
    with subprocess.Popen(command, cwd=folder, env=os.environ | (variables or {})) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            try:
                process.wait(_TIME_TO_END)
            except subprocess.TimeoutExpired:
                process.kill()
            raise


def run_quietly(command: Sequence[str | Path], variables: dict[str, str] | None = None) -> str:
    """Run a program and return its output.

    If it fails, prints its output and one sentence (there is no network, or which command has failed), and
    exits.
    """
    done = subprocess.run(
        command,
        env=os.environ | (variables or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode == 0:
        return done.stdout
    if _NO_NETWORK.search(done.stdout):
        sys.exit("dev.py: there is no way to the network, and something has yet to be downloaded.")
    sys.exit(f"{done.stdout}\ndev.py: this failed: {' '.join(map(str, command))}")
