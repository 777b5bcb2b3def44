"""The window's size, kept from one start to the next; its place, too, where the platform lets it."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QWidget

from app.play.preferences import Preferences

_KEY = "window_geometry"
_FIRST = QSize(1280, 860)


def restore(window: QWidget, preferences: Preferences) -> None:
    """Give ``window`` the size that it had; at the first start, a comfortable one.

    Qt moves and shrinks what would lie off every screen that there is now.
    """
    room = window.screen().availableSize() * 0.9
    window.setMinimumSize(window.minimumSize().boundedTo(room))  # large letters make a small screen
    kept = QByteArray.fromBase64(preferences.text(_KEY).encode("ascii", "ignore"))
    if kept.isEmpty() or not window.restoreGeometry(kept):
        window.resize(_FIRST.boundedTo(room))
    set_full_screen(window, False)  # whoever left the program so may not remember the way out


def save(window: QWidget, preferences: Preferences) -> None:
    """Keep the size and place that ``window`` has now, or had before it filled the screen."""
    text = bytes(window.saveGeometry().toBase64().data()).decode("ascii")
    if preferences.text(_KEY) != text:
        preferences.keep(_KEY, text)


def set_full_screen(window: QWidget, is_full: bool) -> None:
    """Let ``window`` fill the whole screen, or go back to the size that it had."""
    full = Qt.WindowState.WindowFullScreen
    window.setWindowState(window.windowState() | full if is_full else window.windowState() & ~full)
