"""The geometry of the board: cards as large as possible, all visible and sharp, and piles easy to hit."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.board.drop_zones import Zone
from app.board.layout import (
    CAPACITIES,
    GAP,
    MARGIN,
    ROW_GAP,
    BoardLayout,
    Hit,
    capacity_for,
)
from app.board.plain_rect import PlainRect
from app.board.slot_counts import SlotCounts
from app.decks.art.deck import DeckStyle
from app.decks.card_shape import CardShape
from engine.cards import Suit
from engine.position import PileId, cell, column, foundation, piles_of
from tests.engine.boards import board
from tests.engine.strategies import REGISTRY

ROUNDING = 1e-6
SHAPES = [
    DeckStyle().shape,
    DeckStyle(large_indices=True).shape,
    CardShape(aspect=1.45, strips=((0.4, 0.5),), slot_height=1.45),
]
"""The shapes of the drawn deck, and of a deck with a measured index."""
SEAHAVEN = SlotCounts(10, cells=4, foundations=4)
SLOT_COUNTS = {
    SlotCounts.of(game.deal(level, game.deck(level)), game.sequences)
    for game in REGISTRY
    for level in game.codes.levels
}
"""The slots of each game of the registry and of the tests, at each level."""


def layout(
    width: float,
    height: float,
    ratio: float = 1.0,
    slot_counts: SlotCounts = SEAHAVEN,
    capacity: int = CAPACITIES[0],
    shape: CardShape = SHAPES[0],
) -> BoardLayout:
    return BoardLayout(QSizeF(width, height), ratio, slot_counts, capacity, shape)


any_slot_counts = st.builds(
    SlotCounts,
    columns=st.integers(4, 14),
    cells=st.integers(0, 8),
    foundations=st.sampled_from([0, 4]),
    sequences=st.integers(0, 8),
)
"""More boards, which no game has: the row above the columns may have more slots than the row of columns."""


@st.composite
def layouts(draw: st.DrawFn) -> BoardLayout:
    """Boards of all games in windows from 640 × 480 to 4K and portrait, at the usual scale factors."""
    return layout(
        draw(st.integers(620, 3840)),
        draw(st.integers(360, 3840)),
        draw(st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0])),
        draw(st.sampled_from(sorted(SLOT_COUNTS)) | any_slot_counts),
        draw(st.sampled_from(CAPACITIES)),
        draw(st.sampled_from(SHAPES)),
    )


def piles(board_layout: BoardLayout) -> tuple[PileId, ...]:
    slot_counts = board_layout.slot_counts
    return piles_of(slot_counts.columns, slot_counts.cells, slot_counts.foundations)


def most_overlapped(board_layout: BoardLayout, group: QRectF, among: Iterable[PileId]) -> Zone | None:
    return board_layout.drop_targets(among).most_overlapped(PlainRect.of(group))


def all_places(board_layout: BoardLayout) -> list[QRectF]:
    """The rectangles of all slots, with the slots for removed sequences."""
    sequences = map(board_layout.sequence_slot_rect, range(board_layout.slot_counts.sequences))
    return [*map(board_layout.slot_rect, piles(board_layout)), *sequences]


def cards_and_places(board_layout: BoardLayout, cards: int) -> list[QRectF]:
    """All rectangles that are drawn if each column has ``cards`` cards."""
    columns = [
        board_layout.card(column(offset), index, cards)
        for offset in range(board_layout.slot_counts.columns)
        for index in range(cards)
    ]
    return all_places(board_layout) + columns


def varied(board_layout: BoardLayout, **changed: object) -> BoardLayout:
    """The same layout with some arguments changed."""
    names = ("size", "ratio", "slot_counts", "capacity", "shape")
    return BoardLayout(**{name: getattr(board_layout, name) for name in names} | changed)


@given(layouts(), st.integers(1, 30))
def test_every_card_and_slot_is_within_the_view(board_layout: BoardLayout, cards: int) -> None:
    view = QRectF(QPointF(0, 0), board_layout.size)
    assert [rect for rect in cards_and_places(board_layout, cards) if not view.contains(rect)] == []


@given(layouts(), st.integers(1, 30))
def test_every_card_lies_on_whole_device_pixels(board_layout: BoardLayout, cards: int) -> None:
    for rect in cards_and_places(board_layout, cards):
        for edge in (rect.left(), rect.top(), rect.width(), rect.height()):
            assert abs(edge * board_layout.ratio - round(edge * board_layout.ratio)) < ROUNDING


def sized_for(board_layout: BoardLayout, cards: int) -> BoardLayout:
    """The same layout, with cards sized for a column of ``capacity`` cards."""
    capacity = next((length for length in CAPACITIES if length >= cards), CAPACITIES[-1])
    return varied(board_layout, capacity=capacity)


def strips(board_layout: BoardLayout, cards: int) -> list[float]:
    """The visible heights of the covered cards of a column, in order, in pixels."""
    tops = [board_layout.card(column(0), index, cards).top() for index in range(cards)]
    return [lower - upper for upper, lower in pairwise(tops)]


def length(board_layout: BoardLayout, cards: int) -> float:
    """The height of a column of ``cards`` cards."""
    return board_layout.card(column(0), cards - 1, cards).bottom() - board_layout.slot_rect(column(0)).top()


@example(layout(1915, 1168, 1.0, SlotCounts(4, cells=3, foundations=0, sequences=2), shape=SHAPES[1]), 13)
@given(layouts(), st.integers(1, CAPACITIES[-1]))
def test_every_covered_card_shows_its_whole_index(board_layout: BoardLayout, cards: int) -> None:
    sized = sized_for(board_layout, cards)
    least = sized.card_width * sized.shape.index_height - ROUNDING
    assert all(strip >= least for strip in strips(sized, cards))


@given(layouts())
def test_a_card_more_never_makes_a_column_shorter(board_layout: BoardLayout) -> None:
    lengths = [length(board_layout, cards) for cards in range(1, 41)]
    assert all(shorter <= longer for shorter, longer in pairwise(lengths))


@given(layouts(), st.integers(2, CAPACITIES[-1]))
def test_no_slivers_of_pips_show_of_a_covered_card(board_layout: BoardLayout, cards: int) -> None:
    sized = sized_for(board_layout, cards)
    kinds = sized.shape.strips_in_pixels(sized.card_width * sized.ratio)
    for strip in strips(sized, cards):
        assert any(least <= round(strip * sized.ratio) <= most for least, most in kinds)


@pytest.mark.parametrize("shape", SHAPES)
def test_in_a_tall_window_covered_cards_open_up(shape: CardShape) -> None:
    board_layout = layout(900, 1500, shape=shape)
    assert min(strips(board_layout, 8)) >= shape.strips[-1][0] * board_layout.card_width


@given(layouts(), st.integers(CAPACITIES[-1] + 1, 52))
def test_a_longer_column_closes_up_in_its_order(board_layout: BoardLayout, cards: int) -> None:
    sized = varied(board_layout, capacity=CAPACITIES[-1])
    tops = [sized.card(column(3), index, cards).top() for index in range(cards)]
    assert all(upper < lower for upper, lower in pairwise(tops))


@given(layouts())
def test_cards_are_as_large_as_fits(board_layout: BoardLayout) -> None:
    """If the cards were one device pixel wider, the row of columns or the longest column would not fit."""
    ratio, size = board_layout.ratio, board_layout.size
    wider = board_layout.card_width + 1 / ratio
    abreast = max(board_layout.slot_counts.columns, board_layout.slot_counts.above)
    # The least that the rows and the longest column need, rounded in favour of the wider cards.
    shape = board_layout.shape
    across = abreast * wider + (abreast - 1) * wider * GAP + 2 * wider * MARGIN
    covered = (board_layout.capacity - 1) * wider * shape.index_height
    down = wider * (2 * MARGIN + shape.slot_height + ROW_GAP + shape.aspect) + covered
    slack = (board_layout.capacity + 5) / ratio  # each distance is rounded to a whole device pixel
    assert across > size.width() or down + slack > size.height()


@pytest.mark.parametrize("shape", SHAPES[:2], ids=["usual", "large indices"])
@pytest.mark.parametrize(
    ("width", "height", "least"),
    [
        (640, 360, 54),
        (800, 479, 71),
        (1024, 600, 91),
        (1280, 676, 104),
        (1366, 670, 101),
        (1920, 980, 149),
        (3840, 2060, 315),
        (1080, 1800, 97),
    ],
)
def test_cards_are_large_enough_to_read_in_usual_windows(
    width: int, height: int, least: int, shape: CardShape
) -> None:
    """A card's width in pixels on the board in a window on a usual screen."""
    assert layout(width, height, shape=shape).card_width >= least


