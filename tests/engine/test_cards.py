from __future__ import annotations

import pytest

from engine.cards import Card, Rank, Suit, deck
from tests.engine.reading import is_read


@pytest.mark.parametrize("card", deck(Suit), ids=str)
def test_a_face_is_read_as_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) == card


def test_a_face_is_rank_then_suit() -> None:
    assert Card.parse("TH") == Card(Rank.TEN, Suit.HEARTS)
    assert str(Card(Rank.ACE, Suit.CLUBS)) == "AC"


@pytest.mark.parametrize("text", ["", "A", "S", "AX", "1S", "10S", "as", "SA", "AS ", " AS", "A♠", "AS1"])
def test_what_is_no_face_is_not_read(text: str) -> None:
    assert not is_read(Card.parse, text)


def test_cards_with_equal_faces_are_different_cards() -> None:
    first, second = Card(Rank.FIVE, Suit.SPADES, 0), Card(Rank.FIVE, Suit.SPADES, 1)
    assert first != second
    assert str(first) == str(second)


def test_ace_is_lowest_and_king_highest() -> None:
    assert list(Rank) == sorted(Rank)
    assert (min(Rank), max(Rank)) == (Rank.ACE, Rank.KING)


def test_a_deck_runs_through_each_suit_from_ace_to_king() -> None:
    faces = " ".join(map(str, deck((Suit.HEARTS, Suit.SPADES))))
    assert faces == ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS")


def test_what_is_no_text_is_a_wrong_type() -> None:
    with pytest.raises(TypeError):
        Card.parse(("K", "S"))  # type: ignore[arg-type]
