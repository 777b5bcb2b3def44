"""The parts of a court. A part names its colour by its use, because a robe's colour depends on the deck."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtGui import QPainterPath


class Tint(Enum):
    """A colour by its use in the drawing."""

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
"""Width of the ink line around most parts, in hundredths of a card width."""


class Part(NamedTuple):
    """One outline of a court: its filling (or none) and the line around it (``width`` 0: none).

    Coordinates of a figure: the origin is in the middle of the face, a little below the eyes; x to
    the right, y down, in hundredths of a card width. ``fine`` parts are left out of the simpler drawing.
    """

    path: QPainterPath
    fill: Tint | None = Tint.GOLD
    width: float = OUTLINE
    line: Tint = Tint.INK
    fine: bool = False


class Attire(NamedTuple):
    """The parts that only one court has, in the order of painting."""

    behind: tuple[Part, ...]
    """Weapon or sceptre, and hair."""
    face: tuple[Part, ...]
    """Above the face, below the headgear: beard, fringe."""
    headgear: tuple[Part, ...]
    held: tuple[Part, ...]
    """The object in the front hand, with the grip at the origin."""