@given(layouts())
def test_a_slot_is_as_high_as_a_card_where_that_fits(board_layout: BoardLayout) -> None:
    card, slot = board_layout.card_size, board_layout.slot_size
    assert slot.width() == card.width()
    assert slot.height() in (card.height(), board_layout.slot_rect(cell(0)).height())
    assert slot.height() >= board_layout.shape.index_height * card.width() - ROUNDING
    taller = varied(board_layout, size=QSizeF(board_layout.size.width(), 20 * board_layout.size.width()))
    assert taller.slot_size == taller.card_size


@given(layouts())
def test_the_drop_zones_of_the_columns_share_the_board_without_gap_down_to_its_edge(
    board_layout: BoardLayout,
) -> None:
    columns = range(board_layout.slot_counts.columns)
    strips = [board_layout.drop_zone(column(offset)) for offset in columns]
    assert all(abs(left.right() - right.left()) < ROUNDING for left, right in pairwise(strips))
    assert {strip.bottom() for strip in strips} == {board_layout.size.height()}
    for offset in columns:
        assert strips[offset].contains(board_layout.slot_rect(column(offset)))


@given(layouts())
def test_no_two_slots_overlap(board_layout: BoardLayout) -> None:
    for one, other in combinations(all_places(board_layout), 2):
        assert not one.intersects(other), f"{one} {other}"


