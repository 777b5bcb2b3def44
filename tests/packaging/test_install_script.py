"""The archive's script installs the program under a prefix, with menu entry and file type, or removes it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from building.installation import DESKTOP, IDENTIFIER

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such prefixes")

ENTRY = f"share/applications/{IDENTIFIER}.desktop"


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """An unpacked archive; its program prints its name."""
    root = tmp_path / "unpacked here"
    for name in ("bin", "lib/ten-columns", "share/applications", "share/mime/packages"):
        (root / name).mkdir(parents=True)
    program = root / "lib" / "ten-columns" / "ten-columns"
    program.write_text("#!/bin/sh\necho started\n")
    program.chmod(0o755)
    (root / "bin" / "ten-columns").symlink_to("../lib/ten-columns/ten-columns")
    shutil.copy(DESKTOP / "ten-columns.xml", root / "share" / "mime" / "packages")
    shutil.copy(DESKTOP / f"{IDENTIFIER}.desktop", root / "share" / "applications")
    shutil.copy(DESKTOP / "install.sh", root)
    return root


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """The file in which the fake tools of the desktop record the folders given to them."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("update-mime-database", "update-desktop-database"):
        (tools / name).write_text(f'#!/bin/sh\necho "{name} $1" >> "{tmp_path / "told"}"\n')
        (tools / name).chmod(0o755)
    return tmp_path / "told"


def run(script: Path, told: Path, *arguments: str | Path) -> None:
    variables = {"PATH": f"{told.parent / 'tools'}:/usr/bin:/bin", "HOME": str(told.parent / "home")}
    subprocess.run([script, *arguments], env=variables, check=True)


def files(prefix: Path) -> set[str]:
    return {str(path.relative_to(prefix)) for path in prefix.rglob("*") if not path.is_dir()}


def test_it_installs_in_the_home_by_default(archive: Path, told: Path, tmp_path: Path) -> None:
    run(archive / "install.sh", told)
    program = tmp_path / "home" / ".local" / "bin" / "ten-columns"
    assert subprocess.check_output([program], text=True) == "started\n"


def test_the_menu_starts_it_without_a_path(archive: Path, told: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "a prefix"
    run(archive / "install.sh", told, prefix)
    lines = (prefix / ENTRY).read_text().splitlines()
    assert f'Exec="{prefix}/bin/ten-columns" %f' in lines
    assert f"TryExec={prefix}/bin/ten-columns" in lines
    assert not [line for line in lines if line.startswith("Exec=ten-columns")]


def test_the_desktop_is_notified(archive: Path, told: Path, tmp_path: Path) -> None:
    run(archive / "install.sh", told, tmp_path / "prefix")
    share = tmp_path / "prefix" / "share"
    assert told.read_text().splitlines() == [
        f"update-mime-database {share}/mime",
        f"update-desktop-database {share}/applications",
    ]


def test_it_is_undone_by_what_was_installed(archive: Path, told: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / "another").touch()
    run(archive / "install.sh", told, prefix)
    shutil.rmtree(archive)
    assert len(files(prefix)) > 1
    run(prefix / "lib" / "ten-columns" / "install.sh", told, "--remove", prefix)
    assert files(prefix) == {"bin/another"}


def test_a_later_version_replaces_the_whole(archive: Path, told: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    run(archive / "install.sh", told, prefix)
    (prefix / "lib" / "ten-columns" / "of-the-old-version").touch()
    run(archive / "install.sh", told, prefix)
    assert "lib/ten-columns/of-the-old-version" not in files(prefix)
    assert subprocess.check_output([prefix / "bin" / "ten-columns"], text=True) == "started\n"
