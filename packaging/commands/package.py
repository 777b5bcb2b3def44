"""``dev.py package``: builds all packages in ``dist/``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment
import system_packages
import translations
from building import archive, debian, debian_source, frozen, python_packages, windows

DISTRIBUTIONS = environment.ROOT / "dist"
_ICONS = environment.ROOT / "build" / "icons"


def run(arguments: list[str]) -> int:
    """Build every kind of package that this system can build; return the exit status."""
    if arguments:
        print("usage: python3 packaging/dev.py package")
        return 2
    system_packages.provide([*system_packages.missing(), *system_packages.missing_package_tools()])
    environment.MAIN.prepare("runtime", "package")
    if not translations.compile_all():
        return 1
    shutil.rmtree(DISTRIBUTIONS, ignore_errors=True)
    DISTRIBUTIONS.mkdir()
    _say("wheel and source distribution")
    python_packages.build(DISTRIBUTIONS)
    _say("icons")
    _draw_icons(_ICONS)
    _say("frozen program")
    frozen.build(_ICONS)
    _say("portable archive")
    archive.build(DISTRIBUTIONS, _ICONS)
    if shutil.which("dpkg-deb"):
        _say("Debian package")
        debian.build(DISTRIBUTIONS, _ICONS)
    if shutil.which("dpkg-source"):
        _say("source package for Debian 13")
        debian_source.build(DISTRIBUTIONS)
    if sys.platform == "win32" and shutil.which("makensis"):
        _say("installer for Windows")
        windows.build(frozen.FOLDER, DISTRIBUTIONS, _ICONS)
    _say("made")
    for path in sorted(DISTRIBUTIONS.iterdir()):
        print(f"{path.stat().st_size / 1e6:8.1f} MB  {path.relative_to(environment.ROOT)}")
    return 0


def _draw_icons(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    variables = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(environment.ROOT)}
    program = environment.ROOT / "packaging" / "building" / "icons.py"
    subprocess.run([environment.MAIN.python, program, folder], env=os.environ | variables, check=True)


def _say(what: str) -> None:
    print(f"\n== {what}", flush=True)
