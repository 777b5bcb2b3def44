"""The four kings: crown, hair, beard, sceptre and orb of each. Coordinates as in ``Part``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from app.decks.art.head import PARTED_HAIR
from app.decks.art.outline import both_halves, circle, curve, joined, line, lozenge, mirrored, placed, polygon
from app.decks.art.part import Attire, Part, Tint
from app.decks.art.pips import suit_shape
from app.decks.art.regalia import POLE_X, crown_band, jewels, pole
from engine.cards import Suit

_HAIR = {
    Suit.SPADES: curve(
        both_halves(((0, -15), (8, -13), (11.6, -6), (12.6, 4), (13.6, 13), (9, 15), (0, 14))), closed=True
    ),
    Suit.HEARTS: joined(
        curve(both_halves(((0, -15), (8, -13), (11, -6), (11, 3), (9, 9), (0, 11))), closed=True),
        *(mirrored(circle(x, y, 3.1)) for x, y in ((10.4, -5), (11.6, 0), (12, 5), (11.4, 10))),
    ),
    Suit.DIAMONDS: curve(
        both_halves(((0, -15), (8, -13), (11.2, -6), (11.6, 1), (13.4, 6.5), (14.8, 8), (11, 10), (0, 10))),
        closed=True,
    ),
    Suit.CLUBS: curve(
        both_halves(
            ((0, -15), (8, -13), (12, -6), (11.8, 0), (13.8, 5), (12.4, 10), (14.8, 16), (9, 18), (0, 14))
        ),
        closed=True,
    ),
}
_BEARDS = {
    Suit.SPADES: (
        (8.8, -2),
        (9.2, 4),
        (8.6, 10),
        (6.0, 17),
        (2.6, 23),
        (0, 27),
    ),
    Suit.HEARTS: (
        (8.8, -2),
        (10.2, 3),
        (9.6, 7),
        (10.4, 11),
        (8.2, 14.4),
        (7.4, 18),
        (4.0, 18.6),
        (2.4, 21),
        (0, 20.4),
    ),
    Suit.DIAMONDS: ((8.8, -1), (9.0, 5), (8.4, 10), (5.4, 14.6), (0, 16.4)),
    Suit.CLUBS: ((8.8, -2), (9.8, 5), (9.8, 11), (8.6, 18), (5.2, 26), (2.6, 22), (0, 18.6)),
}


MOUSTACHE = mirrored(
    curve(((0, 4.6), (2.2, 4.2), (4.6, 6.2), (7.4, 6.6), (5.2, 8.2), (2.4, 7.4), (0, 6.2)), closed=True)
)


def _king_of_spades() -> list[Part]:
    tips = ((-14.2, -24), (-7.4, -26.2), (0, -27.8), (7.4, -26.2), (14.2, -24))
    crown = polygon(
        (
            (-11.4, -10),
            (-14.2, -23.6),
            (-8.8, -17.2),
            (-7.4, -25.8),
            (-3.6, -17.8),
            (0, -27.4),
            (3.6, -17.8),
            (7.4, -25.8),
            (8.8, -17.2),
            (14.2, -23.6),
            (11.4, -10),
        )
    )
    return [
        Part(crown),
        Part(joined(*(circle(x, y, 1.5) for x, y in tips))),
        Part(crown_band(11.6, -13.4, -9.2), Tint.ROBE),
        Part(jewels(Suit.SPADES, ((-7, -12.5), (0, -13), (7, -12.5)), 1.1), Tint.WHITE, fine=True, width=0),
    ]


def _king_of_hearts() -> list[Part]:
    velvet = curve(both_halves(((0, -23), (7, -22.6), (12, -18), (11, -12), (0, -12))), closed=True)
    arch = curve(
        both_halves(
            (
                (0, -25.2),
                (8, -24.4),
                (14, -19.4),
                (12.2, -12.4),
                (10.2, -12.4),
                (11, -18),
                (7.0, -21.6),
                (0, -22.2),
            )
        ),
        closed=True,
    )
    cross = joined(
        circle(0, -25.6, 1.7),
        polygon(
            (
                (-0.7, -30.2),
                (0.7, -30.2),
                (0.7, -29),
                (1.9, -29),
                (1.9, -27.8),
                (0.7, -27.8),
                (0.7, -26.6),
                (-0.7, -26.6),
                (-0.7, -27.8),
                (-1.9, -27.8),
                (-1.9, -29),
                (-0.7, -29),
            )
        ),
    )
    return [
        Part(velvet, Tint.ROBE),
        Part(curve(both_halves(((0, -24.6), (2.2, -20), (2.2, -13), (0, -13))), closed=True), fine=True),
        Part(arch),
        Part(
            joined(*(mirrored(circle(x, y, 0.8)) for x, y in ((6.4, -23), (9.9, -21), (12.3, -17.2)))),
            Tint.WHITE,
            fine=True,
            width=0.3,
        ),
        Part(cross),
        Part(crown_band(11.8, -13.8, -9.2)),
        Part(jewels(Suit.HEARTS, ((-8, -12.4), (0, -13.2), (8, -12.4)), 1.2), Tint.ROBE, fine=True, width=0),
    ]


def _king_of_diamonds() -> list[Part]:
    lozenges = ((-11.8, -23.2), (-6, -24.6), (0, -25.2), (6, -24.6), (11.8, -23.2))
    crown = polygon(((-11.2, -10), (-13.4, -20.5), (0, -22.6), (13.4, -20.5), (11.2, -10)))
    pearls = ((2.5, -12.4), (6.6, -12), (10, -11.3))
    return [
        Part(joined(*(lozenge(x, y, 2.6, 4.4) for x, y in lozenges))),
        Part(crown),
        Part(joined(lozenge(0, -17.8, 2, 3), mirrored(lozenge(7.4, -16.9, 2, 3))), Tint.ROBE, width=0.4),
        Part(crown_band(11.5, -12.8, -9.2), Tint.ROBE),
        Part(joined(*(mirrored(circle(x, y, 0.75)) for x, y in pearls)), Tint.WHITE, fine=True, width=0),
    ]


def _king_of_clubs() -> list[Part]:
    crown = curve(
        both_halves(((0, -18), (5, -15.2), (9, -19.4), (12.4, -19.2), (11.4, -10), (0, -11))), closed=True
    )
    finials = [
        Part(placed(suit_shape(Suit.CLUBS), x, y, size, turn))
        for x, y, size, turn in ((0, -23, 10.5, 0), (-12, -21.8, 8.4, -14), (12, -21.8, 8.4, 14))
    ]
    return [
        *finials,
        Part(mirrored(joined(circle(6.4, -18.4, 1.6), line(((6.4, -17), (6.4, -15)))))),
        Part(crown),
        Part(crown_band(11.6, -14, -9.2), Tint.ROBE),
        Part(
            joined(circle(0, -13.2, 1.1), mirrored(circle(5, -12.8, 0.9)), mirrored(circle(9.4, -12.1, 0.9))),
            Tint.GOLD,
            fine=True,
            width=0.3,
        ),
    ]


_HEADGEAR: dict[Suit, Callable[[], list[Part]]] = {
    Suit.SPADES: _king_of_spades,
    Suit.HEARTS: _king_of_hearts,
    Suit.DIAMONDS: _king_of_diamonds,
    Suit.CLUBS: _king_of_clubs,
}


def _sceptre(suit: Suit) -> list[Part]:
    """The sceptre of a king: a golden staff with his suit at the top."""
    size = {Suit.SPADES: 7.4, Suit.HEARTS: 7.0, Suit.DIAMONDS: 8.4, Suit.CLUBS: 7.4}[suit]
    return [
        pole(-20, 1.9, Tint.GOLD),
        Part(circle(POLE_X, -17.4, 1.9)),
        Part(
            polygon(
                ((POLE_X - 2.6, -14.6), (POLE_X + 2.6, -14.6), (POLE_X + 1.6, -12.8), (POLE_X - 1.6, -12.8))
            )
        ),
        Part(placed(suit_shape(suit), POLE_X, -23.6, size), Tint.PIP, width=0.45),
        Part(
            joined(*(line(((POLE_X - 0.9, y), (POLE_X + 0.9, y - 1.4))) for y in range(-8, 18, 4))),
            None,
            fine=True,
            width=0.35,
        ),
    ]


def _orb(suit: Suit) -> list[Part]:
    """The orb of a king: a banded globe in the robe's colour below his suit in gold."""
    x, y, radius = -1.5, -7.0, 6.6
    return [
        Part(circle(x, y, radius), Tint.ROBE),
        Part(
            curve(
                (
                    (x - 6.6, y - 0.9),
                    (x, y + 1.5),
                    (x + 6.6, y - 0.9),
                    (x + 6.4, y + 1.5),
                    (x, y + 3.9),
                    (x - 6.4, y + 1.5),
                ),
                closed=True,
            ),
            width=0.45,
        ),
        Part(
            curve(
                (
                    (x - 1.2, y - 6.4),
                    (x - 1.4, y - 2),
                    (x - 1.2, y + 1.6),
                    (x + 1.2, y + 1.6),
                    (x + 1.4, y - 2),
                    (x + 1.2, y - 6.4),
                ),
                closed=True,
            ),
            width=0.45,
            fine=True,
        ),
        Part(placed(suit_shape(suit), x, y - 9.4, 6.4), width=0.45),
    ]


