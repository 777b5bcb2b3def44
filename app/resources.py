"""The folder of the program's resource files."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

_IS_FROZEN = getattr(sys, "frozen", False)

RESOURCES = (Path(sys.prefix) if _IS_FROZEN else Path(__file__).resolve().parent.parent) / "resources"
"""The folder beside the package ``app``; in a frozen program, beside the folder of PySide6."""


@cache
def read(file: Path) -> bytes:
    """The content of a resource file, cached after the first call.

    An upgrade replaces these files while the program runs, and the new files may not fit the old program.
    """
    return file.read_bytes()


@cache
def all_files() -> tuple[Path, ...]:
    """All files in ``RESOURCES`` that the program can read, listed at the first call."""
    sources = {".ts"}  # a checkout also has the sources of the compiled translations
    found = (path for path in RESOURCES.rglob("*") if path.is_file() and path.suffix not in sources)
    return tuple(sorted(found))
