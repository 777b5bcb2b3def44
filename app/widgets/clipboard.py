"""Asks for the text on the clipboard without letting the window wait for the program that owns it."""

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
"""What the frozen program is started with to be the reading process."""

_PATIENCE_SECONDS = 2.0
_START = """\
import sys
sys.path.insert(0, sys.argv.pop(1))
from app.widgets.clipboard_reader import main
sys.exit(main())
"""


def read_clipboard(owner: QObject, found: Callable[[str], None]) -> None:
    """Hand the text on the clipboard to ``found``, if there is an answer while ``owner`` exists."""
    clipboard, platform = QGuiApplication.clipboard(), QGuiApplication.platformName()
    if clipboard.ownsClipboard():
        found(clipboard.text())
    elif platform in ("xcb", "windows"):
        # Qt would wait for another program for five seconds, and only in the window's thread.
        Attempt(owner, lambda _: _ask_process(platform), found, lambda _: None)
    elif platform == "wayland":
        # A process without a window gets nothing there; Qt waits for a second at most.
        QTimer.singleShot(0, owner, lambda: found(clipboard.text()))
    else:
        found(clipboard.text())


def _ask_process(platform: str) -> str:
    """The text on the clipboard, as another process reads it."""
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
