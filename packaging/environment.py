"""The virtual environment ``.venv`` of the checkout, with exactly what the requirement files pin."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = FOLDER / "ten-columns.json"

# What only loads when all system libraries are there: Qt's widgets, and its X11 platform where there is one.
PROOF = """
import ctypes, pathlib
from PySide6 import QtCore, QtNetwork, QtWidgets
QtWidgets.QApplication([])
plugins = pathlib.Path(QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.PluginsPath))
for plugin in plugins.glob("platforms/libqxcb.so"):
    ctypes.CDLL(str(plugin))
"""

COMPILE_SIGNATURES = """
import compileall, pathlib, shiboken6, sys
unpacked = pathlib.Path(shiboken6.__file__).parent / "files.dir"
sys.exit(not (unpacked.is_dir() and compileall.compile_dir(unpacked, quiet=1)))
"""


def prepare(*sets: str) -> None:
    """Make ``.venv`` hold the requirement ``sets`` ("runtime", "test"), installing as little as it can.

    Exits, after the failing tool's own output, when something cannot be installed.
    """
    wanted = {name: hashlib.sha256(_requirements(name).read_bytes()).hexdigest() for name in sets}
    wanted["interpreter"] = f"{sys.version} {os.path.realpath(sys.executable)} for {FOLDER}"
    held = _read_stamp()
    if wanted.items() <= held.items():
        return
    if not held or any(held.get(key, value) != value for key, value in wanted.items()):
        held = {}
        print(f"Making the environment {FOLDER.name} ...", flush=True)
        shutil.rmtree(FOLDER, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", FOLDER], check=True)
    STAMP.unlink(missing_ok=True)
    for name in sets:
        if name not in held:
            _install(name)
    _unpack_signatures()
    _run("-c", PROOF, variables={"QT_QPA_PLATFORM": "offscreen"})
    STAMP.write_text(json.dumps(held | wanted))


def tool(name: str) -> Path:
    """The program ``name`` that one of the requirements brought along."""
    return PYTHON.parent / name


def _read_stamp() -> dict[str, str]:
    """What ``prepare`` last wanted and got: the interpreter, and the digest of each set's requirements."""
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text())
    except FileNotFoundError:
        return {}
    return stamp


def _requirements(name: str) -> Path:
    return ROOT / "packaging" / f"requirements-{name}.txt"


def _install(name: str) -> None:
    print(f"Installing the {name} requirements ...", flush=True)
    options = [
        "--quiet",
        "--disable-pip-version-check",
        "--only-binary",
        ":all:",
        "--no-deps",
        "--require-hashes",
    ]
    _run("-m", "pip", "install", *options, "-r", str(_requirements(name)))


def _unpack_signatures() -> None:
    """Apply PySide6's own switch SBK_EMBED=0, which makes each start quicker.

    PySide6 carries the Python sources of its signature module zipped inside a library and compiles them at
    every start. The switch unpacks them beside shiboken6, where they are compiled once. Measured: importing
    QtWidgets takes 103 instead of 125 milliseconds (least of 25 on one machine, Python 3.11).
    """
    _run("-c", "import PySide6.QtCore", variables={"SBK_EMBED": "0"})
    _run("-c", COMPILE_SIGNATURES)


def _run(*arguments: str, variables: dict[str, str] | None = None) -> None:
    command = [str(PYTHON), *arguments]
    if subprocess.run(command, env=os.environ | (variables or {}), check=False).returncode != 0:
        sys.exit(f"dev.py: this failed: {' '.join(command)}")
