from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Rank, Suit
from engine.position import Move, PileId, PileKind, Position, cell, column, foundation
from tests.engine.boards import board, drawn
from tests.engine.reading import is_read

PILES = [
    *map(column, range(10)),
    *map(cell, range(4)),
    *map(foundation, Suit),
]


@pytest.mark.parametrize(
    ("text", "pile"),
    [
        ("t1", column(0)),
        ("t10", column(9)),
        ("c1", cell(0)),
        ("c4", cell(3)),
        ("fS", foundation(Suit.SPADES)),
        ("fC", foundation(Suit.CLUBS)),
    ],
)
def test_piles_have_the_names_that_records_use(text: str, pile: PileId) -> None:
    assert str(pile) == text
    assert PileId.parse(text) == pile


@pytest.mark.parametrize(
    "text", ["", "t", "t0", "t01", "t100", "T1", "c0", "x1", "f", "fX", "fs", "f1", "t1 ", "t-1", "t١", "tS"]
)
def test_what_names_no_pile_is_not_read(text: str) -> None:
    assert not is_read(PileId.parse, text)


@given(st.sampled_from(PILES), st.sampled_from(PILES), st.integers(1, 999_999))
def test_a_move_is_read_as_it_is_written(source: PileId, target: PileId, size: int) -> None:
    move = Move(source, target, size)
    assert Move.parse(str(move)) == move


def test_a_single_card_is_written_without_its_number() -> None:
    assert str(Move(column(0), cell(2))) == "t1>c3"
    assert str(Move(column(0), column(9), 12)) == "t1>t10x12"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "t1",
        "t1>",
        ">t1",
        "t1t2",
        "t1>t2x",
        "t1>t2x0",
        "t1>t2x1",
        "t1>t2x02",
        "t1>t2x-2",
        "t1>t2x1000000",
        "t1>t2x2.0",
        "t1>t2X2",
        "t1>t2x٢",
        "t1>t2>t3",
        " t1>t2",
        "t1>t2\n",
        "t1 > t2",
        "t0>t1",
        "fX>t1",
        "undo",
    ],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    assert not is_read(Move.parse, text)


def test_a_board_names_its_piles_from_columns_to_foundations() -> None:
    table = board("""
        c:  - 3S
        f:  - - - -
        t1: KS
        t2: -
    """)
    assert " ".join(map(str, table.piles)) == "t1 t2 c1 c2 fS fH fD fC"


@pytest.mark.parametrize(
    "pile",
    [column(2), cell(1), foundation(Suit.SPADES), column(-1), cell(-1), PileId(PileKind.FOUNDATION, 4)],
    ids=repr,
)
def test_a_board_has_no_pile_beyond_its_own(pile: PileId) -> None:
    table = board("""
        c:  3S
        t1: KS
        t2: -
    """)
    assert not table.has_pile(pile)


def test_a_group_goes_as_it_lies() -> None:
    table = board("""
        t1: 2H 9S 8S 7S
        t2: TS
    """)
    after = table.after(Move.parse("t1>t2x3"))
    assert drawn(after) == "t1: 2H\nt2: TS 9S 8S 7S"


def test_a_move_leaves_the_position_before_it_as_it_was() -> None:
    text = "c: -\nf: - - - -\nt1: KS AS"
    table = board(text)
    for move in ("t1>c1", "t1>fS"):
        table.after(Move.parse(move))
    assert drawn(table) == text


@pytest.mark.parametrize(
    ("move", "result"),
    [
        ("t1>c1", "c: AS\nf: - - - -\nt1: KS"),
        ("t1>fS", "c: -\nf: AS - - -\nt1: KS"),
    ],
)
def test_a_card_goes_from_a_column_to_a_cell_or_foundation_and_back(move: str, result: str) -> None:
    table = board("c: -\nf: - - - -\nt1: KS AS")
    there = Move.parse(move)
    after = table.after(there)
    assert drawn(after) == result
    assert after.after(Move(there.target, there.source)) == table


def test_equal_faces_are_numbered_in_the_order_of_the_piles() -> None:
    five = Card(Rank.FIVE, Suit.SPADES)
    position = Position(columns=((five,), (five, five)), cells=(five,)).with_copies()
    assert [card.copy for cards in position.columns for card in cards] == [0, 1, 2]
    assert position.cells == (five._replace(copy=3),)


def test_a_pile_with_a_negative_offset_has_no_cards() -> None:
    with pytest.raises(IndexError):
        board("t1: KS\nt2: QS").cards(column(-1))
