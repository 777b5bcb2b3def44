"""Writes files completely or not at all, even if the disk is full or the program is killed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

PRIVATE = 0o600
"""The access rights of a file that only the user may read."""


@contextmanager
def whole_file(path: Path, mode: int = PRIVATE) -> Iterator[BinaryIO]:
    """A new file for writing, which gets the name ``path`` at the end of the ``with`` block.

    Until then it is a draft beside ``path``, with the access rights ``mode`` less the umask. If an exception
    leaves the block, or the disk fails, the draft is deleted and ``path`` is unchanged. Raises ``OSError``.
    """
    draft = path.with_name(f".{os.urandom(8).hex()}.tmp")
    try:
        with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            yield file
        draft.replace(path)  # after closing: Windows does not rename an open file
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def sync(file: BinaryIO) -> None:
    """Wait until the content of ``file`` is on the disk; raises ``OSError``."""
    file.flush()
    os.fsync(file.fileno())


def drafts(folder: Path) -> Iterator[Path]:
    """The files in ``folder`` that are being written, or that a killed process has left unfinished."""
    return folder.glob(".*.tmp")
