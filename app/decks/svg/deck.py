"""A deck that is an SVG file."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from PySide6.QtGui import QImage

from app.decks.card_shape import CardShape
from app.decks.svg.errors import DeckError
from engine.cards import Card

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class SvgDeck(NamedTuple):
    """A measured deck at ``path``; ``key`` identifies this version of the file."""

    path: Path
    key: str
    shape: CardShape

    @property
    def is_quick(self) -> bool:
        return False

    def draw(self, faces: Sequence[Card], width: int, height: int, ratio: float) -> _SvgDrawing:
        return _SvgDrawing(self.path, faces, width, height)


class _SvgDrawing:
    """Faces that a process draws; a thread receives them."""

    def __init__(self, path: Path, faces: Sequence[Card], width: int, height: int) -> None:
        self._width, self._height = width, height
        self._is_ended = False
        self._come: deque[bytes | DeckError] = deque()
        Thread(target=self._take, args=(path, faces), daemon=True).start()

    def next(self) -> QImage | None:
        if not self._come:
            return None
        pixels = self._come.popleft()
        if isinstance(pixels, DeckError):
            raise pixels
        # Copy: a QImage does not keep a reference to the bytes from which it is made.
        return QImage(pixels, self._width, self._height, _FORMAT).copy()

    def end(self) -> None:
        self._is_ended = True

    def _take(self, path: Path, faces: Sequence[Card]) -> None:
        # Imported in the thread: the import takes milliseconds, and here nothing waits for it.
        from app.decks.svg.process import drawing_arguments, running

        try:
            with running(*drawing_arguments(path, self._width, self._height, faces)) as process:
                process.answer()
                for _ in faces:
                    if self._is_ended:
                        return
                    self._come.append(process.picture(self._width, self._height))
        except DeckError as error:
            self._come.append(error)
