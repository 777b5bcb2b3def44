"""The translations: ``resources/translations/*.ts`` compiled to the ``.qm`` files that the program loads."""

from __future__ import annotations

import subprocess

import environment

FOLDER = environment.ROOT / "resources" / "translations"


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
        command = [str(environment.tool("pyside6-lrelease")), "-silent", *strictness]
        command += [str(source), "-qm", str(compiled)]
        succeeded &= subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0
    return succeeded
