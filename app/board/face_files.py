"""Card pictures on disk, as they lie in memory: drawing them takes ten times as long as reading them.

A sheet is a line with its name, the CRC-32 of what follows in four bytes, the highest first, and the pixels
of one picture after the other: premultiplied ARGB in the byte order of the machine, row by row.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Thread
from typing import BinaryIO
from zlib import crc32

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_CHECKSUM = 4
_MOST_BYTES = 100_000_000
"""How much the folder may hold: some thirty sheets of a usual size, or two on the largest of screens."""


def load(path: Path, width: int, height: int, count: int) -> list[QPixmap]:
    """The ``count`` pictures of the sheet at ``path``, ``width`` by ``height`` pixels each.

    None at all if the sheet is not there or not as ``store`` wrote it.
    """
    mark = _mark(path)
    try:
        with path.open("rb") as file:
            if file.read(len(mark)) != mark:
                return []
            checksum = file.read(_CHECKSUM)
            images = [_read(file, width, height) for _ in range(count)]
            is_longer = bool(file.read(1))
    except OSError:
        return []
    if is_longer or checksum != _checksum(images):
        return []
    return [QPixmap.fromImage(image, Qt.ImageConversionFlag.NoOpaqueDetection) for image in images]


def store(path: Path, pictures: Sequence[QPixmap]) -> None:
    """Write ``pictures``, all of one size, for the next start, in a thread of its own."""
    images = [picture.toImage().convertToFormat(_FORMAT) for picture in pictures]
    Thread(target=_write, args=(path, images)).start()  # Python waits for it when the program ends


def _read(file: BinaryIO, width: int, height: int) -> QImage:
    """The next picture of a sheet; where the sheet ends too early, its checksum will tell."""
    image = QImage(width, height, _FORMAT)
    image.fill(0)
    file.readinto(image.bits())  # type: ignore[attr-defined]  # every file opened for bytes has it
    return image


def _write(path: Path, images: Sequence[QImage]) -> None:
    """Give the sheet its name only when it is whole, and delete the sheets longest unused."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, prefix=".", suffix=path.name, delete=False) as file:
            unfinished = Path(file.name)
            try:
                file.write(_mark(path) + _checksum(images))
                for image in images:
                    file.write(image.constBits())
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


def _checksum(images: Sequence[QImage]) -> bytes:
    checksum = 0
    for image in images:
        checksum = crc32(image.constBits(), checksum)
    return checksum.to_bytes(_CHECKSUM, "big")
