"""The folder of the program's resource files."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

_IS_FROZEN = getattr(sys, "frozen", False)

RESOURCES = (Path(sys.prefix) if _IS_FROZEN else Path(__file__).resolve().parent.parent) / "resources"
"""The folder beside the package ``app``; in a frozen program, beside the folder of PySide6."""


_held: dict[Path, int] = {}
"""The descriptors of the files that are open and not yet read."""


def hold(file: Path) -> None:
    """Make sure that ``read`` finds the content of now, even after an upgrade has replaced the file.

    An open file keeps its content and takes no memory of the program. Windows does not let an upgrade replace
    an open file, so the file is read there.
    """
    if os.name == "posix":
        _held[file] = os.open(file, os.O_RDONLY)
    else:
        read(file)


@cache
def read(file: Path) -> bytes:
    """The content of a resource file, cached after the first call.

    An upgrade replaces these files while the program runs, and the new files may not fit the old program.
    """
    if file not in _held:
        return file.read_bytes()
    with os.fdopen(_held.pop(file), "rb") as content:
        return content.read()


@cache
def all_files() -> tuple[Path, ...]:
    """All files in ``RESOURCES`` that the program can read, listed at the first call."""
    sources = {".ts"}  # a checkout also has the sources of the compiled translations
    found = (path for path in RESOURCES.rglob("*") if path.is_file() and path.suffix not in sources)
    return tuple(sorted(found))
