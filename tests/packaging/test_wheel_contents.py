"""The wheel contains one folder with all files that the program reads."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import environment
import pytest

RESOURCES = environment.ROOT / "resources"


def build_wheel(checkout: Path, destination: Path) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    command += ["--directory", destination]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names of the files in the wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build_wheel(environment.ROOT, folder)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.iterdir()
    with zipfile.ZipFile(wheel) as opened:
        return opened.namelist()


def test_all_lies_in_one_folder(names: list[str]) -> None:
    folders = {name.partition("/")[0] for name in names}
    assert {folder for folder in folders if not folder.endswith(".dist-info")} == {"ten_columns"}


def test_it_has_every_resource(names: list[str]) -> None:
    wanted = {path for path in RESOURCES.rglob("*") if path.is_file()}
    compiled = {path.with_suffix(".qm") for path in wanted if path.suffix == ".ts"}
    inside = {f"ten_columns/{path.relative_to(environment.ROOT).as_posix()}" for path in wanted | compiled}
    assert inside <= set(names)


def test_it_has_no_tests_and_no_tools(names: list[str]) -> None:
    assert not [name for name in names if "/tests/" in name or "/packaging/" in name]


def test_none_is_made_without_the_compiled_translations(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    for name in ("app", "engine", "resources", "packaging/wheel"):
        source = environment.ROOT / name
        shutil.copytree(source, checkout / name, ignore=shutil.ignore_patterns("*_hr.qm", "__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(environment.ROOT / name, checkout / name)
    done = build_wheel(checkout, tmp_path / "dist")
    assert done.returncode != 0
    assert "Not compiled: ten-columns-qt_hr.ts, ten-columns_hr.ts." in done.stdout + done.stderr
