from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Suit
from engine.deals import DealCode
from engine.games import SIMPLE_SIMON
from engine.moves import foundation_move
from engine.session import Session, first_position
from tests.engine.boards import best_place, board, drawn, played, refused

# The deal


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_ten_columns_of_8_8_8_7_6_5_4_3_2_and_1_cards_are_dealt(suits: int) -> None:
    position = first_position(SIMPLE_SIMON, DealCode(SIMPLE_SIMON.codes, suits, 314))
    assert [len(cards) for cards in position.columns] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]
    assert (position.cells, position.foundations, position.removed) == ((), (), ())


@pytest.mark.parametrize(
    ("suits", "deck"),
    [
        (1, [Suit.SPADES] * 4),
        (2, [Suit.SPADES, Suit.HEARTS] * 2),
        (4, [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]),
    ],
)
def test_a_level_is_played_with_four_sets_of_its_suits(suits: int, deck: list[Suit]) -> None:
    cards = SIMPLE_SIMON.deck(suits)
    assert len(cards) == 52
    assert [card.suit for card in cards[::13]] == deck


def test_the_levels_are_one_two_and_four_suits_from_easy_to_hard() -> None:
    assert SIMPLE_SIMON.codes.levels == (1, 2, 4)


def test_a_game_starts_with_500_points() -> None:
    session = Session.deal(SIMPLE_SIMON, DealCode(SIMPLE_SIMON.codes, 1, 0))
    assert (session.state.score, session.state.moves) == (500, 0)


# A card on a column


@pytest.mark.parametrize("card", ["8S", "8H", "8D", "8C"])
def test_a_card_goes_on_the_next_higher_rank_of_any_suit(card: str) -> None:
    assert refused(SIMPLE_SIMON, f"t1: 2H {card}\nt2: 9S", "t1>t2") is None


@pytest.mark.parametrize(
    ("card", "on"), [("8S", "8H"), ("8S", "7S"), ("8S", "TS"), ("QS", "QH"), ("2S", "4S"), ("AS", "KS")]
)
def test_a_card_goes_on_no_other_rank(card: str, on: str) -> None:
    reason = refused(SIMPLE_SIMON, f"t1: {card}\nt2: {on}", "t1>t2")
    assert reason == f"rank-mismatch: card {card}, on {on}"


@pytest.mark.parametrize("on", ["QS", "2S", "AS", "KS"])
def test_a_king_goes_on_no_card(on: str) -> None:
    reason = refused(SIMPLE_SIMON, f"t1: KH\nt2: {on}", "t1>t2")
    assert reason == f"king-needs-empty-column: card KH, on {on}"


@pytest.mark.parametrize("card", ["2S", "AH", "QS"])
def test_no_card_goes_on_an_ace(card: str) -> None:
    assert refused(SIMPLE_SIMON, f"t1: {card}\nt2: AS", "t1>t2") == f"nothing-on-ace: card {card}, on AS"


def test_a_queen_goes_on_a_king_and_an_ace_on_a_two() -> None:
    assert refused(SIMPLE_SIMON, "t1: QH\nt2: KS", "t1>t2") is None
    assert refused(SIMPLE_SIMON, "t1: AH\nt2: 2S", "t1>t2") is None


# Groups


def test_a_run_of_one_suit_moves_as_one() -> None:
    session = played(SIMPLE_SIMON, "t1: 2D 8H 7H 6H\nt2: 9S", "t1>t2x3")
    assert drawn(session.position) == "t1: 2D\nt2: 9S 8H 7H 6H"


def test_part_of_a_run_may_be_moved() -> None:
    session = played(SIMPLE_SIMON, "t1: 8H 7H 6H\nt2: 8S", "t1>t2x2")
    assert drawn(session.position) == "t1: 8H\nt2: 8S 7H 6H"


def test_a_run_of_twelve_moves_without_any_empty_column() -> None:
    table = "t1: QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\nt2: KH"
    assert refused(SIMPLE_SIMON, table, "t1>t2x12") is None


def test_a_descending_group_of_mixed_suits_never_moves_as_one() -> None:
    table = """
        t1: 9S 8H
        t2: TS
        t3: -
        t4: -
    """
    for move in ("t1>t2x2", "t1>t3x2"):
        assert refused(SIMPLE_SIMON, table, move) == "mixed-suits: card 8H, on 9S"


def test_a_card_under_one_that_does_not_follow_it_is_covered() -> None:
    table = "t1: 9S 7S 6S\nt2: TS"
    assert refused(SIMPLE_SIMON, table, "t1>t2x3") == "covered-card: card 7S, on 9S"


