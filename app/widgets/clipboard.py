"""Reads the text on the clipboard without blocking the window while the program that owns it answers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from app.play.attempt import Attempt

OPTION = "--read-clipboard"
"""The argument that makes the frozen program the reading process."""

_PATIENCE_SECONDS = 2.0
_START = """\
import sys
sys.path.insert(0, sys.argv.pop(1))
from app.widgets.clipboard_reader import main
sys.exit(main())
"""


def read_clipboard(owner: QObject, found: Callable[[str], None]) -> None:
    """Call ``found`` with the text on the clipboard, if the answer comes while ``owner`` exists."""
    clipboard, platform = QGuiApplication.clipboard(), QGuiApplication.platformName()
    if clipboard.ownsClipboard():
        found(clipboard.text())
    elif platform in ("xcb", "windows"):
        # Qt waits up to five seconds for another program, and can read only in the window's thread.
        Attempt(owner, lambda _: _ask_process(platform), found, lambda _: None)
    elif platform == "wayland":
        # On these platforms, a process without a window gets no text; Qt waits for one second at most.
        QTimer.singleShot(0, owner, lambda: found(clipboard.text()))
    else:
        found(clipboard.text())


def _ask_process(platform: str) -> str:
    """The text on the clipboard, read by another process."""
    command = [sys.executable, OPTION]
    if not getattr(sys, "frozen", False):
        command = [sys.executable, "-P", "-c", _START, str(Path(__file__).parents[2])]
    done = subprocess.run(  # noqa: S603 (the program itself)
        command,
        timeout=_PATIENCE_SECONDS,
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": platform},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    return done.stdout.decode("utf-8", "replace")
