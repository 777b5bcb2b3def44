"""The frozen program: a folder with Python, Qt and the program, which runs where none is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import environment

from building import relocations, starter
from building.version import source_date

FOLDER = environment.ROOT / "build" / "frozen" / "ten-columns"
PROGRAM = FOLDER / ("ten-columns.exe" if os.name == "nt" else "ten-columns")
_SPECIFICATION = environment.ROOT / "packaging" / "pyinstaller" / "ten-columns.spec"


def build(icons: Path) -> None:
    """Freeze the checkout into ``FOLDER``; ``icons`` is a folder filled by ``icons.draw``."""
    variables = {
        "PYTHONHASHSEED": "1",  # the order of files depends on the order of sets
        "PYTHONNODEBUGRANGES": "1",  # columns of the source, which a traceback cannot show without the source
        "SOURCE_DATE_EPOCH": str(source_date()),
        "TEN_COLUMNS_ICONS": str(icons),
    }
    work = environment.ROOT / "build" / "pyinstaller"
    command: list[str | Path] = [environment.MAIN.python, "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "ERROR", "--distpath", FOLDER.parent, "--workpath", work, _SPECIFICATION]
    subprocess.run(command, cwd=environment.ROOT, env=os.environ | variables, check=True)
    internal = FOLDER / "_internal"
    if sys.platform == "linux":
        _strip(internal)
        for library in sorted(path for path in internal.rglob("*.so*") if not path.is_symlink()):
            relocations.pack(library)
        starter.build(PROGRAM, internal)
    _set_dates(FOLDER)


def _strip(internal: Path) -> None:
    """Remove debugging symbols and build paths from Python and ICU.

    The libraries of Qt have neither.
    """
    python = [*internal.glob("libpython*"), *internal.glob("python3*/lib-dynload/*.so")]
    icu = [path for path in internal.rglob("libicu*") if not path.is_symlink()]
    subprocess.run(["strip", "--strip-unneeded", *python, *icu], check=True)
    subprocess.run(["chrpath", "--delete", *python], stdout=subprocess.DEVNULL, check=True)
    for library in python:
        library.write_bytes(without_path(library.read_bytes(), sys.base_prefix))


def without_path(content: bytes, path: str) -> bytes:
    """Replace the folder of ``path`` in a binary file's ``content`` by a meaningless one, equally long.

    Python contains the path for which it was built, often in the builder's home folder. The frozen Python
    does not use that path. The last part of the path stays: the linker stores a text that another one ends
    with only once, for example "3.11.7" as the end of "/home/builder/.pyenv/versions/3.11.7".
    """
    folder, name = os.path.split(path)
    if len(folder) <= len("/usr"):
        return content
    meaningless = b"/usr".ljust(len(os.fsencode(folder)), b"/")
    return content.replace(os.fsencode(path), meaningless + os.fsencode(f"/{name}"))


def _set_dates(folder: Path) -> None:
    for path in folder.rglob("*"):
        os.utime(path, (source_date(), source_date()), follow_symlinks=False)
