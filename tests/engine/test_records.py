from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.deals import DealCode
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.json_values import MOST_BYTES, parse_json
from engine.moves import legal_moves
from engine.read_errors import ReadError, ReadFault
from engine.records import MOST_ACTIONS, Record, layout_json, parse_record, says_format
from engine.session import Session, Step
from tests.engine import malformed
from tests.engine.boards import board
from tests.engine.malformed import MALFORMED, OTHERWISE_NOT_JSON
from tests.engine.strategies import LEVELS, Level, level_name

CODE = DealCode(SIMPLE_SIMON.codes, 4, 35)


def read(record: object) -> Record:
    return parse_record(json.dumps(record), GAMES)


def fault(text: str | bytes) -> dict[str, object]:
    """The printed form of the error for a text."""
    with pytest.raises(ReadError) as caught:
        parse_record(text, GAMES)
    return caught.value.as_json()


# What is read


@pytest.mark.parametrize("front", ["\ufeff", "\ufeff\ufeff", "\ufeff\r\n", "\u00a0", "\n\u2003\ufeff\u2028"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_byte_order_marks_and_white_space_in_front_are_skipped(front: str, encoding: str) -> None:
    record = Record.of(Session.deal(SIMPLE_SIMON, CODE))
    text = front + json.dumps(record.as_json())
    assert parse_record(text, GAMES) == record
    assert parse_record(text.encode(encoding), GAMES) == record


def test_the_place_of_a_fault_counts_what_was_skipped_but_marks() -> None:
    assert fault("\ufeff\n\u00a0{]")["place"] == {"line": 2, "character": 3}


@pytest.mark.parametrize(
    "text",
    [
        '{"format": "ten-columns"}',
        '> {\n> "format":\n> "ten-columns",',
        '{\\"format\\": \\"ten-columns\\"}',
        "{“format”: “ten-columns”}",
    ],
)
def test_what_says_that_it_is_a_record_is_one_however_it_is_quoted(text: str) -> None:
    assert says_format(text)


@pytest.mark.parametrize("text", ["", "the format is ten-columns", '{"format": "other"}'])
def test_what_does_not_say_that_it_is_a_record_is_none(text: str) -> None:
    assert not says_format(text)


def test_what_is_no_text_is_a_wrong_type() -> None:
    with pytest.raises(TypeError):
        parse_record(None, GAMES)  # type: ignore[arg-type]


# What a record holds


def test_a_record_holds_the_game_its_deal_and_its_actions() -> None:
    session = Session.deal(SIMPLE_SIMON, CODE)
    move = next(legal_moves(SIMPLE_SIMON, session.position))
    session.play(move)
    session.play(Step.UNDO)
    record = Record.of(session).as_json()
    assert list(record) == ["format", "version", "game", "suits", "code", "layout", "actions"]
    assert record == {
        "format": "ten-columns",
        "version": 1,
        "game": "simple-simon",
        "suits": 4,
        "code": "SS1-S4-AAAAABD",
        "layout": layout_json(session.start),
        "actions": [str(move), "undo"],
    }


def test_a_layout_holds_faces_cells_foundations_and_removed_suits() -> None:
    seahaven = board("""
        c:  - 7D
        f:  3S - - KC
        t1: KS QS
        t2: -
    """)
    assert layout_json(seahaven) == {
        "columns": [["KS", "QS"], []],
        "cells": [None, "7D"],
        "foundations": {"S": 3, "H": 0, "D": 0, "C": 13},
        "removed": [],
    }
    simon = board("""
        t1: 5S 5S
        removed: S H
    """)
    assert layout_json(simon) == {
        "columns": [["5S", "5S"]],
        "cells": [],
        "foundations": {},
        "removed": ["S", "H"],
    }


def test_a_record_without_a_code_has_no_key_for_it() -> None:
    record = read(malformed.SIMPLE_SIMON)
    assert record.code is None
    assert record.as_json() == malformed.SIMPLE_SIMON


# Reading


def test_a_code_stands_for_its_layout() -> None:
    assert read(malformed.DEALT).start == Session.deal(SIMPLE_SIMON, CODE).start


def test_a_code_and_its_layout_are_read_together() -> None:
    record = Record.of(Session.deal(SIMPLE_SIMON, CODE))
    assert read(record.as_json()) == record


def test_a_code_in_a_record_is_read_as_forgivingly_as_elsewhere() -> None:
    assert read(malformed.DEALT | {"code": " ss1\u2013s4\u2013aaaaabd\n"}).code == CODE


def test_a_layout_from_the_middle_of_a_game_starts_with_no_moves_and_the_games_first_score() -> None:
    session = read(malformed.SEAHAVEN_TOWERS).new_session()
    assert (session.state.score, session.state.moves) == (0, 0)
    done = malformed.changed(malformed.SIMPLE_SIMON, "layout.removed", ["C", "S", "H", "D"])
    session = read(malformed.changed(done, "layout.columns", [[]] * 10)).new_session()
    assert (session.state.score, session.state.moves) == (500, 0)
    assert session.is_won


def test_unknown_keys_are_ignored() -> None:
    record: dict[str, Any] = malformed.SIMPLE_SIMON | {"note": {"by": [1, None, 2.5]}, "columns": 5}
    record = malformed.changed(record, "layout.note", "mine")
    assert read(record) == read(malformed.SIMPLE_SIMON)


def test_text_and_its_bytes_are_read_alike() -> None:
    text = json.dumps(malformed.SIMPLE_SIMON | {"note": "šah ♠"}, ensure_ascii=False, indent=2)
    record = read(malformed.SIMPLE_SIMON)
    assert parse_record(text, GAMES) == record
    assert parse_record(text.encode(), GAMES) == record
    assert parse_record(text.encode("utf-8-sig"), GAMES) == record


def test_a_record_may_be_as_deep_as_twenty() -> None:
    assert read(malformed.SIMPLE_SIMON | {"note": json.loads("[" * 19 + "]" * 19)})


def test_a_record_may_have_twenty_thousand_actions() -> None:
    record = read(malformed.SIMPLE_SIMON | {"actions": ["undo"] * MOST_ACTIONS})
    assert len(record.actions) == MOST_ACTIONS == 20_000


def test_a_record_may_be_as_large_as_a_megabyte() -> None:
    text = json.dumps(malformed.SIMPLE_SIMON)
    assert parse_record(text + " " * (MOST_BYTES - len(text)), GAMES)
    assert MOST_BYTES == 1_000_000


@pytest.mark.parametrize("letter", ["x", "\u0161", "\U0001f0a1"])
def test_a_record_above_a_megabyte_is_too_large_in_bytes(letter: str) -> None:
    text = json.dumps(malformed.SIMPLE_SIMON | {"note": letter * MOST_BYTES}, ensure_ascii=False)
    for given_text in (text, text.encode()):
        expected = {"bytes": len(text.encode()), "most": MOST_BYTES}
        assert fault(given_text) == {"id": "too-large", "place": {}, "values": expected}


def test_brackets_and_names_inside_strings_count_for_nothing() -> None:
    note = "[{" * 30 + 'NaN "Infinity" \\' + "[" * 30
    assert read(malformed.SIMPLE_SIMON | {"note": note, note: "\\"}) == read(malformed.SIMPLE_SIMON)


@pytest.mark.parametrize("level", LEVELS, ids=level_name)
def test_a_record_of_version_1_is_read_for_ever(level: Level) -> None:
    game, number = level
    key = {"simple-simon": "suits", "seahaven-towers": "cells"}.get(game.name, game.level_key)
    record = {"format": "ten-columns", "version": 1, "game": game.name, key: number, "actions": []}
    code = f"{game.codes.prefix}1-{game.codes.level_letter}{number}-AAAAAJ2"
    assert read(record | {"code": code}).level == number


# What is not read


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_no_record_is_refused_with_what_is_wrong_and_where(name: str) -> None:
    text, identifier, place, values = MALFORMED[name]
    assert fault(text) == {"id": identifier, "place": place, "values": values}


@pytest.mark.parametrize("name", OTHERWISE_NOT_JSON)
def test_what_is_no_json_is_refused(name: str) -> None:
    assert fault(OTHERWISE_NOT_JSON[name])["id"] == "not-json"


def test_every_fault_has_its_malformed_record() -> None:
    whole = {ReadFault(entry.fault) for entry in MALFORMED.values()}
    assert whole == set(ReadFault)


def test_a_text_that_is_no_json_is_refused_at_its_line_and_character() -> None:
    text = '\n{\n  "format": "ten-columns",\n  "version": one\n}'
    assert fault(text) == {"id": "not-json", "place": {"line": 4, "character": 14}, "values": {}}


def test_a_byte_that_is_no_utf_8_is_refused_at_its_line_and_character() -> None:
    text = '\ufeff{\n  "note": "šah"\n  "♠'.encode("utf-8") + b"\xff"
    assert fault(text) == {"id": "not-json", "place": {"line": 3, "character": 5}, "values": {}}


def test_a_lone_surrogate_in_a_text_is_read_like_any_letter() -> None:
    text = json.dumps(malformed.SIMPLE_SIMON | {"note": "\ud800"}, ensure_ascii=False)
    assert parse_record(text, GAMES) == read(malformed.SIMPLE_SIMON)


def test_a_code_is_only_read_for_the_games_that_are_asked_for() -> None:
    with pytest.raises(ReadError) as caught:
        parse_record(json.dumps(malformed.DEALT), [SEAHAVEN_TOWERS])
    assert caught.value.fault is ReadFault.UNKNOWN_GAME


# Whatever is opened

JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=10)
    | st.sampled_from(["AS", "KS", "TH", "S", "undo", "t1>t2", "t1>t2x3", "SS1-S1-AAAAABD", "simple-simon"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=15,
)


@st.composite
def altered_records(draw: st.DrawFn) -> object:
    """A record with one to three of its values changed, left out, or put elsewhere."""
    template = st.sampled_from([malformed.SIMPLE_SIMON, malformed.SEAHAVEN_TOWERS, malformed.DEALT])
    record: Any = json.loads(json.dumps(draw(template)))
    for _ in range(draw(st.integers(1, 3))):
        inside = record
        while isinstance(inside, dict | list) and inside:
            keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            key = draw(st.sampled_from(keys))
            if not isinstance(inside[key], dict | list) or not inside[key] or draw(st.booleans()):
                change = draw(st.sampled_from(["replace", "remove", "copy"]))
                if change == "remove":
                    del inside[key]
                else:
                    other = draw(st.sampled_from(keys))
                    inside[key] = draw(JSON_VALUES) if change == "replace" else inside[other]
                break
            inside = inside[key]
    return record


@given(altered_records())
def test_an_altered_record_is_refused_or_read_as_what_it_says(value: object) -> None:
    try:
        record = read(value)
    except ReadError:
        return
    assert read(record.as_json()) == record
    _, done, refusal = record.replay()
    assert done <= len(record.actions)
    assert (refusal is None) == (done == len(record.actions))


@given(st.binary(max_size=200))
def test_any_few_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(ReadError):
        parse_record(data, GAMES)


@given(st.data())
def test_a_record_with_a_few_bytes_changed_is_refused_or_read(data: st.DataObject) -> None:
    text = bytearray(json.dumps(malformed.SEAHAVEN_TOWERS).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        record = parse_record(bytes(text), GAMES)
    except ReadError:
        return
    assert read(record.as_json()) == record


@given(JSON_VALUES)
def test_json_is_read_as_python_reads_it(value: object) -> None:
    assert parse_json(json.dumps(value)) == value


def no_constant(name: str) -> object:
    raise ValueError(name)


@given(st.text('[]{}:,"\\ \n0-1.eEtrufalsnNIiy', max_size=12))
def test_a_text_is_json_where_python_says_so(text: str) -> None:
    try:
        expected = json.loads(text, parse_constant=no_constant)
    except ValueError:
        with pytest.raises(ReadError) as caught:
            parse_json(text)
        assert caught.value.fault is ReadFault.NOT_JSON
    else:
        assert parse_json(text) == expected
