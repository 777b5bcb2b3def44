"""The cases of ``tests/data/cases``: records and codes with expected results.

They were made by programs that share no code with this one: a plain version of the rules, and solvers.
"""

from __future__ import annotations

import json
from typing import Any

from tests.paths import CASES

Case = dict[str, Any]


EXAMPLES = "examples"
"""Five named games; ``expect`` holds the last state."""
WON = "won"
"""Won games of both kinds at all levels; ``expect`` holds the last state."""
POSITIONS = "positions"
"""Built positions; ``expect`` holds the legal moves, ``best`` the pile for a double click on each group."""
REFUSALS = "refusals"
"""Illegal moves; ``refused`` holds the refusal."""
UNDO = "undo"
"""150 moves, then 100 or 101 undos, then redos."""
RANDOM = "random"
"""Random games with undo and redo; ``expect`` and ``best`` as above."""

FILES = (EXAMPLES, WON, POSITIONS, REFUSALS, UNDO, RANDOM)


def cases(file: str) -> list[Case]:
    """The rows of one of ``FILES``."""
    with (CASES / f"{file}.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def deals() -> list[Case]:
    """Deal codes, each with its ``code``, ``number`` and ``layout``."""
    rows: list[Case] = json.loads((CASES / "codes.json").read_text(encoding="utf-8"))
    return rows
