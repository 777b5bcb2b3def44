"""The four jacks: feathered cap, hair, weapon and shield of each. Coordinates as in ``Part``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from app.decks.art.head import PARTED_HAIR
from app.decks.art.outline import both_halves, circle, curve, joined, line, lozenge, mirrored, placed, polygon
from app.decks.art.part import Attire, Part, Tint
from app.decks.art.pips import suit_shape
from app.decks.art.regalia import POLE_X, crown_band, pole
from engine.cards import Suit

_HAIR = {
    Suit.SPADES: curve(
        both_halves(((0, -15), (8, -13), (12, -6), (13.2, 3), (13.8, 10), (9, 12.5), (0, 12))), closed=True
    ),
    Suit.HEARTS: joined(
        curve(both_halves(((0, -15), (8, -13), (12, -6), (12.5, 3), (9, 10), (0, 11))), closed=True),
        *(
            mirrored(circle(x, y, radius))
            for x, y, radius in ((11, -3, 3.2), (12.3, 2, 3.2), (12.2, 7, 3.2), (10, 11, 3.0))
        ),
    ),
    Suit.DIAMONDS: curve(
        both_halves(((0, -15), (8, -13), (11, -6), (11.6, 2), (12.4, 8), (15.8, 12.4), (9, 14.5), (0, 12))),
        closed=True,
    ),
    Suit.CLUBS: curve(
        both_halves(((0, -15), (7, -13), (10.4, -6), (10.8, 0), (10.2, 5), (7.5, 8), (0, 8))), closed=True
    ),
}


def _feather(points: tuple[tuple[float, float], ...]) -> list[Part]:
    """A white feather with its quill, whose outline is a curve through ``points`` (root first)."""
    half = len(points) // 2
    root, tip = points[0], points[half]
    quill = [root]
    for ahead, back in zip(points[1:half], reversed(points[half + 1 :]), strict=True):
        quill.append(((ahead[0] + back[0]) / 2, (ahead[1] + back[1]) / 2))
    quill.append(tip)
    return [Part(curve(points, closed=True), Tint.WHITE), Part(curve(quill), None, fine=True, width=0.4)]


def _jack_of_spades() -> list[Part]:
    beret = curve(
        (
            (-11.6, -9.8),
            (-14.6, -14),
            (-11, -19.6),
            (-1, -21.6),
            (10, -19.4),
            (15.4, -14),
            (11.6, -9.8),
            (0, -11.6),
        ),
        closed=True,
    )
    feather = _feather(
        (
            (9.6, -11.4),
            (8.6, -18),
            (3.6, -23.6),
            (-6, -26.6),
            (-15.4, -24),
            (-8, -22.6),
            (-0.5, -19.2),
            (5.6, -14.4),
        )
    )
    return [
        Part(beret, Tint.ROBE),
        Part(crown_band(11.8, -12.4, -9, 1.8)),
        *feather,
        Part(circle(9.4, -12, 1.7)),
    ]


def _jack_of_hearts() -> list[Part]:
    crown = curve(
        ((-9.6, -11), (-10.4, -18), (-4, -20.8), (5, -20.4), (10.4, -17.6), (9.6, -11)), closed=True
    )
    brim = curve(
        ((-17, -10.4), (-9, -13.6), (0, -14.2), (9, -13.6), (17, -10.4), (9, -9.4), (0, -10), (-9, -9.4)),
        closed=True,
    )
    feather = _feather(
        (
            (-8.4, -13),
            (-12.4, -18.6),
            (-11.8, -25),
            (-5.6, -29.6),
            (1.6, -28.8),
            (-3.6, -25.4),
            (-5.8, -20.4),
            (-6, -15.2),
        )[:8]
    )
    return [
        Part(crown, Tint.ROBE),
        Part(brim, Tint.ROBE),
        *feather,
        Part(crown_band(9.8, -15, -13, 0.9), fine=True),
        Part(placed(suit_shape(Suit.HEARTS), -7.4, -13.6, 4.2), width=0.4),
    ]


def _jack_of_diamonds() -> list[Part]:
    hat = polygon(((-12, -12), (-4.6, -24.6), (0.5, -26), (7.6, -19), (11.6, -12.6)))
    brim = curve(
        (
            (-16.4, -7.6),
            (-12.6, -12.2),
            (-4, -14.2),
            (8, -14.4),
            (19, -16.2),
            (12.4, -9.8),
            (0, -10.4),
            (-9, -9.4),
        ),
        closed=True,
    )
    feather = _feather(
        (
            (5.6, -13.4),
            (4.4, -19),
            (-1, -24.8),
            (-8, -28.4),
            (-15.8, -28.6),
            (-10.6, -24.4),
            (-5, -19.6),
            (1.4, -14.6),
        )
    )
    return [
        Part(hat, Tint.ROBE),
        *feather,
        Part(brim),
        Part(lozenge(5.6, -13, 2.2, 3.6), Tint.ROBE, width=0.4),
    ]


def _jack_of_clubs() -> list[Part]:
    hood = curve(
        (
            (-11.4, -9.6),
            (-13.4, -16),
            (-8, -23),
            (1.6, -26),
            (11, -23.6),
            (16.4, -16),
            (15.6, -8.4),
            (12.4, -8),
            (11.6, -10),
            (0, -12),
        ),
        closed=True,
    )
    tassel = joined(circle(14, -6.6, 2.0))
    feather = _feather(
        (
            (-8.6, -11.6),
            (-12.6, -15.6),
            (-15.6, -21),
            (-16.4, -25.6),
            (-15.6, -29),
            (-11.4, -25.4),
            (-7.6, -20),
            (-5.6, -13.8),
        )
    )
    return [
        Part(hood, Tint.ROBE),
        Part(tassel),
        Part(crown_band(11.8, -13.4, -9, 1.8)),
        *feather,
        Part(placed(suit_shape(Suit.CLUBS), -7, -12.6, 4.6), width=0.4),
    ]


_HEADGEAR: dict[Suit, Callable[[], list[Part]]] = {
    Suit.SPADES: _jack_of_spades,
    Suit.HEARTS: _jack_of_hearts,
    Suit.DIAMONDS: _jack_of_diamonds,
    Suit.CLUBS: _jack_of_clubs,
}


def _blade(suit: Suit) -> list[Part]:
    """The head of a jack's weapon: spear, halberd, trident, or mace."""
    match suit:
        case Suit.SPADES:
            head = curve(both_halves(((0, -30), (2.6, -23.5), (1.2, -18.5), (0, -17.5))), closed=True)
            return [
                Part(placed(head, POLE_X, 0), Tint.STEEL),
                Part(line(((POLE_X, -28), (POLE_X, -18.5))), None, fine=True, width=0.35),
            ]
        case Suit.HEARTS:
            blade = curve(((-0.9, -23), (-4.6, -25.4), (-5.2, -18), (-4.4, -12), (-0.9, -15.4)), closed=True)
            spike = polygon(
                ((-0.9, -22), (0, -30), (0.9, -22), (3.2, -19.4), (0.9, -17), (0.9, -13), (-0.9, -13))
            )
            return [Part(placed(spike, POLE_X, 0), Tint.STEEL), Part(placed(blade, POLE_X, 0), Tint.STEEL)]
        case Suit.DIAMONDS:
            fork = joined(
                polygon(((-0.9, -16), (-0.9, -25), (0, -30), (0.9, -25), (0.9, -16))),
                mirrored(
                    curve(
                        ((0.9, -14.5), (3.6, -16.5), (3.9, -20), (3.7, -26), (2.6, -20.6), (0.9, -17.6)),
                        closed=True,
                    )
                ),
            )
            return [
                Part(placed(fork.simplified(), POLE_X, 0), Tint.STEEL),
                Part(lozenge(POLE_X, -14, 1.8, 2.8), width=0.4),
            ]
        case Suit.CLUBS:
            flanges = joined(
                *(
                    polygon(
                        (
                            (x, -27),
                            (x + 1.5, -24),
                            (x + 1.5, -19.5),
                            (x, -16.5),
                            (x - 1.5, -19.5),
                            (x - 1.5, -24),
                        )
                    )
                    for x in (-2.4, 2.4, 0)
                )
            )
            return [
                Part(placed(flanges, POLE_X, 0), Tint.STEEL),
                Part(circle(POLE_X, -28, 1.3)),
                Part(circle(POLE_X, -15.6, 1.5)),
            ]


