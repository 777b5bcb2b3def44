"""Updates and compiles the translations, from ``resources/translations/*.ts`` to ``.qm`` files.

``ten-columns_LANGUAGE.ts`` contains the program's texts; for English, only the texts with a plural.
``ten-columns-qt_LANGUAGE.ts`` contains texts of Qt that Qt itself translates wrongly or not at all.
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
    """Update the program's translations from the texts in the sources; return whether that succeeded.

    New texts are marked as unfinished; texts that are in no source any more are dropped.
    """
    print("English keeps only texts with a plural, so every run finds the others as new.", flush=True)
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
    """Compile the translations that have changed, with the tool of an environment.

    Returns whether that succeeded.
    """
    succeeded = True
    for source in sorted(FOLDER.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            succeeded &= _release(where, source, compiled)
    return succeeded


def all_finished() -> bool:
    """Whether all translations are complete; lrelease prints the names of others."""
    with TemporaryDirectory() as folder:
        finished = [
            _release(environment.MAIN, source, Path(folder, source.stem), "-fail-on-unfinished")
            for source in FOLDER.glob("*.ts")
        ]
    return all(finished)


def _release(where: Environment, source: Path, compiled: Path, *options: str) -> bool:
    # Rename the new file when it is complete: a running program has the old file mapped.
    fresh = compiled.with_suffix(f".{os.getpid()}")
    command = [str(where.tool("pyside6-lrelease")), "-silent", *options, str(source), "-qm", str(fresh)]
    succeeded = subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0
    if succeeded:
        fresh.replace(compiled)
    return succeeded
