"""The command line of the engine: ``python -m engine deal CODE`` and ``python -m engine replay [FILE]``.

Exit status: 0 on success, 1 if an action of a record was refused, 2 if anything could not be read.
"""

from __future__ import annotations

import argparse
import codecs
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from io import BufferedReader, BytesIO, TextIOWrapper
from pathlib import Path
from typing import BinaryIO, Protocol

from engine.cards import Card
from engine.deals import parse_code
from engine.games import GAMES, game_of_code
from engine.json_values import MOST_BYTES, Json, parse_json
from engine.moves import best_move, legal_moves
from engine.position import Group, Move, PileId
from engine.read_errors import Location, ReadError, ReadFault
from engine.records import Record, layout_json, read_record
from engine.rules import Refusal, Value
from engine.session import Session

REFUSED = 1
UNREADABLE = 2


class _Input(Protocol):
    """Input in UTF-8; ``size`` limits one call: in bytes, or in characters if it is converted from UTF-16."""

    def read(self, size: int, /) -> bytes: ...

    def readline(self, size: int, /) -> bytes: ...


class _FromUtf16:
    """Converts the UTF-16 in ``stream`` to UTF-8.

    Invalid UTF-16 becomes U+FFFD, which JSON allows only in strings.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._text = TextIOWrapper(stream, "utf-16", "replace", newline="\n")

    def read(self, size: int, /) -> bytes:
        return self._text.read(size).encode()

    def readline(self, size: int, /) -> bytes:
        return self._text.readline(size).encode()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command with ``arguments`` (by default ``sys.argv[1:]``) and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine")
    commands = parser.add_subparsers(dest="command", required=True)
    deal = commands.add_parser("deal", help="print the record of a deal")
    deal.add_argument("code", help="a deal code, such as SS1-S1-AAAAABD")
    replay = commands.add_parser("replay", help="play records, and print one JSON result a line")
    replay.add_argument("--legal", action="store_true", help="add every legal move of the last position")
    replay.add_argument("file", nargs="?", type=Path, help="a file with records (default: standard input)")
    options = parser.parse_args(arguments)
    try:
        if options.command == "deal":
            status = _deal(options.code)
        else:
            with _opened(options.file) as stream:
                status = _replay(_in_utf_8(stream), options.legal)
        print(end="", flush=True)
    except BrokenPipeError:
        _drop_output()
        return 0  # the reader of the results has closed the pipe
    except OSError as error:
        _drop_output()
        print(*filter(None, (error.filename, error.strerror)), sep=": ", file=sys.stderr)
        return UNREADABLE
    return status


def _opened(file: Path | None) -> AbstractContextManager[BinaryIO]:
    if file is not None:
        return file.open("rb")
    return nullcontext(sys.stdin.buffer if sys.stdin else BytesIO())


def _in_utf_8(stream: BinaryIO) -> _Input:
    """``stream``, decoded from UTF-16 if it begins with a byte order mark of UTF-16."""
    is_utf_16 = isinstance(stream, BufferedReader) and stream.peek(2).startswith(
        (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
    )
    return _FromUtf16(stream) if is_utf_16 else stream


def _drop_output() -> None:
    """Redirect stdout to /dev/null so that the flush at exit cannot fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _deal(text: str) -> int:
    try:
        code = parse_code(text, [game.codes for game in GAMES])
    except ReadError as error:
        _print_error(error)
        return UNREADABLE
    print(json.dumps(Record.of(Session.deal(game_of_code(code), code)).as_json()))
    return 0


def _replay(stream: _Input, with_legal: bool) -> int:
    statuses = {0}
    for text in _records(stream):
        try:
            if isinstance(text, ReadError):
                raise text
            result = _result(parse_json(text), with_legal)
        except ReadError as error:
            _print_error(error)
            statuses.add(UNREADABLE)
            continue
        print(json.dumps(result))
        statuses.add(REFUSED if result["refused"] else 0)
    return max(statuses)


def _records(stream: _Input) -> Iterator[bytes | ReadError]:
    """The records of the input: one in each line, or the whole input as one; read in bounded pieces."""
    lines = _lines(stream)
    first = next(lines, None)
    if first is None:
        return
    if isinstance(first, ReadError) or _is_whole(first):
        yield first
        yield from lines
        return
    rest = stream.read(MOST_BYTES + 1 - len(first))
    yield first + b"\n" + rest


def _lines(stream: _Input) -> Iterator[bytes | ReadError]:
    """The lines that are not blank, without line ends; an error for a line longer than a record may be."""
    while line := stream.readline(MOST_BYTES + len(b"\r\n")):
        record = line.rstrip(b"\r\n")
        if len(record) > MOST_BYTES:
            while line and not line.endswith(b"\n"):
                line = stream.readline(MOST_BYTES)
            yield ReadError(ReadFault.TOO_LARGE, Location(), {"most": MOST_BYTES})
        elif record.strip():
            yield record


def _is_whole(line: bytes) -> bool:
    """Whether the line is a complete JSON value, or ends like one that is nested too deeply to parse."""
    try:
        parse_json(line)
    except ReadError as error:
        return error.fault is ReadFault.TOO_DEEP and line.rstrip().endswith((b"]", b"}"))
    return True


def _result(value: object, with_legal: bool) -> Json:
    record = read_record(value, GAMES)
    touched = _touched(value)
    session, done, refusal = record.replay()
    refused = None if refusal is None else _refusal_json(done, str(record.actions[done]), refusal)
    result: Json = {
        "won": session.is_won,
        "score": session.state.score,
        "moves": session.state.moves,
        "done": done,
        "refused": refused,
        "layout": layout_json(session.position),
    }
    if with_legal:
        result["legal"] = sorted(map(str, legal_moves(session.game, session.position)))
    if touched is not None:
        best = best_move(session.game, session.position, touched.source, touched.size)
        result["best"] = str(best.target) if isinstance(best, Move) else None
    return result


def _touched(value: object) -> Group | None:
    """The group that the ``touch`` of a record names."""
    if not isinstance(value, dict) or "touch" not in value:
        return None
    touch = value["touch"]
    place = Location(path="$.touch")
    if not isinstance(touch, str):
        raise ReadError(ReadFault.WRONG_TYPE, place)
    try:
        return Group.parse(touch)
    except ValueError:
        raise ReadError(ReadFault.BAD_ACTION, place, {"action": touch[:40]}) from None


def _refusal_json(index: int, action: str, refusal: Refusal) -> Json:
    values = {name: _value_json(value) for name, value in refusal.values.items()}
    return {"index": index, "action": action, "rule": refusal.rule.value, "values": values}


def _value_json(value: Value) -> str | int | None:
    return str(value) if isinstance(value, Card | PileId) else value


def _print_error(error: ReadError) -> None:
    print(json.dumps({"error": error.as_json()}))
    print(json.dumps(error.as_json()), file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
