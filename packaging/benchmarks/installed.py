"""Start and memory of the installed program beside AisleRiot, in turn: ``dev.py bench --installed PROGRAM``.

Both are started with what they keep from one start to the next, and a session bus. A start lasts from the
execution of the program to the first cards on the screen.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QGuiApplication

from benchmarks.processes import cpu, own_memory, own_memory_written
from tests import xvfb

AISLERIOT = ["/usr/games/sol", "--variation", "seahaven.scm"]
_WIDTH, _HEIGHT = 1280, 800
_ROWS = (205, 275, 320, 380)
"""Rows of the screen that cross cards in both windows, and no bar with buttons."""

_PATIENCE_SECONDS = 20.0
_SETTLING_SECONDS = 5.0


def figures(program: str, rounds: int) -> dict[str, list[float]]:
    """The figures of ``program`` and AisleRiot, started ``rounds`` times each, by their names."""
    commands = {"AisleRiot": AISLERIOT, "Ten Columns": [program]}
    found: dict[str, list[float]] = defaultdict(list)
    with (
        tempfile.TemporaryDirectory() as folder,
        xvfb.virtual_display(_WIDTH, _HEIGHT) as display,
        _session_bus() as bus,
    ):
        home = {"HOME": folder, "XDG_RUNTIME_DIR": folder, "DBUS_SESSION_BUS_ADDRESS": bus}
        variables = xvfb.environment(display) | home
        os.environ["DISPLAY"] = display
        application = QGuiApplication(["bench", "-platform", "xcb"])
        for command in commands.values():
            _start(command, variables, settle=True)  # fills caches and makes settings
        for turn in range(rounds):
            for name, command in commands.items():
                for figure, value in _start(command, variables, settle=turn == 0).items():
                    found[f"{name}: {figure}"].append(value)
        application.shutdown()
    for figure in ("start, clock (ms)", "start, processor (ms)"):
        pairs = zip(found[f"Ten Columns: {figure}"], found[f"AisleRiot: {figure}"], strict=True)
        found[f"{figure}, of AisleRiot's"] = [ours / theirs for ours, theirs in pairs]
    return found


def _start(command: list[str], variables: dict[str, str], *, settle: bool) -> dict[str, float]:
    """Start a program, end it, and return its figures; with ``settle`` also its memory after some seconds."""
    _wait_for_cards(shown=False)
    begun = time.monotonic()
    process = subprocess.Popen(command, env=variables, stderr=subprocess.DEVNULL)
    try:
        _wait_for_cards(shown=True)
        measured = {
            "start, clock (ms)": (time.monotonic() - begun) * 1000,
            "start, processor (ms)": cpu(process.pid),
        }
        if settle:
            time.sleep(_SETTLING_SECONDS)
            measured["own memory (MB)"] = own_memory(process.pid)
            measured["own memory, of that written (MB)"] = own_memory_written(process.pid)
        return measured
    finally:
        process.terminate()
        process.wait()


def _wait_for_cards(*, shown: bool) -> None:
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while _has_cards() is not shown:
        if time.monotonic() > deadline:
            raise TimeoutError("no cards came" if shown else "the cards of the program before stay")
        time.sleep(0.002)


def _has_cards() -> bool:
    """Whether a row of the screen crosses white cards on a coloured table."""
    screen = QGuiApplication.primaryScreen()
    for y in _ROWS:
        row = screen.grabWindow(0, 0, y, _WIDTH, 1).toImage()
        colours = [row.pixelColor(x, 0) for x in range(0, _WIDTH, 8)]
        parts = [(colour.red(), colour.green(), colour.blue()) for colour in colours]
        cards = sum(max(part) >= 252 and min(part) >= 235 for part in parts)
        table = sum(max(part) - min(part) > 20 for part in parts)
        if cards > 20 and table > 10:
            return True
    return False


@contextmanager
def _session_bus() -> Iterator[str]:
    """A session bus of its own: its address."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        try:
            yield daemon.stdout.readline().strip()
        finally:
            daemon.terminate()
