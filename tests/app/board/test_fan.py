"""Covered cards are spread equally if possible, and as far as the room allows."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.board.fan import Fan

STRIPS = [(30, 34), (42, 46), (70, 74)]


def strips(fan: Fan, count: int) -> list[int]:
    """The visible height of each covered card in a column of ``count`` cards."""
    return [lower - upper for upper, lower in pairwise(fan.offsets(count))]


@pytest.mark.parametrize(
    ("room", "count", "shown"),
    [
        (1000, 1, []),
        (1000, 4, [74, 74, 74]),
        (500, 9, [46] * 8),
        (400, 11, [34] * 3 + [42] * 3 + [43] * 4),
        (400, 13, [33, 33, 34] * 4),
        (360, 13, [30] * 12),
    ],
    ids=["one card", "wide", "open", "some closed up", "closed up", "just fits"],
)
def test_a_column_is_spread_as_far_as_there_is_room(room: int, count: int, shown: list[int]) -> None:
    assert sorted(strips(Fan(room, 13, 20, STRIPS), count)) == sorted(shown)


def test_where_some_cards_must_close_up_the_last_ones_show_more() -> None:
    shown = strips(Fan(400, 13, 20, STRIPS), 11)
    assert shown[:3] == [34, 34, 34]
    assert min(shown[3:]) >= 42


def test_where_only_few_cards_could_show_more_all_show_as_much() -> None:
    """Two of ten cards could show more: (360 - 10 * 34) / (42 - 34)."""
    assert strips(Fan(360, 13, 20, STRIPS), 11) == [34] * 10


def test_a_longer_column_than_fits_closes_up_to_fill_the_room() -> None:
    fan = Fan(400, 13, 20, STRIPS)
    assert fan.offsets(30)[-1] == 400
    assert max(strips(fan, 30)) - min(strips(fan, 30)) == 1


def test_on_the_smallest_cards_two_kinds_of_strips_may_begin_at_the_same_pixel() -> None:
    assert strips(Fan(60, 2, 20, [(4, 5), (4, 6)]), 11) == [6] * 10


def test_without_any_room_each_card_still_shows_a_pixel() -> None:
    assert min(strips(Fan(0, 13, 20, STRIPS), 5)) >= 1


@given(st.integers(0, 3000), st.integers(2, 20))
def test_a_card_more_never_makes_a_column_shorter(room: int, usual: int) -> None:
    fan = Fan(room, usual, 20, STRIPS)
    lengths = [fan.offsets(count)[-1] for count in range(1, 60)]
    if room >= 60:
        assert lengths == sorted(lengths)
