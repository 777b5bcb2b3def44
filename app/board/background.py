"""The picture of the table, below all items of a board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QRegion

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
        self._scale = 1.0

    def fill(self, size: QSizeF, ratio: float, table: Table) -> None:
        """Show ``table`` on a board of ``size`` pixels at ``ratio`` device pixels per pixel."""
        self._scale = 1.0 if ratio == 1 else 0.5
        wanted = ((size * self._scale).toSize(), table)
        if wanted != self._drawn_for:
            self._drawn_for = wanted
            self._picture = background_picture(*wanted)

    def paint(self, painter: QPainter, exposed: QRectF, hidden: QRectF) -> None:
        """Paint the ``exposed`` part of the table except the ``hidden`` part.

        Enlarging the picture takes longer than painting all cards, so the part below a dragged group is not
        painted.
        """
        inside = QRect(hidden.topLeft().toPoint(), hidden.bottomRight().toPoint()).adjusted(1, 1, -2, -2)
        visible = QRegion(exposed.toAlignedRect())
        if inside.isValid():
            visible -= QRegion(inside)
        for rect in visible:  # type: ignore[attr-defined]  # PySide6 gives it at run time
            source = QRectF(QPointF(rect.topLeft()) * self._scale, QSizeF(rect.size()) * self._scale)
            painter.drawPixmap(QRectF(rect), self._picture, source)
