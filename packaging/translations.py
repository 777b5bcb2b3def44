"""The translations: ``resources/translations/*.ts``, compiled to the ``.qm`` files that the program loads.

``ten-columns_LANGUAGE.ts`` hold the program's own texts; the English one only those with a plural.
``ten-columns-qt_LANGUAGE.ts`` hold texts of Qt's own that Qt lacks in that language or has wrong.
"""

from __future__ import annotations

import subprocess

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
