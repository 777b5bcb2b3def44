"""The project's one tool: sets up all that a command needs, then carries it out.

    python3 packaging/dev.py play [ARGUMENT ...]    start the game (ARGUMENTS are the game's own)
    python3 packaging/dev.py test [ARGUMENT ...]    check everything (ARGUMENTS are pytest's; --long for all)
    python3 packaging/dev.py test --python 3.13     run the tests on that Python; may be given several times
    python3 packaging/dev.py bench [ARGUMENT ...]   measure the program beside a bare window of PySide6
    python3 packaging/dev.py screenshots DIR        make pictures of the program in all its states
    python3 packaging/dev.py screenshots --readme   make the pictures that the README shows
    python3 packaging/dev.py package                make all that the program is installed from, in dist/
    python3 packaging/dev.py test-package           install what is in dist/ in bare systems and try it out
    python3 packaging/dev.py test-windows           try the program for Windows out under Wine
    python3 packaging/dev.py translate              bring new texts into resources/translations/*.ts

It needs Python 3.11 to 3.13 and the standard library only. What it installs goes into ``.venv`` in the
checkout; missing system libraries are installed through apt when it runs as root, else it prints the one
command that does so. A second run sets nothing up.
"""

import sys

PYTHON_VERSIONS = ((3, 11), (3, 12), (3, 13))

# Older versions of Python have to understand this file as far as here, and nothing else of ours before.
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
