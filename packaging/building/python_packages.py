"""The wheel and the source distribution, built by hatchling from ``pyproject.toml``."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import environment

from building.version import source_date


def build(destination: Path) -> None:
    """Write both packages into the folder ``destination``; hatchling prints their names."""
    command: list[str | Path] = [environment.MAIN.tool("hatchling"), "build", "-d", destination]
    variables = {"SOURCE_DATE_EPOCH": str(source_date())}
    subprocess.run(command, cwd=environment.ROOT, env=os.environ | variables, check=True)
