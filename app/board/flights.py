"""The flights of cards: to their placements, and into the arch after a win."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from app.board.animation import Flight
from app.board.card_item import CardItem, Placement
from app.board.layout import BoardLayout

FLYING_LEVEL = 2000.0
"""The lowest z value of a flying card."""
ARRIVING_LEVEL = FLYING_LEVEL + 500
"""The lowest z value of a card that flies from another pile, above the cards that move within theirs."""

FLIGHT_MS = 170
"""Duration of the flight of a card."""
STAGGER_MS = 24
"""Delay from one card to the next when several fly one by one."""
DEAL_STAGGER_MS = 8
"""Delay from one card to the next in a deal."""
CELEBRATION_FLIGHT_MS = 600
"""Duration of the flight of a card into the arch."""
CELEBRATION_STAGGER_MS = 26
"""Delay from one card to the next on the way into the arch."""


class Motion(Enum):
    """How the cards move to their new places: without animation, all at the same time, or one by one."""

    NONE = auto()
    TOGETHER = auto()
    ONE_BY_ONE = auto()


def flight_to(item: CardItem, placement: Placement, delay: int, lowest_level: float = FLYING_LEVEL) -> Flight:
    """The flight of ``item`` from where it is to ``placement``, after ``delay`` milliseconds.

    ``lowest_level`` is the z value of the lowest card of a pile during the flight.
    """
    item.take_off(lowest_level + placement.level)
    return Flight(
        item,
        item.pos(),
        placement.rect.topLeft(),
        delay,
        FLIGHT_MS,
        lambda: item.place_at(placement),
        start_angle=item.rotation(),
    )


def flights_into_arch(items: Sequence[CardItem], layout: BoardLayout) -> list[Flight]:
    """The flights of ``items`` into the arch, one by one, on a board with ``layout``."""
    from app.board.arch import arch

    flights = []
    for number, (item, place) in enumerate(zip(items, arch(layout, len(items)), strict=True)):
        item.take_off_turning(FLYING_LEVEL + number)
        flights.append(
            Flight(
                item,
                item.pos(),
                place.corner,
                number * CELEBRATION_STAGGER_MS,
                CELEBRATION_FLIGHT_MS,
                _do_nothing,
                target_angle=place.angle,
            )
        )
    return flights


def _do_nothing() -> None:
    """Do nothing: a card in the arch needs no placement."""
