"""Texts that are not records, each with its fault, and the place and values of the fault."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

Json = dict[str, Any]


class Malformed(NamedTuple):
    """A text that cannot be read; ``fault``, ``place`` and ``values`` as the command line prints them."""

    text: bytes
    fault: str
    place: Json
    values: Json


SPADES = ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS"]
HEARTS = [face.replace("S", "H") for face in SPADES]
DIAMONDS = [face.replace("S", "D") for face in SPADES]
CLUBS = [face.replace("S", "C") for face in SPADES]
REST: list[list[str]] = [[], [], [], [], [], []]

# One column for each suit, from its ace to its last card.
SIMPLE_SIMON: Json = {
    "format": "ten-columns",
    "version": 1,
    "game": "simple-simon",
    "suits": 4,
    "layout": {
        "columns": [SPADES, HEARTS, DIAMONDS, CLUBS, *REST],
        "cells": [],
        "foundations": {},
        "removed": [],
    },
    "actions": [],
}
SEAHAVEN_TOWERS: Json = {
    "format": "ten-columns",
    "version": 1,
    "game": "seahaven-towers",
    "cells": 2,
    "layout": {
        "columns": [SPADES[1:-1], HEARTS, DIAMONDS, CLUBS, *REST],
        "cells": [None, "KS"],
        "foundations": {"S": 1, "H": 0, "D": 0, "C": 0},
        "removed": [],
    },
    "actions": [],
}
DEALT: Json = {key: value for key, value in SIMPLE_SIMON.items() if key != "layout"} | {
    "code": "SS1-S4-AAAAABD"
}


def changed(record: Json, path: str, value: object) -> Json:
    """``record`` with another value at ``path``, such as ``layout.cells``."""
    key, _, rest = path.partition(".")
    return record | {key: changed(record[key], rest, value) if rest else value}


def without(record: Json, path: str) -> Json:
    """``record`` without the key at ``path``."""
    key, _, rest = path.partition(".")
    if rest:
        return record | {key: without(record[key], rest)}
    return {other: value for other, value in record.items() if other != key}


def _refused(record: object, fault: str, path: str, **values: object) -> Malformed:
    return Malformed(json.dumps(record).encode(), fault, {"path": path}, values)


def _wrong_type(path: str, value: object, found: str, needs: str) -> Malformed:
    path_in_record = path.removeprefix("$.")
    record = changed(SIMPLE_SIMON, path_in_record, value)
    return _refused(record, "wrong-type", path, found=found, needs=needs)


def _no_json(text: bytes, line: int, character: int) -> Malformed:
    return Malformed(text, "not-json", {"line": line, "character": character}, {})


def _wrong_cards(columns: list[list[str]], cards: int, missing: str | None, surplus: str | None) -> Malformed:
    record = changed(SIMPLE_SIMON, "layout.columns", columns)
    return _refused(record, "wrong-cards", "$.layout", cards=cards, missing=missing, surplus=surplus)


# The place of the fault in these depends on Python's JSON parser, which differs between versions.
OTHERWISE_NOT_JSON = {
    "a comma at the end": b'{"format": "ten-columns",}',
    "single quotes": b"{'format': 1}",
    "an open string": b'{"format": "ten-columns',
    "a leading zero": b'{"version": 01}',
    "a control character": b'{"format": "ten\tcolumns"}',
    "a lone escape": b'{"format": "\\x"}',
    "half an escaped letter": b'{"format": "\\u00"}',
    "an escaped end": b'{"format": "\\',
}

NOT_JSON = {
    "an opening brace": _no_json(b"{", 1, 2),
    "words": _no_json(b"not JSON", 1, 1),
    "two values": _no_json(b"{} {}", 1, 4),
    "a closing bracket": _no_json(b"]", 1, 1),
    "a comment": _no_json(b"{} // a game", 1, 4),
    "NaN": _no_json(b'{"version": NaN}', 1, 13),
    "Infinity": _no_json(b'{"version": Infinity}', 1, 13),
    "minus Infinity": _no_json(b'{"version": -Infinity}', 1, 14),
    "a byte that is no UTF-8": _no_json(b'{"format": "\xff"}', 1, 13),
    "half a letter of UTF-8": _no_json(b'{"format": "\xc3"}', 1, 13),
    "a surrogate in UTF-8": _no_json(b'{"format": "\xed\xa0\x80"}', 1, 13),
    "UTF-16 without its mark": _no_json('{"a": 1}'.encode("utf-16-le"), 1, 2),
    "half a letter of UTF-16": _no_json('{"a": 1}'.encode("utf-16")[:-1], 1, 8),
    "null bytes": _no_json(b"\0\0\0\0", 1, 1),
}

TOO_MUCH = {
    "100,000 opening brackets": Malformed(
        b"[" * 100_000, "too-deep", {"line": 1, "character": 21}, {"most": 20}
    ),
    "100,000 brackets": Malformed(
        b"[" * 100_000 + b"]" * 100_000, "too-deep", {"line": 1, "character": 21}, {"most": 20}
    ),
    "100,000 objects": Malformed(
        b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "too-deep", {"line": 1, "character": 101}, {"most": 20}
    ),
    "one level too many": Malformed(
        json.dumps(SIMPLE_SIMON | {"note": json.loads("[" * 20 + "]" * 20)}).encode(),
        "too-deep",
        {"line": 1, "character": len(json.dumps(SIMPLE_SIMON)) + len(', "note": ') - 1 + 20},
        {"most": 20},
    ),
    "20,001 actions": _refused(
        changed(SIMPLE_SIMON, "actions", ["undo"] * 20_001),
        "too-large",
        "$.actions",
        actions=20_001,
        most=20_000,
    ),
}

WRONG_TYPES = {
    "a string": _refused("SS1-S1-AAAAABD", "wrong-type", "$", found="string", needs="object"),
    "a number": _refused(1, "wrong-type", "$", found="integer", needs="object"),
    "a fraction": _refused(1.5, "wrong-type", "$", found="number", needs="object"),
    "true": _refused(True, "wrong-type", "$", found="boolean", needs="object"),
    "null": _refused(None, "wrong-type", "$", found="null", needs="object"),
    "an array": _refused([SIMPLE_SIMON], "wrong-type", "$", found="array", needs="object"),
    "format 1": _wrong_type("$.format", 1, "integer", "string"),
    "version true": _wrong_type("$.version", True, "boolean", "integer"),
    "version 1.0": _wrong_type("$.version", 1.0, "number", "integer"),
    "version as text": _wrong_type("$.version", "1", "string", "integer"),
    "version 1e999": Malformed(
        json.dumps(SIMPLE_SIMON).replace('"version": 1', '"version": 1e999').encode(),
        "wrong-type",
        {"path": "$.version"},
        {"found": "number", "needs": "integer"},
    ),
    "game null": _wrong_type("$.game", None, "null", "string"),
    "suits true": _wrong_type("$.suits", True, "boolean", "integer"),
    "suits as text": _wrong_type("$.suits", "4", "string", "integer"),
    "code 1": _refused(SIMPLE_SIMON | {"code": 1}, "wrong-type", "$.code", found="integer", needs="string"),
    "code null": _refused(
        SIMPLE_SIMON | {"code": None}, "wrong-type", "$.code", found="null", needs="string"
    ),
    "layout as array": _wrong_type("$.layout", [], "array", "object"),
    "columns as object": _wrong_type("$.layout.columns", {}, "object", "array"),
    "a column as text": _refused(
        changed(SIMPLE_SIMON, "layout.columns", ["AS", *[[]] * 9]),
        "wrong-type",
        "$.layout.columns[0]",
        found="string",
        needs="array",
    ),
    "a card null": _refused(
        changed(SIMPLE_SIMON, "layout.columns", [["AS"], ["2S", None], *[[]] * 8]),
        "wrong-type",
        "$.layout.columns[1][1]",
        found="null",
        needs="string",
    ),
    "a card as number": _refused(
        changed(SIMPLE_SIMON, "layout.columns", [[5], *[[]] * 9]),
        "wrong-type",
        "$.layout.columns[0][0]",
        found="integer",
        needs="string",
    ),
    "cells null": _wrong_type("$.layout.cells", None, "null", "array"),
    "a cell false": _refused(
        changed(SEAHAVEN_TOWERS, "layout.cells", ["KS", False]),
        "wrong-type",
        "$.layout.cells[1]",
        found="boolean",
        needs="string",
    ),
    "foundations as array": _wrong_type("$.layout.foundations", [], "array", "object"),
    "a foundation true": _refused(
        changed(SEAHAVEN_TOWERS, "layout.foundations.S", True),
        "wrong-type",
        "$.layout.foundations.S",
        found="boolean",
        needs="integer",
    ),
    "a foundation as card": _refused(
        changed(SEAHAVEN_TOWERS, "layout.foundations.S", "AS"),
        "wrong-type",
        "$.layout.foundations.S",
        found="string",
        needs="integer",
    ),
    "removed as text": _wrong_type("$.layout.removed", "S", "string", "array"),
    "a removed suit as number": _refused(
        changed(SIMPLE_SIMON, "layout.removed", [1]),
        "wrong-type",
        "$.layout.removed[0]",
        found="integer",
        needs="string",
    ),
    "actions as text": _wrong_type("$.actions", "undo", "string", "array"),
    "an action null": _refused(
        changed(SIMPLE_SIMON, "actions", [None]),
        "wrong-type",
        "$.actions[0]",
        found="null",
        needs="string",
    ),
}

MISSING_KEYS = {
    f"no {path}": _refused(without(record, path), "missing-key", f"$.{path}", key=path.split(".")[-1])
    for record, paths in (
        (SIMPLE_SIMON, ("format", "version", "game", "suits", "layout", "actions", "layout.columns")),
        (SEAHAVEN_TOWERS, ("cells", "layout.cells", "layout.foundations", "layout.foundations.D")),
        (SEAHAVEN_TOWERS, ("layout.removed",)),
    )
    for path in paths
} | {"nothing at all": _refused({}, "missing-key", "$.format", key="format")}

UNKNOWN = {
    "another format": _refused(
        changed(SIMPLE_SIMON, "format", "solitaire"), "unknown-format", "$.format", format="solitaire"
    ),
    "a format of surrogates": _refused(
        changed(SIMPLE_SIMON, "format", "\ud800"), "unknown-format", "$.format", format="\ud800"
    ),
    "a format of 100,000 letters": _refused(
        changed(SIMPLE_SIMON, "format", "x" * 100_000), "unknown-format", "$.format", format="x" * 40
    ),
    "version 2": _refused(
        changed(SIMPLE_SIMON, "version", 2), "newer-version", "$.version", version="2", known=1
    ),
    "version 0": _refused(
        changed(SIMPLE_SIMON, "version", 0), "unknown-version", "$.version", version="0", known=1
    ),
    "version -1": _refused(
        changed(SIMPLE_SIMON, "version", -1), "unknown-version", "$.version", version="-1", known=1
    ),
    "a version of 100,000 digits": Malformed(
        json.dumps(SIMPLE_SIMON).replace('"version": 1', '"version": ' + "9" * 100_000).encode(),
        "newer-version",
        {"path": "$.version"},
        {"version": "9" * 40, "known": 1},
    ),
    "another game": _refused(
        changed(SIMPLE_SIMON, "game", "freecell"), "unknown-game", "$.game", game="freecell"
    ),
    "3 suits": _refused(
        changed(SIMPLE_SIMON, "suits", 3), "no-such-level", "$.suits", game="simple-simon", level="3"
    ),
    "3 cells": _refused(
        changed(SEAHAVEN_TOWERS, "cells", 3), "no-such-level", "$.cells", game="seahaven-towers", level="3"
    ),
    "a level of 100,000 digits": Malformed(
        json.dumps(SIMPLE_SIMON).replace('"suits": 4', '"suits": ' + "4" * 100_000).encode(),
        "no-such-level",
        {"path": "$.suits"},
        {"game": "simple-simon", "level": "4" * 40},
    ),
}

WRONG_CARDS = (
    {
        "51 cards": _wrong_cards([SPADES, HEARTS, DIAMONDS, CLUBS[:-1], *REST], 51, "KC", None),
        "53 cards": _wrong_cards([SPADES, HEARTS, DIAMONDS, CLUBS, ["5H"], *REST[1:]], 53, None, "5H"),
        "a doubled card": _wrong_cards(
            [SPADES, HEARTS, DIAMONDS, CLUBS[:-1], ["5H"], *REST[1:]], 52, "KC", "5H"
        ),
        "no cards": _wrong_cards([[]] * 10, 0, "AS", None),
        "the cards of another level": _refused(
            changed(SIMPLE_SIMON, "suits", 1), "wrong-cards", "$.layout", cards=52, missing="AS", surplus="AH"
        ),
        "ten thousand removed sequences": _refused(
            changed(SIMPLE_SIMON, "layout.removed", ["S"] * 10_000),
            "wrong-cards",
            "$.layout",
            cards=52 + 130_000,
            missing=None,
            surplus="AS",
        ),
        "a removed sequence whose cards are still there": _refused(
            changed(SIMPLE_SIMON, "layout.removed", ["S"]),
            "wrong-cards",
            "$.layout",
            cards=65,
            missing=None,
            surplus="AS",
        ),
        "a foundation whose cards are still there": _refused(
            changed(SEAHAVEN_TOWERS, "layout.foundations.H", 1),
            "wrong-cards",
            "$.layout",
            cards=53,
            missing=None,
            surplus="AH",
        ),
    }
    | {
        f"the card {face!r}": _refused(
            changed(SIMPLE_SIMON, "layout.columns", [[face], *[[]] * 9]),
            "wrong-cards",
            "$.layout.columns[0][0]",
            card=face[:40],
        )
        for face in ("1S", "as", "10S", "", "AX", "A\u2660", "\ud800S", "S" * 1000)
    }
    | {
        "removed an unknown suit": _refused(
            changed(SIMPLE_SIMON, "layout.removed", ["X"]), "wrong-cards", "$.layout.removed[0]", card="X"
        )
    }
)

IMPOSSIBLE = {
    "nine columns": _refused(
        changed(SIMPLE_SIMON, "layout.columns", [[]] * 9),
        "impossible-layout",
        "$.layout.columns",
        count=9,
        needs=10,
    ),
    "eleven columns": _refused(
        changed(SIMPLE_SIMON, "layout.columns", [[]] * 11),
        "impossible-layout",
        "$.layout.columns",
        count=11,
        needs=10,
    ),
    "cells in Simple Simon": _refused(
        changed(SIMPLE_SIMON, "layout.cells", [None]),
        "impossible-layout",
        "$.layout.cells",
        count=1,
        needs=0,
    ),
    "more cells than the level has": _refused(
        changed(SEAHAVEN_TOWERS, "layout.cells", [None, None, "KS"]),
        "impossible-layout",
        "$.layout.cells",
        count=3,
        needs=2,
    ),
    "fewer cells than the level has": _refused(
        changed(SEAHAVEN_TOWERS, "layout.cells", ["KS"]),
        "impossible-layout",
        "$.layout.cells",
        count=1,
        needs=2,
    ),
    "foundations in Simple Simon": _refused(
        changed(SIMPLE_SIMON, "layout.foundations", {"S": 0}), "impossible-layout", "$.layout.foundations"
    ),
    "a foundation of 14": _refused(
        changed(SEAHAVEN_TOWERS, "layout.foundations.H", 14),
        "impossible-layout",
        "$.layout.foundations.H",
        rank="14",
    ),
    "a foundation of -1": _refused(
        changed(SEAHAVEN_TOWERS, "layout.foundations.H", -1),
        "impossible-layout",
        "$.layout.foundations.H",
        rank="-1",
    ),
    "a foundation of 100,000 digits": Malformed(
        json.dumps(SEAHAVEN_TOWERS).replace('"H": 0', '"H": ' + "1" * 100_000).encode(),
        "impossible-layout",
        {"path": "$.layout.foundations.H"},
        {"rank": "1" * 40},
    ),
    "a removed sequence in Seahaven Towers": _refused(
        changed(
            changed(SEAHAVEN_TOWERS, "layout.columns", [SPADES[1:-1], HEARTS, DIAMONDS, [], *REST]),
            "layout.removed",
            ["C"],
        ),
        "impossible-layout",
        "$.layout",
    ),
    "a complete sequence in a column": _refused(
        changed(SIMPLE_SIMON, "layout.columns", [SPADES[::-1], HEARTS, DIAMONDS, CLUBS, *REST]),
        "impossible-layout",
        "$.layout",
    ),
    "a complete sequence inside a column": _refused(
        changed(SIMPLE_SIMON, "layout.columns", [[*DIAMONDS, *SPADES[::-1], *HEARTS], CLUBS, *[[]] * 8]),
        "impossible-layout",
        "$.layout",
    ),
}

WRONG_CODES = {
    "a code and another layout": _refused(
        SIMPLE_SIMON | {"code": "SS1-S4-AAAAABD"},
        "code-and-layout-differ",
        "$.layout",
        code="SS1-S4-AAAAABD",
    ),
    "a code of another level": _refused(
        changed(DEALT, "code", "SS1-S1-AAAAABD"), "code-and-layout-differ", "$.code", code="SS1-S1-AAAAABD"
    ),
    "a code of the other game": _refused(
        changed(DEALT, "code", "SH1-C4-AAAAABD"), "code-and-layout-differ", "$.code", code="SH1-C4-AAAAABD"
    ),
} | {
    f"the code {code[:20]!r}": Malformed(
        json.dumps(changed(DEALT, "code", code)).encode(),
        fault,
        {"path": "$.code", "character": character},
        values,
    )
    for code, fault, character, values in (
        ("", "unknown-game", 1, {"game": ""}),
        ("XX1-S4-AAAAABD", "unknown-game", 1, {"game": "XX1"}),
        ("SS2-S4-AAAAABD", "unknown-version", 3, {"game": "SS", "version": "2"}),
        ("SS1-S5-AAAAABD", "no-such-level", 5, {"game": "SS", "level": "S5"}),
        ("SS1-S4-AAAAAB", "wrong-length", 14, {"length": 6, "needs": 7}),
        ("SS1-S4-AAAAAB0", "bad-symbol", 14, {"symbol": "0", "perhaps": "O"}),
        ("SS1-S4-AAAAA\ud800D", "bad-symbol", 13, {"symbol": "\ud800", "perhaps": None}),
        ("A" * 100_000, "unknown-game", 1, {"game": "A" * 20}),
    )
}

WRONG_ACTIONS = {
    f"the action {action[:20]!r}": _refused(
        changed(SIMPLE_SIMON, "actions", ["undo", action]),
        "bad-action",
        "$.actions[1]",
        action=action[:40],
    )
    for action in (
        "",
        "t1",
        "t1>t2x1",
        "t1>t2x0",
        "t0>t1",
        "Undo",
        "t1>t2\n",
        "t1>t2x1000000",
        "\ud800",
        "x" * 999,
    )
}

MALFORMED: dict[str, Malformed] = (
    NOT_JSON
    | TOO_MUCH
    | WRONG_TYPES
    | MISSING_KEYS
    | UNKNOWN
    | WRONG_CARDS
    | IMPOSSIBLE
    | WRONG_CODES
    | WRONG_ACTIONS
)
