"""The faces of an SVG deck are found under both conventions, and drawn in the deck's shape."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from app.decks.svg.document import clean_document
from app.decks.svg.errors import DeckError, DeckFault
from app.decks.svg.index import SAFE_SHARE, index_height
from app.decks.svg.names import FACES, Convention
from app.decks.svg.picture import DeckPicture
from engine.cards import Card
from tests.app.decks.made_decks import (
    COLOURS,
    HEIGHT,
    RANK_BOTTOM,
    SUIT_BOTTOM,
    WIDTH,
    deck_text,
    index_in_corner,
    nothing_in_corner,
)

pytestmark = pytest.mark.usefixtures("qapp")


def picture(text: str) -> DeckPicture:
    return DeckPicture(clean_document(text.encode()))


def fault(text: str) -> tuple[DeckFault, Card | None]:
    with pytest.raises(DeckError) as caught:
        picture(text)
    return caught.value.fault, caught.value.face


def spot(deck: DeckPicture, face: Card) -> str:
    """The colour in the middle of a face."""
    return deck.face(face, WIDTH, HEIGHT).pixelColor(WIDTH // 2, HEIGHT // 2).name()


@pytest.mark.parametrize("convention", Convention)
def test_every_face_is_found_by_its_name_and_drawn(convention: Convention) -> None:
    deck = picture(deck_text(convention, nothing_in_corner))
    assert {face: spot(deck, face) for face in FACES} == {face: COLOURS[face.suit] for face in FACES}


@pytest.mark.parametrize("convention", Convention)
@pytest.mark.parametrize("face", ["AS", "TD", "QH"])
def test_a_deck_without_a_face_is_refused_with_that_face(convention: Convention, face: str) -> None:
    missing = Card.parse(face)
    assert fault(deck_text(convention, without=missing)) == (DeckFault.MISSING_FACE, missing)


def test_a_face_of_no_size_is_missing() -> None:
    empty = deck_text(without=Card.parse("5C"), before='<g id="5_club"/>')
    assert fault(empty) == (DeckFault.MISSING_FACE, Card.parse("5C"))


def test_a_picture_that_is_no_deck_is_refused_with_its_first_missing_face() -> None:
    assert fault('<svg xmlns="http://www.w3.org/2000/svg"/>') == (DeckFault.MISSING_FACE, FACES[0])


def test_a_deck_of_no_card_s_shape_is_refused() -> None:
    stripe = '<rect width="6000" height="9"/>'
    assert fault(deck_text(inside=stripe))[0] is DeckFault.BAD_SHAPE


def test_a_deck_has_the_shape_of_its_cards() -> None:
    assert picture(deck_text()).aspect == pytest.approx(HEIGHT / WIDTH)


def test_what_stands_out_of_the_cards_of_a_gnome_deck_is_cut_off() -> None:
    def standing_out(face: Card) -> str:
        return nothing_in_corner(face) + f'<rect x="50" y="50" width="{10 + face.rank}" height="60"/>'

    deck = picture(deck_text(Convention.GNOME, standing_out))
    assert deck.aspect == pytest.approx(HEIGHT / WIDTH)
    assert spot(deck, Card.parse("KS")) == COLOURS[Card.parse("KS").suit]
    corner = deck.face(Card.parse("KS"), WIDTH, HEIGHT).pixelColor(0, 0)
    assert corner == QColor("white")


def test_where_there_is_no_ink_a_face_is_transparent() -> None:
    round_cards = deck_text().replace(f'height="{HEIGHT}" fill', f'height="{HEIGHT}" rx="20" fill')
    face = picture(round_cards).face(Card.parse("AS"), WIDTH, HEIGHT)
    assert face.pixelColor(0, 0).alpha() == 0
    assert face.pixelColor(WIDTH // 2, 30).alpha() == 255


def test_the_index_ends_below_the_suit_in_the_corner() -> None:
    deck = picture(deck_text())
    shown = index_height(deck.face, deck.aspect) * WIDTH
    assert SUIT_BOTTOM < shown < SUIT_BOTTOM + 4


def test_a_suit_beside_the_rank_belongs_to_the_index() -> None:
    def beside(face: Card) -> str:
        rank, _, suit = index_in_corner(face).partition('<rect x="3" y="16"')
        return f'{rank}<rect x="40" y="4"{suit}' if suit else rank

    deck = picture(deck_text(drawing=beside))
    shown = index_height(deck.face, deck.aspect) * WIDTH
    assert RANK_BOTTOM < shown < RANK_BOTTOM + 4


def test_without_an_index_a_safe_share_of_the_card_shows() -> None:
    deck = picture(deck_text(drawing=nothing_in_corner))
    assert index_height(deck.face, deck.aspect) == pytest.approx(SAFE_SHARE * deck.aspect)
