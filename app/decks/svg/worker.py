"""The process that draws a deck. A file that crashes or hangs the parser ends this process, not the game.

``measure PATH WIDTH`` prints one line of JSON with the ``aspect`` and the ``index_height`` of a deck, and
then the pictures of ``PREVIEW`` at that width. ``draw PATH WIDTH HEIGHT FACES`` prints one line of JSON and
then the pictures of ``FACES``, which names each face by two characters. Pictures are raw: premultiplied ARGB
in the byte order of the machine, row by row. If the deck cannot be used, the line contains ``fault`` and
perhaps the missing ``face``.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from app.decks.svg.document import read_document
from app.decks.svg.errors import DeckError
from app.decks.svg.names import PREVIEW
from engine.cards import Card

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from app.decks.svg.picture import DeckPicture

CPU_SECONDS = 30
_MEMORY_BYTES = 2_000_000_000


def main(arguments: Sequence[str]) -> int:
    """Carry out one command and return the exit status."""
    from PySide6.QtGui import QGuiApplication

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _limit_resources()
    application = QGuiApplication([])  # some decks write their indices with fonts
    out = sys.stdout.buffer
    try:
        match arguments:
            case ["measure", path, width]:
                _measure(Path(path), int(width), out)
            case ["draw", path, width, height, faces]:
                cards = [Card.parse(faces[at : at + 2]) for at in range(0, len(faces), 2)]
                _draw(Path(path), int(width), int(height), cards, out)
            case _:
                return 2
    except DeckError as error:
        _print(out, {"fault": error.fault.value, "face": str(error.face or "")})
    except MemoryError:
        return 1
    out.flush()
    application.shutdown()
    return 0


def _measure(path: Path, width: int, out: BinaryIO) -> None:
    from app.decks.svg.index import index_height

    picture = _picture(path)
    _print(out, {"aspect": picture.aspect, "index_height": index_height(picture.face, picture.aspect)})
    height = round(width * picture.aspect)
    _print_pictures(out, (picture.face(face, width, height) for face in PREVIEW))


def _draw(path: Path, width: int, height: int, faces: Iterable[Card], out: BinaryIO) -> None:
    picture = _picture(path)
    _print(out, {})
    _print_pictures(out, (picture.face(face, width, height) for face in faces))


def _picture(path: Path) -> DeckPicture:
    from app.decks.svg.picture import DeckPicture

    return DeckPicture(read_document(path))


def _print(out: BinaryIO, values: dict[str, str | float]) -> None:
    out.write(json.dumps(values).encode() + b"\n")


def _print_pictures(out: BinaryIO, pictures: Iterable[QImage]) -> None:
    for picture in pictures:
        out.write(picture.constBits())
        out.flush()


def _limit_resources() -> None:
    """Limit memory and processor time of this process."""
    if sys.platform == "win32":
        from app.decks.svg.windows_limits import limit_process

        # The game ends a slow process sooner and knows the reason; this limit is for a game that was killed.
        limit_process(3 * CPU_SECONDS, _MEMORY_BYTES)
        return
    import resource

    limits = {
        resource.RLIMIT_CPU: CPU_SECONDS,
        resource.RLIMIT_AS: _MEMORY_BYTES,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
    }
    for kind, most in limits.items():
        _, hard = resource.getrlimit(kind)
        if hard == resource.RLIM_INFINITY or most < hard:
            # Only the soft limit: at the hard limit the system does not say why it ends the process.
            resource.setrlimit(kind, (most, hard))
