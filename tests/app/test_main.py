"""The program as a process: its start, later starts, and its end."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from app import __version__
from app.main import _FIRST_FRAME_MS, main
from app.main_window.window import Window
from app.process.posix_channel import PIPE_NAME
from app.process.single_instance import Instance, Request
from app.storage.store import Storage
from app.text.numbers import moves_text
from app.widgets.message_box import MessageBox
from engine.games import SEAHAVEN_TOWERS
from tests.gui.program import program_window, remove_translators, run
from tests.paths import ROOT

Start = Callable[..., "subprocess.Popen[bytes]"]
PATIENCE = 30


@pytest.fixture(autouse=True)
def _no_window_and_no_language_is_left() -> Iterator[None]:
    """Delete the window of a test, and remove its language.

    The window would save its state once more when the next test's program quits.
    """
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, Window):
            shiboken6.delete(widget)
    remove_translators()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the program with arguments and data in the test's folder; ends its processes after the test."""
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


def test_nothing_more_is_loaded_in_idle_time_after_the_end(tmp_path: Path, qtbot: QtBot) -> None:
    timers = []

    def wait_for_the_loader() -> None:
        qtbot.waitUntil(lambda: program_window().findChild(QObject, "idle-loader") is not None)
        loader = program_window().findChild(QObject, "idle-loader")
        assert loader is not None
        timers.extend(loader.findChildren(QTimer))
        assert timers[0].isActive()

    run(["--data-dir", str(tmp_path)], wait_for_the_loader)
    assert not (shiboken6.isValid(timers[0]) and timers[0].isActive())


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
    """Start a second process on ``folder`` once the first one listens, until the first has its request."""
    wait_for((folder / PIPE_NAME).exists)
    ask = [sys.executable, "-m", "app", "--data-dir", str(folder), code]
    assert subprocess.run(ask, cwd=ROOT, check=False, timeout=PATIENCE).returncode == 0


@pytest.mark.usefixtures("qapp")
def test_a_fault_before_there_is_a_window_is_reported(
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


def test_nothing_is_done_for_a_first_frame_after_the_window_is_closed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []
    monkeypatch.setattr("app.main._after_first_frame", lambda *_: done.append("first frame"))
    QTimer.singleShot(0, QApplication.closeAllWindows)
    assert main(["--data-dir", str(tmp_path)]) == 0
    later = QTimer(singleShot=True, interval=_FIRST_FRAME_MS)  # fires after earlier timers of this length
    with qtbot.waitSignal(later.timeout):
        later.start()
    assert done == [], "the storage that it would ask is closed"


@pytest.fixture
def silent_holder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Instance]:
    """Another process that holds the folder and does not answer."""
    monkeypatch.setattr("app.main._PATIENCE_SECONDS", 0)
    instance = Instance.acquire(tmp_path)
    assert instance is not None
    yield instance
    instance.close()


def once(condition: Callable[[], bool], act: Callable[[], object]) -> QTimer:
    """Call ``act`` in the event loop as soon as ``condition`` is true."""

    def look() -> None:
        if condition():
            timer.stop()
            act()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(0)
    return timer


def no_answer() -> MessageBox | None:
    boxes = [box for box in QApplication.topLevelWidgets() if box.objectName() == "no-answer"]
    return next((box for box in boxes if isinstance(box, MessageBox) and box.isVisible()), None)


@pytest.mark.usefixtures("qapp", "silent_holder")
def test_a_first_process_that_does_not_answer_is_reported_in_a_window(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []

    def read_and_close() -> None:
        box = no_answer()
        assert box is not None
        told.append(f"{box.text} {box.reason}")
        box.close()

    timer = once(lambda: no_answer() is not None, read_and_close)
    assert main(["--data-dir", str(tmp_path)]) == 1
    assert not timer.isActive()
    assert "already running, but it does not answer" in told[0]
    assert str(tmp_path) in told[0]
    assert "does not answer" in capfd.readouterr().err, "whoever started it in a terminal sees it, too"


class FullLog(StringIO):
    """Standard error on a full disk."""

    def write(self, _: str) -> int:
        raise OSError(errno.ENOSPC, "the disk is full")


@pytest.mark.usefixtures("qapp", "silent_holder")
def test_it_is_reported_in_a_window_even_if_nothing_can_be_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    timer = once(lambda: no_answer() is not None, QApplication.closeAllWindows)
    monkeypatch.setattr("sys.stderr", FullLog())
    assert main(["--data-dir", str(tmp_path)]) == 1
    assert not timer.isActive()


@pytest.mark.usefixtures("qapp")
def test_that_window_goes_away_as_soon_as_the_first_process_answers(
    tmp_path: Path, silent_holder: Instance
) -> None:
    heard: list[Request] = []
    timer = once(lambda: no_answer() is not None, lambda: silent_holder.listen(heard.extend))
    assert main(["--data-dir", str(tmp_path), "SH1-C4-AAAAAJ2"]) == 0
    assert not timer.isActive()
    assert [request.argument for request in heard] == ["SH1-C4-AAAAAJ2"]


@pytest.mark.usefixtures("qapp")
def test_when_the_first_process_ends_the_second_takes_its_place(
    tmp_path: Path, silent_holder: Instance
) -> None:
    shown: list[str] = []

    def close_all() -> None:
        shown.append(program_window().windowTitle())
        QApplication.closeAllWindows()

    def is_shown() -> bool:
        windows = QApplication.topLevelWidgets()
        return any(window.objectName() == "window" and window.isVisible() for window in windows)

    ending = once(lambda: no_answer() is not None, silent_holder.close)
    seeing = once(is_shown, close_all)
    assert main(["--data-dir", str(tmp_path), "SH1-C4-AAAAAJ2"]) == 0
    assert not ending.isActive()
    assert not seeing.isActive()
    assert shown == ["Seahaven Towers"]


@pytest.mark.usefixtures("qapp")
def test_a_program_that_a_test_runs_leaves_no_language_for_the_next_test(tmp_path: Path) -> None:
    said: list[str] = []
    assert run(["--data-dir", str(tmp_path)], lambda: said.append(moves_text(2))) == 0
    assert said == ["2 moves"]
    assert moves_text(2) == "2 move(s)", "as in the source"


def test_the_version_is_printed() -> None:
    command = [sys.executable, "-m", "app", "--version"]
    result = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert result.stdout.strip() == f"ten-columns {__version__}"


def test_it_is_not_started_with_a_new_game_and_a_code_at_the_same_time(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["--new", "simple-simon", "SS1-S1-AAAAAAB"])
    assert "not allowed with argument --new" in capsys.readouterr().err
