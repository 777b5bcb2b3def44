"""The size of the texts beside the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

_USUAL_WINDOW = QSize(1920, 1080)
"""Up to this size of the window, texts beside the cards have the size of the system's font."""


def text_scale(window: QSize) -> float:
    """The size of texts beside the cards, in sizes of the system's font, for a ``window`` of this size.

    On a large screen without a scale factor, the cards are large and the player sits farther away; letters of
    the usual size would be too small.
    """
    scale = min(window.width() / _USUAL_WINDOW.width(), window.height() / _USUAL_WINDOW.height())
    return max(1.0, round(4 * scale) / 4)  # in steps, so that few steps of a resize change it


def scaled_font(font: QFont, scale: float) -> QFont:
    """``font``, ``scale`` times as large."""
    from PySide6.QtGui import QFont

    scaled = QFont(font)
    scaled.setPointSizeF(font.pointSizeF() * scale)
    return scaled
