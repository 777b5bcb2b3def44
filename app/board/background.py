"""The picture of the table, below all items of a board."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from app.board.plain_rect import PlainRect
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

    @property
    def is_enlarged(self) -> bool:
        """Whether the picture has fewer pixels than the board."""
        return self._enlargement > 1

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint the ``exposed`` part of the table."""
        if self.is_enlarged:
            self._paint_part(painter, *_even(PlainRect.of(exposed)))
        else:
            painter.drawPixmap(exposed, self._picture, exposed)

    def paint_around(self, painter: QPainter, exposed: QRectF, hidden: PlainRect) -> None:
        """Paint the ``exposed`` part of the table except the ``hidden`` part.

        Enlarging the picture takes longer than painting all cards, so that it is not painted below a dragged
        group.
        """
        left, top, right, bottom = _even(PlainRect.of(exposed))
        inner_left, inner_top = max(left, _even_ceiling(hidden.left)), max(top, _even_ceiling(hidden.top))
        inner_right = min(right, _even_floor(hidden.right))
        inner_bottom = min(bottom, _even_floor(hidden.bottom))
        if inner_left >= inner_right or inner_top >= inner_bottom:
            self._paint_part(painter, left, top, right, bottom)
            return
        self._paint_part(painter, left, top, right, inner_top)
        self._paint_part(painter, left, inner_top, inner_left, inner_bottom)
        self._paint_part(painter, inner_right, inner_top, right, inner_bottom)
        self._paint_part(painter, left, inner_bottom, right, bottom)

    def _paint_part(self, painter: QPainter, left: int, top: int, right: int, bottom: int) -> None:
        """Paint the enlarged table between even numbers: there the pixels of the picture begin and end."""
        width, height = right - left, bottom - top
        if width > 0 and height > 0:
            scale = self._enlargement
            # Plain numbers: creating four QRectF in PySide6 would take half as long as the painting.
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


def _even(rect: PlainRect) -> tuple[int, int, int, int]:
    """The smallest rectangle around ``rect`` with even edges."""
    left, top, right, bottom = rect
    return _even_floor(left), _even_floor(top), _even_ceiling(right), _even_ceiling(bottom)


def _even_floor(length: float) -> int:
    return floor(length) & -2


def _even_ceiling(length: float) -> int:
    return -(-ceil(length) & -2)
