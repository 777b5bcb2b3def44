"""The engine's command line as others meet it: a process with its input, its output and its end."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

COMMAND = (sys.executable, "-m", "engine")
PROJECT = Path(__file__).parent.parent.parent
LONGEST = 120  # seconds: whatever takes longer hangs


class Answers(NamedTuple):
    """What a run said: one result a line, one fault a line of standard error, and its exit status."""

    results: list[dict[str, Any]]
    faults: list[dict[str, Any]]
    status: int


def run(*arguments: str, given: bytes = b"") -> Answers:
    """Run ``python -m engine`` with ``given`` as its standard input; each line of its output is JSON."""
    done = subprocess.run(
        [*COMMAND, *arguments], cwd=PROJECT, input=given, capture_output=True, timeout=LONGEST, check=False
    )
    return Answers(
        [json.loads(line) for line in done.stdout.splitlines()],
        [json.loads(line) for line in done.stderr.splitlines()],
        done.returncode,
    )


def replay(records: Iterable[object], *options: str) -> Answers:
    """The answers to a stream of records, one a line."""
    lines = "\n".join(map(json.dumps, records))
    return run("replay", *options, given=lines.encode())