def test_a_broken_rank_is_named_before_a_broken_suit() -> None:
    table = "t1: 9S 8H 7H 5H\nt2: TS"
    assert refused(SIMPLE_SIMON, table, "t1>t2x4") == "covered-card: card 5H, on 7H"


def test_the_first_pair_that_breaks_a_group_is_named() -> None:
    table = "t1: QD 9S 8H 7S\nt2: TS"
    assert refused(SIMPLE_SIMON, table, "t1>t2x3") == "mixed-suits: card 8H, on 9S"


def test_a_group_fits_where_its_first_card_fits() -> None:
    table = "t1: 8H 7H\nt2: 8S\nt3: 9S"
    assert refused(SIMPLE_SIMON, table, "t1>t2x2") == "rank-mismatch: card 8H, on 8S"
    assert refused(SIMPLE_SIMON, table, "t1>t3x2") is None


# Empty columns


@pytest.mark.parametrize("card", ["AS", "7H", "KS"])
def test_an_empty_column_takes_any_card(card: str) -> None:
    assert refused(SIMPLE_SIMON, f"t1: 5D {card}\nt2: -", "t1>t2") is None


def test_an_empty_column_takes_any_run() -> None:
    assert refused(SIMPLE_SIMON, "t1: 5D 9H 8H 7H\nt2: -", "t1>t2x3") is None


def test_a_whole_column_may_go_into_an_empty_one_for_its_point() -> None:
    session = played(SIMPLE_SIMON, "t1: 9H 8H\nt2: -", "t1>t2x2")
    assert drawn(session.position) == "t1: -\nt2: 9H 8H"
    assert (session.state.score, session.state.moves) == (499, 1)


# Invalid moves


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("t1>t4", "no-such-pile: pile t4"),
        ("t4>t1", "no-such-pile: pile t4"),
        ("t4>t5", "no-such-pile: pile t4"),
        ("c1>t1", "no-such-pile: pile c1"),
        ("t1>fS", "no-such-pile: pile fS"),
        ("t1>t1", "same-pile: pile t1"),
        ("t3>t3", "same-pile: pile t3"),
        ("t3>t1", "empty-pile: pile t3"),
        ("t3>t1x5", "empty-pile: pile t3"),
        ("t1>t2x4", "too-few-cards: pile t1, size 4, most 3"),
        ("t1>t2x999999", "too-few-cards: pile t1, size 999999, most 3"),
    ],
)
def test_a_move_of_what_is_not_there_is_refused(move: str, reason: str) -> None:
    assert refused(SIMPLE_SIMON, "t1: 2D 8H 7H\nt2: 9S\nt3: -", move) == reason


# Removed sequences


KING_TO_TWO = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"


def test_a_sequence_is_removed_as_part_of_the_move_that_completes_it() -> None:
    session = played(SIMPLE_SIMON, f"t1: 5D {KING_TO_TWO}\nt2: 7H AS", "t2>t1")
    assert drawn(session.position) == "t1: 5D\nt2: 7H\nremoved: S"
    assert (session.state.score, session.state.moves) == (500 - 1 + 100, 1)


def test_a_group_may_complete_a_sequence() -> None:
    session = played(SIMPLE_SIMON, "t1: KH QH JH\nt2: TH 9H 8H 7H 6H 5H 4H 3H 2H AH", "t2>t1x10")
    assert drawn(session.position) == "t1: -\nt2: -\nremoved: H"


def test_king_to_ace_of_mixed_suits_stays() -> None:
    session = played(SIMPLE_SIMON, f"t1: {KING_TO_TWO}\nt2: AH", "t2>t1")
    assert drawn(session.position) == f"t1: {KING_TO_TWO} AH\nt2: -"


def test_queen_to_ace_stays() -> None:
    session = played(SIMPLE_SIMON, "t1: QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nt2: AS", "t2>t1")
    assert drawn(session.position) == "t1: QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\nt2: -"


def test_sequences_show_in_the_order_of_their_removal() -> None:
    start = f"""
        t1: {KING_TO_TWO}
        t2: {KING_TO_TWO.replace("S", "H")}
        t3: AS
        t4: AH
        removed: D
    """
    session = played(SIMPLE_SIMON, start, "t4>t2 t3>t1")
    assert drawn(session.position) == "t1: -\nt2: -\nt3: -\nt4: -\nremoved: D H S"


def test_the_game_is_won_with_the_fourth_sequence() -> None:
    session = played(SIMPLE_SIMON, f"t1: {KING_TO_TWO}\nt2: AS\nremoved: H D C", "")
    assert not session.is_won
    session = played(SIMPLE_SIMON, f"t1: {KING_TO_TWO}\nt2: AS\nremoved: H D C", "t2>t1")
    assert session.is_won


