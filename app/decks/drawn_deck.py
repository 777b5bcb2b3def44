"""The deck that the program draws without any file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.decks.art.deck import DeckStyle
from app.decks.card_shape import CardShape
from engine.cards import Card


class DrawnDeck(NamedTuple):
    """The drawn deck in one of its styles."""

    style: DeckStyle = DeckStyle()

    @property
    def key(self) -> str:
        return "drawn-" + "".join(str(int(choice)) for choice in self.style)

    @property
    def shape(self) -> CardShape:
        return self.style.shape

    @property
    def is_quick(self) -> bool:
        return True

    def draw(self, faces: Sequence[Card], width: int, height: int, ratio: float) -> _FaceByFace:
        return _FaceByFace(self.style, faces, width, height, ratio)


class _FaceByFace:
    """Draws each face when it is requested."""

    def __init__(
        self, style: DeckStyle, faces: Sequence[Card], width: int, height: int, ratio: float
    ) -> None:
        self._style = style
        self._faces = iter(faces)
        self._width, self._height, self._ratio = width, height, ratio

    def next(self) -> QImage | None:
        from app.decks.art.face import draw_face

        face = next(self._faces, None)
        if face is None:
            return None
        image = QImage(self._width, self._height, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        rect = QRectF(0, 0, self._width / self._ratio, self._height / self._ratio)
        draw_face(painter, rect, face.rank, face.suit, self._style)
        painter.end()
        return image

    def end(self) -> None:
        self._faces = iter(())
