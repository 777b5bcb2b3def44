"""Sets up the environment for a command, then runs the command.

    python3 packaging/dev.py play [ARGUMENT ...]    start the game, with its arguments
    python3 packaging/dev.py test [ARGUMENT ...]    run all checks, with pytest's arguments; --long for more
    python3 packaging/dev.py test --python 3.13     run the tests on another Python; can be repeated
    python3 packaging/dev.py bench [ARGUMENT ...]   measure the program beside a bare PySide6 window
    python3 packaging/dev.py screenshots DIR        make pictures of the program in all its states
    python3 packaging/dev.py screenshots --readme   make the pictures in the README
    python3 packaging/dev.py package                build all packages in dist/
    python3 packaging/dev.py test-package           install the packages in bare systems and test them
    python3 packaging/dev.py test-windows           test the program for Windows under Wine
    python3 packaging/dev.py translate              add new texts to resources/translations/*.ts

It needs only Python 3.11 to 3.13. It installs Python packages into ``.venv`` in the checkout. As root, it
also installs missing system packages with apt; otherwise it prints the command for that. The next run reuses
all.
"""

import sys

from python_versions import PYTHON_VERSIONS

# Older versions of Python must be able to read this file and python_versions.py; others are imported later.
if sys.version_info[:2] not in PYTHON_VERSIONS:
    sys.stderr.write(
        "This is Python "
        + sys.version.split()[0]
        + "; Ten Columns needs one of "
        + ", ".join(".".join(map(str, version)) for version in PYTHON_VERSIONS)
        + ".\n"
    )
    sys.exit(2)

if __name__ == "__main__":
    try:
        from command_line import main

        sys.exit(main(sys.argv[1:], __doc__))
    except KeyboardInterrupt:
        sys.exit("\ndev.py: interrupted")
