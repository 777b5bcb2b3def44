"""No code, record, command line or database crashes the program or changes the game in play."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

from engine.read_errors import ReadFault
from tests.gui.running import unexpected
from tests.paths import ROOT

INPUTS, INPUTS_IN_SHORT = 10_000, 5_000
"""The number of inputs in each part of the test."""
MOST_MEGABYTES = 200


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, 20))])
def test_hostile_input_does_no_harm(long_run: bool, part: int) -> None:
    inputs = INPUTS if long_run else INPUTS_IN_SHORT
    seed = random.randrange(2**31) if long_run else part
    command = [sys.executable, "-m", "tests.app.main_window.fuzz", str(inputs), str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    print(*command[1:], done.stdout)  # noqa: T201  (the command to repeat the run)
    assert done.returncode == 0, done.stderr
    assert unexpected(done.stderr) == ""
    found = json.loads(done.stdout)
    counts, faults = found["counts"], found["faults"]
    assert counts["inputs"] == inputs
    assert counts["mutated"] >= inputs / 2
    assert counts["past the parser"] >= inputs / 5
    assert counts["peak"] <= MOST_MEGABYTES
    assert set(faults) == {fault.value for fault in ReadFault}
