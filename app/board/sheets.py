"""Card pictures on disk, as they lie in memory: drawing them takes ten times as long as reading them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Thread
from zlib import crc32

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_PIXEL = 4
_MOST_BYTES = 100_000_000
"""How much the folder may hold: some thirty sheets of a usual size, or two on the largest of screens."""


def load(path: Path, width: int, height: int, count: int) -> list[QPixmap]:
    """The ``count`` pictures of the sheet at ``path``, ``width`` by ``height`` pixels each.

    None at all if the sheet is not there or not as ``store`` wrote it.
    """
    try:
        sheet = path.read_bytes()
    except OSError:
        return []
    mark, pixels = _mark(path), memoryview(sheet)
    pixels = pixels[len(mark) + 4 :]
    size = width * height * _PIXEL
    if len(pixels) != count * size or not sheet.startswith(mark + _checksum(pixels)):
        return []
    pictures = []
    for start in range(0, len(pixels), size):
        image = QImage(pixels[start : start + size], width, height, width * _PIXEL, _FORMAT)
        pictures.append(QPixmap.fromImage(image.copy(), Qt.ImageConversionFlag.NoOpaqueDetection))
    return pictures


def store(path: Path, pictures: Sequence[QPixmap]) -> None:
    """Write ``pictures``, all of one size, for the next start, in a thread of its own."""
    images = [picture.toImage() for picture in pictures]
    Thread(target=_write, args=(path, images)).start()  # Python waits for it when the program ends


def _write(path: Path, images: Sequence[QImage]) -> None:
    """Give the sheet its name only when it is whole, and delete the sheets longest unused."""
    pixels = b"".join(bytes(image.convertToFormat(_FORMAT).constBits()) for image in images)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, prefix=".", suffix=path.name, delete=False) as file:
            unfinished = Path(file.name)
            try:
                file.write(_mark(path) + _checksum(pixels) + pixels)
                file.flush()
                unfinished.replace(path)
            except OSError:
                unfinished.unlink()
                raise
        room = _MOST_BYTES
        for sheet in sorted(path.parent.glob("*faces-*"), key=lambda sheet: -sheet.stat().st_mtime):
            room -= sheet.stat().st_size
            if room < 0:
                sheet.unlink(missing_ok=True)
    except OSError:
        # The sheets only save time: where they cannot be written, the faces are drawn at each start.
        return


def _mark(path: Path) -> bytes:
    """What a sheet begins with: it says for what it was drawn."""
    return path.name.encode() + b"\n"


def _checksum(pixels: bytes | memoryview) -> bytes:
    return crc32(pixels).to_bytes(4, "big")
