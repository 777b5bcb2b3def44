"""How far the cards of a column are spread."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

_LONGEST = 52
"""Up to this number of cards, removing a card never makes a column longer."""


class Fan:
    """Computes the visible strip of each covered card in the columns of one board, in device pixels.

    ``room`` is the greatest distance from the top of a column's first card to the top of its last card.
    ``strips`` are ranges for the height of a strip (least, most), in rising order. A height between two
    ranges is not used, because it would cut through a pip. ``usual`` is the number of cards up to which the
    strips of a column are equal, if possible. The strips of longer columns fill the room. If even the least
    height is too much, strips are lower than it.

    For example, with ``Fan(100, 4, [(10, 12), (20, 24)])`` the strips of 4 cards are 24, 24, 24; of 6 cards
    20, 20, 20, 20, 20; of 8 cards 10, 10, 10, 10, 20, 20, 20; of 12 cards ten of 9 and one of 10.
    """

    def __init__(self, room: int, usual: int, strips: Sequence[tuple[int, int]]) -> None:
        self._room = room
        self._strips = strips
        self._steps: dict[int, list[int]] = {}
        for count in range(_LONGEST, 0, -1):
            steps = self._even(count - 1, room) if count <= usual else self._filling(count - 1, room)
            self._steps[count] = steps
            room = sum(steps)  # a column with fewer cards must not be longer

    def offsets(self, count: int) -> tuple[int, ...]:
        """The distances of ``count`` cards from the first card, from top to top."""
        steps = self._steps.get(count)
        if steps is None:
            steps = self._steps[count] = self._filling(count - 1, self._room)
        return tuple(accumulate(steps, initial=0))

    def _even(self, number: int, room: int) -> list[int]:
        """``number`` equal strips of a range above the first, if they fit; else ``_filling``."""
        for least, most in reversed(self._strips[1:]):
            if 0 < number * least <= room:
                return [min(most, room // number)] * number
        return self._filling(number, room)

    def _filling(self, number: int, room: int) -> list[int]:
        """``number`` strips that fill ``room`` as far as possible, from one range or two neighbouring ones.

        Strips from the same range differ by one pixel at most. With two ranges, the last strips are the
        higher ones, because the last cards are in play. In the class's example, ``_filling(7, 100)`` is 10,
        10, 10, 10, 20, 20, 20.
        """
        if number * self._strips[0][0] > room:
            return _shared(room, number)
        for (least, most), (wider, widest) in reversed(list(pairwise(self._strips))):
            if number * least <= room <= number * most:
                return _stretched(number, least, most, room)
            if number * least <= room:
                # On the smallest cards, two ranges can begin at the same whole pixel.
                opened = min((room - number * least) // max(wider - least, 1), number)
                closed = number - opened
                first = _stretched(closed, least, most, room - opened * wider)
                return first + _stretched(opened, wider, widest, room - sum(first))
        least, most = self._strips[0]
        return _stretched(number, least, most, room)


def _stretched(number: int, least: int, most: int, room: int) -> list[int]:
    """``number`` strips between ``least`` and ``most`` that fill ``room`` as far as possible."""
    return _shared(max(min(room, number * most), number * least), number)


def _shared(room: int, number: int) -> list[int]:
    """``room`` split into ``number`` parts of at least one, which differ by one at most."""
    return [max((room * (part + 1)) // number - (room * part) // number, 1) for part in range(number)]
