"""Saves and restores the size of the window, and its position if the platform allows that."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QWidget

from app.play.preferences import Preferences
from app.widgets.screen_fit import limit_for, room_for

_KEY = "window_geometry"
_FIRST = QSize(1280, 860)


def restore(window: QWidget, preferences: Preferences) -> None:
    """Restore the saved size of ``window``; at the first start, use a comfortable size.

    Qt moves a window that would be outside all current screens, and shrinks it, but not enough for its frame.
    """
    room = room_for(window)
    window.setMinimumSize(window.minimumSize().boundedTo(room))  # large fonts can make it exceed the screen
    kept = QByteArray.fromBase64(preferences.text(_KEY).encode("ascii", "ignore"))
    if kept.isEmpty() or not window.restoreGeometry(kept):
        window.resize(_FIRST.boundedTo(room))
    set_full_screen(window, False)  # the player may have forgotten how to leave full screen
    if not window.isMaximized():
        window.resize(window.size().boundedTo(limit_for(window)))


def save(window: QWidget, preferences: Preferences) -> None:
    """Save the size and position of ``window``; in full screen, the earlier ones."""
    text = bytes(window.saveGeometry().toBase64().data()).decode("ascii")
    if preferences.text(_KEY) != text:
        preferences.save_text(_KEY, text)


def set_full_screen(window: QWidget, is_full: bool) -> None:
    """Enter or leave full screen."""
    full = Qt.WindowState.WindowFullScreen
    window.setWindowState(window.windowState() | full if is_full else window.windowState() & ~full)
