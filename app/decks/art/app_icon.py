"""The application icon: two cards on the green table, in the style of the deck."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from app.decks.art.outline import placed, rounded
from app.decks.art.palette import EDGE, GOLD, INK, PAPER, RED, Table, table_colours
from app.decks.art.pips import suit_shape
from app.decks.art.shape import Shape, paint_shapes
from engine.cards import Suit

_SIZES = (16, 22, 24, 32, 48, 64, 128)
"""The widths in pixels for windows. Larger pictures take up to 1 MB; desktops have them in the icon theme."""

_GRID = 64
"""The icon is drawn on a grid this many units wide and high."""

_SIMPLE_BELOW = 40
"""Icons narrower than this many pixels show one upright card with a spade."""

_SHADOW = QColor("#0b2a22")


def _square(inset: float, radius: float) -> QPainterPath:
    low, high = inset, _GRID - inset
    return rounded(((low, low), (high, low), (high, high), (low, high)), radius)


def _card(x: float, y: float, width: float, turn: float, suit: Suit, colour: QColor) -> list[Shape]:
    """A card with one large suit, around (``x``, ``y``), turned by ``turn`` degrees, with its shadow."""
    half, tall = width / 2, width * 0.68
    sheet = rounded(((-half, -tall), (half, -tall), (half, tall), (-half, tall)), width * 0.11)
    return [
        Shape(placed(sheet, x + 0.8, y + 1.8, turn=turn), _SHADOW),
        Shape(placed(sheet, x, y, turn=turn), PAPER, EDGE, 0.7),
        Shape(placed(suit_shape(suit), x, y, width * 0.72, turn), colour),
    ]


def _shapes(size: int) -> list[Shape]:
    """The icon for a width of ``size`` pixels."""
    green = table_colours(Table.GREEN).centre
    if size < _SIMPLE_BELOW:
        sheet = rounded(((12, 4), (52, 4), (52, 60), (12, 60)), 5)
        return [
            Shape(_square(0, 14), green),
            Shape(sheet, PAPER),
            Shape(placed(suit_shape(Suit.SPADES), 32, 32, 36), INK),
        ]
    return [
        Shape(_square(1, 15), green),
        Shape(_square(3, 13), None, GOLD, 1.0),
        *_card(22.5, 30.5, 27, -15, Suit.HEARTS, RED),
        *_card(38, 33.5, 31, 9, Suit.SPADES, INK),
        Shape(placed(suit_shape(Suit.SPADES), 38, 33.5, 17, 9), None, GOLD, 0.9),
    ]


def app_picture(size: int) -> QPixmap:
    """A picture of the icon, ``size`` device pixels wide and high."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _GRID, size / _GRID)
    paint_shapes(painter, _shapes(size))
    painter.end()
    return pixmap


def app_icon() -> QIcon:
    """The icon of the windows, from 16 to 128 pixels wide."""
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(app_picture(size))
    return icon


def _path_data(path: QPainterPath) -> str:
    """``path`` as the data of an SVG path."""
    words = []
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        if element.isMoveTo():
            words.append("M")
        elif element.isLineTo():
            words.append("L")
        elif element.type == QPainterPath.ElementType.CurveToElement:
            words.append("C")
        words.append(f"{element.x:.2f} {element.y:.2f}")
    return " ".join(words)


def app_icon_svg() -> str:
    """The full icon as an SVG document, for the icon theme of the desktop."""
    paths = []
    for path, fill, line, width in _shapes(_GRID):
        colour = fill.name() if fill else "none"
        stroke = f' stroke="{line.name()}" stroke-width="{width}"' if line else ""
        paths.append(f'  <path fill="{colour}"{stroke} d="{_path_data(path)}"/>')
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_GRID}" height="{_GRID}" '
            f'viewBox="0 0 {_GRID} {_GRID}">',
            *paths,
            "</svg>",
            "",
        )
    )