def _shield(suit: Suit) -> list[Part]:
    """The shield of a jack: its shape depends on the suit, and the suit is on it."""
    outline = {
        Suit.SPADES: curve(
            both_halves(((0, -9.5), (5, -9), (8, -9.5), (8, -1), (5, 5.5), (0, 9.5))), closed=True
        ),
        Suit.HEARTS: circle(0, 0, 8.6),
        Suit.DIAMONDS: polygon(((-8, -8.5), (8, -8.5), (8, 2.5), (0, 9.5), (-8, 2.5))),
        Suit.CLUBS: circle(0, 0, 7.6, 1.22),
    }[suit]
    return [
        Part(placed(outline, -5, -5.6)),
        Part(placed(outline, -5, -5.6, 0.8), Tint.WHITE, width=0.45),
        Part(placed(suit_shape(suit), -5.4, -6.4, 8), Tint.PIP, width=0),
    ]


_STRAIGHT_FRINGE = curve(
    both_halves(((0, -13), (9.6, -12), (9.8, -3), (8.0, -4.4), (7.4, -7.4), (0, -6.6))), closed=True
)
_STRANDS = {
    Suit.SPADES: mirrored(
        joined(curve(((10.2, -2), (11, 4), (10.4, 11))), curve(((12, -1), (12.6, 5), (12.2, 10))))
    ),
    Suit.HEARTS: mirrored(
        joined(*(circle(x, y, 1.4) for x, y in ((11, -3), (12.3, 2), (12.2, 7), (10, 11))))
    ),
    Suit.DIAMONDS: mirrored(
        joined(curve(((9.8, 0), (10.2, 7), (12.6, 11.8))), curve(((8.6, 5), (8.8, 9), (10, 12.6))))
    ),
    Suit.CLUBS: mirrored(curve(((9.4, -6), (9.8, 0), (8.6, 6)))),
}
_MOUSTACHE = mirrored(curve(((0, 5.2), (2.4, 4.7), (5.2, 6.2), (2.6, 6.3), (0, 5.9)), closed=True))


@cache
def jack(suit: Suit) -> Attire:
    """The clothes of the jack of ``suit``, and the objects in his hands."""
    fringe = _STRAIGHT_FRINGE if suit is Suit.SPADES else PARTED_HAIR
    moustache = [Part(_MOUSTACHE, Tint.HAIR, width=0)] if suit in {Suit.DIAMONDS, Suit.CLUBS} else []
    return Attire(
        behind=(
            pole(-20, 1.7, Tint.WOOD),
            *_blade(suit),
            Part(_HAIR[suit], Tint.HAIR),
            Part(_STRANDS[suit], None, 0.5, Tint.STRAND, fine=True),
        ),
        face=(*moustache, Part(fringe, Tint.HAIR)),
        headgear=tuple(_HEADGEAR[suit]()),
        held=tuple(_shield(suit)),
    )
