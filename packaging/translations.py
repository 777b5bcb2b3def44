"""The translations: ``resources/translations/*.ts`` compiled to the ``.qm`` files that the program loads."""

from __future__ import annotations

import subprocess

import environment

FOLDER = environment.ROOT / "resources" / "translations"
LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


def compile_all(*, unfinished_allowed: bool = True) -> bool:
    """Compile every translation that changed since it was compiled last; returns whether all went well.

    With ``unfinished_allowed=False`` all are compiled anew, and one that lacks a text fails.
    """
    succeeded = True
    for source in sorted(FOLDER.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        fresh = compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime
        if fresh and unfinished_allowed:
            continue
        strictness = [] if unfinished_allowed else ["-fail-on-unfinished"]
        files = [str(source), "-qm", str(compiled)]
        command = [str(environment.PYTHON), "-c", LRELEASE, "-silent", *strictness, *files]
        succeeded &= subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0
    return succeeded
