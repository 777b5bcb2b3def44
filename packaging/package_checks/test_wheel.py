"""The wheel, installed with pip: it adds one folder, and the program works."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import environment
import pytest

from package_checks.windows import Screen
from tests import xvfb


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh virtual environment with the wheel and its dependencies."""
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    subprocess.run([folder / "bin" / "pip", "install", "--quiet", wheel], check=True)
    return folder


def test_site_packages_gets_one_folder_of_ours(installed: Path) -> None:
    (packages,) = installed.glob("lib/python3*/site-packages")
    others = {
        "PySide6",
        "shiboken6",
        "pip",
        "setuptools",
        "pkg_resources",
        "_distutils_hack",
        "distutils-precedence.pth",
    }
    names = {path.name for path in packages.iterdir() if path.suffix != ".dist-info"}
    assert names - others == {"ten_columns"}


def test_the_program_works_in_croatian(installed: Path, display: str, tmp_path: Path) -> None:
    screen = Screen(display)
    command: list[str | Path] = [installed / "bin" / "ten-columns", "--data-dir", tmp_path / "podaci čšž"]
    variables = xvfb.environment(display) | {"LC_ALL": "", "LANG": "hr_HR.UTF-8"}
    with subprocess.Popen(command, env=variables, cwd=tmp_path) as program:
        window = screen.window("Simple Simon")
        screen.press(window, "ctrl+n")
        screen.press(screen.window("Nova partija"), "Escape")
        screen.press(window, "ctrl+q")
        assert program.wait(60) == 0


@pytest.fixture
def rebuilt(source_distribution: Path, tmp_path: Path) -> Iterator[zipfile.ZipFile]:
    """The wheel built from the source distribution."""
    command: list[str | Path] = [environment.MAIN.python, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    command += ["--no-build-isolation", "--wheel-dir", tmp_path, source_distribution]
    subprocess.run(command, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        yield opened


def test_the_source_distribution_gives_the_same_wheel(rebuilt: zipfile.ZipFile, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as built:
        assert set(rebuilt.namelist()) == set(built.namelist())
