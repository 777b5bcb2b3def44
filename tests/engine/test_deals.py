from __future__ import annotations

import re
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import deals
from engine.cards import Card, Rank, Suit, deck
from engine.deals import (
    ALPHABET,
    DEAL_NUMBERS,
    CodeFormat,
    DealCode,
    find_code,
    parse_code,
    random_number,
    shuffled,
)
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.read_errors import ReadError, ReadFault

FORMATS = [game.codes for game in GAMES]

# The first outputs of SplitMix64 from the state 1234567, from other implementations of the generator.
SPLIT_MIX_OUTPUTS = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]


def read(text: str) -> DealCode:
    return parse_code(text, FORMATS)


def unreadable(text: str) -> tuple[str, int | None, dict[str, str | int | None]]:
    """The fault, character and values for which a code is refused."""
    with pytest.raises(ReadError) as caught:
        read(text)
    error = caught.value
    assert (error.place.line, error.place.path) == (None, None)
    return error.fault.value, error.place.character, error.values


# From a number to the order of the cards


def test_the_cards_are_swapped_from_the_last_to_the_second_by_the_generators_outputs() -> None:
    cards = list(deck(Suit))[:5]
    expected = list(cards)
    for last, output in zip((4, 3, 2, 1), SPLIT_MIX_OUTPUTS, strict=True):
        chosen = output % (last + 1)
        expected[last], expected[chosen] = expected[chosen], expected[last]
    assert list(shuffled(cards, 1234567)) == expected


def test_outputs_that_would_favour_some_cards_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    outputs = iter([2**64 - 1, 1, 0])  # 2^64 = 1 modulo 3, so the highest output must be dropped
    monkeypatch.setattr(deals, "_split_mix_64", lambda _state: outputs)
    first, second, third = (Card(rank, Suit.SPADES) for rank in (Rank.ACE, Rank.TWO, Rank.THREE))
    assert shuffled((first, second, third), 0) == (third, first, second)


@given(st.integers(0, DEAL_NUMBERS - 1))
def test_a_shuffle_keeps_every_card(number: int) -> None:
    assert sorted(shuffled(deck(Suit), number)) == sorted(deck(Suit))


def test_a_shuffle_takes_a_deck_of_any_size() -> None:
    assert shuffled((), 5) == ()
    assert shuffled(deck(Suit)[:1], 5) == deck(Suit)[:1]


def test_random_numbers_are_deal_numbers() -> None:
    numbers = {random_number() for _ in range(100)}
    assert len(numbers) > 90
    assert all(0 <= number < DEAL_NUMBERS for number in numbers)


def test_random_numbers_come_from_the_systems_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("random.SystemRandom.randrange", lambda _self, bound: bound - 1)
    assert random_number() == 2**35 - 1


# From a number to a code and back


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (DealCode(SIMPLE_SIMON.codes, 1, 35), "SS1-S1-AAAAABD"),
        (DealCode(SEAHAVEN_TOWERS.codes, 4, 314), "SH1-C4-AAAAAJ2"),
        (DealCode(SIMPLE_SIMON.codes, 4, 0), "SS1-S4-AAAAAAA"),
        (DealCode(SIMPLE_SIMON.codes, 2, 31), "SS1-S2-AAAAAA7"),
        (DealCode(SIMPLE_SIMON.codes, 2, 32), "SS1-S2-AAAAABA"),
        (DealCode(SEAHAVEN_TOWERS.codes, 1, 2**35 - 1), "SH1-C1-7777777"),
    ],
)
def test_a_code_writes_game_version_level_and_number(code: DealCode, text: str) -> None:
    assert str(code) == text
    assert read(text) == code


@given(st.sampled_from(FORMATS), st.data())
def test_every_number_of_every_level_is_read_as_it_is_written(form: CodeFormat, data: st.DataObject) -> None:
    level = data.draw(st.sampled_from(form.levels))
    code = DealCode(form, level, data.draw(st.integers(0, DEAL_NUMBERS - 1)))
    assert read(str(code)) == code


@given(st.text(ALPHABET, min_size=7, max_size=7))
def test_all_seven_letters_count(letters: str) -> None:
    assert str(read(f"SS1-S1-{letters}")) == f"SS1-S1-{letters}"


# Tolerated variations


@pytest.mark.parametrize(
    "text",
    [
        "ss1-s1-aaaaabd",
        "Ss1-S1-aAaAaBd",
        "  SS1-S1-AAAAABD  ",
        "SS1-S1-AAAAABD\r\n",
        "SS1 - S1 - AAAAABD",
        "S S 1 - S 1 - A A A A A B D",
        "\tSS1-S1-\u00a0AAAA\u2003ABD\u2028",
        *(
            f"SS1{chr(dash)}S1{chr(dash)}AAAAABD"
            for dash in (*range(0x2010, 0x2016), 0x2212, 0xFE58, 0xFE63, 0xFF0D)
        ),
        *(f"{mark}SS{mark}1-S1-AAA{mark}AABD" for mark in "\u00ad\u200b\u2060\u2068\ufeff"),
        "SS1\u00adS1\u00adAAAAABD",
    ],
)
def test_case_white_space_invisible_characters_and_the_kind_of_dash_are_forgiven(text: str) -> None:
    assert read(text) == DealCode(SIMPLE_SIMON.codes, 1, 35)


