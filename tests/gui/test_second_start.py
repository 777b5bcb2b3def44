"""A second start brings the first window to the front and opens its code or file there."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.gui.running import NOBODY, PATIENCE, Running, running, start_again
from tests.paths import DATA

FIRST = "SS1-S1-AAAAABD"
OTHER = "SH1-C4-AAAAAJ2"
STATES = [
    "plain",
    "new game",
    "settings",
    "statistics",
    "help",
    "about",
    "about Qt",
    "open",
    "save",
    "menu",
    "notice",
    "replay",
    "drag",
    "full screen",
    "minimised",
]
PIPES = ["pipe.tencolumns"] if hasattr(os, "mkfifo") else []


@pytest.mark.parametrize("state", STATES)
def test_it_is_answered_whatever_the_first_window_is_doing(tmp_path: Path, state: str) -> None:
    with running(state, tmp_path, FIRST) as first:
        before = first.seen()
        assert start_again(tmp_path) == (0, "")
        shown = first.seen()
        assert not shown["minimised"]
        assert shown == before | {"minimised": False}, "only brought to the front"
        assert start_again(tmp_path, "SS1-S1-AAAAAB0") == (0, "")
        assert "the letter O?" in first.seen()["notices"][-1]
        assert first.seen()["code"] == FIRST
        assert start_again(tmp_path, OTHER) == (0, "")
        assert first.seen()["code"] == OTHER
        assert first.seen()["full screen"] == (state == "full screen")
        assert first.end() == (0, "")


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Running]:
    with running("plain", tmp_path / "data", FIRST) as program:
        yield program
        assert program.end() == (0, "")


def hand_over(first: Running, folder: Path, argument: str) -> dict[str, object]:
    assert start_again(folder / "data", argument) == (0, "")
    return first.seen()


def test_a_file_is_handed_over(first: Running, tmp_path: Path) -> None:
    path = tmp_path / "žabac i čvorak.tencolumns"
    path.write_text((DATA / "record-1.tencolumns").read_text())
    shown = hand_over(first, tmp_path, str(path))
    assert shown["notices"] == []
    assert shown["code"] == FIRST, "it is won, so it is played back"


@pytest.mark.parametrize("name", ["gone.tencolumns", "bad.tencolumns", "č ž.txt", "folder", *PIPES])
def test_a_bad_file_is_reported_in_the_first_window(first: Running, tmp_path: Path, name: str) -> None:
    (tmp_path / "bad.tencolumns").write_bytes(b"{\xff")
    (tmp_path / "č ž.txt").write_text("no code here")
    (tmp_path / "folder").mkdir()
    for pipe in PIPES:
        os.mkfifo(tmp_path / pipe)
    shown = hand_over(first, tmp_path, str(tmp_path / name))
    last = time.monotonic() + PATIENCE
    while not shown["notices"]:  # a thread reads the file
        assert time.monotonic() < last, "nothing is told"
        shown = first.seen()
    assert name in str(shown["notices"])
    assert shown["code"] == FIRST


@pytest.mark.parametrize(
    "argument", ["", " ", "SS1-S1-AAAAAB", "SS9-S1-AAAAABD", "A" * 5000, "nonsense", "čž 🂡", "caf\udce9"]
)
def test_a_bad_code_is_reported_in_the_first_window(first: Running, tmp_path: Path, argument: str) -> None:
    shown = hand_over(first, tmp_path, argument)
    assert bool(shown["notices"]) == bool(argument)
    assert shown["code"] == FIRST


@pytest.mark.parametrize(
    ("argument", "told"),
    [
        ("SS1-S1-AAAAAB0", "the letter O?"),
        ("gone.tencolumns", "gone.tencolumns"),
        ("/dev/null", "null"),
        ("A" * 5000, "There is no game in this text."),
        ("caf\udce9", "There is no game in this text."),
    ],
)
def test_a_bad_code_or_file_of_the_first_start_is_reported_in_its_window(
    tmp_path: Path, argument: str, told: str
) -> None:
    with running("plain", tmp_path, argument) as program:
        assert told in "".join(program.seen()["notices"])
        assert program.end() == (0, "")


def test_a_game_with_moves_is_not_dropped_by_a_second_start(tmp_path: Path) -> None:
    with running("moved", tmp_path, FIRST) as first:
        for _ in range(3):  # the question is asked again, but never twice at the same time
            assert start_again(tmp_path, "SS1-S1-AAAAAAA") == (0, "")
            assert first.seen()["open"] == ["drop-question", "window"]
        assert first.seen()["code"] == FIRST
        assert first.end() == (0, "")


def test_what_a_killed_program_left_is_in_nobodys_way(tmp_path: Path) -> None:
    for _ in range(2):
        with running("plain", tmp_path, FIRST) as first:
            first.process.kill()
            first.process.communicate()
    with running("plain", tmp_path) as first:
        assert first.seen()["code"] == FIRST
        assert start_again(tmp_path, OTHER) == (0, "")
        assert first.seen()["code"] == OTHER
        assert first.end() == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped")
def test_a_request_waits_for_a_first_process_that_is_stopped(tmp_path: Path) -> None:
    with running("plain", tmp_path, FIRST) as first, ThreadPoolExecutor() as threads:
        first.process.send_signal(signal.SIGSTOP)
        started = threads.submit(start_again, tmp_path, OTHER)
        first.process.send_signal(signal.SIGCONT)
        assert started.result()[0] == 0
        assert first.seen()["code"] == OTHER
        assert first.end() == (0, "")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="nobody else can be")
def test_another_user_gets_a_window_and_cannot_write() -> None:
    """If two users use one folder by mistake, the second gets a notice and changes no file."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with running("plain", data, FIRST) as mine:
            for path in (Path(folder), data):
                path.chmod(0o755)
            with running("plain", data, OTHER, user=NOBODY) as other:
                shown = other.seen()
                assert shown["code"] == OTHER
                assert len(shown["notices"]) == 1
                assert mine.seen()["code"] == FIRST
                assert other.end() == (0, "")
            assert mine.end() == (0, "")
        shutil.rmtree(data)
