"""The picture of the table, below all items of a board."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from app.decks.art.background import background_picture
from app.decks.art.palette import Table


class Background:
    """One picture of the bare table.

    The table is a smooth gradient. On screens with a scale factor, the picture has fewer pixels than the
    board, which saves memory and is invisible.
    """

    def __init__(self) -> None:
        self._drawn_for: tuple[QSize, Table] | None = None
        self._picture = QPixmap()
        self._enlargement = 1

    def fill(self, size: QSizeF, ratio: float, table: Table) -> None:
        """Show ``table`` on a board of ``size`` pixels at ``ratio`` device pixels per pixel."""
        self._enlargement = 1 if ratio == 1 else 2
        wanted = ((size / self._enlargement).toSize(), table)
        if wanted != self._drawn_for:
            self._drawn_for = wanted
            self._picture = background_picture(*wanted)

    def paint(self, painter: QPainter, exposed: QRectF, hidden: QRectF) -> None:
        """Paint the ``exposed`` part of the table except the ``hidden`` part.

        Enlarging the picture takes longer than painting all cards, so that it is not painted below a dragged
        group.
        """
        left, top = _even_floor(exposed.left()), _even_floor(exposed.top())
        right, bottom = _even_ceiling(exposed.right()), _even_ceiling(exposed.bottom())
        hidden &= exposed
        if hidden.isEmpty():
            self._paint_part(painter, left, top, right, bottom)
            return
        hidden_left, hidden_top = _even_ceiling(hidden.left()), _even_ceiling(hidden.top())
        hidden_right, hidden_bottom = _even_floor(hidden.right()), _even_floor(hidden.bottom())
        self._paint_part(painter, left, top, right, hidden_top)
        self._paint_part(painter, left, hidden_top, hidden_left, hidden_bottom)
        self._paint_part(painter, hidden_right, hidden_top, right, hidden_bottom)
        self._paint_part(painter, left, hidden_bottom, right, bottom)

    def _paint_part(self, painter: QPainter, left: int, top: int, right: int, bottom: int) -> None:
        """Paint the table between even numbers of pixels: there the pixels of the picture begin and end."""
        width, height = right - left, bottom - top
        if width > 0 and height > 0:
            scale = self._enlargement
            # Plain numbers: creating four QRectF in PySide6 takes half as long as the painting.
            painter.drawPixmap(
                left,
                top,
                width,
                height,
                self._picture,
                left // scale,
                top // scale,
                width // scale,
                height // scale,
            )


def _even_floor(length: float) -> int:
    return floor(length / 2) * 2


def _even_ceiling(length: float) -> int:
    return ceil(length / 2) * 2
