"""Starts the measured programs, each on its own screen, and sends input to them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.processes import cpu
from tests import xvfb

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
MOVES_A_SECOND = 60
OURS = [sys.executable, "-m", "benchmarks.traced"]


class Start(NamedTuple):
    """The milliseconds of a start up to the first painted board, by the clock and of the processor."""

    wall: float
    cpu: float


class Running(NamedTuple):
    """A program with a visible window: its process, and its report at the first paint (floor: empty)."""

    process: subprocess.Popen[str]
    report: dict[str, object]


def start_of_floor(display: str) -> Start:
    """Start the bare window once, to its first paint."""
    printed = _run_to_first_paint([sys.executable, str(HERE / "floor.py")], display, {"MINI_TRACE": "q"})
    wall, cpu_time = printed.rpartition("total=")[2].split("/")
    return Start(float(wall), float(cpu_time))


def start_of_program(display: str, data: Path) -> Start:
    """Start this program once with the game in ``data``, to its first painted board."""
    printed = _run_to_first_paint(OURS, display, _folders(data) | {"TRACE": "quit"})
    report = json.loads(printed)
    return Start(report["wall"], report["cpu"])


def instructions_to_start(display: str, data: Path | None) -> float:
    """Millions of instructions to the first paint, of the program with ``data`` or of the bare window.

    Valgrind counts them. The count varies by a few in a thousand between runs, even on a busy machine.
    """
    command = [sys.executable, str(HERE / "floor.py")] if data is None else OURS
    extra = {"MINI_TRACE": "q"} if data is None else {"TRACE": "quit"} | _folders(data)
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    environment = xvfb.environment(display) | {"T0": "0"} | extra
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(counting, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    counts = re.findall(r"I +refs: +([0-9,]+)", done.stderr)
    # Qt starts another process, which Valgrind also counts.
    return max(int(count.replace(",", "")) for count in counts) / 1e6


@contextmanager
def running_floor(display: str, **environment: str) -> Iterator[Running]:
    """The bare window, ready for input."""
    extra = {"MINI_TRACE": "1"} | environment
    with _running([sys.executable, str(HERE / "floor.py")], display, extra) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield Running(process, {})


@contextmanager
def running_program(display: str, data: Path, **environment: str) -> Iterator[Running]:
    """This program with the game in ``data``, ready for input."""
    with _running(OURS, display, _folders(data) | environment) as process:
        assert process.stdout is not None
        yield Running(process, json.loads(process.stdout.readline()))


def figures_from_inside(display: str, which: str, what: str, scale: int = 1) -> dict[str, list[float]]:
    """The figures of ``benchmarks.inside`` for the bare window (``floor``) or a data folder."""
    command = [sys.executable, "-m", "benchmarks.inside", which, what]
    environment = xvfb.environment(display) | {"QT_SCALE_FACTOR": str(scale)}
    printed = subprocess.check_output(command, cwd=ROOT, env=environment, text=True)
    figures: dict[str, list[float]] = json.loads(printed)
    return figures


def fill_screen(display: str, pid: int) -> None:
    """Make the window of ``pid`` as large as its screen."""
    environment = xvfb.environment(display)
    search = ["xdotool", "search", "--onlyvisible", "--pid", str(pid), "--name", "."]
    for window in subprocess.check_output(search, env=environment, text=True).split():
        subprocess.run(["xdotool", "windowsize", window, "100%", "100%"], env=environment, check=True)


@contextmanager
def running_peer(display: str, command: list[str]) -> Iterator[tuple[int, float]]:
    """Another card game: its process, and the milliseconds until its window appeared."""
    environment = xvfb.environment(display)
    search = ["xdotool", "search", "--onlyvisible", "--class", Path(command[0]).name]
    start = time.monotonic()
    session = subprocess.Popen(
        ["dbus-run-session", "--", *command],
        env=environment,
        start_new_session=True,
        stderr=subprocess.DEVNULL,
    )
    try:
        windows: list[str] = []
        while not windows:  # xdotool's own waiting fails if a window disappears after it was found
            found = subprocess.run(
                search, env=environment, text=True, capture_output=True, timeout=60, check=False
            )
            windows = found.stdout.split() if found.returncode == 0 else []
            assert session.poll() is None, "it ended without a window"
        wall = (time.monotonic() - start) * 1000
        pid = subprocess.check_output(["xdotool", "getwindowpid", windows[0]], env=environment, text=True)
        yield int(pid), wall
    finally:
        os.killpg(session.pid, signal.SIGKILL)
        session.wait()


def drag(display: str, pid: int, start: tuple[float, float], seconds: float, reach: float = 300) -> float:
    """Drag the card at ``start`` of the screen for ``seconds``; return the processor time in ms."""
    steps = int(seconds * MOVES_A_SECOND)
    script = [f"mousemove {start[0]:.0f} {start[1]:.0f}", "mousedown 1"]
    for step in range(steps):
        # Back and forth along a slanted line, some hundred pixels a second.
        phase = abs((step * 8 / reach) % 2 - 1)
        x, y = start[0] + reach * (1 - phase), start[1] + reach / 2 * (1 - phase)
        script += [f"mousemove {x:.0f} {y:.0f}", f"sleep {1 / MOVES_A_SECOND:.4f}"]
    script += [f"mousemove {start[0]:.0f} {start[1]:.0f}", "mouseup 1"]
    before = cpu(pid)
    command = ["xdotool", *" ".join(script).split()]
    subprocess.run(command, env=xvfb.environment(display), check=True)
    return cpu(pid) - before


def _folders(data: Path) -> dict[str, str]:
    """Environment variables that make this program keep data and cache in ``data``.

    An option would do, but a start by double click has an empty command line.
    """
    return {"XDG_DATA_HOME": str(data), "XDG_CACHE_HOME": str(data / "cache")}


def _run_to_first_paint(command: list[str], display: str, environment: dict[str, str]) -> str:
    with _running(command, display, environment) as process:
        assert process.stdout is not None
        return process.stdout.readline()


@contextmanager
def _running(command: list[str], display: str, extra: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    environment = xvfb.environment(display) | {"T0": str(time.monotonic())} | extra
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        if process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
