"""Finds the decks installed for KDE's and GNOME's card games, and the decks that the player added."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from app.regular_file import open_regular

SUFFIXES = (".svg", ".svgz")

_KDE, _GNOME, _OWN = "kde", "gnome", "own"
_KDE_FOLDER = Path("carddecks")
_GNOME_FOLDER = Path("aisleriot", "cards")
_INDEX = "index.desktop"
_MOST_INDEX_BYTES = 100_000


class DeckFile(NamedTuple):
    """An SVG deck on disk.

    ``identity`` is saved in the settings; it stays the same if the deck is installed again elsewhere.
    """

    identity: str
    path: Path
    name: str

    @property
    def is_own(self) -> bool:
        """Whether the player added the deck."""
        return self.identity.startswith(_OWN)


def find_decks(own: Path | None, data: Sequence[Path], languages: Sequence[str]) -> list[DeckFile]:
    """All decks in the folder ``own`` and below the folders ``data``, sorted by name.

    If several decks have the same identity, the first one counts. The name of a deck is in the first of
    ``languages`` (such as ``pt_PT`` or ``hr``) in which it has a name.
    """
    found: dict[str, DeckFile] = {}
    for deck in _all(own, data, languages):
        found.setdefault(deck.identity, deck)
    return sorted(found.values(), key=lambda deck: deck.name.casefold())


def locate(identity: str, own: Path | None, data: Sequence[Path]) -> Path | None:
    """The file of the deck with this ``identity``; None if it does not exist."""
    kind, _, name = identity.partition(":")
    if not name or Path(name).name != name:
        return None
    if kind == _OWN:
        candidates: Iterable[Path | None] = [own and own / name]
    elif kind == _GNOME:
        candidates = (folder / _GNOME_FOLDER / name for folder in data)
    elif kind == _KDE:
        candidates = (_picture_of(folder / _KDE_FOLDER / name) for folder in data)
    else:
        return None
    return next((path for path in candidates if path is not None and _is_file(path)), None)


def own_identity(path: Path) -> str:
    """The identity of the added deck at ``path``."""
    return f"{_OWN}:{path.name}"


def _all(own: Path | None, data: Sequence[Path], languages: Sequence[str]) -> Iterator[DeckFile]:
    for path in _entries(own) if own else ():
        if path.suffix.lower() in SUFFIXES:
            yield DeckFile(own_identity(path), path, _name_of(path))
    for folder in data:
        for path in _entries(folder / _KDE_FOLDER):
            picture = _picture_of(path)
            if picture is not None:
                name = _localised(_index(path), "Name", languages) or _name_of(path)
                yield DeckFile(f"{_KDE}:{path.name}", picture, name)
        for path in _entries(folder / _GNOME_FOLDER):
            if path.suffix.lower() in SUFFIXES:
                yield DeckFile(f"{_GNOME}:{path.name}", path, _name_of(path))


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _name_of(path: Path) -> str:
    """The name of a deck from its file name: ``Anglo Modern`` from ``anglo_modern``."""
    words = path.stem.replace("_", " ").replace("-", " ").split()
    return " ".join(word[:1].upper() + word[1:] for word in words)


def _picture_of(folder: Path) -> Path | None:
    """The SVG file in ``folder`` that the index of a KDE deck names."""
    name = _index(folder).get("SVG", "")
    path = folder / name
    if not name or path.name != name or path.suffix.lower() not in SUFFIXES or not _is_file(path):
        return None
    return path


def _index(folder: Path) -> dict[str, str]:
    """The entries in the ``index.desktop`` of a KDE deck, by key."""
    try:
        with open_regular(folder / _INDEX) as file:
            text = file.read(_MOST_INDEX_BYTES).decode(errors="replace")
    except OSError:
        return {}
    pairs = (line.partition("=") for line in text.splitlines() if not line.startswith(("#", "[")))
    return {key.strip(): value.strip() for key, separator, value in pairs if separator}


def _localised(index: dict[str, str], key: str, languages: Sequence[str]) -> str:
    """The value of ``key`` in the first of ``languages`` that has one, else the untranslated value."""
    for language in languages:
        for name in (language, language.partition("_")[0]):
            if f"{key}[{name}]" in index:
                return index[f"{key}[{name}]"]
    return index.get(key, "")
