"""The command line of dev.py: runs a command, and prints a sentence if a file cannot be used."""

from __future__ import annotations

import sys

from commands import bench, package, play, screenshots, test, test_package, test_windows, translate

COMMANDS = {
    "bench": bench.run,
    "package": package.run,
    "play": play.run,
    "screenshots": screenshots.run,
    "test": test.run,
    "test-package": test_package.run,
    "test-windows": test_windows.run,
    "translate": translate.run,
}


def main(arguments: list[str], usage: str) -> int:
    """Run the command named first in ``arguments``, or print ``usage``; return the exit status."""
    if not arguments or arguments[0] not in COMMANDS:
        print(usage)
        return 0 if arguments in (["--help"], ["-h"]) else 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except OSError as error:
        if error.filename is None:
            raise
        print(f"dev.py: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
