"""The packages pass the checkers of Debian and the desktop, and are small."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.paths import ROOT

DESKTOP = ROOT / "packaging" / "desktop"
MEGABYTE = 1_000_000


def said_by(*command: str | Path) -> str:
    """The output of a checker; empty if it finds no fault."""
    return subprocess.run(
        command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    ).stdout


@pytest.fixture(scope="module")
def unpacked(debian_package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["dpkg-deb", "--extract", debian_package, folder], check=True)
    return folder


def test_the_desktop_entry_is_valid() -> None:
    assert said_by("desktop-file-validate", DESKTOP / "org.tencolumns.TenColumns.desktop") == ""


def test_the_store_description_is_valid() -> None:
    file = DESKTOP / "org.tencolumns.TenColumns.metainfo.xml"
    told = said_by("appstreamcli", "validate", "--no-net", file)
    faults = re.findall(r"^[EW]: \S+ (\S+)$", told, re.MULTILINE)
    assert set(faults) <= {"url-homepage-missing"}, told  # the project has no address


def test_debians_checker_finds_nothing(debian_package: Path) -> None:
    assert said_by("lintian", "--allow-root", "--fail-on", "error,warning", debian_package) == ""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("", "ten-columns - play the solitaires"),
        ("hr", "ten-columns - pasijansi"),
        ("pt", "ten-columns - as paciências"),
    ],
)
def test_the_manual_page_has_no_faults(unpacked: Path, language: str, words: str) -> None:
    page = unpacked / "usr" / "share" / "man" / language / "man6" / "ten-columns.6.gz"
    done = subprocess.run(
        ["man", "--local-file", "--warnings", page],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stderr == ""
    assert words in done.stdout


def test_its_python_still_knows_its_version(unpacked: Path) -> None:
    """The report of an unexpected error names it."""
    (library,) = unpacked.glob("usr/lib/ten-columns/_internal/libpython3*.so.*")
    ask = "import ctypes, sys; get = ctypes.CDLL(sys.argv[1]).Py_GetVersion; get.restype = ctypes.c_char_p"
    version = subprocess.check_output(
        [sys.executable, "-c", f"{ask}; print(get().decode())", library], text=True
    )
    assert version.startswith("3.")


def test_the_debian_package_is_small_enough(debian_package: Path, unpacked: Path) -> None:
    files = [path for path in unpacked.rglob("*") if path.is_file() and not path.is_symlink()]
    assert debian_package.stat().st_size <= 30 * MEGABYTE
    assert sum(path.stat().st_size for path in files) <= 100 * MEGABYTE


def test_the_archive_runs_where_it_is_unpacked(archive: Path, tmp_path: Path) -> None:
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path, filter="data")
    (program,) = tmp_path.glob("*/bin/ten-columns")
    assert said_by(program, "--version") == f"ten-columns {archive.name.split('-')[2]}\n"


@pytest.mark.parametrize(
    "arguments", [("--read-clipboard", "Clipboard"), ("--draw-deck", "measure", "none.svg", "100")]
)
def test_its_other_processes_start(unpacked: Path, arguments: tuple[str, ...]) -> None:
    program = unpacked / "usr" / "lib" / "ten-columns" / "ten-columns"
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([program, *arguments], env=variables, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
