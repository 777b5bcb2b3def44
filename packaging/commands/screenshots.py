"""``dev.py screenshots DIR``: makes pictures of the whole program in all its states.

``dev.py screenshots --readme`` makes the pictures in the README.
"""

from __future__ import annotations

from pathlib import Path

import environment
import processes
import system_packages
import translations

README_PICTURES = environment.ROOT / "packaging" / "pictures"


def run(arguments: list[str]) -> int:
    """Make the pictures of the program in a folder, or the pictures in the README; return the exit status."""
    if len(arguments) != 1:
        print("usage: python3 packaging/dev.py screenshots DIR | --readme")
        return 2
    system_packages.provide(system_packages.missing())
    environment.MAIN.prepare("runtime", "test")
    translations.compile_all()
    if arguments == ["--readme"]:
        return _run("screenshots.readme", README_PICTURES)
    return _run("screenshots", Path(arguments[0]).resolve())


def _run(module: str, folder: Path) -> int:
    command: list[str | Path] = [environment.MAIN.python, "-m", module, str(folder)]
    return processes.run(command, environment.ROOT, environment.IMPORTABLE)
