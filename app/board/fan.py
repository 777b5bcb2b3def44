"""How far the cards of a column are spread."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

_FEW = 0.25
"""If less than this share of the strips could be higher, none is: a few would look like a mistake."""


class Fan:
    """Computes the visible strip of each covered card in the columns of one board, in device pixels.

    ``room`` is the greatest distance from the top of a column's first card to the top of its last card.
    ``strips`` are ranges for the height of a strip (least, most), in rising order. A height between two
    ranges is not used, because it would show a sliver of a pip. ``usual`` is the number of cards up to which
    the strips of a column are equal, if possible. ``longest`` is the number of cards up to which strips keep
    to the ranges if there is room, and removing a card never makes a column longer. In longer columns, strips
    differ by one pixel at most.

    For example, with ``Fan(100, 4, 10, [(10, 12), (15, 24)])`` the strips of 4 cards are 24, 24, 24; of 7
    cards 16, 16, 16, 16, 16, 16; of 8 cards 12, 12, 12, 15, 15, 15, 15; of 12 cards ten of 9 and one of 10.
    """

    def __init__(self, room: int, usual: int, longest: int, strips: Sequence[tuple[int, int]]) -> None:
        self._room = room
        self._usual = usual
        self._strips = strips
        self._steps: dict[int, list[int]] = {}
        for count in range(longest, 0, -1):
            steps = self._steps[count] = self._steps_for(count - 1, room)
            room = sum(steps)  # a column with fewer cards must not be longer

    def offsets(self, count: int) -> tuple[int, ...]:
        """The distances of ``count`` cards from the first card, from top to top."""
        steps = self._steps.get(count)
        if steps is None:
            most = (count - 1) * self._strips[-1][1]
            steps = self._steps[count] = _shared(min(self._room, most), count - 1)
        return tuple(accumulate(steps, initial=0))

    def _steps_for(self, number: int, room: int) -> list[int]:
        """``number`` strips that fit into ``room``, from one range or two neighbouring ones.

        With two ranges, the last strips are the higher ones, because the last cards are in play. The others
        are as high as their range allows, so that the difference is small. If even the least height is too
        much, strips are lower than it.
        """
        if number * self._strips[0][0] > room:
            return _shared(room, number)
        place = max(place for place, (least, _) in enumerate(self._strips) if number * least <= room)
        most = self._strips[place][1]
        is_usual = number < self._usual
        if number * most >= room or place == len(self._strips) - 1 or (is_usual and place > 0):
            return _shared(min(room, number * most), number)
        higher, highest = self._strips[place + 1]
        opened = (room - number * most) // (higher - most)
        if opened < _FEW * number:
            return [most] * number
        closed = number - opened
        return [most] * closed + _shared(min(room - closed * most, opened * highest), opened)


def _shared(room: int, number: int) -> list[int]:
    """``room`` split into ``number`` parts of at least one, which differ by one at most."""
    return [max((room * (part + 1)) // number - (room * part) // number, 1) for part in range(number)]
