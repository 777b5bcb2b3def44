"""The program as a process: how it starts, is asked for more, and ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app import __version__
from app.instance import PIPE_NAME
from app.storage import Storage

ROOT = Path(__file__).parent.parent.parent
Start = Callable[..., "subprocess.Popen[bytes]"]
PATIENCE = 30


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the program with arguments, its data in the test's own folder; all of them end with the test."""
    processes = []

    def run(*arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "app", "--data-dir", str(tmp_path / "data"), *arguments]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        processes.append(process)
        return process

    yield run
    for process in processes:
        process.kill()
        process.communicate()


def wait_until_it_listens(folder: Path) -> None:
    """Wait until the program runs: it has taken its folder, and its game is on disk."""
    wait_for(lambda: (folder / PIPE_NAME).exists() and last_game(folder) != "")


def last_game(folder: Path) -> str:
    database = folder / "ten-columns.sqlite3"
    if not database.exists():
        return ""
    storage = Storage(folder)
    try:
        return storage.settings().get("last_game", "")
    finally:
        storage.close()


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        os.sched_yield()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_it_cleanly(start: Start, tmp_path: Path, name: str) -> None:
    process = start()
    wait_until_it_shows(process, tmp_path)
    process.send_signal(getattr(signal, name))
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    assert not (tmp_path / "data" / PIPE_NAME).exists()


def wait_until_it_shows(process: subprocess.Popen[bytes], tmp_path: Path) -> None:
    """Wait until the window is there, which answers what later starts ask."""
    wait_until_it_listens(tmp_path / "data")
    ask = [sys.executable, "-m", "app", "--data-dir", str(tmp_path / "data"), "SH1-C4-AAAAAJ2"]
    assert subprocess.run(ask, cwd=ROOT, check=False, timeout=PATIENCE).returncode == 0
    wait_for(lambda: last_game(tmp_path / "data") == "seahaven-towers")
    assert process.poll() is None


def test_a_second_start_hands_its_code_to_the_first(start: Start, tmp_path: Path) -> None:
    process = start()
    wait_until_it_shows(process, tmp_path)


def test_the_version_is_printed() -> None:
    command = [sys.executable, "-m", "app", "--version"]
    result = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert result.stdout.strip() == f"ten-columns {__version__}"
