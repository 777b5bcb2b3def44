"""Files with the faces of a deck as raw pixels; DECISIONS.md gives the reasons for the format.

A file contains a line with its own name, the CRC-32 of the rest (four bytes, big-endian), and the pixels of
all pictures: premultiplied ARGB in the byte order of the machine, row by row.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import BinaryIO
from zlib import crc32

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap

from app.regular_file import open_regular

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_CHECKSUM = 4
_MOST_BYTES = 100_000_000
"""Limit of the folder: about thirty files of a usual size, or two of the size for the largest screens."""


def load(path: Path, width: int, height: int, count: int) -> list[QPixmap]:
    """The ``count`` pictures in the file at ``path``, ``width`` by ``height`` pixels each.

    An empty list if the file is missing or damaged.
    """
    mark = _mark(path)
    try:
        with open_regular(path) as file:
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
    """Write ``pictures``, which have the same size, to the file at ``path`` in a background thread."""
    images = [picture.toImage().convertToFormat(_FORMAT) for picture in pictures]
    Thread(target=_write, args=(path, images)).start()  # Python waits for it when the program ends


def _read(file: BinaryIO, width: int, height: int) -> QImage:
    """The next picture of a file; if the file is too short, its checksum will not match."""
    image = QImage(width, height, _FORMAT)
    image.fill(0)
    file.readinto(image.bits())  # type: ignore[attr-defined]  # every binary file has readinto
    return image


def _write(path: Path, images: Sequence[QImage]) -> None:
    """Write the file, and delete the oldest files of its folder."""
    try:
        from app.whole_file import whole_file  # rarely needed

        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path) as file:
            file.write(_mark(path) + _checksum(images))
            for image in images:
                file.write(image.constBits())
        _delete_oldest(path.parent)
    except OSError:
        # Not an error: without the files, each start draws the faces, which is slower.
        return


def _delete_oldest(folder: Path) -> None:
    """Keep the latest ``_MOST_BYTES`` of the faces in ``folder``, and of what killed processes have left."""
    from app.whole_file import drafts

    room = _MOST_BYTES
    stored = [*folder.glob("faces-*"), *drafts(folder)]
    for path in sorted(stored, key=lambda path: -path.stat().st_mtime):
        room -= path.stat().st_size
        if room < 0:
            path.unlink(missing_ok=True)


def _mark(path: Path) -> bytes:
    """The first line of a file: its name, which contains size, ratio and deck of the faces."""
    return path.name.encode() + b"\n"


def _checksum(images: Sequence[QImage]) -> bytes:
    checksum = 0
    for image in images:
        checksum = crc32(image.constBits(), checksum)
    return checksum.to_bytes(_CHECKSUM, "big")
