"""The version of the program and the date of what is built, each from its one place."""

from __future__ import annotations

import os
import re
import subprocess

import environment

VERSION = re.findall(r'^__version__ = "(.+)"$', (environment.ROOT / "app" / "__init__.py").read_text(), re.M)[
    0
]


def source_date() -> int:
    """The time that every built file bears, in seconds since 1970, so that two builds are the same.

    ``SOURCE_DATE_EPOCH`` if it is set, else the time of the last commit.
    """
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    command = ["git", "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, cwd=environment.ROOT, check=True, capture_output=True).stdout)
