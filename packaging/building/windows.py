"""The installer for Windows, built by NSIS from the frozen program."""

from __future__ import annotations

import subprocess
from pathlib import Path

import environment

from building.version import VERSION

_SCRIPT = environment.ROOT / "packaging" / "windows" / "installer.nsi"


def build(tree: Path, destination: Path, icons: Path) -> Path:
    """Write the installer of the folder ``tree`` into the folder ``destination``, and return its path.

    ``tree`` contains ``ten-columns.exe``. NSIS also runs on Linux. Any warning of NSIS is an error.
    """
    installer = destination / f"ten-columns-{VERSION}-setup.exe"
    values = {
        "VERSION": VERSION,
        "TREE": tree,
        "ICONS": icons,
        "INSTALLER": installer,
        "LICENCE": environment.ROOT / "LICENSE",
    }
    definitions = [f"-D{name}={value}" for name, value in values.items()]
    subprocess.run(["makensis", "-WX", "-V2", "-INPUTCHARSET", "UTF8", *definitions, _SCRIPT], check=True)
    return installer
