"""The frozen program: a folder that holds Python, Qt and the program, and runs where neither is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment

from building.version import source_date

FOLDER = environment.ROOT / "build" / "frozen" / "ten-columns"
PROGRAM = FOLDER / ("ten-columns.exe" if os.name == "nt" else "ten-columns")
_SPECIFICATION = environment.ROOT / "packaging" / "pyinstaller" / "ten-columns.spec"


def build(icons: Path) -> None:
    """Freeze the checkout into ``FOLDER``; ``icons`` holds what ``icons.draw`` has drawn."""
    variables = {
        "PYTHONHASHSEED": "1",  # the order of sets decides the order of the files
        "SOURCE_DATE_EPOCH": str(source_date()),
        "TEN_COLUMNS_ICONS": str(icons),
    }
    work = environment.ROOT / "build" / "pyinstaller"
    command: list[str | Path] = [environment.MAIN.python, "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "ERROR", "--distpath", FOLDER.parent, "--workpath", work, _SPECIFICATION]
    subprocess.run(command, cwd=environment.ROOT, env=os.environ | variables, check=True)
    _compile_signatures()
    if sys.platform == "linux":
        _strip()
    _set_dates(FOLDER)


def _compile_signatures() -> None:
    """Compile the modules that ``environment.py`` unpacked, valid whatever dates the files will bear."""
    folder = FOLDER / "_internal" / "shiboken6" / "files.dir"
    for cache in sorted(folder.rglob("__pycache__")):
        shutil.rmtree(cache)
    options = ["-q", "--invalidation-mode", "unchecked-hash", "-s", str(folder)]
    subprocess.run([environment.MAIN.python, "-m", "compileall", *options, str(folder)], check=True)


def _strip() -> None:
    """Take debugging symbols, and where libraries lay when they were built, out of Python and ICU.

    The libraries of Qt proper come without either.
    """
    internal = FOLDER / "_internal"
    python = [*internal.glob("libpython*"), *internal.glob("python3*/lib-dynload/*.so")]
    icu = [path for path in internal.rglob("libicu*") if not path.is_symlink()]
    subprocess.run(["strip", "--strip-unneeded", *python, *icu], check=True)
    subprocess.run(["chrpath", "--delete", *python], stdout=subprocess.DEVNULL, check=True)
    for library in python:
        library.write_bytes(without_path(library.read_bytes(), sys.base_prefix))


def without_path(content: bytes, path: str) -> bytes:
    """A binary file's ``content`` in which another path, as long and of no meaning, stands for ``path``.

    Python holds the folder that it was built for, often below the builder's home; the frozen one is told
    where its files are.
    """
    before = os.fsencode(path)
    return (
        content.replace(before, b"/usr".ljust(len(before), b"/")) if len(before) > len(b"/usr") else content
    )


def _set_dates(folder: Path) -> None:
    for path in folder.rglob("*"):
        os.utime(path, (source_date(), source_date()), follow_symlinks=False)
