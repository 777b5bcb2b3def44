from __future__ import annotations

import pytest

from engine.cards import Suit, deck
from engine.deals import DealCode
from engine.games import SEAHAVEN_TOWERS
from engine.moves import foundation_move
from engine.position import PileId
from engine.session import Session, first_position
from tests.engine.boards import best_place, board, drawn, played, refused

# The deal


@pytest.mark.parametrize(
    ("cells", "columns", "held"),
    [
        (4, [5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [True, True, False, False]),
        (2, [5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [True, True]),
        (1, [5, 6, 5, 5, 5, 5, 5, 5, 5, 5], [True]),
    ],
)
def test_ten_columns_of_five_are_dealt_and_the_last_two_cards_go_to_the_cells_there_are(
    cells: int, columns: list[int], held: list[bool]
) -> None:
    position = first_position(SEAHAVEN_TOWERS, DealCode(SEAHAVEN_TOWERS.codes, cells, 314))
    assert [len(cards) for cards in position.columns] == columns
    assert [card is not None for card in position.cells] == held
    assert position.foundations == ((), (), (), ())
    assert position.removed == ()


def test_with_one_cell_the_last_card_lies_on_the_second_column() -> None:
    cards = deck(Suit)
    assert str(cards[-1]) == "KC"
    position = SEAHAVEN_TOWERS.deal(1, cards)
    assert list(map(str, position.cells)) == ["QC"]
    assert list(map(str, position.columns[1])) == ["6S", "7S", "8S", "9S", "TS", "KC"]


def test_the_levels_are_four_two_and_one_cell_from_easy_to_hard() -> None:
    assert SEAHAVEN_TOWERS.codes.levels == (4, 2, 1)


@pytest.mark.parametrize("cells", [4, 2, 1])
def test_every_level_is_played_with_the_standard_deck(cells: int) -> None:
    assert SEAHAVEN_TOWERS.deck(cells) == deck((Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS))


def test_a_game_starts_without_points() -> None:
    session = Session.deal(SEAHAVEN_TOWERS, DealCode(SEAHAVEN_TOWERS.codes, 4, 0))
    assert (session.state.score, session.state.moves) == (0, 0)


# On a column


def test_a_card_goes_on_the_next_higher_rank_of_its_suit() -> None:
    assert refused(SEAHAVEN_TOWERS, "t1: 7H\nt2: 8H", "t1>t2") is None


@pytest.mark.parametrize("on", ["8D", "8S", "8C"])
def test_a_card_goes_on_no_other_suit(on: str) -> None:
    assert refused(SEAHAVEN_TOWERS, f"t1: 7H\nt2: {on}", "t1>t2") == f"suit-mismatch: card 7H, on {on}"


@pytest.mark.parametrize("on", ["9H", "6H", "KH"])
def test_a_card_goes_on_no_other_rank(on: str) -> None:
    assert refused(SEAHAVEN_TOWERS, f"t1: 7H\nt2: {on}", "t1>t2") == f"rank-mismatch: card 7H, on {on}"


def test_a_wrong_suit_is_named_before_a_wrong_rank() -> None:
    assert refused(SEAHAVEN_TOWERS, "t1: 7H\nt2: JS", "t1>t2") == "suit-mismatch: card 7H, on JS"


def test_a_king_goes_on_no_card() -> None:
    reason = "king-needs-empty-column: card KH, on"
    assert refused(SEAHAVEN_TOWERS, "t1: KH\nt2: AS", "t1>t2") == f"{reason} AS"
    assert refused(SEAHAVEN_TOWERS, "t1: KH\nt2: QH", "t1>t2") == f"{reason} QH"


def test_no_card_goes_on_an_ace() -> None:
    assert refused(SEAHAVEN_TOWERS, "t1: 2H\nt2: AS", "t1>t2") == "nothing-on-ace: card 2H, on AS"
    assert refused(SEAHAVEN_TOWERS, "t1: 2H\nt2: AH", "t1>t2") == "nothing-on-ace: card 2H, on AH"


def test_an_empty_column_takes_a_king() -> None:
    assert refused(SEAHAVEN_TOWERS, "t1: 5H KS\nt2: -", "t1>t2") is None


def test_an_empty_column_takes_a_run_that_a_king_heads() -> None:
    assert refused(SEAHAVEN_TOWERS, "c: -\nt1: 5H KS QS\nt2: -", "t1>t2x2") is None


def test_a_king_with_its_run_that_is_a_column_already_may_go_into_another() -> None:
    session = played(SEAHAVEN_TOWERS, "c: -\nt1: KS QS\nt2: -", "t1>t2x2")
    assert drawn(session.position) == "c: -\nt1: -\nt2: KS QS"


@pytest.mark.parametrize("card", ["QS", "AS", "7H"])
def test_an_empty_column_takes_no_other_card(card: str) -> None:
    reason = refused(SEAHAVEN_TOWERS, f"t1: 5H {card}\nt2: -", "t1>t2")
    assert reason == f"empty-column-needs-king: card {card}"


def test_the_missing_king_of_a_run_is_reported_before_its_size() -> None:
    table = "t1: 5H QS JS\nt2: -"
    assert refused(SEAHAVEN_TOWERS, table, "t1>t2x2") == "empty-column-needs-king: card QS"


# Groups (their size is the matter of test_group_size.py)


def test_a_run_of_one_suit_moves_as_one() -> None:
    session = played(SEAHAVEN_TOWERS, "c: - -\nt1: 2D 8H 7H 6H\nt2: 9H", "t1>t2x3")
    assert drawn(session.position) == "c: - -\nt1: 2D\nt2: 9H 8H 7H 6H"


def test_part_of_a_run_may_be_touched() -> None:
    table = "c: - -\nt1: 8H 7H 6H\nt2: 9H"
    assert refused(SEAHAVEN_TOWERS, table, "t1>t2x2") == "rank-mismatch: card 7H, on 9H"


def test_a_group_that_is_no_run_is_refused_for_that_before_its_size() -> None:
    table = "t1: 9S 8H 7H\nt2: TS"
    assert refused(SEAHAVEN_TOWERS, table, "t1>t2x3") == "mixed-suits: card 8H, on 9S"
    table = "t1: 9S 7S 6S\nt2: TS"
    assert refused(SEAHAVEN_TOWERS, table, "t1>t2x3") == "covered-card: card 7S, on 9S"


def test_cells_and_foundations_give_one_card() -> None:
    table = "c: 7H\nf: 2S - - -\nt1: 8H\nt2: 3S"
    assert refused(SEAHAVEN_TOWERS, table, "c1>t1x2") == "too-few-cards: pile c1, size 2, most 1"
    assert refused(SEAHAVEN_TOWERS, table, "fS>t2x2") == "too-few-cards: pile fS, size 2, most 1"


# In a cell


@pytest.mark.parametrize("source", ["t1", "c2", "fD"])
def test_a_free_cell_takes_any_single_card(source: str) -> None:
    table = "c: - 9C\nf: - - 3D -\nt1: 5H 8S"
    assert refused(SEAHAVEN_TOWERS, table, f"{source}>c1") is None


def test_a_cell_holds_one_card() -> None:
    assert refused(SEAHAVEN_TOWERS, "c: 9C -\nt1: 8S", "t1>c1") == "cell-occupied: card 9C"


def test_a_cell_takes_no_group() -> None:
    assert refused(SEAHAVEN_TOWERS, "c: - 4D\nt1: 9C 8C", "t1>c1x2") == "cell-takes-one-card: size 2"
    assert refused(SEAHAVEN_TOWERS, "c: - 4D\nt1: 9C 8C", "t1>c2x2") == "cell-takes-one-card: size 2"


def test_cells_that_a_level_lacks_are_not_on_the_board() -> None:
    assert refused(SEAHAVEN_TOWERS, "c: -\nt1: 9C", "t1>c2") == "no-such-pile: pile c2"


# On a foundation


@pytest.mark.parametrize("source", ["t1", "c1"])
def test_an_ace_begins_the_foundation_of_its_suit(source: str) -> None:
    assert refused(SEAHAVEN_TOWERS, "c: AD\nf: - - - -\nt1: 5H AD", f"{source}>fD") is None


def test_a_foundation_takes_the_next_rank_of_its_suit() -> None:
    session = played(SEAHAVEN_TOWERS, "f: - 5H - -\nt1: 7H 6H", "t1>fH t1>fH")
    assert drawn(session.position) == "f: - 7H - -\nt1: -"


def test_a_foundation_takes_no_other_suit() -> None:
    table = "f: - 5H - -\nt1: 6D\nt2: AS"
    assert refused(SEAHAVEN_TOWERS, table, "t1>fH") == "foundation-wrong-suit: card 6D"
    assert refused(SEAHAVEN_TOWERS, table, "t2>fH") == "foundation-wrong-suit: card AS"


def test_a_foundation_takes_no_other_rank_and_says_which_card_it_waits_for() -> None:
    table = "f: - 5H - -\nt1: 7H\nt2: 2S"
    assert refused(SEAHAVEN_TOWERS, table, "t1>fH") == "foundation-next-rank: card 7H, needs 6H"
    assert refused(SEAHAVEN_TOWERS, table, "t2>fS") == "foundation-next-rank: card 2S, needs AS"


def test_a_complete_foundation_waits_for_no_card() -> None:
    reason = refused(SEAHAVEN_TOWERS, "f: KS - - -\nt1: 5S", "t1>fS")
    assert reason == "foundation-next-rank: card 5S, needs None"


def test_a_foundation_takes_one_card_at_a_time() -> None:
    table = "c: -\nf: - - - -\nt1: 2S AS"
    assert refused(SEAHAVEN_TOWERS, table, "t1>fHx2") == "foundation-takes-one-card: size 2"


def test_the_top_card_of_a_foundation_goes_back_to_a_column_that_accepts_it() -> None:
    session = played(SEAHAVEN_TOWERS, "f: - 5H - -\nt1: 6H\nt2: 6S", "fH>t1")
    assert drawn(session.position) == "f: - 4H - -\nt1: 6H 5H\nt2: 6S"
    reason = refused(SEAHAVEN_TOWERS, "f: - 5H - -\nt1: 6H\nt2: 6S", "fH>t2")
    assert reason == "suit-mismatch: card 5H, on 6S"


def test_a_foundations_card_goes_on_no_other_foundation() -> None:
    reason = refused(SEAHAVEN_TOWERS, "f: AS - - -\nt1: 2S", "fS>fH")
    assert reason == "foundation-wrong-suit: card AS"


# Score and end


@pytest.mark.parametrize(
    ("start", "move", "points"),
    [
        ("f: - - - -\nt1: AS", "t1>fS", 10),
        ("c: AS\nf: - - - -\nt1: 2S", "c1>fS", 10),
        ("c: AS\nf: - - - -\nt1: 2S", "c1>t1", 5),
        ("c: KS\nf: - - - -\nt1: -", "c1>t1", 5),
        ("c: AS -\nf: - - - -\nt1: 2S", "c1>c2", 0),
        ("c: -\nf: - - - -\nt1: AS", "t1>c1", 0),
        ("f: - - - -\nt1: AS\nt2: 2S", "t1>t2", 0),
        ("f: AS - - -\nt1: 2S", "fS>t1", 0),
        ("c: -\nf: AS - - -\nt1: 2S", "fS>c1", 0),
    ],
)
def test_points_come_from_foundations_and_from_emptied_cells(start: str, move: str, points: int) -> None:
    assert played(SEAHAVEN_TOWERS, start, move).state.score == points


def test_points_can_be_had_again_and_again() -> None:
    session = played(SEAHAVEN_TOWERS, "f: - - - -\nt1: 2S AS", "t1>fS fS>t1 t1>fS fS>t1")
    assert (session.state.score, session.state.moves) == (20, 4)


def test_the_score_never_falls_below_zero() -> None:
    session = played(SEAHAVEN_TOWERS, "f: KS KH KD KC\nt1: -\nc: -", "fS>t1 fH>c1 undo undo")
    assert session.state.score == 0


def test_the_game_is_won_with_all_cards_on_the_foundations() -> None:
    start = "c: KC\nf: KS KH KD QC\nt1: -"
    assert not played(SEAHAVEN_TOWERS, start, "").is_won
    assert played(SEAHAVEN_TOWERS, start, "c1>fC").is_won


def test_no_card_goes_to_a_foundation_by_itself() -> None:
    session = played(SEAHAVEN_TOWERS, "c: -\nf: - - - -\nt1: AS 5H", "t1>c1")
    assert drawn(session.position) == "c: 5H\nf: - - - -\nt1: AS"


def test_one_function_finds_the_move_to_a_foundation_for_columns_and_cells() -> None:
    table = board("c: 2H 7D\nf: AS AH - -\nt1: 2S\nt2: 2D")
    moves = {
        name: str(move)
        for name in ("t1", "t2", "c1", "c2", "fS", "fD")
        if (move := foundation_move(SEAHAVEN_TOWERS, table, PileId.parse(name)))
    }
    assert moves == {"t1": "t1>fS", "c1": "c1>fH"}


# The best place for a double click


def test_the_best_place_is_the_foundation() -> None:
    table = """
        c: - 7S
        f: 4S - - -
        t1: 9D 5S
        t2: 6S
    """
    assert best_place(SEAHAVEN_TOWERS, table, "t1") == "fS"


def test_without_a_foundation_the_column_that_accepts_the_card_is_best() -> None:
    table = """
        c: -
        f: 3S - - -
        t1: 9D 5S
        t2: -
        t3: 6S
    """
    assert best_place(SEAHAVEN_TOWERS, table, "t1") == "t3"


def test_a_group_goes_to_the_column_that_accepts_it() -> None:
    table = """
        c: -
        f: 3S - - -
        t1: 9D 5S 4S
        t2: 6S
    """
    assert best_place(SEAHAVEN_TOWERS, table, "t1x2") == "t2"


def test_a_king_goes_to_the_leftmost_empty_column() -> None:
    table = """
        c: -
        f: - - - -
        t1: 9D KS
        t2: -
        t3: -
    """
    assert best_place(SEAHAVEN_TOWERS, table, "t1") == "t2"


def test_a_run_headed_by_a_king_goes_to_the_leftmost_empty_column() -> None:
    table = """
        c: -
        f: - - - -
        t1: 9D KS QS
        t2: 5H
        t3: -
        t4: -
    """
    assert best_place(SEAHAVEN_TOWERS, table, "t1x2") == "t3"


def test_a_run_headed_by_a_king_that_is_too_large_for_an_empty_column_has_no_best_place() -> None:
    table = """
        c: -
        f: - - - -
        t1: 9D KS QS JS
        t2: -
    """
    assert best_place(SEAHAVEN_TOWERS, table, "t1x3") == "no-place"


def test_any_other_card_of_a_column_goes_to_the_first_free_cell() -> None:
    table = """
        c: 7H - -
        f: - - - -
        t1: 9D 5S
        t2: -
    """
    assert best_place(SEAHAVEN_TOWERS, table, "t1") == "c2"


def test_a_king_without_an_empty_column_goes_to_the_first_free_cell() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: -\nf: - - - -\nt1: 9D KS", "t1") == "c1"


def test_a_single_card_that_is_its_whole_column_goes_to_a_cell() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: -\nf: - - - -\nt1: 9D\nt2: -", "t1") == "c1"


def test_no_group_goes_to_a_cell() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: - -\nf: - - - -\nt1: 2H 9D 8D", "t1x2") == "no-place"


def test_a_cells_card_goes_to_its_foundation_column_or_empty_column() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: 5S -\nf: 4S - - -\nt1: 6S", "c1") == "fS"
    assert best_place(SEAHAVEN_TOWERS, "c: 5S -\nf: 3S - - -\nt1: 6S", "c1") == "t1"
    assert best_place(SEAHAVEN_TOWERS, "c: KS -\nf: 3S - - -\nt1: 6S\nt2: -", "c1") == "t2"


def test_a_cells_card_does_not_hop_to_another_cell() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: 5S -\nf: - - - -\nt1: 7S\nt2: -", "c1") == "no-place"


def test_a_king_that_is_its_whole_column_goes_to_its_foundation_or_nowhere() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: -\nf: - - - -\nt1: KS\nt2: -", "t1") == "no-place"
    assert best_place(SEAHAVEN_TOWERS, "c: -\nf: QS - - -\nt1: KS\nt2: -", "t1") == "fS"


def test_a_kings_run_that_is_its_whole_column_goes_nowhere() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: -\nf: - - - -\nt1: KS QS\nt2: -", "t1x2") == "no-place"


def test_a_foundations_card_has_no_best_place() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: -\nf: 4S - - -\nt1: 5S", "fS") == "no-place"


def test_with_nowhere_to_go_there_is_no_best_place() -> None:
    assert best_place(SEAHAVEN_TOWERS, "c: 7H\nf: - - - -\nt1: 5S", "t1") == "no-place"


@pytest.mark.parametrize(
    ("touched", "reason"),
    [
        ("t1x2", "mixed-suits: card 8H, on 9S"),
        ("t1x3", "covered-card: card 9S, on 2D"),
        ("t2x2", "group-too-large: size 2, most 1, free_cells 0, empty_columns 0"),
        ("c1x2", "too-few-cards: pile c1, size 2, most 1"),
        ("fH", "empty-pile: pile fH"),
    ],
)
def test_a_double_click_on_what_cannot_be_lifted_is_refused_by_the_same_rule(
    touched: str, reason: str
) -> None:
    table = "c: 7H\nf: - - - -\nt1: 2D 9S 8H\nt2: 4C 3C"
    assert best_place(SEAHAVEN_TOWERS, table, touched) == reason
