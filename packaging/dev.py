"""The project's one tool: sets up all that a command needs, then carries it out.

    python3 packaging/dev.py play [ARGUMENT ...]    start the game (ARGUMENTS are the game's own)
    python3 packaging/dev.py test [ARGUMENT ...]    check everything (ARGUMENTS are pytest's; --long for all)
    python3 packaging/dev.py bench [ARGUMENT ...]   measure the program beside a bare window of PySide6
    python3 packaging/dev.py screenshots DIR        make pictures of the program in all its states
    python3 packaging/dev.py package                make all that the program is installed from, in dist/
    python3 packaging/dev.py test-package           install what is in dist/ in bare systems and try it out
    python3 packaging/dev.py translate              bring new texts into resources/translations/*.ts

It needs Python 3.11 to 3.13 and the standard library only. What it installs goes into ``.venv`` in the
checkout; missing system libraries are installed through apt when it runs as root, else it prints the one
command that does so. A second run sets nothing up.
"""

from __future__ import annotations

import sys

from commands import bench, package, play, screenshots, test, test_package, translate

COMMANDS = {
    "bench": bench.run,
    "package": package.run,
    "play": play.run,
    "screenshots": screenshots.run,
    "test": test.run,
    "test-package": test_package.run,
    "translate": translate.run,
}
PYTHON_VERSIONS = ((3, 11), (3, 12), (3, 13))


def main(arguments: list[str]) -> int:
    """Carry out the command named first in ``arguments``; returns the exit status."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 0 if arguments in (["--help"], ["-h"]) else 2
    if sys.version_info[:2] not in PYTHON_VERSIONS:
        wanted = ", ".join(f"{major}.{minor}" for major, minor in PYTHON_VERSIONS)
        print(f"This is Python {sys.version.split()[0]}; Ten Columns needs one of {wanted}.", file=sys.stderr)
        return 2
    return COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