_STRANDS = {
    Suit.SPADES: joined(
        mirrored(
            joined(
                curve(((6.4, 7), (5.4, 13), (3, 19))),
                curve(((3.2, 10), (2.6, 16), (1.2, 22))),
                curve(((10.4, 0), (11.4, 7), (11, 13))),
            )
        ),
        line(((0, 11), (0, 24))),
    ),
    Suit.HEARTS: mirrored(
        joined(
            *(circle(x, y, 1.3) for x, y in ((11.6, 0), (12, 5), (11.4, 10))),
            *(
                curve(((x - 1.6, y), (x, y + 1.6), (x + 1.6, y), (x, y - 0.8)))
                for x, y in ((7.6, 9), (4.4, 13), (1.6, 16.4), (6.2, 15))
            ),
        )
    ),
    Suit.DIAMONDS: joined(
        mirrored(
            joined(
                curve(
                    ((6.6, 7), (5.4, 11)),
                ),
                curve(((3.4, 9.6), (2.8, 13.2))),
            )
        ),
        line(((0, 10.6), (0, 14))),
    ),
    Suit.CLUBS: mirrored(
        joined(
            curve(((7.4, 7), (7.2, 14), (5.4, 21))),
            curve(((4.4, 9), (4.6, 15), (4.2, 21))),
            curve(((1.8, 10), (1.8, 14), (1.4, 18))),
            curve(((10.4, 3), (11.6, 9), (12, 14))),
        )
    ),
}


@cache
def king(suit: Suit) -> Attire:
    """The clothes of the king of ``suit``, and the objects in his hands."""
    inner = ((0, 5.2), (2.6, 4.6), (4.9, 5.6), (6.6, 2.6), (7.7, -1.4))
    beard = curve(both_halves((*inner, *_BEARDS[suit])), closed=True)
    mouth = curve(both_halves(((0, 6.2), (1.9, 6.9), (0, 8.3))), closed=True)
    return Attire(
        behind=(*_sceptre(suit), Part(_HAIR[suit], Tint.HAIR)),
        face=(
            Part(beard, Tint.HAIR),
            Part(mouth, Tint.LIP, 0.3),
            Part(MOUSTACHE, Tint.HAIR, 0.45),
            Part(_STRANDS[suit], None, 0.5, Tint.STRAND, fine=True),
            Part(PARTED_HAIR, Tint.HAIR),
        ),
        headgear=tuple(_HEADGEAR[suit]()),
        held=tuple(_orb(suit)),
    )