@given(layouts())
def test_each_slot_is_in_the_drop_zone_of_its_own_pile(board_layout: BoardLayout) -> None:
    for pile in piles(board_layout):
        place = board_layout.slot_rect(pile)
        assert [other for other in piles(board_layout) if board_layout.drop_zone(other).contains(place)] == [
            pile
        ]


@given(layouts())
def test_above_the_columns_lie_cells_then_sequences_then_foundations(board_layout: BoardLayout) -> None:
    slot_counts = board_layout.slot_counts
    row = [
        *(board_layout.slot_rect(pile) for pile in piles_of(0, slot_counts.cells, 0)),
        *map(board_layout.sequence_slot_rect, range(slot_counts.sequences)),
        *(board_layout.slot_rect(pile) for pile in piles_of(0, 0, slot_counts.foundations)),
    ]
    assert all(left.right() < right.left() for left, right in pairwise(row))
    assert all(rect.bottom() < board_layout.slot_rect(column(0)).top() for rect in row)


@pytest.mark.parametrize("slot_counts", sorted(SLOT_COUNTS))
def test_where_there_are_enough_columns_a_slot_is_above_a_column(slot_counts: SlotCounts) -> None:
    if slot_counts.above > slot_counts.columns:
        return
    board_layout = layout(900, 640, slot_counts=slot_counts)
    columns = [board_layout.slot_rect(column(offset)).left() for offset in range(slot_counts.columns)]
    cells = [board_layout.slot_rect(pile).left() for pile in piles_of(0, slot_counts.cells, 0)]
    foundations = [board_layout.slot_rect(pile).left() for pile in piles_of(0, 0, slot_counts.foundations)]
    assert cells == columns[: slot_counts.cells]
    assert foundations == columns[slot_counts.columns - slot_counts.foundations :]


def test_a_row_with_more_slots_than_columns_is_as_wide_as_theirs() -> None:
    board_layout = layout(800, 900, slot_counts=SlotCounts(8, cells=5, foundations=4))
    first, last = board_layout.slot_rect(column(0)), board_layout.slot_rect(column(7))
    assert abs(board_layout.slot_rect(cell(0)).left() - first.left()) <= 1
    assert abs(board_layout.slot_rect(foundation(Suit.CLUBS)).right() - last.right()) <= 1


@given(layouts(), st.data())
def test_a_point_on_the_visible_part_of_a_card_touches_that_card(
    board_layout: BoardLayout, data: st.DataObject
) -> None:
    position = board("c: 3S - - -\nf: - - - -\n" + "\n".join(f"t{n}: KS QH JS TH" for n in range(1, 11)))
    sized = varied(board_layout, slot_counts=SEAHAVEN)
    offset, index = data.draw(st.integers(0, 9)), data.draw(st.integers(0, 3))
    card = sized.card(column(offset), index, 4)
    inside = QPointF(card.center().x(), card.top() + min(strips(sized, 4)) / 2)
    assert sized.hit_at(inside, position) == Hit(column(offset), 4 - index)
    assert sized.hit_at(sized.slot_rect(cell(0)).center(), position) == Hit(cell(0), 1)
    assert sized.hit_at(sized.slot_rect(cell(1)).center(), position) == Hit(cell(1), 0)


