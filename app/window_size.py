"""The window's size, kept from one start to the next; its place, too, where the platform lets it."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QWidget

from app.storage import Storage

_KEY = "window_geometry"
_FIRST = QSize(1280, 860)


def restore(window: QWidget, storage: Storage) -> None:
    """Give ``window`` the size that it had; at the first start, a comfortable one.

    Qt moves and shrinks what would lie off every screen that there is now.
    """
    kept = QByteArray.fromBase64(storage.settings().get(_KEY, "").encode("ascii", "ignore"))
    if kept.isEmpty() or not window.restoreGeometry(kept):
        room = window.screen().availableSize()
        window.resize(
            min(_FIRST.width(), room.width() * 9 // 10), min(_FIRST.height(), room.height() * 9 // 10)
        )
    # Whoever left the program in full screen may not remember the way out.
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)


def keep(window: QWidget, storage: Storage) -> None:
    """Keep the size and place that ``window`` has now, or had before it filled the screen."""
    text = bytes(window.saveGeometry().toBase64().data()).decode("ascii")
    if storage.settings().get(_KEY) != text:
        storage.set_settings({_KEY: text})
