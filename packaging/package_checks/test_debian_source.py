"""The source package: Debian 13 builds it, its program runs there, and is upgraded while it runs."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import environment
import pytest

from package_checks.bare_system import HOME, BareSystem, why_not
from package_checks.windows import Screen

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

WON_GAME = environment.ROOT / "tests" / "data" / "record-1.tencolumns"
NEW_MODULE = "raise RuntimeError('a module of the new version')"
UPGRADE = f"""
set -e
dpkg-deb -R /built/ten-columns_*_all.deb /new
sed -i 's/^Version: .*/\\&.new/' /new/DEBIAN/control
rm /new/DEBIAN/md5sums
find /new/usr/share/games -name '*.py' -exec sh -c 'echo "{NEW_MODULE}" > "$1"' sh {{}} ';'
dpkg-deb -b /new /new.deb
"""


@pytest.fixture(scope="module")
def system(source_package: list[Path], tmp_path_factory: pytest.TempPathFactory) -> BareSystem:
    """A bare Debian 13 with the package that it built from the source package."""
    folder = tmp_path_factory.mktemp("systems")
    system = BareSystem("trixie", folder / "trixie", folder)
    built = system.root / "built"
    built.mkdir()
    for file in source_package:
        shutil.copy(file, built)
    system.run("apt-get", "update")
    install = ["apt-get", "install", "--yes", "--no-install-recommends"]
    system.run(*install, "build-essential", "lintian")
    system.run("sh", "-c", "cd /built && dpkg-source -x *.dsc tree")
    system.run("apt-get", "build-dep", "--yes", "--no-install-recommends", "/built/tree")
    system.run("sh", "-c", "cd /built/tree && dpkg-buildpackage --build=binary --no-sign")
    (package,) = built.glob("*_all.deb")
    system.run(*install, f"/built/{package.name}")
    return system


@pytest.fixture
def screen(display: str) -> Screen:
    return Screen(display)


def test_debians_checker_finds_nothing(system: BareSystem) -> None:
    system.run("sh", "-c", "lintian --allow-root --fail-on error,warning /built/*.changes")


def test_it_is_small(system: BareSystem) -> None:
    (package,) = (system.root / "built").glob("*_all.deb")
    assert package.stat().st_size < 500_000


@pytest.fixture
def one_move_from_a_win(system: BareSystem) -> str:
    """The path, in the system, of a saved game whose last move is missing."""
    record = json.loads(WON_GAME.read_text())
    record["actions"].pop()
    path = HOME / "near.tencolumns"
    (system.root / path.relative_to("/")).write_text(json.dumps(record))
    return str(path)


@pytest.fixture
def running(system: BareSystem, screen: Screen, one_move_from_a_win: str) -> Iterator[subprocess.Popen[str]]:
    with system.start(f"ten-columns {one_move_from_a_win}", DISPLAY=screen.display) as program:
        try:
            yield program
        finally:
            program.terminate()


def test_it_is_upgraded_one_move_before_a_win(
    system: BareSystem, screen: Screen, running: subprocess.Popen[str], pictures: Path
) -> None:
    window = screen.window("Simple Simon")
    system.run("sh", "-c", UPGRADE)  # takes longer than the program needs to load what is left
    system.run("dpkg", "-i", "/new.deb")
    screen.press(window, "1", "Up", "Up", "Up", "space", "8", "space")
    screen.picture(pictures / "upgraded-win.png")
    screen.press(window, "F1")
    screen.press(screen.window("Help"), "Escape")
    screen.press(window, "ctrl+n")
    screen.press(screen.window("New Game"), "Escape")
    screen.press(window, "ctrl+q")
    said, _ = running.communicate(timeout=60)
    assert (running.returncode, said) == (0, "")
