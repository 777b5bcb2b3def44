"""The parts that a court is made of, their colours named by what they are: a robe's depends on the deck."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtGui import QPainterPath


class Tint(Enum):
    """A colour by its part in the drawing."""

    ROBE = auto()
    PIP = auto()
    HAIR = auto()
    GOLD = auto()
    WHITE = auto()
    STEEL = auto()
    WOOD = auto()
    STEM = auto()
    SKIN = auto()
    BLUSH = auto()
    LIP = auto()
    INK = auto()
    STRAND = auto()
    """A little darker than the hair."""


OUTLINE = 0.55
"""Width of the ink line round most parts, in hundredths of a card width."""


class Part(NamedTuple):
    """One outline of a court: its filling (or none) and the line round it (``width`` 0: none).

    Coordinates are those of a figure: the origin in the middle of the face, a little below the eyes; x to
    the right, y down, in hundredths of a card width. ``fine`` parts are left out of the simpler drawing.
    """

    path: QPainterPath
    fill: Tint | None = Tint.GOLD
    width: float = OUTLINE
    line: Tint = Tint.INK
    fine: bool = False


class Attire(NamedTuple):
    """What one court has of its own, each in the order in which it is painted."""

    behind: tuple[Part, ...]
    """What stands at its side, and its hair."""
    face: tuple[Part, ...]
    """Over the face, under the headgear: beard, fringe."""
    headgear: tuple[Part, ...]
    held: tuple[Part, ...]
    """What its hand holds before it, the grip at the origin."""
