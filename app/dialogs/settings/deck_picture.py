"""The small pictures of decks in the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from app.decks.art.deck import DeckStyle
from app.decks.art.face import draw_face
from app.decks.art.paper import draw_paper
from app.decks.card_shape import CardShape
from app.decks.svg.measurement import Measurement
from app.decks.svg.names import PREVIEW
from engine.cards import Card

_GAP = 0.12


class DeckLooks(NamedTuple):
    """The proportions of a deck's cards, and the drawing of the cards in ``PREVIEW``."""

    shape: CardShape
    draw: Callable[[QPainter, QRectF, Card], None]


def drawn_looks(style: DeckStyle) -> DeckLooks:
    """The looks of the deck that the program draws itself; it draws every face."""

    def draw(painter: QPainter, rect: QRectF, face: Card) -> None:
        draw_face(painter, rect, face.rank, face.suit, style)

    return DeckLooks(style.shape, draw)


def svg_looks(measured: Measurement) -> DeckLooks:
    """The looks of an SVG deck."""
    images = (
        QImage(pixels, measured.width, measured.height, QImage.Format.Format_ARGB32_Premultiplied).copy()
        for pixels in measured.previews
    )
    faces = dict(zip(PREVIEW, images, strict=True))

    def draw(painter: QPainter, rect: QRectF, face: Card) -> None:
        painter.drawImage(rect, faces[face])

    return DeckLooks(measured.shape, draw)


def blank_looks() -> DeckLooks:
    """The looks of a deck that has not been measured yet: bare cards."""

    def draw(painter: QPainter, rect: QRectF, _face: Card) -> None:
        draw_paper(painter, rect)

    return DeckLooks(DeckStyle().shape, draw)


def deck_picture(size: QSize, ratio: float, looks: DeckLooks) -> QPixmap:
    """A picture of fanned cards and an ace beside them, as large as fits into ``size`` pixels."""
    *column, ace = PREVIEW
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    height = looks.shape.aspect + (len(column) - 1) * looks.shape.index_height
    width = min(size.width() / (2 + _GAP), size.height() / height)
    left = (size.width() - width * (2 + _GAP)) / 2
    card = QRectF(left, (size.height() - width * height) / 2, width, width * looks.shape.aspect)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for number, face in enumerate(column):
        looks.draw(painter, card.translated(0, number * width * looks.shape.index_height), face)
    looks.draw(painter, card.translated(width * (1 + _GAP), 0), ace)
    painter.end()
    return picture
