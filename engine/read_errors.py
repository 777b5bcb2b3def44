"""The exception for deal codes and game records that cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple


class ReadFault(StrEnum):
    """A fault of a deal code or a game record; its value is a stable identifier."""

    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_VERSION = "unknown-version"
    NO_SUCH_LEVEL = "no-such-level"
    WRONG_LENGTH = "wrong-length"
    BAD_SYMBOL = "bad-symbol"
    NOT_JSON = "not-json"
    TOO_LARGE = "too-large"
    TOO_DEEP = "too-deep"
    WRONG_TYPE = "wrong-type"
    MISSING_KEY = "missing-key"
    UNKNOWN_FORMAT = "unknown-format"
    NEWER_VERSION = "newer-version"
    WRONG_CARDS = "wrong-cards"
    IMPOSSIBLE_LAYOUT = "impossible-layout"
    CODE_AND_LAYOUT_DIFFER = "code-and-layout-differ"
    BAD_ACTION = "bad-action"


class Location(NamedTuple):
    """The place of a fault: line (from 1), JSON path (from ``$``), character (from 1); each may be None."""

    line: int | None = None
    path: str | None = None
    character: int | None = None

    def as_json(self) -> dict[str, int | str]:
        """The parts that are not None, by name."""
        return {name: part for name, part in self._asdict().items() if part is not None}


class ReadError(Exception):
    """A deal code or a game record cannot be read.

    ``fault`` says what is wrong, ``place`` says where, and ``values`` holds the details for a message:
    strings, numbers, or None.
    """

    def __init__(
        self, fault: ReadFault, place: Location, values: Mapping[str, str | int | None] | None = None
    ) -> None:
        self.fault = fault
        self.place = place
        self.values = dict(values or {})
        super().__init__(fault.value, place.as_json(), self.values)

    def as_json(self) -> dict[str, object]:
        """The error as the command line prints it: ``id``, ``place`` and ``values``."""
        return {"id": self.fault.value, "place": self.place.as_json(), "values": self.values}
