"""How far the cards of a column are spread: how much of each covered card shows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

_LONGEST = 52
"""Number of cards in the longest column that is never longer with a card less."""


class Fan:
    """The fans of the columns of one board, all lengths in device pixels.

    ``room`` is the greatest distance from the top of a column's first card to that of its last one.
    ``strips`` are the kinds of strip: each is the least and the most of a covered card that may show. The
    first kind shows least, and each next kind shows more.
    ``usual`` is the number of cards up to which a column has equal strips if possible. Longer columns fill
    the room, and close up even more where not even the least of each card fits.

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
            room = sum(steps)  # a card less must not make a column longer

    def offsets(self, count: int) -> tuple[int, ...]:
        """The distance of each of ``count`` cards from the first one, from top to top."""
        steps = self._steps.get(count)
        if steps is None:
            steps = self._steps[count] = self._filling(count - 1, self._room)
        return tuple(accumulate(steps, initial=0))

    def _even(self, number: int, room: int) -> list[int]:
        """``number`` equal strips that fit into ``room``, if they can be wider than closed up."""
        for least, most in reversed(self._strips[1:]):
            if 0 < number * least <= room:
                return [min(most, room // number)] * number
        return self._filling(number, room)

    def _filling(self, number: int, room: int) -> list[int]:
        """``number`` strips that fill ``room`` as far as possible, of one kind or of two neighbouring kinds.

        Strips of one kind differ by one pixel at most. Of two kinds, the last strips are the wider ones:
        those cards are in play. In the class's example, ``_filling(7, 100)`` is 10, 10, 10, 10, 20, 20, 20.
        """
        if number * self._strips[0][0] > room:
            return _shared(room, number)
        for (least, most), (wider, widest) in reversed(list(pairwise(self._strips))):
            if number * least <= room <= number * most:
                return _stretched(number, least, most, room)
            if number * least <= room:
                # On the smallest cards, two kinds can begin at the same whole pixel.
                opened = min((room - number * least) // max(wider - least, 1), number)
                closed = number - opened
                first = _stretched(closed, least, most, room - opened * wider)
                return first + _stretched(opened, wider, widest, room - sum(first))
        least, most = self._strips[0]
        return _stretched(number, least, most, room)


def _stretched(number: int, least: int, most: int, room: int) -> list[int]:
    """``number`` strips of ``least`` to ``most`` that fill ``room`` as far as possible."""
    return _shared(max(min(room, number * most), number * least), number)


def _shared(room: int, number: int) -> list[int]:
    """``room`` in ``number`` parts that differ by one at most, each at least one."""
    return [max((room * (part + 1)) // number - (room * part) // number, 1) for part in range(number)]
