"""The announcements of a move, an undo and a win."""

from __future__ import annotations

import pytest

from app.help.examples import example_record
from app.play.settings import Language
from app.text.moves import lifted_text, move_text, put_back_text, redone_text, undone_text, win_text
from engine.cards import Card
from engine.position import Move, Position
from engine.rules import Refusal
from tests.app.speech import SPOKEN, Speak


def moves_of(name: str) -> list[tuple[Position, Move, Position]]:
    """Each move of an example, with the positions before and after it."""
    record, _ = example_record(name)
    session = record.new_session()
    steps = []
    for action in record.actions:
        assert isinstance(action, Move)
        before = session.position
        assert not isinstance(session.play(action), Refusal)
        steps.append((before, action, session.position))
    return steps


TEXTS = {
    ("one-suit", 0): (
        "Ace of spades on 2 of spades, column 3.",
        "As pik na kartu 2 pik, stupac 3.",
        "Ás de espadas sobre 2 de espadas, coluna 3.",
    ),
    ("one-suit", 42): (
        "Queen to ace of spades (12 cards) to empty column 2.",
        "Od dame do asa pik (12 karata) u prazan stupac 2.",
        "Da dama ao ás de espadas (12 cartas) para a coluna vazia 2.",
    ),
    ("twelve-hearts", 52): (
        "Ace of hearts on 2 of hearts, column 5; sequence of hearts removed.",
        "As herc na kartu 2 herc, stupac 5; uklonjen je niz herc.",
        "Ás de copas sobre 2 de copas, coluna 5; sequência de copas retirada.",
    ),
    ("one-cell", 0): (
        "Ace of hearts to the foundation of hearts.",
        "As herc na temelj herc.",
        "Ás de copas para a fundação de copas.",
    ),
    ("one-cell", 4): (
        "King of diamonds to cell 1.",
        "Kralj karo u ćeliju 1.",
        "Rei de ouros para a célula 1.",
    ),
}


@pytest.mark.parametrize(("example", "index"), TEXTS)
def test_a_move_says_what_went_where_and_what_it_removed(speak: Speak, example: str, index: int) -> None:
    before, move, after = moves_of(example)[index]
    texts = []
    for language in SPOKEN:
        speak(language)
        texts.append(move_text(before, move, after))
    assert tuple(texts) == TEXTS[example, index]


@pytest.mark.parametrize(
    ("language", "undone", "redone"),
    [
        (Language.ENGLISH, "Undone: ace of", "Redone: ace of"),
        (Language.CROATIAN, "Poništeno: as", "Ponovljeno: as"),
        (Language.PORTUGUESE, "Anulado: ás de", "Refeito: ás de"),
    ],
)
def test_undo_and_redo_say_which_move(speak: Speak, language: Language, undone: str, redone: str) -> None:
    speak(language)
    step = moves_of("one-suit")[0]
    assert undone_text(*step).startswith(undone)
    assert redone_text(*step).startswith(redone)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            Language.ENGLISH,
            ["Lifted: 9 to 8 of clubs (2 cards).", "Put back: 9 of clubs."],
        ),
        (
            Language.CROATIAN,
            ["Podignuto: od 9 do 8 tref (2 karte).", "Vraćeno: 9 tref."],
        ),
        (
            Language.PORTUGUESE,
            ["Levantado: do 9 ao 8 de paus (2 cartas).", "Reposto: 9 de paus."],
        ),
    ],
)
def test_what_is_lifted_and_put_back_is_named(speak: Speak, language: Language, texts: list[str]) -> None:
    speak(language)
    nine, eight = Card.parse("9C"), Card.parse("8C")
    assert [lifted_text((nine, eight)), put_back_text((nine,))] == texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.ENGLISH, "Won: 49 moves, 851 points."),
        (Language.CROATIAN, "Partija je dobivena: 49 poteza, 851 bod."),
        (Language.PORTUGUESE, "Partida ganha: 49 jogadas, 851 pontos."),
    ],
)
def test_a_win_says_moves_and_score(speak: Speak, language: Language, text: str) -> None:
    speak(language)
    assert win_text(49, 851) == text
