"""Draws the positions on the pages of Help as the board shows them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.board.face_cache import FaceCache
from app.board.table_view import TableView
from app.decks.art.marks import MARK_MARGINS
from app.help.pictures import Picture
from app.play.settings import Settings
from engine.moves import destinations
from engine.position import Position, column

_HEIGHT = 0.66
"""Height of the drawn board in widths; it is enough that the width alone decides the size of the cards."""
_NOTHING = Position(columns=((),))
"""The position before the first picture is drawn."""


class BoardPictures(TableView):
    """A board that is never shown: it draws pictures with the player's deck and table.

    Signals:
        outdated(): new faces are ready; earlier pictures must be drawn again.
    """

    outdated = Signal()

    def __init__(self, faces: FaceCache, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(faces, _NOTHING, settings, parent)
        self.setObjectName("help-board")
        self.hide()
        self._is_drawing = False
        faces.ready.connect(self._tell)

    def draw(self, picture: Picture, width: float, ratio: float) -> QPixmap:
        """Draw ``picture`` from a board ``width`` pixels wide, at ``ratio`` device pixels per pixel."""
        self._is_drawing = True
        self._scene.set_view(QSizeF(width, round(width * _HEIGHT)), ratio)
        self._scene.show_board(
            picture.position,
            sequences=picture.game.sequences if _is_whole(picture) else 0,
            empty_column_needs_king=picture.game.empty_column_needs_king,
        )
        self._highlight(picture)
        area = self._area(picture)
        drawn = QPixmap((area.size() * ratio).toSize())
        drawn.setDevicePixelRatio(ratio)
        painter = QPainter(drawn)
        self._scene.render(painter, QRectF(QPointF(), area.size()), area)
        painter.end()
        self._is_drawing = False
        return drawn

    def _highlight(self, picture: Picture) -> None:
        """Select the group of ``picture`` and highlight its destinations."""
        marks, layout, position = self._scene.marks, self._scene.layout, picture.position
        if picture.group is None:
            marks.show_selection(None)
            marks.show_destinations({}, None)
            return
        source, size = picture.group
        marks.show_selection(layout.group(source, size, len(position.cards(source))))
        piles = destinations(picture.game, position, source, size)
        marks.show_destinations({pile: layout.end(pile, len(position.cards(pile))) for pile in piles}, None)

    def _area(self, picture: Picture) -> QRectF:
        """The part of the board to draw: the columns of ``picture``, and the row above if it is needed."""
        layout, position = self._scene.layout, picture.position
        gap = layout.slot_rect(column(1)).left() - layout.slot_rect(column(0)).right()
        mark = MARK_MARGINS.bottom() * layout.card_width
        columns = [column(number) for number in range(picture.columns)]
        is_whole = _is_whole(picture)
        ends = [layout.end(pile, len(position.cards(pile))) for pile in columns]
        right = layout.size.width() if is_whole else ends[-1].right() + gap
        has_upper_row = is_whole or bool(position.cells)
        top = 0.0 if has_upper_row else layout.slot_rect(columns[0]).top() - mark
        bottom = min(max(end.bottom() for end in ends) + mark, layout.size.height())
        return QRectF(QPointF(0, top), QPointF(right, bottom))

    def _tell(self) -> None:
        if not self._is_drawing:
            self.outdated.emit()


def _is_whole(picture: Picture) -> bool:
    return picture.columns == len(picture.position.columns)
