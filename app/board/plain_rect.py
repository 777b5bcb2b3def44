"""A rectangle in plain numbers."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF


class PlainRect(NamedTuple):
    """A rectangle in pixels of the board, in plain numbers, because a QRectF is slow to create and to read.

    Every move of the pointer during a drag needs some.
    """

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, rect: QRectF) -> PlainRect:
        """``rect`` in plain numbers."""
        return cls(rect.left(), rect.top(), rect.right(), rect.bottom())
