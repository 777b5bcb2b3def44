"""How large the texts beside the cards are."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont

_USUAL_WINDOW = QSize(1920, 1080)
"""Up to this size of the window, texts beside the cards have the size of the system's font."""


def text_scale(window: QSize) -> float:
    """How many times as large as the system's font texts beside the cards are in a ``window`` of that size.

    On a large screen without a scale factor the cards are large, and letters of the usual size beside them
    are too small for the distance from which the cards are seen.
    """
    scale = min(window.width() / _USUAL_WINDOW.width(), window.height() / _USUAL_WINDOW.height())
    return max(1.0, round(4 * scale) / 4)  # in steps, so that not each pixel of a resize changes it


def scaled_font(font: QFont, scale: float) -> QFont:
    """``font``, ``scale`` times as large."""
    scaled = QFont(font)
    scaled.setPointSizeF(font.pointSizeF() * scale)
    return scaled
