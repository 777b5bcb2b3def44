"""The text of a refusal contains the values of the case, for every rule and language."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from app.play.settings import Language
from app.text.refusals import refusal_text, refused_at_pile_text, undo_limit_text
from engine.cards import Card
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import PileId
from engine.rules import Refusal, Rule, Value
from engine.session import UNDO_LIMIT
from tests.app.speech import SPOKEN, Speak
from tests.engine.boards import board


def refusal(rule: Rule, **values: str | int | None) -> Refusal:
    """A refusal; cards and piles are given in the notation of records."""
    return Refusal(rule, {name: parsed(name, value) for name, value in values.items()})


def parsed(name: str, value: str | int | None) -> Value:
    if not isinstance(value, str):
        return value
    return PileId.parse(value) if name == "pile" else Card.parse(value)


EXAMPLES = (
    refusal(Rule.NO_SUCH_PILE, pile="c3"),
    refusal(Rule.SAME_PILE, pile="t4"),
    refusal(Rule.EMPTY_PILE, pile="t5"),
    refusal(Rule.EMPTY_PILE, pile="fH"),
    refusal(Rule.TOO_FEW_CARDS, pile="t2", size=6, most=4),
    refusal(Rule.COVERED_CARD, card="4C", on="9H"),
    refusal(Rule.MIXED_SUITS, card="8H", on="9S"),
    refusal(Rule.GROUP_TOO_LARGE, size=6, most=4, free_cells=3, empty_columns=0),
    refusal(Rule.CELL_TAKES_ONE_CARD, size=3),
    refusal(Rule.CELL_OCCUPIED, card="QD"),
    refusal(Rule.FOUNDATION_TAKES_ONE_CARD, size=2),
    refusal(Rule.FOUNDATION_WRONG_SUIT, card="AS"),
    refusal(Rule.FOUNDATION_NEXT_RANK, card="7H", needs="5H"),
    refusal(Rule.FOUNDATION_NEXT_RANK, card="7H", needs=None),
    refusal(Rule.KING_NEEDS_EMPTY_COLUMN, card="KC", on="QH"),
    refusal(Rule.NOTHING_ON_ACE, card="3D", on="AD"),
    refusal(Rule.SUIT_MISMATCH, card="8C", on="9D"),
    refusal(Rule.RANK_MISMATCH, card="4C", on="TD"),
    refusal(Rule.EMPTY_COLUMN_NEEDS_KING, card="JH"),
    refusal(Rule.NOTHING_TO_UNDO),
    refusal(Rule.NOTHING_TO_REDO),
    refusal(Rule.NO_PLACE),
)

RANKS: Mapping[Language, Mapping[str, str]] = {
    Language.ENGLISH: {"A": "ace", "J": "jack", "Q": "queen", "K": "king", "T": "10"},
    Language.CROATIAN: {"A": "as", "J": "dečko", "Q": "dama", "K": "kralj", "T": "10"},
    Language.PORTUGUESE: {"A": "ás", "J": "valete", "Q": "dama", "K": "rei", "T": "10"},
}
SUITS: Mapping[Language, Mapping[str, str]] = {
    Language.ENGLISH: {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    Language.CROATIAN: {"S": "pik", "H": "herc", "D": "karo", "C": "tref"},
    Language.PORTUGUESE: {"S": "espadas", "H": "copas", "D": "ouros", "C": "paus"},
}


def words_of(language: Language, value: Value) -> list[str]:
    """Words that show that a text names a value."""
    if isinstance(value, Card):
        rank = RANKS[language].get(value.rank.symbol, value.rank.symbol)
        return [rank, SUITS[language][value.suit.value]]
    if isinstance(value, PileId):
        shown = str(value)
        return [SUITS[language][shown[1]] if shown[0] == "f" else shown[1:]]
    return [] if value is None or value == 0 else [str(value)]


def test_there_is_an_example_of_every_rule() -> None:
    assert {example.rule for example in EXAMPLES} == set(Rule)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.rule.value)
def test_a_refusal_names_the_values_of_its_case(speak: Speak, language: Language, example: Refusal) -> None:
    speak(language)
    text = refusal_text(example, SIMPLE_SIMON).casefold()
    for value in example.values.values():
        for word in words_of(language, value):
            assert word in text


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.rule.value)
def test_a_refusal_is_one_short_sentence(speak: Speak, language: Language, example: Refusal) -> None:
    speak(language)
    text = refusal_text(example, SIMPLE_SIMON)
    assert len(text) <= 100
    assert text[0] == text[0].upper()
    assert text.endswith(".")
    assert text.count(".") == 1
    assert not set("{}%\n") & set(text)


@pytest.mark.parametrize("language", SPOKEN)
def test_each_rule_has_words_of_its_own(speak: Speak, language: Language) -> None:
    speak(language)
    assert len({refusal_text(example, SIMPLE_SIMON) for example in EXAMPLES}) == len(EXAMPLES)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            Language.ENGLISH,
            "3 cells are free and no column is empty: at most 4 cards move together, not 6.",
        ),
        (
            Language.CROATIAN,
            "Slobodne su 3 ćelije i nijedan stupac nije prazan: zajedno se pomiču najviše 4 karte, a ne 6.",
        ),
        (
            Language.PORTUGUESE,
            "Há 3 células livres e não há colunas vazias: pode mover no máximo 4 cartas em conjunto, não 6.",
        ),
    ],
)
def test_too_large_a_group_is_answered_with_the_numbers_of_the_position(
    speak: Speak, language: Language, text: str
) -> None:
    speak(language)
    too_large = refusal(Rule.GROUP_TOO_LARGE, size=6, most=4, free_cells=3, empty_columns=0)
    assert refusal_text(too_large, SEAHAVEN_TOWERS) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            Language.ENGLISH,
            "1 cell is free and 1 other column is empty: at most 4 cards go into an empty column, not 6.",
        ),
        (
            Language.CROATIAN,
            "Slobodna je 1 ćelija i prazan je još 1 stupac: u prazan stupac idu najviše 4 karte, a ne 6.",
        ),
        (
            Language.PORTUGUESE,
            "Há 1 célula livre e há mais 1 coluna vazia: uma coluna vazia recebe no máximo 4 cartas, não 6.",
        ),
    ],
)
def test_an_empty_column_is_not_among_the_empty_ones_that_help_to_fill_it(
    speak: Speak, language: Language, text: str
) -> None:
    speak(language)
    too_large = refusal(Rule.GROUP_TOO_LARGE, size=6, most=4, free_cells=1, empty_columns=1)
    assert refusal_text(too_large, SEAHAVEN_TOWERS, into_empty_column=True) == text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.ENGLISH, "Only cards of one suit move together"),
        (Language.CROATIAN, "Zajedno se pomiču samo karte iste boje"),
        (Language.PORTUGUESE, "Só se movem em conjunto cartas do mesmo naipe"),
    ],
)
def test_mixed_suits_are_answered_that_only_one_suit_moves_together(
    speak: Speak, language: Language, words: str
) -> None:
    speak(language)
    assert words in refusal_text(refusal(Rule.MIXED_SUITS, card="8H", on="9S"), SIMPLE_SIMON)


@pytest.mark.parametrize(
    ("language", "in_any_suit", "in_one_suit"),
    [
        (
            Language.ENGLISH,
            "only an 8 goes on the 9 of spades",
            "only the 8 of spades goes on the 9 of spades",
        ),
        (Language.CROATIAN, "na kartu 9 pik ide samo 8,", "na kartu 9 pik ide samo 8 pik,"),
        (
            Language.PORTUGUESE,
            "sobre o 9 de espadas só pode ficar um 8,",
            "sobre o 9 de espadas só pode ficar o 8 de espadas,",
        ),
    ],
)
def test_a_wrong_rank_is_answered_with_what_goes_there_in_this_game(
    speak: Speak, language: Language, in_any_suit: str, in_one_suit: str
) -> None:
    speak(language)
    wrong = refusal(Rule.RANK_MISMATCH, card="6S", on="9S")
    assert in_any_suit in refusal_text(wrong, SIMPLE_SIMON)
    assert in_one_suit in refusal_text(wrong, SEAHAVEN_TOWERS)


@pytest.mark.parametrize(
    ("language", "nowhere", "no_better"),
    [
        (Language.ENGLISH, "This fits nowhere at the moment.", "There is no better place for this."),
        (Language.CROATIAN, "Trenutačno to ne može nikamo.", "Trenutačno nema boljeg mjesta."),
        (
            Language.PORTUGUESE,
            "De momento, isto não pode ir para lado nenhum.",
            "De momento, não há lugar melhor.",
        ),
    ],
)
def test_cards_without_a_best_place_fit_nowhere_or_have_no_better_place(
    speak: Speak, language: Language, nowhere: str, no_better: str
) -> None:
    speak(language)
    stuck = board("t1: 8S\nt2: 3H")
    free = board("t1: 8S\nt2: 3H\nt3: -")
    no_place = refusal(Rule.NO_PLACE)
    column = PileId.parse("t1")
    assert refused_at_pile_text(no_place, SIMPLE_SIMON, stuck, column, 1) == nowhere
    assert refused_at_pile_text(no_place, SIMPLE_SIMON, free, column, 1) == no_better


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.ENGLISH, "This game has no foundation of hearts."),
        (Language.CROATIAN, "U ovoj igri ne postoji temelj herc."),
        (Language.PORTUGUESE, "Este jogo não tem fundação de copas."),
    ],
)
def test_a_pile_that_a_game_lacks_is_named_as_the_language_does(
    speak: Speak, language: Language, text: str
) -> None:
    speak(language)
    assert refusal_text(refusal(Rule.NO_SUCH_PILE, pile="fH"), SIMPLE_SIMON) == text


@pytest.mark.parametrize("language", SPOKEN)
def test_the_end_of_undo_names_its_limit(speak: Speak, language: Language) -> None:
    speak(language)
    assert str(UNDO_LIMIT) in undo_limit_text()
