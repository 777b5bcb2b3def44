"""What a disk may do to a storage in tests: each trouble lasts until its context ends."""

from __future__ import annotations

import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import pytest

from app.storage.reliable_database import Write
from tests.app.storage.storage_games import full_disk

Trouble = Callable[[Path], AbstractContextManager[None]]


@contextmanager
def full(_folder: Path) -> Iterator[None]:
    """No file can become larger."""
    with full_disk():
        yield


@contextmanager
def full_device(folder: Path) -> Iterator[None]:
    """There is no free space on the device."""
    filler = folder / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while file.write(b"\0" * 1024):
            pass
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def failing(code: int, *, is_saved: bool = False) -> Iterator[None]:
    """Every transaction in a file fails with SQLite's error ``code``; if ``is_saved``, it is saved before."""

    def transact(write: Write, connection: sqlite3.Connection) -> None:
        ((_, _, file),) = connection.execute("PRAGMA database_list")
        error = sqlite3.OperationalError("the disk fails")
        error.sqlite_errorcode = code
        with connection:
            write(connection)
            if file and not is_saved:
                raise error
        if file:
            raise error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.storage.reliable_database._transact", transact)
        yield


def io_error(_folder: Path) -> AbstractContextManager[None]:
    """Writing fails with an input/output error."""
    return failing(sqlite3.SQLITE_IOERR_WRITE)


def read_only(_folder: Path) -> AbstractContextManager[None]:
    """The file system has become read-only, as file systems do when they detect damage to themselves."""
    return failing(sqlite3.SQLITE_READONLY)


def late_error(_folder: Path) -> AbstractContextManager[None]:
    """Every transaction fails, but SQLite finds it in the log when it opens the file again."""
    return failing(sqlite3.SQLITE_IOERR_WRITE, is_saved=True)


@contextmanager
def device(folder: Path) -> Iterator[None]:
    """Makes the folder a separate device with room for a megabyte."""
    folder.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True, check=False
    )
    if done.returncode != 0:
        pytest.skip("no device can be mounted here")
    try:
        yield
    finally:
        # Lazy, because a test that fails leaves the database open.
        subprocess.run(["umount", "--lazy", folder], check=True)
