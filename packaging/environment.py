"""The virtual environments of the checkout, with exactly the pinned requirements.

``.venv`` belongs to the Python that runs dev.py; the environments of others are beside it (``.venv-3.13``).
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import locking
import pythons
from processes import run_quietly

ROOT = Path(__file__).resolve().parent.parent
IMPORTABLE = {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "packaging")])}
"""Environment variables so that ``python -m benchmarks`` and others can import the program and its tests."""
_SCRIPTS = "Scripts" if os.name == "nt" else "bin"

# These load only if all system libraries are installed: Qt's widgets, and its X11 platform if there is one.
_PROOF = """
import ctypes, pathlib
from PySide6 import QtCore, QtNetwork, QtWidgets
QtWidgets.QApplication([])
plugins = pathlib.Path(QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.PluginsPath))
for plugin in plugins.glob("platforms/libqxcb.so"):
    ctypes.CDLL(str(plugin))
"""

_COMPILE_SIGNATURES = """
import compileall, pathlib, shiboken6, sys
unpacked = pathlib.Path(shiboken6.__file__).parent / "files.dir"
sys.exit(not (unpacked.is_dir() and compileall.compile_dir(unpacked, quiet=1)))
"""

_PIP_OPTIONS = [
    "--quiet",
    "--disable-pip-version-check",
    "--retries=2",  # by default, pip tries for half a minute without a network
    "--only-binary=:all:",
    "--no-deps",
    "--require-hashes",
]


class Environment:
    """A virtual environment in the checkout, made with ``python`` and kept until its pins change.

    A file in it records the interpreter, the folder, and the digest of each installed set of requirements. A
    set that is only partly installed, because a run was interrupted, is recorded as "unfinished".
    """

    def __init__(self, python: pythons.Python, folder: Path) -> None:
        self._interpreter = python
        self.folder = folder

    @property
    def python(self) -> Path:
        """The environment's Python."""
        return self.tool("python.exe" if os.name == "nt" else "python")

    def tool(self, name: str) -> Path:
        """The program ``name`` of one of the requirements."""
        return self.folder / _SCRIPTS / name

    def prepare(self, *sets: str) -> None:
        """Install the requirement ``sets`` ("runtime", "test"), as far as they are not installed.

        A new environment replaces an old one only when it is complete. If an installation fails, prints the
        output of the failed tool and exits.
        """
        wanted = {name: _digest(name) for name in sets}
        if self._holds(wanted):
            return
        with locking.exclusively(ROOT):
            if not self._holds(wanted):  # another run may have installed it meanwhile
                self._make_hold(wanted)

    def _holds(self, wanted: dict[str, str]) -> bool:
        identity = {"interpreter": self._identity(), "folder": str(self.folder)}
        return (wanted | identity).items() <= _read_stamp(self.folder).items()

    def _make_hold(self, wanted: dict[str, str]) -> None:
        held = _read_stamp(self.folder)
        if not self._can_be_kept(held, wanted):
            self._make_anew(wanted)
            return
        if held["folder"] != str(self.folder):
            _rewrite_scripts(self.folder, held["folder"], self.folder)
            held["folder"] = str(self.folder)
            _write_stamp(self.folder, held)
        self._install(self.folder, held, {name: wanted[name] for name in wanted.keys() - held.keys()})

    def _can_be_kept(self, held: dict[str, str], wanted: dict[str, str]) -> bool:
        """Whether an environment with ``held`` can be kept: moved, or completed."""
        if held.get("interpreter") != self._identity() or "unfinished" in held:
            return False
        if any(held[name] != wanted[name] for name in held.keys() & wanted.keys()):
            return False
        return held["folder"] == str(self.folder) or _fits_first_line(self.folder)

    def _make_anew(self, wanted: dict[str, str]) -> None:
        print(f"Making the environment {self.folder.name} ...", flush=True)
        with _folder_beside(self.folder) as new:
            run_quietly([self._interpreter.program, "-m", "venv", new])
            held = {"interpreter": self._identity(), "folder": str(self.folder)}
            self._install(new, held, wanted)
            _rewrite_scripts(new, str(new), self.folder)

    def _install(self, folder: Path, held: dict[str, str], sets: dict[str, str]) -> None:
        """Install ``sets`` into the environment in ``folder``, which already has ``held``."""
        if not sets:
            return
        python = folder / _SCRIPTS / self.python.name
        for name in sets:
            print(f"Installing the {name} requirements ...", flush=True)
            _write_stamp(folder, held | {"unfinished": name})
            run_quietly([python, "-m", "pip", "install", *_PIP_OPTIONS, "-r", _requirements(name)])
        _unpack_signatures(python)
        run_quietly([python, "-c", _PROOF], {"QT_QPA_PLATFORM": "offscreen"})
        _write_stamp(folder, held | sets)

    def _identity(self) -> str:
        """A text that changes when the environment must be made again: Python, its place, the processor."""
        program = os.path.realpath(self._interpreter.program)
        return f"{self._interpreter.minor} {program} {platform.machine()}"


MAIN: Environment = Environment(pythons.RUNNING, ROOT / ".venv")
"""The environment of the Python that runs dev.py."""


def of(python: pythons.Python) -> Environment:
    """The environment of ``python``."""
    return MAIN if python == pythons.RUNNING else Environment(python, ROOT / f".venv-{python.minor}")


@contextmanager
def _folder_beside(folder: Path) -> Iterator[Path]:
    """A new, empty folder that replaces ``folder`` at the end, unless an exception is raised."""
    new, old = folder.with_name(f"{folder.name}.new"), folder.with_name(f"{folder.name}.old")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    try:
        yield new
        shutil.rmtree(old, ignore_errors=True)
        if folder.exists():
            folder.rename(old)
        new.rename(folder)
        shutil.rmtree(old, ignore_errors=True)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _rewrite_scripts(folder: Path, before: str, after: Path) -> None:
    """Change the path of Python in the scripts of an environment from ``before`` to ``after``."""
    for path in (folder / _SCRIPTS).iterdir():
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            changed = content.replace(os.fsencode(before), os.fsencode(after))
            if changed != content:
                path.write_bytes(changed)


def _fits_first_line(folder: Path) -> bool:
    """Whether the path of Python in ``folder`` is short enough for the first line of a script."""
    return " " not in str(folder) and len(os.fsencode(folder)) < 100


def _stamp(folder: Path) -> Path:
    return folder / "ten-columns.json"


def _read_stamp(folder: Path) -> dict[str, str]:
    try:
        stamp: dict[str, str] = json.loads(_stamp(folder).read_text())
    except (FileNotFoundError, ValueError):
        return {}
    return stamp


def _write_stamp(folder: Path, held: dict[str, str]) -> None:
    _stamp(folder).write_text(json.dumps(held))


def _requirements(name: str) -> Path:
    return ROOT / "packaging" / f"requirements-{name}.txt"


def _digest(name: str) -> str:
    return hashlib.sha256(_requirements(name).read_bytes()).hexdigest()


def _unpack_signatures(python: Path) -> None:
    """Apply PySide6's switch SBK_EMBED=0, which makes each start quicker.

    PySide6 contains the Python sources of its signature module, zipped inside a library, and compiles them at
    every start. The switch unpacks them beside shiboken6, where they are compiled once. Measured: importing
    QtWidgets takes 103 instead of 125 milliseconds (least of 25 on one machine, Python 3.11).
    """
    run_quietly([python, "-c", "import PySide6.QtCore"], {"SBK_EMBED": "0"})
    run_quietly([python, "-c", _COMPILE_SIGNATURES])
