"""Hostile input: codes, records, command lines and databases, mostly mutations of valid ones.

Each function returns the input, and whether it is a mutation of a valid one.
"""

from __future__ import annotations

import copy
import json
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from engine.deals import DealCode
from engine.games import GAMES
from engine.json_values import MOST_BYTES
from engine.moves import legal_moves
from engine.position import Move
from engine.read_errors import ReadFault
from engine.records import Record
from engine.session import Session
from tests.app.storage.damage import mutated as mutated_database
from tests.engine.malformed import DEALT, MALFORMED, SEAHAVEN_TOWERS, SIMPLE_SIMON
from tests.paths import CASES

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
ODD = "0189abz \t\n\u00a0\u2013\u2212\u0410_.\0\ud800{}🂡čž"
VALUES: list[Any] = [
    None,
    True,
    0,
    1,
    -1,
    2,
    14,
    1.5,
    10**30,
    "",
    "S",
    "AS",
    "TH",
    "undo",
    "redo",
    "t1>t2",
    "t3>t4x2",
    "c1>t1",
    "simple-simon",
    "seahaven-towers",
    "SS1-S4-AAAAABD",
    "\ud800",
    [],
    {},
    [[]],
    ["AS"],
]


def hostile_code(choice: random.Random) -> tuple[str, bool]:
    """A deal code with up to three changes, or any text."""
    if choice.random() < 0.15:
        return "".join(choice.choices(LETTERS + ODD + "-", k=choice.randrange(40))), False
    game = choice.choice(GAMES)
    code = str(DealCode(game.codes, choice.choice(game.codes.levels), choice.randrange(2**35)))
    symbols = list(code)
    for _ in range(choice.choice([0, 1, 1, 1, 2, 3])):
        at = choice.randrange(len(symbols))
        match choice.randrange(6):
            case 0:
                symbols[at] = choice.choice(LETTERS)
            case 1:
                symbols[at] = choice.choice(ODD)
            case 2:
                symbols.insert(at, choice.choice(LETTERS + ODD))
            case 3 if len(symbols) > 1:
                del symbols[at]
            case 4:
                symbols[at] = symbols[at].lower()
            case _:
                symbols.insert(at, " ")
    text = "".join(symbols)
    return (f"have you tried {text}?" if choice.random() < 0.1 else text), True


class Records:
    """Makes hostile records."""

    def __init__(self) -> None:
        self._valid: list[dict[str, Any]] = [SIMPLE_SIMON, SEAHAVEN_TOWERS, DEALT]
        for name in ("won.jsonl", "random.jsonl", "undo.jsonl"):
            lines = (CASES / name).read_text("utf-8").splitlines()[:40]
            self._valid += [json.loads(line)["record"] for line in lines]
        self._malformed: dict[str, list[bytes]] = {ReadFault.TOO_LARGE: [b" " * (MOST_BYTES + 1)]}
        for case in MALFORMED.values():
            self._malformed.setdefault(case.fault, []).append(case.text)

    def hostile(self, choice: random.Random) -> tuple[bytes, bool]:
        """A record with changed values or changed text, a malformed record, or random bytes."""
        match choice.randrange(20):
            case 0:
                return choice.randbytes(choice.randrange(200)), False
            case 1:
                return choice.choice(self._malformed[choice.choice(list(self._malformed))]), False
            case 2 | 3 | 4:
                return json.dumps(_played(choice)).encode(), True
            case number:
                record = copy.deepcopy(choice.choice(self._valid))
                for _ in range(choice.choice([0, 1, 1, 1, 2, 4])):
                    _change(record, choice)
                text = bytearray(
                    json.dumps(record, ensure_ascii=choice.random() < 0.5).encode(errors="surrogatepass")
                )
                if number > 15:
                    _change_bytes(text, choice)
                return bytes(text), True


def _played(choice: random.Random) -> dict[str, Any]:
    """A record of a few legal moves; the last action may be illegal."""
    game = choice.choice(GAMES)
    code = DealCode(game.codes, choice.choice(game.codes.levels), choice.randrange(2**35))
    session = Session.deal(game, code)
    for _ in range(choice.randrange(6)):
        moves: list[Move] = list(legal_moves(game, session.position))
        if moves:
            session.move(choice.choice(moves))
    record = dict(Record.of(session).as_json())
    for key in ("code", "layout"):
        if choice.random() < 0.3:
            del record[key]
            break
    if choice.random() < 0.3:
        record["actions"] = [*session.actions, choice.choice(["redo", "t1>t1", "t1>t2x9", "c4>t3", "fS>t1"])]
    return json.loads(json.dumps(record, default=str))  # type: ignore[no-any-return]


def _change(value: Any, choice: random.Random) -> None:  # noqa: ANN401  (JSON of any kind)
    """Change a random value within an object or array."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = choice.choice(keys)
    inner = value[key]
    if isinstance(inner, dict | list) and inner and choice.random() < 0.8:
        _change(inner, choice)
        return
    match choice.randrange(4):
        case 0:
            del value[key]
        case 1:
            value[key] = value[choice.choice(keys)]
        case _:
            value[key] = copy.deepcopy(choice.choice(VALUES))


def _change_bytes(text: bytearray, choice: random.Random) -> None:
    for _ in range(choice.choice([1, 1, 3])):
        at = choice.randrange(len(text))
        match choice.randrange(4):
            case 0:
                text[at] = choice.randrange(256)
            case 1:
                del text[at : at + choice.randrange(1, 20)]
            case 2:
                text[at:at] = choice.choice([b"[", b"{", b'"', b",", b"\\", b"NaN", b"[" * 30, b"9" * 400])
            case _:
                del text[at:]
        if not text:
            return


def hostile_line(choice: random.Random, file: Path) -> tuple[list[str], bool]:
    """The words of a command line; ``file`` exists."""
    words = ["SS1-S1-AAAAABD", str(file), "--data-dir", str(file.parent), "--"]
    line = choice.choices(words, k=choice.randrange(4))
    if choice.random() < 0.7:
        line.append(hostile_code(choice)[0])
    if choice.random() < 0.1:
        line.append(
            choice.choice(
                ["--nonsense", "-x", "--data-dir", "--version", "-h", "\udce9", "a" * 5000, "/", "~"]
            )
        )
    return line, True


def hostile_database(sound: bytes, choice: random.Random, path: Path) -> bool:
    """Write a database with changed bytes, or with a value that the program never writes."""
    if choice.random() < 0.5:
        path.write_bytes(mutated_database(sound, choice))
        return True
    path.write_bytes(sound)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for _ in range(choice.choice([1, 1, 3])):
            table = choice.choice(tables)[0]
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            value = choice.choice(
                [None, -1, 2**62, 1.5, float("inf"), "", "x", b"\xff\0", "[" * 5000, "č" * 9999, "undo", "{}"]
            )
            if isinstance(value, str) and choice.random() < 0.3:
                value = json.dumps(_played(choice))
            with suppress(sqlite3.Error):
                query = f"UPDATE {table} SET {choice.choice(columns)} = ?"  # noqa: S608
                database.execute(query, (value,))
    return True
