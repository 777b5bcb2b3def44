"""Draws the icons of the program and of its saved games, in the formats of each system.

    python building/icons.py FOLDER     fill FOLDER; needs PySide6, and the checkout on the path

The program's icon is the icon of its windows. The icon of a saved game is a sheet of paper with that icon.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.decks.art.app_icon import app_icon_svg, app_picture
from app.decks.art.outline import placed
from app.decks.art.palette import INK
from app.decks.art.pips import suit_shape
from engine.cards import Suit

SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
APPLICATION = "org.tencolumns.TenColumns"
DOCUMENT = "application-x-ten-columns+json"
"""The desktop's name for the icon of the media type of saved games."""

_WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
_MACOS_TYPES = {b"ic07": 128, b"ic08": 256, b"ic11": 32, b"ic12": 64}
"""Apple's names for PNG images of these widths."""

_SHEET = """\
  <path fill="#0b2a22" fill-opacity="0.25" d="M11 3h30l13 13v43a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3z"/>
  <path fill="#fffdf6" stroke="#a8a08c"
    d="M10.5 4.5a3 3 0 0 1 3-3H40l13.5 13.5v43a3 3 0 0 1-3 3h-37a3 3 0 0 1-3-3z"/>
  <path fill="#ddd6c3" stroke="#a8a08c" stroke-linejoin="round" d="M40 1.5V12a3 3 0 0 0 3 3h10.5z"/>
"""
_EMBLEM_PLACE = "translate(15 22) scale(0.53125)"

_SIMPLE_BELOW = 40
"""Sheets narrower than this many pixels show a spade, like the card in the program's icon."""


def document_svg() -> str:
    """The icon of a saved game, as an SVG document: a sheet with the program's icon."""
    opening, *paths, closing = app_icon_svg().splitlines()
    emblem = "\n".join(f"  {path}" for path in paths)
    return f'{opening}\n{_SHEET}  <g transform="{_EMBLEM_PLACE}">\n{emblem}\n  </g>\n{closing}\n'


def _sheet_svg() -> str:
    """The sheet alone, as the SVG elements of that document."""
    opening, *_paths, closing = app_icon_svg().splitlines()
    return f"{opening}\n{_SHEET}{closing}\n"


def draw(folder: Path) -> None:
    """Fill ``folder``: ``hicolor/`` for Linux, and ``.ico`` and ``.icns`` files."""
    theme = folder / "hicolor"
    _write(theme / "scalable" / "apps" / f"{APPLICATION}.svg", app_icon_svg().encode())
    _write(theme / "scalable" / "mimetypes" / f"{DOCUMENT}.svg", document_svg().encode())
    for size in SIZES:
        _write(theme / f"{size}x{size}" / "apps" / f"{APPLICATION}.png", _application_png(size))
        _write(theme / f"{size}x{size}" / "mimetypes" / f"{DOCUMENT}.png", _document_png(size))
    pictures = {size: _application_png(size) for size in _WINDOWS_SIZES}
    _write(folder / "ten-columns.ico", _ico(pictures))
    _write(folder / "ten-columns.icon-group", _icon_group(pictures))
    _write(folder / "game.ico", _ico({size: _document_png(size) for size in _WINDOWS_SIZES}))
    _write(
        folder / "ten-columns.icns",
        _icns({name: _application_png(size) for name, size in _MACOS_TYPES.items()}),
    )


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _application_png(size: int) -> bytes:
    return _png(app_picture(size).toImage())


def _document_png(size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    simple = size < _SIMPLE_BELOW
    QSvgRenderer(QByteArray((_sheet_svg() if simple else document_svg()).encode())).render(painter)
    if simple:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(placed(suit_shape(Suit.SPADES), size / 2, size * 0.6, size * 0.5), INK)
    painter.end()
    return _png(image)


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def _ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG ``pictures`` by width: a directory of 16 bytes each, then the pictures."""
    directory, offset = b"", 6 + 16 * len(pictures)
    for size, picture in pictures.items():
        width = size % 256  # 256 is written as 0
        directory += struct.pack("<BBBBHHII", width, width, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + directory + b"".join(pictures.values())


def _icon_group(pictures: dict[int, bytes]) -> bytes:
    """The directory of an icon inside a Windows program, where PNG ``pictures`` have numbers from 1."""
    directory = b""
    for number, (size, picture) in enumerate(pictures.items(), 1):
        width = size % 256  # 256 is written as 0
        directory += struct.pack("<BBBBHHIH", width, width, 0, 0, 1, 32, len(picture), number)
    return struct.pack("<HHH", 0, 1, len(pictures)) + directory


def _icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon of PNG ``pictures`` by Apple's name of their width."""
    entries = [name + struct.pack(">I", 8 + len(picture)) + picture for name, picture in pictures.items()]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, entries))) + b"".join(entries)


if __name__ == "__main__":
    application = QGuiApplication(["icons"])
    draw(Path(sys.argv[1]))
