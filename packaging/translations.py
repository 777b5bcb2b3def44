"""The translations: ``resources/translations/*.ts``, compiled to the ``.qm`` files that the program loads.

``ten-columns_LANGUAGE.ts`` hold the program's own texts; the English one only those with a plural.
``ten-columns-qt_LANGUAGE.ts`` hold texts of Qt's own that Qt lacks in that language or has wrong.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import environment

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
        command = [str(environment.tool("pyside6-lupdate")), *sources, *options, "-target-language", language]
        command += ["-pluralonly"] if language == "en" else []
        command += ["-ts", str(FOLDER / f"ten-columns_{language}.ts")]
        succeeded &= subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0
    return succeeded


def compile_all() -> bool:
    """Compile every translation that changed since it was compiled last; returns whether all went well."""
    succeeded = True
    for source in sorted(FOLDER.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            succeeded &= _release(source, compiled)
    return succeeded


def all_finished() -> bool:
    """Whether no translation lacks a text; lrelease names those that do."""
    with TemporaryDirectory() as folder:
        finished = [
            _release(source, Path(folder, source.stem), "-fail-on-unfinished")
            for source in FOLDER.glob("*.ts")
        ]
    return all(finished)


def _release(source: Path, compiled: Path, *options: str) -> bool:
    # A running program has the old file mapped: the new one takes its name when it is whole.
    fresh = compiled.with_suffix(".new")
    command = [str(environment.tool("pyside6-lrelease")), "-silent", *options, str(source), "-qm", str(fresh)]
    succeeded = subprocess.run(command, cwd=environment.ROOT, check=False).returncode == 0
    if succeeded:
        fresh.replace(compiled)
    return succeeded
