"""The parts that all heads share: face, neck, eyes, nose and mouth. Coordinates as in ``Part``."""

from __future__ import annotations

from functools import cache

from app.decks.art.outline import both_halves, circle, curve, mirrored
from app.decks.art.part import Part, Tint
from engine.cards import Rank

_FACE = curve(
    both_halves(((0, -13), (6, -11), (8.6, -4), (8.4, 2.5), (6.6, 8), (3.2, 11.8), (0, 12.8))), closed=True
)
_NECK = curve(both_halves(((0, 8), (3.9, 8), (4.2, 13), (6.4, 16), (0, 18.5))), closed=True)
_EYES = mirrored(
    curve(((2.0, -0.9), (3.2, -2.1), (4.7, -2.2), (6.1, -1.0), (4.6, -0.2), (3.2, -0.2)), closed=True)
)
_LIDS = mirrored(curve(((1.7, -0.8), (3.2, -2.2), (4.8, -2.3), (6.5, -1.0))))
_LASHES = mirrored(curve(((1.7, -0.8), (3.2, -2.3), (4.9, -2.4), (7.0, -1.6))))
_IRISES = mirrored(circle(4.05, -1.15, 1.05))
_DOTS = mirrored(circle(4.0, -1.0, 1.3))
_CHEEKS = mirrored(circle(5.4, 3.8, 1.8))
_NOSE = curve(((1.1, -2.2), (0.9, 0.6), (1.7, 3.1), (0.8, 3.9), (-0.7, 3.8)))
_MOUTH = curve(
    ((-2.6, 7.1), (-1.0, 6.6), (0, 6.9), (1.0, 6.6), (2.6, 7.1), (1.1, 8.2), (0, 8.4), (-1.1, 8.2)),
    closed=True,
)
_LIPS = curve(((-2.8, 7.1), (-1.0, 7.2), (0, 7.4), (1.0, 7.2), (2.8, 7.1)))
PARTED_HAIR = mirrored(
    curve(((0, -13), (3, -8.6), (6.6, -6.8), (8.0, -3), (8.4, 1.5), (10.2, -3), (8, -12)), closed=True)
)
"""Hair that falls to both sides of the brow."""

_BROWS = {
    Rank.JACK: mirrored(curve(((1.7, -4.0), (4.0, -4.8), (6.6, -3.9)))),
    Rank.QUEEN: mirrored(curve(((1.9, -4.0), (4.2, -5.4), (6.6, -4.4)))),
    Rank.KING: mirrored(curve(((1.5, -3.4), (3.8, -4.9), (6.9, -4.2)))),
}


@cache
def head(rank: Rank, *, simple: bool) -> tuple[Part, ...]:
    """Neck and face of a court; with ``simple``, the eyes are dots and the nose is omitted."""
    if simple:
        eyes: tuple[Part, ...] = (Part(_DOTS, Tint.INK, 0),)
    else:
        eyes = (
            Part(_EYES, Tint.WHITE, 0),
            Part(_IRISES, Tint.INK, 0),
            Part(_LASHES if rank is Rank.QUEEN else _LIDS, None, 0.65 if rank is Rank.QUEEN else 0.55),
        )
    mouth = () if rank is Rank.KING else (Part(_MOUTH, Tint.LIP, 0), Part(_LIPS, None, 0.35, fine=True))
    return (
        Part(_NECK, Tint.SKIN),
        Part(_FACE, Tint.SKIN),
        *((Part(_CHEEKS, Tint.BLUSH, 0, fine=True),) if rank is not Rank.KING else ()),
        *eyes,
        Part(_BROWS[rank], None, 0.5 if rank is Rank.QUEEN else 0.75),
        Part(_NOSE, None, 0.45, fine=True),
        *mouth,
    )
