"""A virtual screen with a window manager, for tests with real windows."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TOOLS = ("Xvfb", "openbox", "xdotool")


def missing_tools() -> list[str]:
    """The names of the required programs that are not installed."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


@contextmanager
def virtual_display(width: int = 1280, height: int = 900) -> Iterator[str]:
    """Run an X server of this size in pixels, with a window manager; yield its display, such as ``:7``.

    Both are ready when the context is entered, and have ended when it is left. Raises ``RuntimeError`` if one
    of them does not start.
    """
    with _server(width, height) as display, _window_manager(display):
        yield display


def environment(display: str) -> dict[str, str]:
    """The environment in which a Qt program shows its windows on ``display``."""
    return os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}


@contextmanager
def _server(width: int, height: int) -> Iterator[str]:
    reader, writer = os.pipe()
    screen = ["-screen", "0", f"{width}x{height}x24"]
    # The server chooses a free display, and writes its number when it accepts connections.
    command = ["Xvfb", "-displayfd", str(writer), *screen, "-nolisten", "tcp", "-noreset"]
    process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with _stopping(process), os.fdopen(reader) as report:
        number = report.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"


@contextmanager
def _window_manager(display: str) -> Iterator[None]:
    # openbox runs this command when it is ready; the output of the command goes to openbox's standard output.
    command = ["openbox", "--sm-disable", "--startup", "echo ready"]
    process = subprocess.Popen(
        command, env=environment(display), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    with _stopping(process), process.stdout:
        if "ready\n" not in process.stdout:  # reads until this line
            raise RuntimeError("openbox did not start")
        yield


@contextmanager
def _stopping(process: subprocess.Popen[bytes] | subprocess.Popen[str]) -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        process.wait()
