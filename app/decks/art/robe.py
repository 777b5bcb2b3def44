"""The courts' robes: shoulders, collar, and a pattern for each suit, drawn from a formula.

Coordinates as in ``Part``.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from app.decks.art.outline import circle, curve, joined, line, lozenge, mirrored, placed, polygon
from app.decks.art.pips import suit_shape
from engine.cards import Suit

ROBE = curve(
    (
        (-4, 12),
        (-9, 14.5),
        (-17, 16.2),
        (-24, 19),
        (-29, 24.5),
        (-33, 36),
        (-36, 60),
        (-37, 100),
        (0, 110),
        (60, 100),
        (50, 34),
    )
    + ((32, 22), (23, 17.6), (16, 16), (9, 14.5), (4, 12)),
    closed=True,
)
"""The robe from the neck down; the frame and the dividing band cut it off."""


PATTERN_CENTRE = 36.0
"""The distance of the patterns' centre below the origin of the figure."""


def _waves() -> list[QPainterPath]:
    """Spades: wavy rings, each with twelve waves."""
    rings = []
    for number in range(1, 24):
        points = []
        for step in range(96):
            angle = 2 * pi * step / 96
            radius = 2.9 * number + 0.8 * sin(12 * angle)
            points.append((radius * cos(angle), PATTERN_CENTRE + radius * sin(angle)))
        rings.append(curve(points, closed=True))
    return rings


def _scales() -> list[QPainterPath]:
    """Hearts: rows of half circles, each row shifted by half a circle against the row above."""
    radius = 4.0
    rows = []
    for row in range(20):
        box = QRectF((row % 2 - 15) * radius, 10 + (0.95 * row - 1) * radius, 2 * radius, 2 * radius)
        path = QPainterPath()
        path.arcMoveTo(box, 180)
        for _ in range(12):
            path.arcTo(box, 180, 180)
            box.translate(2 * radius, 0)
        rows.append(path)
    return rows


def _lattice() -> list[QPainterPath]:
    """Diamonds: two sets of slanting lines, and a small lozenge in each mesh."""
    width, height = 8.0, 11.0
    top, bottom = 8.0, 96.0
    slant = (bottom - top) * width / height
    lines = []
    for step in range(-14, 9):
        x = step * width
        lines += [line(((x, top), (x + slant, bottom))), line(((x + slant, top), (x, bottom)))]
    for row in range(17):
        shift = (row % 2) * width / 2
        y = top + row * height / 2
        lines += [lozenge(column * width + shift + 1.1, y, 0.95, 1.3) for column in range(-6, 4)]
    return lines


def _rosettes() -> list[QPainterPath]:
    """Clubs: overlapping rings, which form four-leaved rosettes."""
    radius = 5.2
    spacing = radius * 2**0.5
    return [
        circle(column * spacing, PATTERN_CENTRE + row * spacing, radius)
        for row in range(-4, 7)
        for column in range(-7, 5)
    ]


_PATTERNS = {
    Suit.SPADES: _waves,
    Suit.HEARTS: _scales,
    Suit.DIAMONDS: _lattice,
    Suit.CLUBS: _rosettes,
}


@cache
def robe_pattern(suit: Suit) -> tuple[QPainterPath, ...]:
    """The pattern lines on the robes of ``suit``, split into many paths: Qt strokes short paths faster."""
    return tuple(_PATTERNS[suit]())


SLEEVE = curve(
    ((-16, 22), (-24, 23), (-30, 22), (-34.4, 18), (-40.6, 19.6), (-42.4, 27), (-46, 44), (-20, 44)),
    closed=True,
)
"""The sleeve of the raised front arm."""

OPENING = polygon(((-8, 11), (8, 11), (6.6, 15.5), (0, 31), (-6.6, 15.5)))
"""The visible part of the shirt in the robe's opening."""

LAPELS = mirrored(curve(((5.4, 12), (9, 14.2), (7.2, 22), (0, 36), (0, 30.5), (4.6, 20), (5.4, 12))))
"""The two bands that border the opening."""

BORDER = joined(
    curve(
        ((8, 14.2), (16, 15.9), (23, 17.6), (32, 22), (40, 30), (34, 30), (24, 22.2), (15, 19.8), (7, 18.4)),
        closed=True,
    ),
    curve(
        (
            (-8, 14.2),
            (-17, 16.2),
            (-24, 19),
            (-29, 24.5),
            (-33, 36),
            (-36, 60),
            (-37, 100),
            (-32, 100),
            (-31, 60),
            (-29, 38),
            (-25.6, 27.4),
        )
        + ((-22, 22.6), (-15.5, 20), (-7, 18.4)),
        closed=True,
    ),
)
"""The border of the cape over both shoulders."""


ERMINE = joined(
    *(
        placed(suit_shape(Suit.SPADES), x, y, 1.7, turn)
        for x, y, turn in ((12, 17.2, -14), (18, 18.6, -18), (25, 20.8, -24), (33, 25.6, -40))
    ),
    *(
        placed(suit_shape(Suit.SPADES), x, y, 1.7, turn)
        for x, y, turn in (
            (-11.5, 17, 14),
            (-17.5, 18.4, 20),
            (-23.6, 21.2, 40),
            (-28, 27.4, 60),
            (-30.6, 34, 75),
        )
    ),
)
"""The dark tails on a king's white border."""


def brooch(suit: Suit) -> QPainterPath:
    """The suit on the shirt."""
    return placed(suit_shape(suit), 0, 22, 5.6)
