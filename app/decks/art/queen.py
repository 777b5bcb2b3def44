"""The four queens: tiara, hair and flower of each. Coordinates as in ``Part``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from app.decks.art.outline import both_halves, circle, curve, joined, line, lozenge, mirrored, placed, ring
from app.decks.art.part import Attire, Part, Tint
from app.decks.art.pips import suit_shape
from app.decks.art.regalia import crown_band
from engine.cards import Suit

_HAIR = {
    Suit.SPADES: curve(
        both_halves(((0, -16), (8, -14.5), (12.2, -7), (13.4, 4), (14.2, 14), (14.8, 23), (9, 26), (0, 24))),
        closed=True,
    ),
    Suit.HEARTS: curve(
        both_halves(
            (
                (0, -16),
                (8, -14.5),
                (13, -8),
                (12.6, -2),
                (14.8, 3),
                (13.6, 8.5),
                (16.2, 14),
                (14.6, 19),
                (16.8, 25),
                (9, 27),
                (0, 24),
            )
        ),
        closed=True,
    ),
    Suit.DIAMONDS: joined(
        curve(both_halves(((0, -16), (8, -14), (12, -7), (12.6, 1), (10, 7), (0, 8))), closed=True),
        *(
            mirrored(circle(x, y, radius, 0.85))
            for x, y, radius in (
                (11.6, 5, 3.6),
                (12.4, 10, 3.5),
                (12.9, 15, 3.3),
                (13.1, 19.6, 3.0),
                (13.0, 23.6, 2.5),
            )
        ),
    ),
    Suit.CLUBS: joined(
        curve(both_halves(((0, -16), (7, -14.5), (11, -8), (11, -1), (9, 4), (0, 5))), closed=True),
        mirrored(circle(11.2, 1.5, 5.0, 1.1)),
    ),
}


def _queen_of_spades() -> list[Part]:
    tiara = curve(
        both_halves(
            (
                (0, -28.5),
                (1.5, -22),
                (4.6, -18.6),
                (6.2, -21.6),
                (8, -16.6),
                (11.4, -17.4),
                (10.6, -9.4),
                (0, -11.6),
            )
        ),
        closed=True,
    )
    return [
        Part(tiara),
        Part(
            joined(circle(0, -28, 1.3), mirrored(circle(6.3, -21.8, 1.0)), mirrored(circle(11.6, -17.6, 1.0)))
        ),
        Part(placed(suit_shape(Suit.SPADES), 0, -17.4, 5), Tint.ROBE, width=0.35),
        Part(mirrored(circle(6.2, -13.8, 1.0)), Tint.WHITE, fine=True, width=0.3),
    ]


def _queen_of_hearts() -> list[Part]:
    lobes = joined(
        *(
            placed(suit_shape(Suit.HEARTS), x, y, size, turn)
            for x, y, size, turn in ((-8.6, -18.4, 7.6, -20), (8.6, -18.4, 7.6, 20), (0, -20.4, 9, 0))
        )
    )
    return [
        Part(lobes),
        Part(crown_band(11.4, -14.6, -9.6, 2.2)),
        Part(
            joined(
                circle(0, -14.3, 1.2), mirrored(circle(4.6, -13.8, 1.0)), mirrored(circle(8.6, -12.8, 1.0))
            ),
            Tint.ROBE,
            fine=True,
            width=0.3,
        ),
    ]


def _queen_of_diamonds() -> list[Part]:
    fan = curve(
        both_halves(((0, -26.5), (6, -25), (12, -19.5), (14, -12), (12.2, -7.6), (9, -10), (0, -12.6))),
        closed=True,
    )
    return [
        Part(fan, Tint.ROBE),
        Part(
            curve(
                both_halves(((0, -26.5), (6, -25), (12, -19.5), (14, -12)))[3::-1]
                + [(-6, -25), (-12, -19.5), (-14, -12)]
            ),
            None,
            line=Tint.GOLD,
            width=1.5,
        ),
        Part(joined(lozenge(0, -19.4, 2.5, 4.2), mirrored(placed(lozenge(0, 0, 1.8, 3), 7, -17.2, turn=24)))),
        Part(crown_band(11.4, -12.2, -9.2, 2.0)),
        Part(
            joined(
                *(
                    circle(x, y, 0.9)
                    for x, y in ((0, -27.4), (-6.6, -25.6), (6.6, -25.6), (-12.6, -20), (12.6, -20))
                )
            ),
            Tint.WHITE,
            fine=True,
            width=0.35,
        ),
    ]


def _queen_of_clubs() -> list[Part]:
    leaves = joined(
        *(
            placed(suit_shape(Suit.CLUBS), x, y, size, turn)
            for x, y, size, turn in ((-8, -18.4, 7.6, -16), (8, -18.4, 7.6, 16), (0, -20.8, 9.6, 0))
        )
    )
    return [
        Part(leaves),
        Part(crown_band(10.6, -14.4, -11, 2.0)),
        Part(joined(circle(0, -14.7, 0.9), mirrored(circle(5, -14.2, 0.9))), Tint.ROBE, fine=True, width=0.3),
    ]


_HEADGEAR: dict[Suit, Callable[[], list[Part]]] = {
    Suit.SPADES: _queen_of_spades,
    Suit.HEARTS: _queen_of_hearts,
    Suit.DIAMONDS: _queen_of_diamonds,
    Suit.CLUBS: _queen_of_clubs,
}


_BLOOMS = {
    Suit.SPADES: [
        Part(mirrored(curve(((0, 1), (5, -1), (8.2, -5.2), (4.6, -5), (1.6, -3)), closed=True)), Tint.ROBE),
        Part(curve(both_halves(((0, -11), (3.6, -5), (2.6, 0), (0, 2))), closed=True), Tint.ROBE),
        Part(mirrored(curve(((0.6, 0), (3.2, 2.4), (4.4, 5.4), (1.6, 4), (0, 2)), closed=True)), Tint.ROBE),
        Part(circle(0, 0.6, 1.5)),
    ],
    Suit.HEARTS: [
        Part(joined(*(circle(x, y, 4.1) for x, y in ring(5, 4.4))), Tint.ROBE),
        Part(joined(*(circle(x, y, 2.6) for x, y in ring(5, 2.4, 90))), Tint.ROBE, width=0.5),
        Part(
            curve(((1.9, -0.6), (0.2, -1.9), (-1.5, -0.5), (-0.6, 1.2), (1.0, 0.8), (0.6, -0.4))),
            None,
            fine=True,
            width=0.5,
        ),
    ],
    Suit.DIAMONDS: [
        Part(
            joined(
                *(
                    placed(suit_shape(Suit.DIAMONDS), x, y, 8.6, turn)
                    for (x, y), turn in zip(ring(4, 4.6, -45), (45, 135, 225, 315), strict=True)
                )
            ),
            Tint.GOLD,
        ),
        Part(
            joined(
                *(
                    placed(suit_shape(Suit.DIAMONDS), x, y, 8.6, turn)
                    for (x, y), turn in zip(ring(4, 4.6), (0, 90, 180, 270), strict=True)
                )
            ),
            Tint.ROBE,
        ),
        Part(circle(0, 0, 1.8)),
    ],
    Suit.CLUBS: [
        Part(joined(*(circle(x, y, 2.1, 1.0) for x, y in ring(10, 5.6))), Tint.WHITE),
        Part(circle(0, 0, 4.4), Tint.WHITE, width=0),
        Part(
            joined(*(line(((0.45 * x, 0.45 * y), (x, y))) for x, y in ring(10, 5.4, -72))),
            None,
            fine=True,
            width=0.35,
        ),
        Part(circle(0, 0, 2.7)),
    ],
}


def _flower(suit: Suit) -> list[Part]:
    """The flower of a queen, on its stem: lily, rose, star flower, or daisy."""
    stem = curve(((3.4, 5), (0.6, 0), (-2.4, -4), (-7, -9)))
    leaf = curve(((-2.4, -4), (-0.6, -8.4), (2.6, -11.4), (3.6, -7), (0.6, -4)), closed=True)
    bloom = [part._replace(path=placed(part.path, -7.6, -9.6, 0.96, -14)) for part in _BLOOMS[suit]]
    return [Part(stem, None, line=Tint.STEM, width=1.2), Part(leaf, Tint.STEM, width=0.45), *bloom]


_FRINGE = mirrored(
    curve(((0, -13), (-0.2, -10.4), (4, -7.6), (7.2, -3.6), (8.2, 2), (10.2, -3), (8, -12)), closed=True)
)
_LOCKS = mirrored(
    curve(((8.2, 2), (9.2, 9), (9, 15), (10.4, 23), (14.2, 23), (14, 14), (13, 4), (10, -2)), closed=True)
)
_BRAIDS = mirrored(
    joined(
        *(
            circle(x, y, radius, 0.85)
            for x, y, radius in (
                (11, 6, 3.2),
                (11.4, 11, 3.2),
                (11.8, 16, 3.0),
                (12, 20.4, 2.7),
                (12, 24, 2.2),
            )
        )
    )
)
_STRANDS = {
    Suit.SPADES: mirrored(
        joined(curve(((10.4, 2), (11.2, 9), (11.2, 15), (12, 22))), curve(((12, 5), (12.8, 13), (13, 20))))
    ),
    Suit.HEARTS: mirrored(
        joined(
            curve(((10.2, 1), (12, 7), (10.6, 13), (12.4, 21))),
            curve(((12, 3), (13, 9), (12.4, 14), (13.8, 20))),
        )
    ),
    Suit.DIAMONDS: mirrored(
        joined(
            *(
                curve(((x - 2.2, y - 1.6), (x, y + 0.6), (x + 2.2, y - 1.6)))
                for x, y in ((11, 7), (11.4, 12), (11.8, 17), (12, 21))
            )
        )
    ),
    Suit.CLUBS: mirrored(joined(circle(11.4, 1.5, 2.9, 1.1), circle(11.4, 1.5, 1.0))),
}


@cache
def queen(suit: Suit) -> Attire:
    """The clothes of the queen of ``suit``, and the flower in her hand."""
    locks = {Suit.SPADES: [_LOCKS], Suit.HEARTS: [_LOCKS], Suit.DIAMONDS: [_BRAIDS], Suit.CLUBS: []}[suit]
    earrings = mirrored(circle(8.9, 5.6, 1.0))
    return Attire(
        behind=(Part(_HAIR[suit], Tint.HAIR),),
        face=(
            *(Part(path, Tint.HAIR) for path in locks),
            Part(_STRANDS[suit], None, 0.5, Tint.STRAND, fine=True),
            Part(_FRINGE, Tint.HAIR),
            Part(earrings, Tint.GOLD, 0.3, fine=True),
        ),
        headgear=tuple(_HEADGEAR[suit]()),
        held=tuple(_flower(suit)),
    )
