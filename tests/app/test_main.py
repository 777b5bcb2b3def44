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
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from app import __version__
from app.instance import PIPE_NAME
from app.main import main
from app.storage import Storage
from engine.games import SEAHAVEN_TOWERS
from tests.gui.running import wait_until_heard

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


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        os.sched_yield()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_it_cleanly(start: Start, tmp_path: Path, name: str) -> None:
    process = start()
    hand_over_to_it(tmp_path / "data", "SH1-C4-AAAAAJ2")
    process.send_signal(getattr(signal, name))
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    assert not (tmp_path / "data" / PIPE_NAME).exists()


def test_a_second_start_hands_its_code_to_the_first(start: Start, tmp_path: Path) -> None:
    process = start()
    hand_over_to_it(tmp_path / "data", "SH1-C4-AAAAAJ2")
    process.terminate()
    process.communicate(timeout=PATIENCE)
    storage = Storage(tmp_path / "data")
    game = storage.game_in_play(SEAHAVEN_TOWERS)
    storage.close()
    assert game is not None
    assert str(game.session.code) == "SH1-C4-AAAAAJ2"


def hand_over_to_it(folder: Path, code: str) -> None:
    """Start the program once more on ``folder``, as soon as it listens there, until it has been heard."""
    wait_for((folder / PIPE_NAME).exists)
    ask = [sys.executable, "-m", "app", "--data-dir", str(folder), code]
    assert subprocess.run(ask, cwd=ROOT, check=False, timeout=PATIENCE).returncode == 0
    wait_until_heard(folder)


@pytest.mark.usefixtures("qapp")
def test_a_fault_before_there_is_a_window_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a fault of the test's own")

    told: list[str] = []

    def read() -> None:
        report = QApplication.activeModalWidget()
        assert report is not None
        shown = report.findChild(QPlainTextEdit)
        assert shown is not None
        told.append(shown.toPlainText())
        report.close()

    monkeypatch.setattr("app.main.Window", fail)
    QTimer.singleShot(0, read)
    assert main(["--data-dir", str(tmp_path)]) == 1
    assert "ZeroDivisionError: a fault of the test's own" in told[0]
    assert "ZeroDivisionError" in capfd.readouterr().err, "whoever started it in a terminal sees it, too"


def test_the_version_is_printed() -> None:
    command = [sys.executable, "-m", "app", "--version"]
    result = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert result.stdout.strip() == f"ten-columns {__version__}"