def test_between_the_columns_lies_the_bare_table() -> None:
    board_layout = layout(900, 640)
    left, right = board_layout.slot_rect(column(0)), board_layout.slot_rect(column(1))
    point = QPointF((left.right() + right.left()) / 2, left.center().y())
    assert board_layout.hit_at(point, board("c: - - - -\nf: - - - -\nt1: KS\nt2: QS")) is None


def test_the_pile_whose_drop_zone_a_group_overlaps_most_is_found() -> None:
    board_layout = layout(900, 640)
    card = board_layout.slot_rect(column(4))
    third = card.width() / 3
    everything = piles(board_layout)
    assert most_overlapped(board_layout, card.translated(third, 50), everything) == column(4)
    assert most_overlapped(board_layout, card.translated(2 * third, 50), everything) == column(5)
    assert most_overlapped(board_layout, card.translated(2 * third, 50), [column(4)]) == column(4)
    assert most_overlapped(board_layout, card.translated(0, -card.top()), everything) is not column(4)
    assert most_overlapped(board_layout, card.translated(5000, 0), everything) is None
    spades = board_layout.slot_rect(foundation(Suit.SPADES))
    assert most_overlapped(board_layout, spades.translated(5, 5), everything) == foundation(Suit.SPADES)


@given(layouts())
def test_each_slot_for_a_sequence_has_its_own_drop_zone(board_layout: BoardLayout) -> None:
    zones: list[Zone] = [*piles(board_layout), *board_layout.sequence_slots]
    for slot in board_layout.sequence_slots:
        place = board_layout.sequence_slot_rect(slot.order)
        assert [zone for zone in zones if board_layout.drop_zone(zone).contains(place)] == [slot]
        assert board_layout.slot_at(place.center()) == slot


@given(layouts())
def test_a_card_on_the_bare_table_above_the_columns_is_over_nothing(board_layout: BoardLayout) -> None:
    """Also half a gap lower, where the drop zone of the column below begins, and a third of a card lower."""
    slot_counts = board_layout.slot_counts
    row = [
        *(board_layout.slot_rect(pile) for pile in piles_of(0, slot_counts.cells, 0)),
        *(board_layout.sequence_slot_rect(slot.order) for slot in board_layout.sequence_slots),
        *(board_layout.slot_rect(pile) for pile in piles_of(0, 0, slot_counts.foundations)),
    ]
    everything = piles(board_layout)
    for offset in range(slot_counts.columns):
        above = board_layout.slot_rect(column(offset))
        above.moveTop(board_layout.slot_rect(cell(0)).top())
        if all(above.right() < rect.left() or rect.right() < above.left() for rect in row):
            lower = above.translated(0, board_layout.slot_size.height() / 3)
            assert most_overlapped(board_layout, above, everything) is None
            assert most_overlapped(board_layout, lower, everything) is None


def test_the_drop_zones_of_cells_and_foundations_end_half_a_gap_beside_them() -> None:
    board_layout = layout(900, 640)
    gap = board_layout.slot_rect(column(1)).left() - board_layout.slot_rect(column(0)).right()
    last, first = cell(3), foundation(Suit.SPADES)
    right, left = board_layout.drop_zone(last).right(), board_layout.drop_zone(first).left()
    assert abs(right - board_layout.slot_rect(last).right() - gap / 2) <= 1
    assert abs(board_layout.slot_rect(first).left() - left - gap / 2) <= 1


def test_of_two_piles_that_a_group_overlaps_alike_the_first_is_found() -> None:
    """A group released in the middle between two piles returns to its source."""
    board_layout = layout(900, 640)
    between = board_layout.slot_rect(column(4)).translated(board_layout.drop_zone(column(4)).width() / 2, 50)
    assert most_overlapped(board_layout, between, [column(4), column(5)]) == column(4)
    assert most_overlapped(board_layout, between, [column(5), column(4)]) == column(5)


def test_where_there_is_no_height_left_a_column_still_shows_something_of_each_card() -> None:
    tops = [layout(900, 40).card(column(0), index, 52).top() for index in range(52)]
    assert [one for one, next_one in pairwise(tops) if next_one < one + 1] == []


def test_the_capacity_follows_the_longest_column() -> None:
    lengths = {
        length: capacity_for(board(f"t1: {' '.join(['5S'] * length)}\nt2: -"))
        for length in (1, 13, 14, 16, 17, 20, 40)
    }
    assert lengths == {1: 13, 13: 13, 14: 16, 16: 16, 17: 20, 20: 20, 40: 20}
