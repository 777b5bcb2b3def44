"""JSON from untrusted sources, parsed within limits; each value knows its path.

``ReadError`` says what is wrong and where.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Sequence
from typing import TypeVar

from engine.read_errors import Location, ReadError, ReadFault

MOST_BYTES = 1_000_000
MOST_DEPTH = 20

Json = dict[str, object]

# A string (closed or not), a bracket, or a word that Python but not JSON accepts as a number.
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[\[\]{}]|NaN|Infinity', re.DOTALL)
_DEPTH = {"[": 1, "{": 1, "]": -1, "}": -1}
_MARK = "\ufeff"
_FRONT = re.compile(r"[\s\ufeff]*")
_SHOWN = 40

_Kind = TypeVar("_Kind")


def decode(content: bytes, errors: str = "strict") -> str:
    """Decode ``content``: as UTF-16 if it begins with a byte order mark of UTF-16, else as UTF-8.

    ``errors`` is the handling of invalid bytes, as in ``bytes.decode``.
    """
    is_utf_16 = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return content.decode("utf-16" if is_utf_16 else "utf-8", errors)


def parse_json(text: str | bytes) -> object:
    """Parse ``text`` as JSON, within the limits of records.

    Leading byte order marks and white space are ignored; bytes are decoded by ``decode``.
    Raises ``ReadError``: ``too-large``, ``too-deep`` or ``not-json``.
    """
    if not isinstance(text, str | bytes):
        raise TypeError(f"a str or bytes are needed, not {text!r}")
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise ReadError(ReadFault.TOO_LARGE, Location(), {"bytes": size, "most": MOST_BYTES})
    if isinstance(text, bytes):
        try:
            text = decode(text)
        except UnicodeDecodeError as error:
            readable = decode(error.object[: error.start], "ignore").lstrip(_MARK)
            raise ReadError(ReadFault.NOT_JSON, _place_of(readable, len(readable))) from None
    text = text.lstrip(_MARK)
    front = _FRONT.match(text)
    start = front.end() if front else 0
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += _DEPTH.get(token[0], 0)
        if depth > MOST_DEPTH:
            raise ReadError(ReadFault.TOO_DEEP, _place_of(text, token.start()), {"most": MOST_DEPTH})
        if token[0] in ("NaN", "Infinity"):
            raise ReadError(ReadFault.NOT_JSON, _place_of(text, token.start()))
    try:
        return json.loads(text[start:], parse_int=_whole_number)
    except json.JSONDecodeError as error:
        raise ReadError(ReadFault.NOT_JSON, _place_of(text, start + error.pos)) from None


def _place_of(text: str, index: int) -> Location:
    return Location(line=text.count("\n", 0, index) + 1, character=index - text.rfind("\n", 0, index))


def _whole_number(digits: str) -> int:
    # Python refuses to convert thousands of digits, and no value of a record is so large, cut short or not.
    return int(digits[:_SHOWN])


class JsonNode:
    """A JSON value with its path, whose methods raise ``ReadError`` if the value is not as required."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def __contains__(self, key: str) -> bool:
        return key in self.require(dict)

    def __getitem__(self, key: str) -> JsonNode:
        members = self.require(dict)
        path = f"{self.path}.{key}"
        if key not in members:
            raise ReadError(ReadFault.MISSING_KEY, Location(path=path), {"key": key})
        return JsonNode(members[key], path)

    def items(self, like: Sequence[object] | None = None) -> list[JsonNode]:
        """The items of an array; with ``like``, the number of items must be the same as in ``like``."""
        members = self.require(list)
        if like is not None and len(members) != len(like):
            raise self.refuse(ReadFault.IMPOSSIBLE_LAYOUT, count=len(members), needs=len(like))
        return [JsonNode(member, f"{self.path}[{index}]") for index, member in enumerate(members)]

    def text(self) -> str:
        """The value, which must be a string."""
        return self.require(str)

    def number(self) -> int:
        """The value, which must be an integer."""
        return self.require(int)

    def require(self, kind: type[_Kind]) -> _Kind:
        """The value, which must be of the class ``kind``."""
        if not isinstance(self.value, kind) or (isinstance(self.value, bool) and kind is not bool):
            raise self.refuse(ReadFault.WRONG_TYPE, found=_json_type(self.value), needs=_JSON_TYPES[kind])
        return self.value

    def shown(self) -> str:
        """The value, short enough for a message."""
        return str(self.value)[:_SHOWN]

    def refuse(self, fault: ReadFault, **values: str | int | None) -> ReadError:
        """The error for a ``fault`` at this value's path; ``values`` are its details."""
        return ReadError(fault, Location(path=self.path), values)


_JSON_TYPES: dict[type, str] = {
    dict: "object",
    list: "array",
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
}


def _json_type(value: object) -> str:
    if value is None:
        return "null"
    return _JSON_TYPES[type(value)]
