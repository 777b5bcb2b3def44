"""Where the checkout and the data of the tests are."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
DATA = TESTS / "data"
CASES = DATA / "cases"
