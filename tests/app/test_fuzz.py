"""No code, record, command line or database that anyone hands the program does it any harm (spec 9)."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

from engine.unreadable import Fault
from tests.gui.running import unexpected

ROOT = Path(__file__).parent.parent.parent
INPUTS, INPUTS_IN_SHORT = 200_000, 5_000
PIECE = 50_000
"""So many inputs go to one process."""
MOST_MEGABYTES = 200


def test_strange_input_does_no_harm(long_run: bool) -> None:
    inputs = INPUTS if long_run else INPUTS_IN_SHORT
    first = random.randrange(2**31) if long_run else 1
    counts: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    for number in range(-(-inputs // PIECE)):
        command = [sys.executable, "-m", "tests.app.fuzz", str(min(inputs, PIECE)), str(first + number)]
        print(*command[1:])  # noqa: T201  (to run it again)
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert unexpected(done.stderr) == ""
        found = json.loads(done.stdout)
        assert found["counts"].pop("peak") <= MOST_MEGABYTES
        counts.update(found["counts"])
        faults.update(found["faults"])
        print(done.stdout)  # noqa: T201
    print(dict(counts), dict(sorted(faults.items())))  # noqa: T201
    assert counts["inputs"] == inputs
    assert counts["mutated"] >= inputs / 2
    assert counts["past the parser"] >= inputs / 5
    assert set(faults) == {fault.value for fault in Fault}
