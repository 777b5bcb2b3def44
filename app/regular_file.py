"""Opens regular files only: the program would wait without end for the writer of a named pipe."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO


class NotRegularFileError(OSError):
    """The path names a device, pipe or socket."""


def open_regular(path: Path) -> BinaryIO:
    """Open the file at ``path`` for reading; raises ``OSError`` also if it is no regular file."""
    try:
        require_regular(path.stat())  # before opening, which can change the state of a device
        return path.open("rb")
    except ValueError:  # the name contains a null character
        raise FileNotFoundError(str(path)) from None


def require_regular(found: os.stat_result) -> None:
    """Raise ``IsADirectoryError`` for a folder, ``NotRegularFileError`` for a device, pipe or socket."""
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError
    if not stat.S_ISREG(found.st_mode):
        raise NotRegularFileError
