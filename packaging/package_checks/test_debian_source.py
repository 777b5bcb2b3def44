"""The source package: Debian 13 builds it, the program runs there, and can be upgraded while it runs."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from package_checks.bare_system import BareSystem, why_not
from package_checks.upgrades import save_game_before_its_win, upgrade, wait_until_idle, win_and_open_windows
from package_checks.windows import Screen

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

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
def running(system: BareSystem, screen: Screen) -> Iterator[subprocess.Popen[str]]:
    with system.start(f"ten-columns {save_game_before_its_win(system)}", DISPLAY=screen.display) as program:
        try:
            yield program
        finally:
            program.terminate()


def replace_modules(new: Path) -> None:
    for module in (new / "usr" / "share" / "games").rglob("*.py"):
        module.write_text(NEW_MODULE)


def test_it_is_upgraded_one_move_before_a_win(
    system: BareSystem, screen: Screen, running: subprocess.Popen[str], pictures: Path
) -> None:
    window = screen.window("Simple Simon")
    wait_until_idle(running)
    upgrade(system, "/built/ten-columns_*_all.deb", replace_modules)
    win_and_open_windows(screen, window, pictures / "upgraded-source-package.png")
    screen.press(window, "ctrl+q")
    said, _ = running.communicate(timeout=60)
    assert (running.returncode, said) == (0, "")
