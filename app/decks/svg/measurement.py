"""Stores the measured shape of a deck's cards: measuring takes a second, and a start must not wait for it.

The name of a file is made from path, size and date of the deck. The file holds a line of JSON (the shape, the
size of the small pictures, and the CRC-32 of the pictures) and then the raw pictures.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from app import __version__
from app.decks.card_shape import CardShape
from app.decks.svg.names import PREVIEW
from app.regular_file import open_regular

_WIDEST_SHARE = 0.75
"""The greatest visible share of a covered card."""

_LONGEST_LINE = 1000
_MOST_BYTES = 1_000_000


class Measurement(NamedTuple):
    """The shape of a deck (lengths in card widths), and raw pictures of the cards in ``PREVIEW``.

    ``width`` and ``height`` are the pixels of each picture in ``previews``.
    """

    aspect: float
    index_height: float
    width: int
    height: int
    previews: tuple[bytes, ...]

    @property
    def shape(self) -> CardShape:
        """The measures of the cards; pips are not measured, so any strip below the index may show."""
        widest = max(self.index_height, _WIDEST_SHARE * self.aspect)
        return CardShape(self.aspect, ((self.index_height, widest),), slot_height=self.aspect)


def deck_key(path: Path) -> str:
    """A name for this version of the file at ``path``; raises ``OSError`` if it does not exist."""
    status = path.stat()
    return f"{crc32(str(path).encode(errors='surrogateescape')):08x}-{status.st_size}-{status.st_mtime_ns}"


def load(folder: Path, key: str) -> Measurement | None:
    """The measurement of the deck with this ``key``; None if it is missing or damaged."""
    try:
        with open_regular(folder / _name(key)) as file:
            line, pictures = file.readline(_LONGEST_LINE), file.read(_MOST_BYTES)
        values = json.loads(line)
        aspect, index_height = float(values["aspect"]), float(values["index_height"])
        width, height = int(values["width"]), int(values["height"])
        length = width * height * 4
        if crc32(pictures) != values["checksum"] or len(pictures) != length * len(PREVIEW):
            return None
    except (OSError, ValueError, KeyError, TypeError):
        return None
    previews = tuple(pictures[number * length : (number + 1) * length] for number in range(len(PREVIEW)))
    return Measurement(aspect, index_height, width, height, previews)


def store(folder: Path, key: str, measurement: Measurement) -> None:
    """Store a measurement; if that fails, the next start measures the deck again."""
    pictures = b"".join(measurement.previews)
    values = {
        "aspect": measurement.aspect,
        "index_height": measurement.index_height,
        "width": measurement.width,
        "height": measurement.height,
        "checksum": crc32(pictures),
    }
    from app.whole_file import whole_file  # rarely needed

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with whole_file(folder / _name(key)) as file:
            file.write(json.dumps(values).encode() + b"\n" + pictures)
    except OSError:
        return


def _name(key: str) -> str:
    return f"deck-{__version__}-{key}"
