"""The folder of the program's resource files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
"""It is beside the package ``app`` in the source tree, in an installation and in a frozen program."""


@cache
def read(file: Path) -> bytes:
    """The content of a file of the program's own, as it was when it was first read.

    An upgrade replaces these files while the program runs, and the new ones may not fit it.
    """
    return file.read_bytes()


def all_files() -> list[Path]:
    """Every file in ``RESOURCES`` that the program may come to read."""
    sources = {".ts"}  # of translations; a checkout has them beside what is compiled of them
    return sorted(path for path in RESOURCES.rglob("*") if path.is_file() and path.suffix not in sources)
