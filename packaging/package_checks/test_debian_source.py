"""The source package: Debian 13 builds it, the program runs there, and can be upgraded while it runs."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import environment
import pytest

from package_checks.bare_system import HOME, BareSystem, why_not
from package_checks.windows import Screen

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

WON_GAME = environment.ROOT / "tests" / "data" / "record-1.tencolumns"
NEW_MODULE = "raise RuntimeError('a module of the new version')\n"


@pytest.fixture(scope="module")
def system(source_package: list[Path], tmp_path_factory: pytest.TempPathFactory) -> BareSystem:
    """A bare Debian 13 with the package built there from the source package."""
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
    """The path, in the system, of a saved game that lacks only the last move."""
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


def wait_until_idle(program: subprocess.Popen[str]) -> None:
    """Wait until the program has used no processor time for a second: then all modules are loaded."""
    used, before = processor_ticks(program.pid), -1
    while used != before:
        time.sleep(1)
        used, before = processor_ticks(program.pid), used


def processor_ticks(pid: int) -> int:
    """The processor time of a process, in hundredths of a second."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def upgrade(system: BareSystem) -> None:
    """Install a later version in which all modules differ."""
    system.run("sh", "-c", "dpkg-deb -R /built/ten-columns_*_all.deb /new")
    new = system.root / "new"
    control = new / "DEBIAN" / "control"
    control.write_text(re.sub(r"^(Version: .*)$", r"\1+new", control.read_text(), flags=re.MULTILINE))
    (new / "DEBIAN" / "md5sums").unlink()
    for module in (new / "usr" / "share" / "games").rglob("*.py"):
        module.write_text(NEW_MODULE)
    system.run("dpkg-deb", "-b", "/new", "/new.deb")
    system.run("dpkg", "-i", "/new.deb")


def test_it_is_upgraded_one_move_before_a_win(
    system: BareSystem, screen: Screen, running: subprocess.Popen[str], pictures: Path
) -> None:
    window = screen.window("Simple Simon")
    wait_until_idle(running)
    upgrade(system)
    screen.press(window, "1", "Up", "Up", "Up", "space", "8", "space")
    screen.picture(pictures / "upgraded-win.png")
    screen.press(window, "F1")
    screen.press(screen.window("Help"), "Escape")
    screen.press(window, "ctrl+n")
    screen.press(screen.window("New Game"), "Escape")
    screen.press(window, "ctrl+q")
    said, _ = running.communicate(timeout=60)
    assert (running.returncode, said) == (0, "")
