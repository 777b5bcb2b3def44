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
    """Keep all others that enter this context for ``folder`` waiting, and wait for them.

    The folder itself is locked, so that no file is left behind. Windows has no such lock: nobody waits.
    """
    if sys.platform == "win32":
        yield
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another dev.py, which sets things up ...", flush=True)
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
