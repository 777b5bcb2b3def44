"""Reads the text on the clipboard without blocking the window while the program that owns it answers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QClipboard, QGuiApplication

from app.widgets.attempt import Attempt

OPTION = "--read-clipboard"
"""The argument that makes the frozen program the reading process."""

_PATIENCE_SECONDS = 2.0
_START = """\
import sys
sys.path.insert(0, sys.argv.pop(1))
from app.widgets.clipboard_reader import main
sys.exit(main())
"""


def can_hang(mode: QClipboard.Mode = QClipboard.Mode.Clipboard) -> bool:
    """Whether reading the clipboard with Qt could block the window while another program answers.

    ``mode`` chooses the clipboard or the selection of X11.
    """
    clipboard = QGuiApplication.clipboard()
    is_ours = clipboard.ownsClipboard() if mode is QClipboard.Mode.Clipboard else clipboard.ownsSelection()
    return not is_ours and QGuiApplication.platformName() in ("xcb", "windows")


def read_clipboard(
    owner: QObject,
    found: Callable[[str], None],
    failed: Callable[[], None] = lambda: None,
    mode: QClipboard.Mode = QClipboard.Mode.Clipboard,
) -> None:
    """Call ``found`` with the text on the clipboard, or ``failed`` if no answer comes in a moment.

    ``mode`` chooses the clipboard or the selection of X11. Neither is called once ``owner`` is destroyed.
    """
    clipboard = QGuiApplication.clipboard()
    if can_hang(mode):
        Attempt(owner, lambda _: _ask_process(mode), found, lambda _: failed())
    elif QGuiApplication.platformName() == "wayland":
        # On Wayland, a process without a window gets no text; Qt waits for one second at most.
        QTimer.singleShot(0, owner, lambda: found(clipboard.text(mode)))
    else:
        found(clipboard.text(mode))


def _ask_process(mode: QClipboard.Mode) -> str:
    """The text on the clipboard, read by another process."""
    command = [sys.executable, OPTION]
    if not getattr(sys, "frozen", False):
        command = [sys.executable, "-P", "-c", _START, str(Path(__file__).parents[2])]
    done = subprocess.run(  # noqa: S603 (the program itself)
        [*command, mode.name],
        timeout=_PATIENCE_SECONDS,
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": QGuiApplication.platformName()},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    return done.stdout.decode("utf-8", "replace")
