"""Parts that several courts share: bands and jewels of crowns, and poles."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from app.decks.art.outline import curve, joined, line, placed, polygon
from app.decks.art.part import Part, Tint
from app.decks.art.pips import suit_shape
from engine.cards import Suit


def crown_band(half: float, top: float, bottom: float, sag: float = 1.6) -> QPainterPath:
    """A crown's band: ``half`` wide to each side; its middle is higher by ``sag``."""
    path = QPainterPath(
        curve(
            (
                (-half, bottom),
                (-half / 2, bottom - 0.75 * sag),
                (0, bottom - sag),
                (half / 2, bottom - 0.75 * sag),
                (half, bottom),
            )
        )
    )
    path.connectPath(
        curve(
            (
                (half * 1.03, top),
                (half / 2, top - 0.75 * sag),
                (0, top - sag),
                (-half / 2, top - 0.75 * sag),
                (-half * 1.03, top),
            )
        )
    )
    path.closeSubpath()
    return path


def jewels(suit: Suit, centres: tuple[tuple[float, float], ...], radius: float) -> QPainterPath:
    """Small suits on a band, at the given centres."""
    return joined(*(placed(suit_shape(suit), x, y, 2.2 * radius) for x, y in centres))


POLE_X = 18.9
"""The x coordinate of a jack's weapon and a king's sceptre."""


def pole(top: float, width: float, tint: Tint) -> Part:
    """A pole from ``top`` down to beyond the dividing band."""
    half = width / 2
    return Part(
        polygon(((POLE_X - half, top), (POLE_X + half, top), (POLE_X + half, 100), (POLE_X - half, 100))),
        tint,
        width=0.45,
    )


FIST = curve(
    ((-3.1, -2.4), (0, -3.4), (3.1, -2.4), (3.6, 0.4), (2.6, 2.8), (-2.6, 2.8), (-3.6, 0.4)), closed=True
)
FINGERS = joined(*(line(((x, -2.7 + abs(x) * 0.15), (x, 0.7))) for x in (-1.5, 0, 1.5)))
CUFF = polygon(((-4.2, 2.6), (4.2, 2.6), (4.8, 5.6), (-4.8, 5.6)))
"""The cuff below a gripping hand."""
