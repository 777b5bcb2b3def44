"""``dev.py screenshots DIR``: pictures of the whole program in all its states, to be looked at."""

from __future__ import annotations

from pathlib import Path

import environment
import processes
import system_packages
import translations


def run(arguments: list[str]) -> int:
    """Fill the folder that ``arguments`` names with pictures; returns the exit status."""
    if len(arguments) != 1:
        print("usage: python3 packaging/dev.py screenshots DIR")
        return 2
    system_packages.provide(system_packages.missing())
    environment.MAIN.prepare("runtime", "test")
    translations.compile_all()
    folder = Path(arguments[0]).resolve()
    command: list[str | Path] = [environment.MAIN.python, "-m", "screenshots", str(folder)]
    return processes.run(command, environment.ROOT, environment.IMPORTABLE)
