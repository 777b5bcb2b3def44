"""Runs the command line of the engine as a process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from tempfile import TemporaryFile
from typing import Any, NamedTuple

from tests.paths import ROOT

COMMAND = (sys.executable, "-m", "engine")


class Answers(NamedTuple):
    """The output of a run: results (one a line), faults on standard error (one a line), exit status."""

    results: list[dict[str, Any]]
    faults: list[dict[str, Any]]
    status: int


class Said(NamedTuple):
    """The output of a process, its exit status, and its peak memory in KiB."""

    output: bytes
    errors: bytes
    status: int
    peak: int


def replay(records: Iterable[object], *options: str) -> Answers:
    """The answers to a stream of records, one in each line."""
    return run("replay", *options, given="\n".join(map(json.dumps, records)).encode())


def run(*arguments: str, given: bytes = b"") -> Answers:
    """Run the command line with ``given`` as its input; each line of its output is JSON."""
    said = process([*COMMAND, *arguments], [given])
    results = [json.loads(line) for line in said.output.splitlines()]
    faults = [json.loads(line) for line in said.errors.splitlines()]
    return Answers(results, faults, said.status)


def process(command: list[str], given: Iterable[bytes] = ()) -> Said:
    """Run ``command`` in the project's folder, with the pieces of ``given`` as its input."""
    with (
        TemporaryFile() as output,
        TemporaryFile() as errors,
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=output, stderr=errors) as child,
    ):
        assert child.stdin is not None
        with suppress(BrokenPipeError), child.stdin as pipe:  # the process may end before it has read all
            pipe.writelines(given)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        return Said(output.read(), errors.read(), child.returncode, usage.ru_maxrss)
