"""A lock between runs of dev.py in one checkout."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl


@contextmanager
def exclusively(folder: Path) -> Iterator[None]:
    """Allow one process at a time to be in this context for ``folder``; others wait.

    The lock is on the folder itself, so that no lock file remains. Windows has no such lock: nothing waits.
    """
    if sys.platform == "win32":
        yield
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another dev.py, which is setting up the environment ...", flush=True)
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
