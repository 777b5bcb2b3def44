"""The pictures of the cards: drawn once for a size and style, and kept on disk for the next start."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from app import __version__
from app.board import face_files as sheets
from app.decks.art.deck import DeckStyle
from engine.cards import Card, Rank
from engine.position import SUITS

_SLICE = 4
"""How long faces are drawn before the events that wait have their turn, in milliseconds."""


class FaceSize(NamedTuple):
    """What a set of pictures was drawn for: width and height in device pixels, their ratio, the style."""

    width: int
    height: int
    ratio: float
    style: DeckStyle


class FaceCache(QObject):
    """The pictures of a deck's faces at one size.

    Signals:
        ready(): pictures of another size or style are there, all that were asked for.
    """

    ready = Signal()

    def __init__(self, cache: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cache = cache
        self._pictures: dict[Card, QPixmap] = {}
        self._drawn_for: FaceSize | None = None
        self._wanted: FaceSize | None = None
        self._waiting: list[Card] = []
        self._coming: dict[Card, QPixmap] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._take_a_turn)

    def picture(self, card: Card) -> QPixmap:
        """The newest finished picture of ``card``'s face; it may still be of an earlier size."""
        return self._pictures[card._replace(copy=0)]

    def is_sharp(self, size: FaceSize) -> bool:
        """Whether the finished pictures are of ``size``."""
        return self._drawn_for == size

    def has_all(self, cards: Iterable[Card]) -> bool:
        """Whether there is a finished picture, of any size, for each of ``cards``."""
        return all(card._replace(copy=0) in self._pictures for card in cards)

    def request(self, size: FaceSize, cards: Iterable[Card], *, at_once: bool) -> None:
        """Get pictures of all in the suits of ``cards``, before returning if ``at_once``, else bit by bit."""
        suits = {card.suit for card in cards}
        faces = [Card(rank, suit) for suit in SUITS if suit in suits for rank in Rank]
        self._wanted = size
        self._coming = dict(self._pictures) if size == self._drawn_for else {}
        self._waiting = [face for face in faces if face not in self._coming]
        if self._waiting:
            self._load(size, faces)
        if self._waiting and not at_once:
            self._timer.start()
            return
        self._timer.stop()
        is_new = bool(self._waiting)
        while self._waiting:
            self._draw_next()
        self._deliver()
        if is_new:
            self._store()

    def abandon(self) -> None:
        """Draw nothing more of what was requested last; it is out of date."""
        self._waiting.clear()
        self._timer.stop()

    def _take_a_turn(self) -> None:
        """Draw for a slice, or when all are drawn, deliver them, and after that store them."""
        if self._waiting:
            clock = QElapsedTimer()
            clock.start()
            while self._waiting and clock.elapsed() < _SLICE:
                self._draw_next()
        elif self._pictures is not self._coming:
            self._deliver()
        else:
            self._timer.stop()
            self._store()

    def _draw_next(self) -> None:
        face = self._waiting.pop()
        assert self._wanted is not None
        self._coming[face] = _drawn(face, self._wanted)

    def _deliver(self) -> None:
        self._pictures, self._drawn_for = self._coming, self._wanted
        self.ready.emit()

    def _load(self, size: FaceSize, faces: Sequence[Card]) -> None:
        """Take what is waited for from the sheet on disk, if there is a sound one."""
        path = self._sheet_path(size, faces)
        pictures = [] if path is None else sheets.load(path, size.width, size.height, len(faces))
        if pictures:
            for picture in pictures:
                picture.setDevicePixelRatio(size.ratio)
            self._coming = dict(zip(faces, pictures, strict=True))
            self._waiting.clear()

    def _store(self) -> None:
        assert self._drawn_for is not None
        faces = sorted(self._pictures, key=lambda face: (SUITS.index(face.suit), face.rank))
        path = self._sheet_path(self._drawn_for, faces)
        if path is not None:
            sheets.store(path, [self._pictures[face] for face in faces])

    def _sheet_path(self, size: FaceSize, faces: Sequence[Card]) -> Path | None:
        if self.cache is None:
            return None
        style = "".join(str(int(choice)) for choice in size.style)
        suits = "".join(face.suit for face in faces[:: len(Rank)])
        name = f"faces-{__version__}-{size.width}x{size.height}-{size.ratio:g}-{style}-{suits}"
        return self.cache / name


def _drawn(face: Card, size: FaceSize) -> QPixmap:
    from app.decks.art.face import draw_face

    picture = QPixmap(QSize(size.width, size.height))
    picture.setDevicePixelRatio(size.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    rect = QRectF(0, 0, size.width / size.ratio, size.height / size.ratio)
    draw_face(painter, rect, face.rank, face.suit, size.style)
    painter.end()
    return picture
