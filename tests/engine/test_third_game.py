"""A subclass of ``CellsAndFoundations`` needs only a few lines to be a game."""

from __future__ import annotations

from engine.deals import DealCode
from engine.session import first_position
from tests.engine.boards import best_place, refused
from tests.engine.third_game import THIRD_GAME


def test_it_deals_as_many_columns_as_it_says_and_leaves_the_cells_free() -> None:
    position = first_position(THIRD_GAME, DealCode(THIRD_GAME.codes, 4, 1))
    assert [len(cards) for cards in position.columns] == [7, 7, 7, 7, 6, 6, 6, 6]
    assert position.cells == (None, None, None, None)


def test_an_empty_column_takes_any_card() -> None:
    assert refused(THIRD_GAME, "c: - -\nt1: 9H 5S\nt2: -", "t1>t2") is None


def test_a_run_goes_into_an_empty_column_as_far_as_the_free_places_reach() -> None:
    board = "c: -\nt1: KH 6S 5S 4S\nt2: -"
    assert refused(THIRD_GAME, board, "t1>t2x2") is None
    assert refused(THIRD_GAME, board, "t1>t2x3") == (
        "group-too-large: size 3, most 2, free_cells 1, empty_columns 0"
    )


def test_a_card_that_is_its_whole_column_goes_to_a_cell_and_not_to_another_empty_column() -> None:
    assert best_place(THIRD_GAME, "c: -\nf: - - - -\nt1: 9H\nt2: -", "t1") == "c1"
    assert best_place(THIRD_GAME, "c: -\nf: - - - -\nt1: KH\nt2: -", "t1") == "no-place"
    assert best_place(THIRD_GAME, "c: -\nf: - - - -\nt1: 2S 9H\nt2: -", "t1") == "t2"


def test_a_card_out_of_a_cell_goes_to_the_longest_column_that_takes_it() -> None:
    assert best_place(THIRD_GAME, "c: 4S\nf: - - - -\nt1: 5S\nt2: -", "c1") == "t1"
