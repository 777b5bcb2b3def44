"""The translations: ``resources/translations/*.ts``, compiled to the ``.qm`` files that the program loads.

``ten-columns_LANGUAGE.ts`` hold the program's own texts; the English one only those with a plural.
``ten-columns-qt_LANGUAGE.ts`` hold texts of Qt's own that Qt lacks in that language or has wrong.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import environment
from environment import Environment

FOLDER = environment.ROOT / "resources" / "translations"
LANGUAGES = ("en", "hr", "pt_PT")


def update() -> bool:
    """Bring every text of the sources into the program's own translations; returns whether all went well.

    What is new there is unfinished; what no source has any longer is dropped.
    """
    sources = sorted(str(path) for path in (environment.ROOT / "app").rglob("*.py"))
    options = ["-locations", "none", "-no-obsolete", "-source-language", "en"]
    succeeded = True
    for language in LANGUAGES:
        command = [str(environment.MAIN.tool("pyside6-lupdate")), *sources, *options]
        command += ["-target-language", language]
        command += ["-pluralonly"] if language == "en" else []
        command += ["-ts", str(FOLDER / f"ten-columns_{language}.ts")]
        succeeded &= subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0
    return succeeded


def compile_all(where: Environment = environment.MAIN) -> bool:
    """Compile every translation that changed since it was compiled last, by the tool of an environment.

    Returns whether all went well.
    """
    succeeded = True
    for source in sorted(FOLDER.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            succeeded &= _release(where, source, compiled)
    return succeeded


def all_finished() -> bool:
    """Whether no translation lacks a text; lrelease names those that do."""
    with TemporaryDirectory() as folder:
        finished = [
            _release(environment.MAIN, source, Path(folder, source.stem), "-fail-on-unfinished")
            for source in FOLDER.glob("*.ts")
        ]
    return all(finished)


def _release(where: Environment, source: Path, compiled: Path, *options: str) -> bool:
    # A running program has the old file mapped: the new one takes its name when it is whole.
    fresh = compiled.with_suffix(f".{os.getpid()}")
    command = [str(where.tool("pyside6-lrelease")), "-silent", *options, str(source), "-qm", str(fresh)]
    succeeded = subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0
    if succeeded:
        fresh.replace(compiled)
    return succeeded
