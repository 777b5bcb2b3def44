"""A noun after a count has the right form."""

from __future__ import annotations

import pytest

from app.play.settings import Language
from app.text.cards import cards_text
from app.text.games import level_count
from app.text.numbers import moves_text, number_text, points_text, score_text, time_text
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from tests.app.speech import Speak

POTEZ = {0: "poteza", 1: "potez", 2: "poteza", 4: "poteza", 5: "poteza", 11: "poteza", 21: "potez"}
BOD = {0: "bodova", 1: "bod", 2: "boda", 4: "boda", 5: "bodova", 11: "bodova", 12: "bodova", 21: "bod"}
KARTA = {1: "karta", 2: "karte", 4: "karte", 5: "karata", 11: "karata", 12: "karata", 21: "karta"}
MORE_BOD = {22: "boda", 25: "bodova", 100: "bodova", 101: "bod", 111: "bodova", 851: "bod"}


@pytest.mark.parametrize(("count", "noun"), POTEZ.items())
def test_croatian_moves(speak: Speak, count: int, noun: str) -> None:
    speak(Language.CROATIAN)
    assert moves_text(count) == f"{count} {noun}"


@pytest.mark.parametrize(("count", "noun"), (BOD | MORE_BOD).items())
def test_croatian_points(speak: Speak, count: int, noun: str) -> None:
    speak(Language.CROATIAN)
    assert points_text(count) == f"{count} {noun}"


@pytest.mark.parametrize(("count", "noun"), KARTA.items())
def test_croatian_cards(speak: Speak, count: int, noun: str) -> None:
    speak(Language.CROATIAN)
    assert cards_text(count) == f"{count} {noun}"


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [(Language.ENGLISH, "move", "moves"), (Language.PORTUGUESE, "jogada", "jogadas")],
)
def test_english_and_portuguese_have_one_form_for_1_and_another_for_the_rest(
    speak: Speak, language: Language, one: str, other: str
) -> None:
    speak(language)
    assert moves_text(1) == f"1 {one}"
    for count in (0, 2, 5, 11, 21, 100):
        assert moves_text(count) == f"{count} {other}"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (Language.ENGLISH, ["1 suit", "2 suits", "4 suits", "4 cells", "2 cells", "1 cell"]),
        (Language.CROATIAN, ["1 boja", "2 boje", "4 boje", "4 ćelije", "2 ćelije", "1 ćelija"]),
        (Language.PORTUGUESE, ["1 naipe", "2 naipes", "4 naipes", "4 células", "2 células", "1 célula"]),
    ],
)
def test_levels_are_counted(speak: Speak, language: Language, names: list[str]) -> None:
    speak(language)
    counts = [
        level_count(game, level) for game in (SIMPLE_SIMON, SEAHAVEN_TOWERS) for level in game.codes.levels
    ]
    assert counts == names


def test_points_below_zero_have_a_minus_sign_and_the_form_of_their_size(speak: Speak) -> None:
    speak(Language.CROATIAN)
    assert [points_text(-1), points_text(-22), points_text(-5)] == ["−1 bod", "−22 boda", "−5 bodova"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.ENGLISH, "Score: −5"),
        (Language.CROATIAN, "Bodovi: −5"),
        (Language.PORTUGUESE, "Pontuação: −5"),
    ],
)
def test_a_score_below_zero_has_the_same_minus_sign_in_every_language(
    speak: Speak, language: Language, text: str
) -> None:
    speak(language)
    assert score_text(-5) == text
    assert number_text(-5) == "−5"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.ENGLISH, "Score: 12,345"),
        (Language.CROATIAN, "Bodovi: 12.345"),
        (Language.PORTUGUESE, "Pontuação: 12 345"),
    ],
)
def test_large_numbers_are_grouped_as_in_the_language(speak: Speak, language: Language, text: str) -> None:
    speak(language)
    assert score_text(12345).replace("\xa0", " ") == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00:00"), (59.9, "0:00:59"), (61, "0:01:01"), (3725, "1:02:05"), (360000, "100:00:00")],
)
def test_time_is_hours_minutes_and_seconds(seconds: float, text: str) -> None:
    assert time_text(seconds) == text
