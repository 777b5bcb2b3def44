"""A cache of card faces, drawn once for each size and deck, and stored on disk for the next start."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

from app import __version__
from app.board import face_files
from app.decks.deck import Deck, Drawing
from app.decks.library import DeckLibrary
from app.decks.svg.errors import DeckError
from engine.cards import Card, Rank, Suit
from engine.position import SUITS

_SLICE_MS = 4
"""How long faces are drawn before control returns to the event loop."""

_WAIT_MS = 15
"""How often the cache asks for faces that another process draws."""


class FaceRequest(NamedTuple):
    """The size in device pixels, the device pixel ratio and the deck of a set of faces."""

    width: int
    height: int
    ratio: float
    deck: Deck


class FaceCache(QObject):
    """The faces of a deck at one size; ``decks`` holds all decks that the player can choose.

    If the deck of the last request cannot be drawn, ``decks`` emits ``failed``.

    Signals:
        ready(): all faces of the last request are finished.
    """

    ready = Signal()

    def __init__(
        self, cache: Path | None, decks: DeckLibrary | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.cache = cache
        self.decks = decks or DeckLibrary()
        self._pictures: dict[Card, QPixmap] = {}
        self._drawn_for: FaceRequest | None = None
        self._wanted: FaceRequest | None = None
        self._coming: dict[Card, QPixmap] = {}
        self._drawing: Drawing | None = None
        self._unloaded: deque[Suit] = deque()
        self._waiting: deque[Card] = deque()
        self._new_suits: list[Suit] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._take_a_turn)

    def picture(self, card: Card) -> QPixmap:
        """The newest finished picture of the face of ``card``; it may have an earlier size or deck."""
        return self._pictures[card._replace(copy=0)]

    def is_sharp(self, request: FaceRequest) -> bool:
        """Whether the finished pictures have the size and deck of ``request``."""
        return self._drawn_for == request

    def has_all(self, cards: Iterable[Card]) -> bool:
        """Whether each of ``cards`` has a finished picture, of any size."""
        return all(card._replace(copy=0) in self._pictures for card in cards)

    def request(self, request: FaceRequest, cards: Iterable[Card], *, at_once: bool) -> bool:
        """Make the faces of all suits in ``cards`` for ``request``; return whether they are finished.

        Faces that are stored on disk are loaded, the others are drawn. An earlier request is abandoned.

        With ``at_once``, the faces are finished on return. There is one exception: if another process draws
        the deck, and faces are missing on disk, nothing is drawn.

        Without ``at_once``, faces are loaded and drawn in short slices of time between other events;
        ``ready`` or ``decks.failed`` is emitted at the end.
        """
        self.abandon()
        suits = {card.suit for card in cards}
        self._wanted = request
        self._coming = dict(self._pictures) if request == self._drawn_for else {}
        self._unloaded.extend(
            suit for suit in SUITS if suit in suits and Card(Rank.ACE, suit) not in self._coming
        )
        if at_once:
            while self._unloaded:
                self._load_next(request)
            if self._new_suits and not request.deck.is_quick:
                return False
            if self._new_suits:
                drawing = self._begin_to_draw(request)
                while self._waiting:
                    self._take_next(drawing)
        else:
            self._load_for_a_slice(request)
            if self._unloaded or self._waiting:
                return False
        self._deliver()
        self._store()
        return True

    def abandon(self) -> None:
        """Stop drawing the last request, which is out of date."""
        if self._drawing is not None:
            self._drawing.end()
            self._drawing = None
        self._waiting.clear()
        self._unloaded.clear()
        self._timer.stop()
        if self._pictures is self._coming:
            self._store()  # faces that are finished are worth storing
        self._new_suits = []

    def _load_for_a_slice(self, request: FaceRequest) -> None:
        """Load suits for one slice of time; after the last one begin to draw what is not on disk."""
        clock = QElapsedTimer()
        clock.start()
        self._timer.start(0)
        while self._unloaded and clock.elapsed() < _SLICE_MS:
            self._load_next(request)
            if not self._unloaded and self._new_suits and not request.deck.is_quick:
                # Another process draws, so draw all suits: the next deal may need them.
                others = [suit for suit in SUITS if suit not in self._new_suits]
                self._unloaded.extend(suit for suit in others if Card(Rank.ACE, suit) not in self._coming)
        if self._new_suits and not self._unloaded:
            self._begin_to_draw(request)
            self._timer.start(0 if request.deck.is_quick else _WAIT_MS)

    def _load_next(self, request: FaceRequest) -> None:
        """Load one suit from disk, or note that it must be drawn."""
        suit = self._unloaded.popleft()
        if not self._load(request, suit):
            self._new_suits.append(suit)

    def _begin_to_draw(self, request: FaceRequest) -> Drawing:
        """Begin to draw the suits that are not on disk."""
        self._waiting.extend(Card(rank, suit) for suit in self._new_suits for rank in Rank)
        drawing = request.deck.draw(tuple(self._waiting), request.width, request.height, request.ratio)
        self._drawing = drawing
        return drawing

    def _load(self, request: FaceRequest, suit: Suit) -> bool:
        """Load the faces of ``suit`` from their file; false if it is missing or damaged."""
        path = self._file_path(request, suit)
        pictures = [] if path is None else face_files.load(path, request.width, request.height, len(Rank))
        for rank, picture in zip(Rank, pictures, strict=False):
            picture.setDevicePixelRatio(request.ratio)
            self._coming[Card(rank, suit)] = picture
        return bool(pictures)

    def _take_a_turn(self) -> None:
        """Load or take faces for one slice of time; deliver them in the next turn, store them in one more."""
        if self._unloaded:
            assert self._wanted is not None
            self._load_for_a_slice(self._wanted)
        elif self._drawing is not None and self._waiting:
            clock = QElapsedTimer()
            clock.start()
            try:
                while self._waiting and clock.elapsed() < _SLICE_MS and self._take_next(self._drawing):
                    pass
            except DeckError as error:
                self.abandon()
                self.decks.failed.emit(error)
        elif self._pictures is not self._coming:
            self._deliver()
        else:
            self._timer.stop()
            self._store()
            _give_back_memory()

    def _take_next(self, drawing: Drawing) -> bool:
        """Take the next face; false if it is not ready."""
        image = drawing.next()
        if image is None:
            return False
        assert self._wanted is not None
        picture = QPixmap.fromImage(image, Qt.ImageConversionFlag.NoOpaqueDetection)
        picture.setDevicePixelRatio(self._wanted.ratio)
        self._coming[self._waiting.popleft()] = picture
        return True

    def _deliver(self) -> None:
        self._pictures, self._drawn_for = self._coming, self._wanted
        self.ready.emit()

    def _store(self) -> None:
        """Write the new faces to disk, one file for each suit, because a game may need only one suit."""
        suits, self._new_suits = self._new_suits, []
        for suit in suits:
            assert self._drawn_for is not None
            path = self._file_path(self._drawn_for, suit)
            if path is not None:
                face_files.store(path, [self._pictures[Card(rank, suit)] for rank in Rank])

    def _file_path(self, request: FaceRequest, suit: Suit) -> Path | None:
        if self.cache is None:
            return None
        name = f"{request.width}x{request.height}-{request.ratio:g}-{request.deck.key}-{suit.value}"
        return self.cache / f"faces-{__version__}-{name}"


def _give_back_memory() -> None:
    """Return the memory of the earlier pictures to the system.

    glibc keeps it, because the new pictures are above it on the heap: 15 MB on a screen of 3840 × 2160.
    """
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # other C libraries lack it
        if trim is not None:
            trim(0)
