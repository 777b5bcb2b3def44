"""The version of the program, and the date of the built files."""

from __future__ import annotations

import os
import re
import subprocess

import environment

VERSION = re.findall(r'^__version__ = "(.+)"$', (environment.ROOT / "app" / "__init__.py").read_text(), re.M)[
    0
]


def source_date() -> int:
    """The date of every built file, in seconds since 1970: a constant date makes builds reproducible.

    ``SOURCE_DATE_EPOCH`` if it is set, else the time of the last commit.
    """
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    command = ["git", "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, cwd=environment.ROOT, check=True, capture_output=True).stdout)
