"""The files of a database: inspects them without changing them, reads them, and creates them."""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from sqlite3 import Connection

from app.storage.database import APPLICATION_ID, PAGE_BYTES, VERSION

HEADER_BYTES = 100
WAL_MODE, JOURNAL_MODE = b"\2\2", b"\1\1"
MODE = slice(18, 20)

_MOST_BYTES = 256_000_000

# A damaged version is often far larger than that of any later program.
_HIGHEST_VERSION = 1000

# The fields that are equal in the header of every database of this program, by offset.
# Source: "Database File Format" at sqlite.org.
_HEADER = {
    0: b"SQLite format 3\0",
    16: PAGE_BYTES.to_bytes(2, "big"),
    20: b"\0\x40\x20\x20",  # no reserved bytes; the payload fractions, which are fixed
    44: (4).to_bytes(4, "big"),  # the schema format
    52: bytes(4),  # no automatic vacuum
    56: (1).to_bytes(4, "big"),  # UTF-8
    60: VERSION.to_bytes(4, "big"),
    64: bytes(4),  # no incremental vacuum
    68: APPLICATION_ID.to_bytes(4, "big"),
    72: bytes(20),
}


def _mask_and_value() -> tuple[int, int]:
    mask, value = bytearray(HEADER_BYTES), bytearray(HEADER_BYTES)
    for start, data in _HEADER.items():
        end = start + len(data)
        mask[start:end], value[start:end] = b"\xff" * len(data), data
    return int.from_bytes(mask, "big"), int.from_bytes(value, "big")


_MASK, _VALUE = _mask_and_value()

State = tuple[tuple[int, int, int], ...]
"""Inode, size and last change of a database and of its log; a missing or empty file has no entry."""


class Contents(Enum):
    """The kind of file at the path of the database."""

    NOTHING = auto()
    OURS = auto()
    NEWER = auto()
    """A database of this program, with the schema of a later version."""
    UNUSABLE = auto()
    """A file that is not a database of this program, not a regular file, or only the log of a database."""


def contents(path: Path) -> Contents:
    """The kind of file at ``path`` by its header; raises ``OSError`` if it cannot be read."""
    header = b""
    if _is_file(path):
        with path.open("rb") as file:
            header = file.read(HEADER_BYTES)
    elif os.path.lexists(path):
        return Contents.UNUSABLE
    if not header:
        # SQLite would delete a log that has no database.
        return Contents.UNUSABLE if has_log(path) else Contents.NOTHING
    return contents_by_header(header)


def _is_file(path: Path) -> bool:
    """Whether ``path`` is a regular file; raises ``OSError`` if ``stat`` fails, also for a broken link."""
    try:
        return stat.S_ISREG(os.stat(path).st_mode)  # noqa: PTH116 (every start waits for this)
    except FileNotFoundError:
        if path.is_symlink():
            raise
        return False


def contents_by_header(header: bytes) -> Contents:
    """The kind of a file that begins with ``header``."""
    if int.from_bytes(header[:HEADER_BYTES], "big") & _MASK == _VALUE and len(header) >= HEADER_BYTES:
        return Contents.OURS
    is_later = VERSION < int.from_bytes(header[60:64], "big") <= _HIGHEST_VERSION
    is_newer = header.startswith(_HEADER[0]) and header.startswith(_HEADER[68], 68) and is_later
    return Contents.NEWER if is_newer else Contents.UNUSABLE


def state(path: Path) -> State:
    """The state of the database at ``path``; it changes when any process writes the database."""
    found = []
    for name in (path, f"{path}-wal"):
        with suppress(OSError):
            file = os.stat(name)  # noqa: PTH116 (the path may be a string)
            if file.st_size:
                found.append((file.st_ino, file.st_size, file.st_mtime_ns))
    return tuple(found)


def companions(path: Path) -> list[Path]:
    """The files that SQLite may have left beside the database at ``path``."""
    names = (f"{path}{ending}" for ending in ("-wal", "-shm", "-journal"))
    return [Path(name) for name in names if os.path.lexists(name)]  # every start waits for this


def has_log(path: Path) -> bool:
    """Whether there is a write-ahead log or a journal beside the database.

    Then the last process was killed, or another process uses the file.
    """
    return os.path.lexists(f"{path}-wal") or os.path.lexists(f"{path}-journal")


def create(path: Path, database: Connection) -> None:
    """Write a database in memory to ``path``, whole or not at all; only the user may read it.

    A missing folder is created.
    """
    from app.whole_file import sync, whole_file  # only the first start needs it

    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    data = bytearray(database.serialize())
    data[MODE] = WAL_MODE
    with whole_file(path) as file:
        file.write(data)
        sync(file)


def read_image(path: Path) -> bytes:
    """The database at ``path`` with its log applied, as ``Connection.deserialize`` takes it.

    Only reads, so it changes no damaged file and needs neither a lock nor free space. Empty if there is no
    regular file. Raises ``OSError``.
    """
    image = bytearray(_read(path))
    pages, size = _committed(_read(path.with_name(path.name + "-wal")))
    for number, page in pages.items():
        end = number * PAGE_BYTES
        image.extend(bytes(max(0, end - len(image))))
        image[end - PAGE_BYTES : end] = page
    if size:
        del image[size * PAGE_BYTES :]
    if image:
        image[MODE] = JOURNAL_MODE  # in memory there is no log
    return bytes(image)


def _read(path: Path) -> bytes:
    if not _is_file(path):
        return b""
    with path.open("rb") as file:
        return file.read(_MOST_BYTES)


def _committed(log: bytes) -> tuple[dict[int, bytes], int]:
    """The pages that the log has committed, by number, and the number of pages of the whole database.

    Source: "WAL-Mode File Format" at sqlite.org.
    """
    size = done = 0
    frames = list(_frames(log))
    for index, (_, pages_after_commit, _) in enumerate(frames):
        if pages_after_commit:
            size, done = pages_after_commit, index + 1
    return {number: page for number, _, page in frames[:done]}, size


def _frames(log: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Each sound frame of a log, up to the first torn one.

    A frame is its page number, the pages of the database if the frame ends a transaction (else 0), and the
    page.
    """
    header_bytes, frame_bytes = 32, 24 + PAGE_BYTES
    if len(log) < header_bytes:
        return
    magic, _, page_bytes = struct.unpack_from(">3I", log)
    order = {0x377F0682: "<", 0x377F0683: ">"}.get(magic)
    if order is None or page_bytes != PAGE_BYTES:
        return
    sums = _checksum(log[:24], (0, 0), order)
    if sums != struct.unpack_from(">2I", log, 24):
        return
    salts = log[16:24]
    for start in range(header_bytes, len(log) - frame_bytes + 1, frame_bytes):
        frame = log[start : start + frame_bytes]
        number, size = struct.unpack_from(">2I", frame)
        sums = _checksum(frame[24:], _checksum(frame[:8], sums, order), order)
        is_sound = frame[8:16] == salts and sums == struct.unpack_from(">2I", frame, 16)
        if not is_sound or not 0 < number * PAGE_BYTES <= _MOST_BYTES:
            return
        yield number, size, frame[24:]


def _checksum(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
