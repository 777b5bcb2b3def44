"""The picture of the table, below all other items of a board."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.decks.art.background import background_picture
from app.decks.art.palette import Table

BACKGROUND_LEVEL = -2.0


class Background(QGraphicsPixmapItem):
    """One picture of the bare table, of the size of the board."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn_for: tuple[QSize, Table] | None = None
        self.setZValue(BACKGROUND_LEVEL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def fill(self, size: QSizeF, table: Table) -> None:
        """Show ``table`` on a board of ``size`` pixels."""
        wanted = (size.toSize(), table)
        if wanted != self._drawn_for:
            self._drawn_for = wanted
            self.setPixmap(background_picture(*wanted))
