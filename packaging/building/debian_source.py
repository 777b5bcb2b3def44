"""The source package for Debian 13; its binary package uses Debian's Python and PySide6."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import environment

from building.archive import pack_tar
from building.debian_changelog import changelog
from building.version import VERSION, source_date

_REVISION = 1


def build(destination: Path) -> Path:
    """Write the source package into the folder ``destination``; return the path of its ``.dsc`` file.

    The binary package is written beside it if its build dependencies are installed.
    """
    folder = environment.ROOT / "build" / "debian-source"
    shutil.rmtree(folder, ignore_errors=True)
    tree = folder / f"ten-columns-{VERSION}"
    _copy_sources(tree)
    pack_tar(tree, folder / f"ten-columns_{VERSION}.orig.tar.xz")
    shutil.copytree(tree / "packaging" / "debian", tree / "debian")
    (tree / "debian" / "changelog").write_text(changelog(f"-{_REVISION}"), encoding="utf-8")
    _run(["dpkg-source", "--build", tree], folder)
    if subprocess.run(["dpkg-checkbuilddeps"], cwd=tree, capture_output=True, check=False).returncode == 0:
        _run(["dpkg-buildpackage", "--build=binary", "--no-sign"], tree)
    for path in folder.iterdir():
        if path.is_file() and path.suffix in (".dsc", ".xz", ".deb"):
            shutil.copyfile(path, destination / path.name)
    return destination / f"ten-columns_{VERSION}-{_REVISION}.dsc"


def _copy_sources(tree: Path) -> None:
    """Copy all files of the project that Git does not ignore into the new folder ``tree``."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(command, cwd=environment.ROOT, text=True).split("\0")
    for name in filter(None, names):
        source, copy = environment.ROOT / name, tree / name
        if source.is_file():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, copy)


def _run(command: list[str | Path], folder: Path) -> None:
    variables = {"SOURCE_DATE_EPOCH": str(source_date())}
    subprocess.run(command, cwd=folder, env=os.environ | variables, stdout=subprocess.DEVNULL, check=True)
