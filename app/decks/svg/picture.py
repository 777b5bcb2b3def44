"""Draws the faces of an SVG document; the only file that uses QtSvg."""

from __future__ import annotations

from math import isfinite

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.decks.svg.errors import DeckError, DeckFault
from app.decks.svg.names import FACES, SUITS, Convention, convention_of
from engine.cards import Card, Rank

FORMAT = QImage.Format.Format_ARGB32_Premultiplied

_ROWS = len(SUITS) + 1
_SAME_SHAPE = 1.01
_LEAST_ASPECT, _MOST_ASPECT = 0.5, 3.0


class DeckPicture:
    """A whole deck as one picture. ``aspect`` is the height of its cards in card widths.

    Usually a face is its element. In some GNOME decks the elements differ in shape, because parts stick out
    that QtSvg does not clip. Their faces are the cells of a grid that fills the picture: 13 columns, a row
    for each suit, and a row for the jokers and the back.
    """

    def __init__(self, document: bytes) -> None:
        """Read a clean ``document``; raises ``DeckError`` if it is not a picture or lacks a face."""
        self._renderer = QSvgRenderer(QByteArray(document))
        if not self._renderer.isValid():
            raise DeckError(DeckFault.NOT_SVG)
        self._convention = convention_of(self._renderer.elementExists)
        bounds = [self._bounds(face) for face in FACES]
        for face, rect in zip(FACES, bounds, strict=True):
            if not (isfinite(rect.width()) and isfinite(rect.height())) or rect.isEmpty():
                raise DeckError(DeckFault.MISSING_FACE, face)
        aspects = [rect.height() / rect.width() for rect in bounds]
        is_even = max(aspects) / min(aspects) <= _SAME_SHAPE
        self._cell = None if is_even or self._convention is Convention.KDE else self._grid_cell()
        self.aspect = (
            sorted(aspects)[len(aspects) // 2]
            if self._cell is None
            else self._cell.height() / self._cell.width()
        )
        if not _LEAST_ASPECT <= self.aspect <= _MOST_ASPECT:
            raise DeckError(DeckFault.BAD_SHAPE)

    def face(self, face: Card, width: int, height: int) -> QImage:
        """The picture of ``face``, ``width`` by ``height`` pixels, transparent where it has no ink."""
        image = QImage(width, height, FORMAT)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        target = QRectF(0, 0, width, height)
        if self._cell is not None:
            target = self._target_in_cell(face, target, self._cell)
        self._renderer.render(painter, self._convention.element(face), target)
        painter.end()
        return image

    def _bounds(self, face: Card) -> QRectF:
        """The bounds of the element of ``face``, in the coordinates of its parent."""
        return self._renderer.boundsOnElement(self._convention.element(face))

    def _grid_cell(self) -> QRectF:
        """The first cell of the grid."""
        sheet = self._renderer.viewBoxF()
        return QRectF(sheet.x(), sheet.y(), sheet.width() / len(Rank), sheet.height() / _ROWS)

    def _target_in_cell(self, face: Card, target: QRectF, first: QRectF) -> QRectF:
        """The rectangle for the element of ``face`` if its cell of the grid fills ``target``."""
        cell = first.translated((face.rank - 1) * first.width(), SUITS.index(face.suit) * first.height())
        to_parent, _ = self._renderer.transformForElement(self._convention.element(face)).inverted()
        cell = to_parent.mapRect(cell)
        bounds = self._bounds(face)
        across, down = target.width() / cell.width(), target.height() / cell.height()
        return QRectF(
            (bounds.x() - cell.x()) * across,
            (bounds.y() - cell.y()) * down,
            bounds.width() * across,
            bounds.height() * down,
        )
