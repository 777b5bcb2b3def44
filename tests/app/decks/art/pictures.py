"""Pictures of the art, as bytes to compare."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.decks.art.deck import DeckStyle
from app.decks.art.face import draw_face
from app.decks.art.pips import suit_shape
from engine.cards import Rank, Suit


def picture(width: int, height: int, draw: Callable[[QPainter], None], ratio: float = 1.0) -> QImage:
    """Let ``draw`` paint on a transparent picture of ``width`` × ``height`` units of ``ratio`` pixels."""
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


USUAL = DeckStyle()


def face_height(width: int, style: DeckStyle = USUAL) -> int:
    return round(width * style.shape.aspect)


def face(rank: Rank, suit: Suit, style: DeckStyle, width: int, ratio: float = 1.0) -> QImage:
    """One card ``width`` units wide."""
    height = face_height(width, style)
    rect = QRectF(0, 0, width, height)
    return picture(width, height, lambda painter: draw_face(painter, rect, rank, suit, style), ratio)


def grey_suit(suit: Suit, size: int) -> QImage:
    """A suit in black on white, ``size`` pixels high."""

    def draw(painter: QPainter) -> None:
        painter.fillRect(0, 0, size, size, Qt.GlobalColor.white)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(size / 2, size / 2)
        painter.scale(size, size)
        painter.fillPath(suit_shape(suit), Qt.GlobalColor.black)

    return picture(size, size, draw)


def pixels(image: QImage) -> bytes:
    """Blue, green, red and alpha of each pixel, row by row."""
    return bytes(image.constBits())


def distance(first: QImage, second: QImage) -> float:
    """The mean difference of the two images' colours, 0 (equal) to 255."""
    difference = _difference(first, second)
    count = difference.width() * difference.height()
    return (sum(pixels(difference)) - 255 * count) / (3 * count)


def greatest_distance(first: QImage, second: QImage) -> int:
    """The greatest difference of a pixel's red, green or blue in the two images, 0 (equal) to 255."""
    levels = pixels(_difference(first, second))
    return max(max(levels[colour::4]) for colour in range(3))


def _difference(first: QImage, second: QImage) -> QImage:
    difference, other = (image.convertToFormat(QImage.Format.Format_RGB32) for image in (first, second))
    difference.setDevicePixelRatio(1)
    other.setDevicePixelRatio(1)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    return difference