# Faults: fault, character, values


@pytest.mark.parametrize(
    ("text", "character", "game"),
    [
        ("", 1, ""),
        ("   ", 4, ""),
        ("-", 1, ""),
        ("XX1-S1-AAAAABD", 1, "XX1"),
        ("  XX1-S1-AAAAABD", 3, "XX1"),
        ("S1-S1-AAAAABD", 1, "S1"),
        ("SS-S1-AAAAABD", 1, "SS"),
        ("1-S1-AAAAABD", 1, "1"),
        ("SSS1-S1-AAAAABD", 1, "SSS1"),
        ("SS1S1AAAAABD", 1, "SS1S1AAAAABD"),
        ("\u0405S1-S1-AAAAABD", 1, "\u0405S1"),  # a Cyrillic letter that looks like S
        ("SS\u0661-S1-AAAAABD", 1, "SS\u0661"),  # an Arabic digit one
        ("\u017fs1-S1-AAAAABD", 1, "\u017fS1"),  # a long s, whose capital is S
        ("SS\u200b1S1AAAAABD", 1, "SS1S1AAAAABD"),
        ("A" * 100_000, 1, "A" * 20),
    ],
)
def test_a_code_of_no_game_is_refused(text: str, character: int, game: str) -> None:
    assert unreadable(text) == ("unknown-game", character, {"game": game})


@pytest.mark.parametrize(
    ("text", "character", "game", "version"),
    [
        ("SS2-S1-AAAAABD", 3, "SS", "2"),
        ("SH0-C4-AAAAABD", 3, "SH", "0"),
        ("SS01-S1-AAAAABD", 3, "SS", "01"),
        ("S S 9 9-S1-AAAAABD", 5, "SS", "99"),
    ],
)
def test_a_code_of_another_version_is_refused(text: str, character: int, game: str, version: str) -> None:
    assert unreadable(text) == ("unknown-version", character, {"game": game, "version": version})


@pytest.mark.parametrize(
    ("text", "character", "game", "level"),
    [
        ("SS1-S3-AAAAABD", 5, "SS", "S3"),
        ("SS1-C4-AAAAABD", 5, "SS", "C4"),
        ("SH1-S1-AAAAABD", 5, "SH", "S1"),
        ("SH1-C3-AAAAABD", 5, "SH", "C3"),
        ("SS1-S01-AAAAABD", 5, "SS", "S01"),
        ("SS1-1-AAAAABD", 5, "SS", "1"),
        ("SS1--AAAAABD", 5, "SS", ""),
        ("SS1-AAAAABD", 5, "SS", "AAAAABD"),
        ("SS1-S1AAAAABD", 5, "SS", "S1AAAAABD"),
        ("SS1", 4, "SS", ""),
        ("SS1-", 5, "SS", ""),
        ("SS1 - S\u0661 - AAAAABD", 7, "SS", "S\u0661"),
    ],
)
def test_a_code_of_a_level_that_its_game_lacks_is_refused(
    text: str, character: int, game: str, level: str
) -> None:
    assert unreadable(text) == ("no-such-level", character, {"game": game, "level": level})


@pytest.mark.parametrize(
    ("text", "character", "length"),
    [
        ("SS1-S1-AAAAAB", 14, 6),
        ("SS1-S1-AAAAABDE", 15, 8),
        ("SS1-S1-AAAAABD-", 15, 8),
        ("SS1-S1-AAAAABD-49", 15, 10),
        ("SS1-S1-", 8, 0),
        ("SS1-S1", 7, 0),
        ("SS1-S1-AAAAABD AAAA", 16, 11),
        ("SS1-S1-" + "A" * 100_000, 15, 100_000),
    ],
)
def test_a_code_of_too_few_or_too_many_letters_is_refused(text: str, character: int, length: int) -> None:
    assert unreadable(text) == ("wrong-length", character, {"length": length, "needs": 7})


@pytest.mark.parametrize(
    ("text", "character", "symbol"),
    [
        ("SS1-S1-AAAAAB9", 14, "9"),
        ("SS1-S1-\u0410AAAABD", 8, "\u0410"),  # a Cyrillic letter that looks like A
        ("SS1-S1-AAAAAB\u00df", 14, "\u00df"),  # a sharp s, whose capital is two letters
        ("SS1-S1-AAAAAB\u0131", 14, "\u0131"),  # a dotless i, whose capital is I
        ("SS1-S1-AAA-ABD", 11, "-"),
        ("SS1-S1-AAAA_BD", 12, "_"),
        ("SS1-S1-AAAAAB\ud800", 14, "\ud800"),
        (" SS1-S1-AA AA%BD", 14, "%"),
    ],
)
def test_a_letter_that_codes_do_not_use_is_refused(text: str, character: int, symbol: str) -> None:
    assert unreadable(text) == ("bad-symbol", character, {"symbol": symbol, "perhaps": None})


