"""The group sizes of Seahaven Towers: every cell of the table on the page of rules."""

from __future__ import annotations

import pytest

from engine.cards import Card, Rank, Suit
from engine.games import SEAHAVEN_TOWERS
from engine.moves import destinations
from engine.position import Cards, Move, Position, column
from engine.rules import Refusal, Rule, lift_refusal, move_refusal

CELLS = 4

# By free cells, then by empty columns: the most cards that move together onto a card.
ONTO_A_CARD = {
    (0, 0): 1, (0, 1): 2, (0, 2): 4, (0, 3): 8,
    (1, 0): 2, (1, 1): 4, (1, 2): 8, (1, 3): 16,
    (2, 0): 3, (2, 1): 6, (2, 2): 12, (2, 3): 24,
    (3, 0): 4, (3, 1): 8, (3, 2): 16, (3, 3): 32,
    (4, 0): 5, (4, 1): 10, (4, 2): 20, (4, 3): 40,
}  # fmt: skip

# By free cells, then by empty columns (with the destination): the most cards that move into an empty column.
INTO_AN_EMPTY_COLUMN = {
    (0, 1): 1, (0, 2): 2, (0, 3): 4,
    (1, 1): 2, (1, 2): 4, (1, 3): 8,
    (2, 1): 3, (2, 2): 6, (2, 3): 12,
    (3, 1): 4, (3, 2): 8, (3, 3): 16,
    (4, 1): 5, (4, 2): 10, (4, 3): 20,
}  # fmt: skip


SOURCE, TARGET = column(0), column(1)


def run(highest: Rank, size: int) -> Cards:
    """A run of ``size`` spades from ``highest`` down."""
    return tuple(Card(Rank(highest - below), Suit.SPADES) for below in range(size))


def table(columns: list[Cards], free_cells: int, empty_columns: int) -> Position:
    """A position of ``columns``, free cells, and empty columns at the right."""
    held = [Card(rank, Suit.HEARTS) for rank in Rank][: CELLS - free_cells]
    return Position((*columns, *[()] * empty_columns), (*held, *[None] * free_cells), ((), (), (), ()))


def too_large(size: int, most: int, free_cells: int, empty_columns: int) -> Refusal:
    values = {"size": size, "most": most, "free_cells": free_cells, "empty_columns": empty_columns}
    return Refusal(Rule.GROUP_TOO_LARGE, values)


@pytest.mark.parametrize("size", range(1, 13))
@pytest.mark.parametrize(("free_cells", "empty_columns"), ONTO_A_CARD)
def test_onto_a_card_so_many_cards_go_together(free_cells: int, empty_columns: int, size: int) -> None:
    group, higher = run(Rank(size), size), run(Rank(size + 1), 1)
    position = table([group, higher], free_cells, empty_columns)
    most = ONTO_A_CARD[free_cells, empty_columns]
    refusal = None if size <= most else too_large(size, most, free_cells, empty_columns)
    assert lift_refusal(SEAHAVEN_TOWERS, position, SOURCE, size) == refusal
    assert move_refusal(SEAHAVEN_TOWERS, position, Move(SOURCE, TARGET, size)) == refusal


@pytest.mark.parametrize("under", [(), (Card(Rank.ACE, Suit.CLUBS),)], ids=["whole column", "upon a card"])
@pytest.mark.parametrize("size", range(1, 14))
@pytest.mark.parametrize(("free_cells", "empty_columns"), INTO_AN_EMPTY_COLUMN)
def test_into_an_empty_column_so_many_cards_of_a_kings_run_go_together(
    free_cells: int, empty_columns: int, size: int, under: Cards
) -> None:
    position = table([under + run(Rank.KING, size)], free_cells, empty_columns)
    liftable = ONTO_A_CARD[free_cells, empty_columns]
    most = INTO_AN_EMPTY_COLUMN[free_cells, empty_columns]
    if size > liftable:
        refusal = too_large(size, liftable, free_cells, empty_columns)
    elif size > most:
        refusal = too_large(size, most, free_cells, empty_columns - 1)
    else:
        refusal = None
    assert move_refusal(SEAHAVEN_TOWERS, position, Move(SOURCE, TARGET, size)) == refusal


def test_eight_may_be_lifted_yet_four_go_into_one_of_two_empty_columns() -> None:
    for size, goes_to_empty_columns in ((4, True), (5, False), (8, False)):
        position = table([run(Rank.KING, size)], free_cells=1, empty_columns=2)
        assert lift_refusal(SEAHAVEN_TOWERS, position, SOURCE, size) is None
        assert (TARGET in destinations(SEAHAVEN_TOWERS, position, SOURCE, size)) is goes_to_empty_columns
    position = table([run(Rank.KING, 9)], free_cells=1, empty_columns=2)
    assert lift_refusal(SEAHAVEN_TOWERS, position, SOURCE, 9) == too_large(9, 8, 1, 2)


def test_cells_that_a_level_lacks_count_nowhere() -> None:
    position = Position((run(Rank.THREE, 3), run(Rank.FOUR, 1)), (None,), ((), (), (), ()))
    assert move_refusal(SEAHAVEN_TOWERS, position, Move(SOURCE, TARGET, 3)) == too_large(3, 2, 1, 0)
