"""The descriptions of piles and of the whole board for screen readers."""

from __future__ import annotations

import pytest

from app.play.settings import Language
from app.text.cards import card_name, group_name
from app.text.piles import pile_description, pile_name, position_text
from engine.cards import Card, Rank, Suit
from engine.deals import parse_code
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import Cards, PileId, Position
from engine.rules import Game
from engine.session import first_position
from tests.app.speech import SPOKEN, Speak


def cards(faces: str) -> Cards:
    return tuple(map(Card.parse, faces.split()))


SPADES_DONE = tuple(Card(rank, Suit.SPADES) for rank in Rank)
POSITION = Position(
    columns=(cards("KS 9D 8H"), cards("QD"), ()),
    cells=(Card.parse("JC"), None),
    foundations=(SPADES_DONE, cards("AH 2H"), (), ()),
)
DESCRIPTIONS = {
    "t1": ("column 1, 8 of hearts, last of 3 cards", "stupac 1, 8 herc, posljednja od 3 karte"),
    "t2": ("column 2, queen of diamonds, its only card", "stupac 2, dama karo, jedina karta"),
    "t3": ("column 3, empty", "stupac 3, prazan"),
    "c1": ("cell 1, jack of clubs", "ćelija 1, dečko tref"),
    "c2": ("cell 2, free", "ćelija 2, slobodna"),
    "fS": ("foundation of spades, complete", "temelj pik, potpun"),
    "fH": ("foundation of hearts, 2 of hearts on top", "temelj herc, na vrhu 2 herc"),
    "fD": ("foundation of diamonds, empty", "temelj karo, prazan"),
}
PORTUGUESE_DESCRIPTIONS = {
    "t1": "coluna 1, 8 de copas, a última de 3 cartas",
    "t2": "coluna 2, dama de ouros, a única carta",
    "t3": "coluna 3, vazia",
    "c1": "célula 1, valete de paus",
    "c2": "célula 2, livre",
    "fS": "fundação de espadas, completa",
    "fH": "fundação de copas, 2 de copas no topo",
    "fD": "fundação de ouros, vazia",
}


@pytest.mark.parametrize("pile", DESCRIPTIONS)
def test_a_pile_says_its_name_and_what_can_be_touched_of_it(speak: Speak, pile: str) -> None:
    english, croatian = DESCRIPTIONS[pile]
    texts = []
    for language in SPOKEN:
        speak(language)
        texts.append(pile_description(POSITION, PileId.parse(pile)))
    assert texts == [english, croatian, PORTUGUESE_DESCRIPTIONS[pile]]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_card_and_every_pile_has_a_name_of_its_own(speak: Speak, language: Language) -> None:
    speak(language)
    names = {card_name(card) for card in SEAHAVEN_TOWERS.deck(4)}
    assert len(names) == 52
    piles = first_position(SEAHAVEN_TOWERS, parse_code("SH1-C4-AAAAAJ2", [SEAHAVEN_TOWERS.codes])).piles
    assert len({pile_name(pile) for pile in piles}) == len(piles) == 18


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    ("game", "code"), [(SIMPLE_SIMON, "SS1-S4-AAAAABD"), (SEAHAVEN_TOWERS, "SH1-C1-AAAAAJ2")]
)
def test_the_whole_position_names_every_card_and_every_pile(
    speak: Speak, language: Language, game: Game, code: str
) -> None:
    speak(language)
    position = first_position(game, parse_code(code, [game.codes]))
    text = position_text(game, position).casefold()
    for pile in position.piles:
        assert pile_name(pile) in text
        for card in position.cards(pile):
            assert card_name(card) in text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.ENGLISH, "king to 9 of spades (5 cards)"),
        (Language.CROATIAN, "od kralja do 9 pik (5 karata)"),
        (Language.PORTUGUESE, "do rei ao 9 de espadas (5 cartas)"),
    ],
)
def test_a_group_is_called_by_its_first_and_last_card(speak: Speak, language: Language, text: str) -> None:
    speak(language)
    assert group_name(cards("KS QS JS TS 9S")) == text
    assert group_name(cards("9S")) == card_name(Card.parse("9S"))