def test_the_score_has_no_lower_bound() -> None:
    moves = " ".join(["t1>t2", "t2>t1"] * 251)
    session = played(SIMPLE_SIMON, "t1: 5H\nt2: -", moves)
    assert (session.state.score, session.state.moves) == (500 - 502, 502)


def test_a_complete_sequence_in_a_column_is_no_possible_position() -> None:
    assert not SIMPLE_SIMON.is_possible(board(f"t1: 5D {KING_TO_TWO} AS"))
    assert not SIMPLE_SIMON.is_possible(board(f"t1: 5D {KING_TO_TWO} AS 7H"))
    assert SIMPLE_SIMON.is_possible(board(f"t1: 5D {KING_TO_TWO}\nt2: AS"))


# The best place for a double click


def test_the_best_place_is_a_card_of_the_same_suit() -> None:
    table = """
        t1: 5D 8S
        t2: 2C 3C 4C 9H
        t3: -
        t4: 9S
    """
    assert best_place(SIMPLE_SIMON, table, "t1") == "t4"


def test_of_cards_of_the_same_suit_the_one_with_the_longest_run_is_best() -> None:
    table = """
        t1: 5S 8S
        t2: 2S 3S 4S 2S 9S
        t3: TS 9S
        t4: 3S 9S
    """
    assert best_place(SIMPLE_SIMON, table, "t1") == "t3"


def test_a_run_of_three_is_better_than_a_run_of_two_in_a_longer_column() -> None:
    table = """
        t1: 5S 8S
        t2: 2S 4S 6S TS 9S
        t3: JS TS 9S
        t4: 2S 4S 6S QS JH TS 9S
    """
    assert best_place(SIMPLE_SIMON, table, "t1") == "t3"


def test_of_equal_runs_the_longest_column_is_best() -> None:
    table = """
        t1: 5S 8S
        t2: TS 9S
        t3: 4S TS 9S
        t4: 2S 4S 9S
    """
    assert best_place(SIMPLE_SIMON, table, "t1") == "t3"


def test_of_equal_columns_the_leftmost_is_best() -> None:
    table = """
        t1: 3S 9S
        t2: 4S 9S
        t3: 5S 8S
    """
    assert best_place(SIMPLE_SIMON, table, "t3") == "t1"


def test_without_the_same_suit_the_longest_column_of_another_is_best_whatever_its_run() -> None:
    table = """
        t1: 5D 8S
        t2: TH 9H
        t3: 2C 4C 9D
        t4: -
        t5: JC TC 9C
    """
    assert best_place(SIMPLE_SIMON, table, "t1") == "t3"


def test_without_any_card_to_lie_on_the_leftmost_empty_column_is_best() -> None:
    table = """
        t1: 5D 8S
        t2: -
        t3: 7H
        t4: -
    """
    assert best_place(SIMPLE_SIMON, table, "t1") == "t2"


def test_a_whole_column_has_no_best_place_in_an_empty_one() -> None:
    assert best_place(SIMPLE_SIMON, "t1: 9S 8S\nt2: -", "t1x2") == "no-place"
    assert best_place(SIMPLE_SIMON, "t1: 9S 8S\nt2: -", "t1") == "t2"


def test_a_whole_column_has_a_best_place_on_a_card() -> None:
    assert best_place(SIMPLE_SIMON, "t1: 9S 8S\nt2: TH", "t1x2") == "t2"


def test_a_group_that_fits_nowhere_has_no_best_place() -> None:
    assert best_place(SIMPLE_SIMON, "t1: 5D 8S\nt2: KS", "t1") == "no-place"


def test_the_suit_that_counts_is_that_of_the_touched_group() -> None:
    table = """
        t1: 8S 7H 6H
        t2: 2D 3D 4D 8C
        t3: 8H
    """
    assert best_place(SIMPLE_SIMON, table, "t1x2") == "t3"


@pytest.mark.parametrize(
    ("touched", "reason"),
    [
        ("t1x2", "mixed-suits: card 8H, on 9S"),
        ("t1x3", "covered-card: card 9S, on 2D"),
        ("t2", "empty-pile: pile t2"),
        ("t1x4", "too-few-cards: pile t1, size 4, most 3"),
    ],
)
def test_a_double_click_on_what_cannot_be_lifted_is_refused_by_the_same_rule(
    touched: str, reason: str
) -> None:
    assert best_place(SIMPLE_SIMON, "t1: 2D 9S 8H\nt2: -", touched) == reason


@given(st.integers(0, 2**35 - 1))
def test_no_card_goes_to_a_foundation(number: int) -> None:
    position = first_position(SIMPLE_SIMON, DealCode(SIMPLE_SIMON.codes, 4, number))
    assert all(foundation_move(SIMPLE_SIMON, position, pile) is None for pile in position.piles)
