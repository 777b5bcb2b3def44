"""The reasons why an SVG deck cannot be used."""

from __future__ import annotations

from enum import StrEnum

from engine.cards import Card


class DeckFault(StrEnum):
    """The fault of a deck; the drawing process prints its value."""

    GONE = "gone"
    UNREADABLE = "unreadable"
    UNWRITABLE = "unwritable"
    TOO_LARGE = "too-large"
    NOT_SVG = "not-svg"
    ENTITIES = "entities"
    MISSING_FACE = "missing-face"
    BAD_SHAPE = "bad-shape"
    TOO_SLOW = "too-slow"
    FAILED = "failed"


class DeckError(Exception):
    """A deck that cannot be used. ``face`` is the first missing face if the fault is ``MISSING_FACE``."""

    def __init__(self, fault: DeckFault, face: Card | None = None) -> None:
        super().__init__(fault.value, face)
        self.fault = fault
        self.face = face
