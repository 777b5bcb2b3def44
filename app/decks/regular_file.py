"""Opens a file without waiting: a named pipe would let the program wait for a writer."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO


def open_regular(path: Path) -> BinaryIO:
    """Open the file at ``path`` for reading; raises ``OSError`` if it is no regular file."""
    file = open(path, "rb", opener=_without_waiting)  # noqa: SIM115 (Path.open takes no opener)
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(f"no regular file: {path}")
    return file


def _without_waiting(name: str, flags: int) -> int:
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))
