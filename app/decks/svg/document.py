"""Reads an untrusted SVG file, and keeps only its drawing elements.

QtSvg loads pictures and style sheets from other files, expands entities, and recurses to the depth of the
document. The copy made here has no links to other files and no scripts, and its size and depth are limited.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple
from xml.parsers import expat

from app.decks.svg.errors import DeckError, DeckFault
from app.decks.svg.symbols import Symbol, placed
from app.regular_file import open_regular

MOST_FILE_BYTES = 16_000_000
MOST_XML_BYTES = 64_000_000
MOST_ELEMENTS = 200_000
MOST_DEPTH = 100

_GZIP = b"\x1f\x8b"
_GZIP_WINDOW = 31  # zlib's number for "gzip, the largest window"

_SHAPES = {"circle", "ellipse", "image", "line", "path", "polygon", "polyline", "rect", "use"}
_TEXTS = {"text", "textArea", "tspan"}
_GROUPS = {"a", "clipPath", "defs", "filter", "g", "marker", "mask", "pattern", "svg", "switch", "symbol"}
_COLOURS = {"linearGradient", "radialGradient", "stop", "style"}
_DRAWING = _SHAPES | _TEXTS | _GROUPS | _COLOURS
_FILTER_STEP = "fe"  # the prefix of the names of all steps of a filter
_PNG = "iVBORw0KGgo"
_JPEG = "/9j/"
"""The beginning of a JPEG picture in base64; QtSvg identifies pictures by it, not by the declared type."""


def read_document(path: Path) -> bytes:
    """The SVG document in the file at ``path``, checked and cleaned, safe for QtSvg to load.

    Raises ``DeckError``.
    """
    return clean_document(_unpacked(_content(path)))


def clean_document(document: bytes) -> bytes:
    """A copy of an SVG document with only its drawing elements. Raises ``DeckError``."""
    return _Cleaner().clean(document)


def _content(path: Path) -> bytes:
    try:
        with open_regular(path) as file:
            content = file.read(MOST_FILE_BYTES + 1)
    except OSError:
        raise DeckError(DeckFault.UNREADABLE) from None
    if len(content) > MOST_FILE_BYTES:
        raise DeckError(DeckFault.TOO_LARGE)
    return content


def _unpacked(content: bytes) -> bytes:
    if not content.startswith(_GZIP):
        return content
    try:
        document = zlib.decompressobj(_GZIP_WINDOW).decompress(content, MOST_XML_BYTES + 1)
    except zlib.error:
        raise DeckError(DeckFault.NOT_SVG) from None
    if len(document) > MOST_XML_BYTES:
        raise DeckError(DeckFault.TOO_LARGE)
    return document


class _Cleaner:
    """Copies a document element by element."""

    def __init__(self) -> None:
        self._parts: list[str | _Use] = []
        self._symbols: dict[str, Symbol] = {}
        self._elements = 0
        self._clips: dict[str, str] = {}
        self._open: list[_Element] = []
        self._left_out_at = 0  # depth of the element that is omitted with its contents; 0 if none

    def clean(self, document: bytes) -> bytes:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.EntityDeclHandler = _refuse_entity
        try:
            parser.Parse(document, True)
        except (expat.ExpatError, LookupError, ValueError):  # LookupError: an encoding that Python lacks
            raise DeckError(DeckFault.NOT_SVG) from None
        return "".join(
            part.tag(self._symbols) if isinstance(part, _Use) else part for part in self._parts
        ).encode()

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        depth = len(self._open) + 1
        if self._elements > MOST_ELEMENTS or depth > MOST_DEPTH:
            raise DeckError(DeckFault.TOO_LARGE)
        kind = _local(name)
        if depth == 1 and kind != "svg":
            raise DeckError(DeckFault.NOT_SVG)
        kept = {key: value for key, value in attributes.items() if _is_harmless(key, value)}
        draws = kind in _DRAWING or kind.startswith(_FILTER_STEP)
        if not self._left_out_at and (not draws or (kind == "image" and not _link(kept))):
            self._left_out_at = depth
        if self._left_out_at:
            self._open.append(_Element(kind, "", ""))
            return
        identity = kept.get("id", "")
        end = f"</{name}>"
        if kind == "use":
            self._parts.append(_Use(name, kept))
        elif kind == "symbol":
            if (symbol := Symbol.of(kept)) is not None:
                self._symbols["#" + identity] = symbol
            self._parts.append("<defs>" + _tag("g", kept))
            end = "</g></defs>"
        elif kind == "rect" and (outline := self._clips.get(kept.get("clip-path", ""))):
            # QtSvg has no clip paths: draw a rectangle that has a clip path as that path.
            self._parts.append(_tag("path", kept | {"d": outline}))
            end = "</path>"
        else:
            self._parts.append(_tag(name, kept))
        if kind == "path" and self._open and self._open[-1].kind == "clipPath":
            self._clips[f"url(#{self._open[-1].identity})"] = kept.get("d", "")
        self._open.append(_Element(kind, identity, end))

    def _end(self, _name: str) -> None:
        if not self._left_out_at:
            self._parts.append(self._open[-1].end)
        elif len(self._open) == self._left_out_at:
            self._left_out_at = 0
        self._open.pop()

    def _text(self, text: str) -> None:
        if not self._left_out_at:
            self._parts.append(escape(text, quote=False))


class _Element(NamedTuple):
    """An open element: its name without prefix, its id, and its end tag."""

    kind: str
    identity: str
    end: str


class _Use(NamedTuple):
    """A ``<use>``. Its tag is written at the end of the document, because its symbol may come later."""

    name: str
    attributes: Mapping[str, str]

    def tag(self, symbols: Mapping[str, Symbol]) -> str:
        symbol = symbols.get(_link(self.attributes))
        return _tag(self.name, self.attributes if symbol is None else placed(self.attributes, symbol))


def _refuse_entity(*_: object) -> None:
    raise DeckError(DeckFault.ENTITIES)


def _is_harmless(key: str, value: str) -> bool:
    """Whether an attribute is neither a script nor a link out of the document."""
    if _local(key) != "href":
        return not key.startswith("on")
    if value.startswith("#"):
        return True
    kind, _, picture = value.partition("base64,")
    return kind.startswith("data:") and picture.lstrip().startswith((_PNG, _JPEG))


def _link(attributes: Mapping[str, str]) -> str:
    """The target of an element's link; empty if it has no link."""
    return next((value for key, value in attributes.items() if _local(key) == "href"), "")


def _local(name: str) -> str:
    """A name without its namespace's prefix."""
    return name.rpartition(":")[2]


def _tag(name: str, attributes: Mapping[str, str]) -> str:
    written = (f'{key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{' '.join((name, *written))}>"
