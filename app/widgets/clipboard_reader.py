"""The process that reads the clipboard; it may have to wait for the program that owns the clipboard."""

from __future__ import annotations

import sys

from PySide6.QtGui import QClipboard, QGuiApplication

MOST_CHARACTERS = 100_000


def main() -> int:
    """Print the text on the clipboard, or its beginning, in UTF-8; return the exit status.

    The last argument is the name of a ``QClipboard.Mode``.
    """
    application = QGuiApplication([])
    text = QGuiApplication.clipboard().text(QClipboard.Mode[sys.argv[-1]])[:MOST_CHARACTERS]
    sys.stdout.buffer.write(text.encode("utf-8", "replace"))
    application.shutdown()
    return 0