@pytest.mark.parametrize(("symbol", "perhaps"), [("0", "O"), ("1", "I"), ("8", "B")])
def test_a_digit_that_looks_like_a_letter_is_refused_with_that_letter(symbol: str, perhaps: str) -> None:
    expected = ("bad-symbol", 9, {"symbol": symbol, "perhaps": perhaps})
    assert unreadable(f"SS1-S1-A{symbol}AAABD") == expected


def test_a_bad_symbol_is_named_before_a_wrong_length() -> None:
    assert unreadable("SS1-S1-AAA0")[0] == ReadFault.BAD_SYMBOL


# Random input


@st.composite
def mistyped_codes(draw: st.DrawFn) -> str:
    """A code with up to three symbols changed, left out or put in."""
    form = draw(st.sampled_from(FORMATS))
    level = draw(st.sampled_from(form.levels))
    text = str(DealCode(form, level, draw(st.integers(0, DEAL_NUMBERS - 1))))
    symbols = st.sampled_from("0189-\u2013 AaSsCc\u0410\n") | st.characters() | st.just("")
    for _ in range(draw(st.integers(0, 3))):
        first = draw(st.integers(0, len(text)))
        last = first + draw(st.integers(0, 1))
        text = text[:first] + draw(symbols) + text[last:]
    return text


@given(st.text(max_size=100) | mistyped_codes())
def test_a_code_is_never_turned_into_another_deal(text: str) -> None:
    try:
        code = read(text)
    except ReadError:
        return
    dashed = re.sub("[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]", "-", text)
    if "-" not in dashed:
        dashed = dashed.replace("\u00ad", "-")
    seen = "".join(letter for letter in dashed if category(letter) != "Cf")
    assert str(code) == "".join(
        letter.upper() if letter.isascii() else letter for letter in "".join(seen.split())
    )


# Within a longer text


@pytest.mark.parametrize(
    "text",
    [
        "_SS1-S1-AAAAABD_",
        "**SS1-S1-AAAAABD**",
        "\u7b2cSS1-S1-AAAAABD\u5c40",
        "mail, wrapped:\n> SS1-S1-\n> AAAAABD",
        "mail, wrapped:\r\n>> SS1-\r\n>> S1-\r\n>> AAAAABD",
        "mail, wrapped: SS1- \r\n\r\n > \r\n > S1-AAAAABD",
        "https://example.org/SS1%2DS1%2dAAAAABD",
        "\u2068SS1\u2060-S1-AAAAABD\u2069, and SH1-C4-AAAAAJ2",
        "SS1 \u2212 S1 \u2212 aaaaabd\nis the deal",
        "soft hyphens, well-known: SS1\u00adS1\u00adAAAAABD",
        "SS1-S1-AAA\u00adAABD",
        "AB1-C4-AAAAAJ2 is of another program, not SS1-S1-AAAAABD",
    ],
)
def test_the_first_code_of_a_text_is_found(text: str) -> None:
    assert find_code(text, FORMATS) == DealCode(SIMPLE_SIMON.codes, 1, 35)


@pytest.mark.parametrize("text", ["", "SH1", "class-1-2", "XSS1-S1-AAAAABD", "8SS1-S1-AAAAABD"])
def test_nothing_is_found_in_a_text_without_a_code(text: str) -> None:
    assert find_code(text, FORMATS) is None


@pytest.mark.parametrize("gap", ["\n", "> ", "\n> "])
@pytest.mark.parametrize("front", ["SS1-", "SS1-S1-"])
def test_a_long_gap_after_half_a_code_does_not_hang_the_search(front: str, gap: str) -> None:
    assert find_code(front + gap * 100_000 + "!", FORMATS) is None


@pytest.mark.parametrize(
    ("text", "fault", "character"),
    [
        ("code SS1-S1-AAA AABD ok", ReadFault.WRONG_LENGTH, 6),
        ("SS1-S1-AAAAABDE", ReadFault.WRONG_LENGTH, 1),
        ("\u200bSS1-S3-AAAAABD", ReadFault.NO_SUCH_LEVEL, 2),
        ("SS1-S1-AAAA0BD or SS1-S1-AAAAABD", ReadFault.BAD_SYMBOL, 1),
    ],
)
def test_a_misspelt_code_is_reported_although_a_right_one_follows(
    text: str, fault: ReadFault, character: int
) -> None:
    with pytest.raises(ReadError) as raised:
        find_code(text, FORMATS)
    assert (raised.value.fault, raised.value.place.character) == (fault, character)
