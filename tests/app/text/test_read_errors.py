"""The text of a read error says what is wrong and where."""

from __future__ import annotations

import json

import pytest

from app.play.settings import Language
from app.text.read_errors import unreadable_text
from engine.deals import parse_code
from engine.games import GAMES
from engine.json_values import MOST_BYTES
from engine.read_errors import ReadError, ReadFault
from engine.records import parse_record
from tests.app.speech import SPOKEN, Speak

RECORD: dict[str, object] = {
    "format": "ten-columns",
    "version": 1,
    "game": "simple-simon",
    "suits": 1,
    "code": "SS1-S1-AAAAABD",
    "actions": ["t4>t3"],
}
EMPTY_LAYOUT: dict[str, object] = {"columns": [[]] * 10, "cells": [], "foundations": {}, "removed": []}

FAULTY_CODES = {
    ReadFault.UNKNOWN_GAME: "XX1-S1-AAAAABD",
    ReadFault.UNKNOWN_VERSION: "SS2-S1-AAAAABD",
    ReadFault.NO_SUCH_LEVEL: "SS1-S3-AAAAABD",
    ReadFault.WRONG_LENGTH: "SS1-S1-AAAA",
    ReadFault.BAD_SYMBOL: "SS1-S1-AAAA0BD",
}
FAULTY_RECORDS: dict[ReadFault, list[str]] = {
    ReadFault.NOT_JSON: ["{", "nothing"],
    ReadFault.TOO_LARGE: ["x" * (MOST_BYTES + 1), json.dumps(RECORD | {"actions": ["undo"] * 20_001})],
    ReadFault.TOO_DEEP: ["[" * 21],
    ReadFault.WRONG_TYPE: ["[]", json.dumps(RECORD | {"suits": "one"})],
    ReadFault.MISSING_KEY: [json.dumps({"format": "ten-columns"})],
    ReadFault.UNKNOWN_FORMAT: [json.dumps(RECORD | {"format": "other"})],
    ReadFault.UNKNOWN_GAME: [json.dumps(RECORD | {"game": "whist"})],
    ReadFault.UNKNOWN_VERSION: [json.dumps(RECORD | {"version": 0})],
    ReadFault.NEWER_VERSION: [json.dumps(RECORD | {"version": 2})],
    ReadFault.NO_SUCH_LEVEL: [json.dumps(RECORD | {"suits": 3})],
    ReadFault.BAD_SYMBOL: [json.dumps(RECORD | {"code": "SS1-S1-AAAAAB9"})],
    ReadFault.WRONG_CARDS: [
        json.dumps(RECORD | {"layout": EMPTY_LAYOUT}),
        json.dumps(RECORD | {"layout": EMPTY_LAYOUT | {"columns": [["1X"], *[[]] * 9]}}),
        json.dumps(RECORD | {"layout": EMPTY_LAYOUT | {"removed": ["S"] * 5}}),
    ],
    ReadFault.IMPOSSIBLE_LAYOUT: [json.dumps(RECORD | {"layout": EMPTY_LAYOUT | {"columns": [[]] * 9}})],
    ReadFault.CODE_AND_LAYOUT_DIFFER: [json.dumps(RECORD | {"code": "SS1-S2-AAAAABD"})],
    ReadFault.BAD_ACTION: [json.dumps(RECORD | {"actions": ["t4>t3", "t4>t3x1"]})],
}


def fault_of_code(text: str) -> ReadError:
    with pytest.raises(ReadError) as raised:
        parse_code(text, [game.codes for game in GAMES])
    return raised.value


def fault_of_record(text: str) -> ReadError:
    with pytest.raises(ReadError) as raised:
        parse_record(text, GAMES)
    return raised.value


def errors() -> list[ReadError]:
    codes = [fault_of_code(code) for code in FAULTY_CODES.values()]
    return codes + [fault_of_record(text) for texts in FAULTY_RECORDS.values() for text in texts]


def test_there_is_an_example_of_every_fault() -> None:
    assert {error.fault for error in errors()} == set(ReadFault)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_fault_has_words(speak: Speak, language: Language) -> None:
    speak(language)
    for error in errors():
        text = unreadable_text(error)
        assert text[0] == text[0].upper()
        assert text.endswith((".", "?"))
        assert not set("{}%\n") & set(text)


@pytest.mark.parametrize(
    ("code", "english", "croatian", "portuguese"),
    [
        (
            "SS1-S1-AAAA0BD",
            "0 is not used here: the letter O?",
            "0 se ovdje ne koristi: možda slovo O?",
            "0 não se usa aqui: será a letra O?",
        ),
        (
            "SS1-S1-AAA",
            "A deal code ends with 7 letters, this one with 3.",
            "Na kraju koda stoji 7 slova, a ovdje su 3.",
            "Um código termina com 7 letras; este termina com 3.",
        ),
        (
            "SH1-C3-AAAAABD",
            "Seahaven Towers has no level “C3”, only C4, C2, C1.",
            "Igra Seahaven Towers nema razinu „C3”, nego samo C4, C2, C1.",
            "Seahaven Towers não tem o nível «C3», apenas C4, C2, C1.",
        ),
    ],
)
def test_the_error_of_a_code_says_what_is_wrong(
    speak: Speak, code: str, english: str, croatian: str, portuguese: str
) -> None:
    texts = []
    for language in SPOKEN:
        speak(language)
        texts.append(unreadable_text(fault_of_code(code)))
    assert texts == [english, croatian, portuguese]


def test_a_letter_of_another_alphabet_is_distinguished_from_the_one_it_looks_like() -> None:
    assert "А (U+0410)" in unreadable_text(fault_of_code("SS1-S1-АAAAABD"))


@pytest.mark.parametrize(
    ("faulty", "place"),
    [
        ('{"format": "ten-columns"\n oh}', "Line 2, character 2: "),
        (FAULTY_RECORDS[ReadFault.BAD_ACTION][0], "Action 2: "),
        (FAULTY_RECORDS[ReadFault.WRONG_CARDS][1], "Column 1, card 1: "),
        (FAULTY_RECORDS[ReadFault.NO_SUCH_LEVEL][0], "Number of suits: "),
        ('{"format": "ten-columns", "version": 1}', "Missing in the record: name of the game."),
        ("[]", "This is no game record: one begins with a curly bracket."),
    ],
)
def test_the_error_of_a_record_says_where_it_is_wrong(speak: Speak, faulty: str, place: str) -> None:
    speak(Language.ENGLISH)
    assert unreadable_text(fault_of_record(faulty)).startswith(place)
