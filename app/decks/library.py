"""The SVG decks that the player can choose, and their measurements."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock, Thread

from PySide6.QtCore import QObject, Signal, SignalInstance

from app.decks.art.deck import DeckStyle
from app.decks.deck import Deck
from app.decks.drawn_deck import DrawnDeck
from app.decks.svg import measurement as measurements
from app.decks.svg.deck import SvgDeck
from app.decks.svg.errors import DeckError, DeckFault
from app.decks.svg.finding import DeckFile, find_decks, locate, own_identity
from app.decks.svg.measurement import Measurement, deck_key

PREVIEW_WIDTH = 88
"""Width of the small pictures, in pixels."""


class DeckLibrary(QObject):
    """Finds decks, and measures them one after the other in the background.

    ``own`` is the folder of added decks (None: decks cannot be added), ``cache`` is the folder of
    measurements (None: they are not kept), ``data`` are the folders of installed decks.

    Signals:
        measured(str): the deck with this identity has been measured, or cannot be used.
        added(str): a deck with this identity was added.
        refused(str, DeckError): the file with this name cannot be added.
        failed(DeckError): a deck in use, on the table, in a replay or in Help, cannot be drawn.
    """

    measured = Signal(str)
    added = Signal(str)
    refused = Signal(str, object)
    failed = Signal(object)

    def __init__(
        self,
        own: Path | None = None,
        cache: Path | None = None,
        data: Sequence[Path] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._own = own
        self._cache = cache
        self._data = data
        self._known: dict[str, Measurement | DeckError] = {}
        self._jobs: deque[Callable[[], None]] = deque()
        self._waiting: set[str] = set()
        self._lock = Lock()
        self._is_working = False

    def find(self, languages: Sequence[str]) -> list[DeckFile]:
        """All decks that exist now, with names in the first of ``languages`` that each deck has."""
        return find_decks(self._own, self._data, languages)

    def known(self, identity: str) -> Measurement | None:
        """The measurement of the deck with this ``identity``; None if it is missing, faulty or unmeasured."""
        path = locate(identity, self._own, self._data)
        known = None if path is None else self.request(identity, path)
        return known if isinstance(known, Measurement) else None

    def error(self, identity: str) -> DeckError | None:
        """Why the deck with this ``identity`` cannot be used; None if no reason is known."""
        path = locate(identity, self._own, self._data)
        if path is None:
            return DeckError(DeckFault.GONE)
        known = self.request(identity, path)
        return known if isinstance(known, DeckError) else None

    def choose(self, identity: str, style: DeckStyle) -> Deck:
        """The deck with this ``identity``; the drawn deck in ``style`` while that deck cannot be used."""
        return (self.deck(identity) if identity else None) or DrawnDeck(style)

    def deck(self, identity: str) -> SvgDeck | None:
        """The deck with this ``identity``; None if it is missing, faulty or not measured yet."""
        path, known = locate(identity, self._own, self._data), self.known(identity)
        if path is None or known is None:
            return None
        return SvgDeck(path, deck_key(path), known.shape)

    def measurement(self, path: Path) -> Measurement | DeckError | None:
        """The measurement of a deck, or why it cannot be used; None until it has been measured."""
        try:
            key = deck_key(path)
        except OSError:
            return DeckError(DeckFault.UNREADABLE)
        return self._find_known(key)

    def request(self, identity: str, path: Path) -> Measurement | DeckError | None:
        """The same as ``measurement``; a deck that has not been measured yet will be."""
        try:
            key = deck_key(path)
        except OSError:
            return DeckError(DeckFault.UNREADABLE)
        known = self._find_known(key)
        if known is None and key not in self._waiting:
            self._waiting.add(key)
            self._do_later(lambda: self._measure(identity, path, key))
        return known

    def _find_known(self, key: str) -> Measurement | DeckError | None:
        known = self._known.get(key)
        if known is None and self._cache is not None:
            known = measurements.load(self._cache, key)
            if known is not None:
                self._known[key] = known
        return known

    def add(self, path: Path) -> None:
        """Copy the deck at ``path`` into the folder of added decks, if it can be used."""
        self._do_later(lambda: self._add(path))

    def remove(self, identity: str) -> None:
        """Delete an added deck."""
        path = locate(identity, self._own, [])
        if path is not None:
            path.unlink(missing_ok=True)

    # In a thread

    def _do_later(self, job: Callable[[], None]) -> None:
        """Do ``job`` in a thread, after the jobs that wait."""
        with self._lock:
            self._jobs.append(job)
            if not self._is_working:
                Thread(target=self._work, daemon=True).start()
                self._is_working = True

    def _work(self) -> None:
        try:
            while job := self._next_job():
                job()
        except BaseException:
            with self._lock:
                self._is_working = False  # the next job starts another thread
            raise

    def _next_job(self) -> Callable[[], None] | None:
        """The next job; None if the thread can end."""
        with self._lock:
            if self._jobs:
                return self._jobs.popleft()
            self._is_working = False
            return None

    def _emit(self, signal: SignalInstance, *values: object) -> None:
        try:
            signal.emit(*values)
        except RuntimeError:  # Qt has deleted this object: the program ends
            with self._lock:
                self._jobs.clear()

    def _measure(self, identity: str, path: Path, key: str) -> None:
        self._known[key] = self._found_out(path, key)
        self._waiting.discard(key)
        self._emit(self.measured, identity)

    def _found_out(self, path: Path, key: str) -> Measurement | DeckError:
        from app.decks.svg.process import measure

        try:
            known = measure(path, PREVIEW_WIDTH)
        except DeckError as error:
            return error
        if self._cache is not None:
            measurements.store(self._cache, key, known)
        return known

    def _add(self, path: Path) -> None:
        from app.decks.svg.copying import copied
        from app.decks.svg.process import measure

        if self._own is None:
            self._emit(self.refused, path.name, DeckError(DeckFault.UNWRITABLE))
            return
        try:
            measure(path, PREVIEW_WIDTH)
            copy = copied(path, self._own)
        except DeckError as error:
            self._emit(self.refused, path.name, error)
        else:
            self._emit(self.added, own_identity(copy))
