from __future__ import annotations

import errno
import json
import os
import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.json_values import MOST_BYTES
from engine.records import read_record
from tests.engine import malformed, plain_rules
from tests.engine.engine_process import COMMAND, Answers, Said, process, replay, run
from tests.engine.malformed import MALFORMED, Json

GOOD = malformed.SEAHAVEN_TOWERS | {"actions": ["t1>c1", "undo"]}
GOOD_LINE = json.dumps(GOOD).encode()
GOOD_RESULT = {
    "won": False,
    "score": 0,
    "moves": 0,
    "done": 2,
    "refused": None,
    "layout": GOOD["layout"],
}
NOTHING = Answers([], [], 0)


def results_of(*lines: bytes) -> list[Json]:
    return run("replay", given=b"\n".join(lines)).results


# Deal


def test_deal_prints_the_record_of_a_code() -> None:
    said = run("deal", "ss1 – s4 – aaaaabd")
    assert (said.faults, said.status) == ([], 0)
    (record,) = said.results
    layout = record.pop("layout")
    assert record == malformed.DEALT
    assert [len(cards) for cards in layout["columns"]] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]


def test_what_deal_prints_can_be_replayed() -> None:
    (record,) = run("deal", "SH1-C1-AAAAAJ2").results
    said = replay([record])
    assert (said.faults, said.status) == ([], 0)
    assert said.results[0]["layout"] == record["layout"]


@pytest.mark.parametrize("code", ["", "0", "SS1-S1-AAAAAB0", "-", "\udcff", "SS1-S1-" + "A" * 100_000])
def test_a_code_that_cannot_be_read_is_refused(code: str) -> None:
    said = run("deal", code)
    assert said.status == 2
    (fault,) = said.faults
    assert said.results == [{"error": fault}]
    assert sorted(fault) == ["id", "place", "values"]


# Replay


def test_replay_plays_one_record_a_line() -> None:
    said = replay([GOOD, GOOD, GOOD])
    assert said == Answers([GOOD_RESULT] * 3, [], 0)


def test_replay_reads_a_file(tmp_path: Path) -> None:
    file = tmp_path / "šah i mat.tencolumns"
    file.write_bytes(GOOD_LINE)
    assert run("replay", str(file)) == Answers([GOOD_RESULT], [], 0)


def test_one_record_may_stand_on_many_lines() -> None:
    assert results_of(json.dumps(GOOD, indent=2).encode()) == [GOOD_RESULT]


def test_a_place_in_one_record_on_many_lines_is_a_line_and_a_character() -> None:
    lines = json.dumps(GOOD, indent=2).splitlines()
    lines[2] = "  version: 1,"
    (result,) = results_of("\n".join(lines).encode())
    assert result["error"]["place"] == {"line": 3, "character": 3}


def test_a_place_in_a_stream_is_a_place_in_its_record() -> None:
    good, bad = results_of(GOOD_LINE, b'{"format": oops}')
    assert good == GOOD_RESULT
    assert bad["error"]["place"] == {"line": 1, "character": 12}


def test_without_input_there_is_no_output() -> None:
    assert run("replay") == NOTHING
    assert run("replay", given=b"\n\n \t \r\n") == NOTHING


@pytest.mark.parametrize(
    "text",
    [
        b"\n\n" + GOOD_LINE + b"\n  \n\n" + GOOD_LINE + b"\n\n",
        GOOD_LINE + b"\r\n" + GOOD_LINE + b"\r\n",
        b"\xef\xbb\xbf" + GOOD_LINE + b"\n" + GOOD_LINE,
        GOOD_LINE + b"\n" + GOOD_LINE,
    ],
    ids=["blank lines", "lines that end as on Windows", "a byte order mark", "no end of line at the end"],
)
def test_lines_are_read_however_they_end(text: bytes) -> None:
    assert run("replay", given=text) == Answers([GOOD_RESULT] * 2, [], 0)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CR LF"])
def test_lines_in_utf_16_are_read(encoding: str, end: str) -> None:
    record = json.dumps(GOOD | {"note": "\u0a0a, which has the bytes of line ends"}, ensure_ascii=False)
    text = f"\ufeff{end}{record}{end}not JSON{end}{record}{end}"
    said = run("replay", given=text.encode(encoding))
    assert [result.get("error", {}).get("id") for result in said.results] == [None, "not-json", None]
    assert said.results[::2] == [GOOD_RESULT] * 2


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_one_record_in_utf_16_may_stand_on_many_lines(encoding: str) -> None:
    text = "\ufeff" + json.dumps(GOOD, indent=2)
    assert results_of(text.encode(encoding)) == [GOOD_RESULT]


def test_half_a_letter_of_utf_16_spoils_its_line_only() -> None:
    good, bad = results_of(f"{json.dumps(GOOD)}\n{{".encode("utf-16") + b"\0")
    assert good == GOOD_RESULT
    assert bad["error"]["id"] == "not-json"


def test_every_legal_move_is_listed_sorted_as_text() -> None:
    table = plain_rules.laid_out(read_record(GOOD, GAMES).start)
    legal = sorted(map(str, plain_rules.legal_moves("seahaven-towers", table)))
    assert replay([GOOD], "--legal").results == [GOOD_RESULT | {"legal": legal}]


def test_a_refused_action_stops_the_game_and_shows_in_the_exit_status() -> None:
    record = GOOD | {"actions": ["t1>c1", "t2>c1", "undo"]}
    said = replay([GOOD, record, GOOD])
    assert (said.faults, said.status) == ([], 1)
    refused = said.results[1]
    assert (refused["done"], refused["moves"]) == (1, 1)
    assert refused["layout"]["cells"] == ["QS", "KS"]
    assert refused["refused"] == {
        "index": 1,
        "action": "t2>c1",
        "rule": "cell-occupied",
        "values": {"card": "QS"},
    }
    assert said.results[::2] == [GOOD_RESULT] * 2


@pytest.mark.parametrize(
    ("touched", "best"),
    [("t1", "c1"), ("t4", "t5"), ("c2", "t5"), ("fS", None), ("t5", None), ("t1x2", None), ("c4", None)],
)
def test_a_touched_group_gets_its_best_place(touched: str, best: str | None) -> None:
    assert replay([GOOD | {"touch": touched}]).results == [GOOD_RESULT | {"best": best}]


@pytest.mark.parametrize(
    "touched", ["", "t", "t1x", "t1x1", "t1x0", "t0", "x2", "t1>t2", "t1x2x2", "\ud800", 5]
)
def test_what_names_no_group_is_refused(touched: object) -> None:
    said = replay([GOOD | {"touch": touched}, GOOD])
    assert said.status == 2
    (fault,) = said.faults
    assert said.results == [{"error": fault}, GOOD_RESULT]
    assert fault["id"] == ("bad-action" if isinstance(touched, str) else "wrong-type")
    assert fault["place"] == {"path": "$.touch"}


# What cannot be read


@pytest.fixture(scope="module")
def stream() -> Answers:
    """The answers of one process to all malformed records, with a good record after each."""
    lines = [GOOD_LINE]
    for entry in MALFORMED.values():
        lines += [entry.text, GOOD_LINE]
    return run("replay", given=b"\n".join(lines))


@pytest.mark.parametrize("name", MALFORMED)
def test_a_malformed_record_is_refused_in_its_turn(name: str, stream: Answers) -> None:
    number = list(MALFORMED).index(name)
    _, identifier, place, values = MALFORMED[name]
    fault = {"id": identifier, "place": place, "values": values}
    assert stream.results[2 * number + 1] == {"error": fault}
    assert stream.faults[number] == fault


def test_the_other_records_of_a_stream_get_their_answers(stream: Answers) -> None:
    assert stream.results[::2] == [GOOD_RESULT] * (len(MALFORMED) + 1)
    assert len(stream.faults) == len(MALFORMED)
    assert stream.status == 2


def test_what_cannot_be_read_outweighs_what_is_refused() -> None:
    assert replay([GOOD | {"actions": ["t2>fS"]}, {}, GOOD]).status == 2


@pytest.mark.parametrize(
    ("name", "identifier"),
    [
        ("an opening brace", "not-json"),
        ("NaN", "not-json"),
        ("a byte that is no UTF-8", "not-json"),
        ("100,000 opening brackets", "too-deep"),
    ],
)
def test_a_first_line_that_is_no_json_makes_all_input_one_record(name: str, identifier: str) -> None:
    (result,) = results_of(MALFORMED[name].text, GOOD_LINE)
    assert result["error"]["id"] == identifier


@pytest.mark.parametrize("name", ["true", "nothing at all", "version 2", "100,000 brackets"])
def test_a_first_line_that_is_json_makes_the_input_one_record_a_line(name: str) -> None:
    first, second = results_of(MALFORMED[name].text, GOOD_LINE)
    assert first["error"]["id"] == MALFORMED[name].fault
    assert second == GOOD_RESULT


def test_two_records_on_many_lines_are_no_record() -> None:
    text = json.dumps(GOOD, indent=2).encode()
    (result,) = results_of(text, text)
    assert result["error"]["id"] == "not-json"


# What is too long


def padded(size: int) -> bytes:
    """A good record of ``size`` bytes."""
    return json.dumps(GOOD | {"pad": "x" * (size - len(json.dumps(GOOD | {"pad": ""})))}).encode()


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"], ids=["nothing", "LF", "CR LF"])
def test_a_record_of_a_megabyte_is_read_whatever_ends_its_line(end: bytes) -> None:
    assert run("replay", given=padded(MOST_BYTES) + end) == Answers([GOOD_RESULT], [], 0)


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"], ids=["nothing", "LF", "CR LF"])
def test_a_line_above_a_megabyte_is_refused_and_the_next_is_read(end: bytes) -> None:
    said = run("replay", given=padded(MOST_BYTES + 1) + end + (GOOD_LINE if end else b""))
    assert said.results[0]["error"]["id"] == "too-large"
    assert said.results[1:] == ([GOOD_RESULT] if end else [])
    assert said.status == 2


def test_one_record_above_a_megabyte_on_many_lines_is_refused() -> None:
    text = json.dumps(GOOD | {"pad": ["x"] * 200_000}, indent=2).encode()
    assert len(text) > MOST_BYTES
    (result,) = results_of(text, GOOD_LINE)
    assert result["error"]["id"] == "too-large"


# Memory


def peak(pieces: Iterable[bytes]) -> int:
    """The peak memory of a replay of the pieces, in KiB."""
    return process([*COMMAND, "replay"], pieces).peak


@pytest.mark.parametrize("piece", [b"[", b" ", b"\xff", b'"'], ids=repr)
def test_a_line_without_an_end_takes_no_more_memory_than_a_long_one(piece: bytes, long_run: bool) -> None:
    megabyte = piece * 1_000_000
    megabytes = 200 if long_run else 20
    assert peak([megabyte] * megabytes) < peak([megabyte] * 2) + 1024


def test_many_records_take_no_more_memory_than_a_few(long_run: bool) -> None:
    record = GOOD | {"actions": ["t1>c1", "undo"] * 50}
    piece = json.dumps(record).encode() + b"\n"
    many = 10_000 if long_run else 500
    assert peak([piece] * many) < peak([piece] * 50) + 1024


# Broken input and output


def shell(command: str) -> Said:
    """Run a shell command in which ENGINE stands for ``python -m engine``."""
    return process(["/bin/sh", "-c", command.replace("ENGINE", shlex.join(COMMAND))])


@pytest.mark.parametrize("command", ["ENGINE deal SS1-S1-AAAAABD", "ENGINE replay FILE"])
def test_whoever_stops_listening_hears_no_complaint(command: str, tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_bytes((GOOD_LINE + b"\n") * 1000)
    said = shell(f"{{ {command.replace('FILE', str(file))}; echo $? >&2; }} | true")
    assert (said.output, said.errors) == (b"", b"0\n")


@pytest.mark.parametrize("command", ["ENGINE deal SS1-S1-AAAAABD", "ENGINE replay FILE"])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_output_that_cannot_be_written_is_reported(command: str, tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_bytes(GOOD_LINE)
    said = shell(command.replace("FILE", str(file)) + " > /dev/full")
    assert said.status == 2
    assert said.errors == os.strerror(errno.ENOSPC).encode() + b"\n"


def test_a_closed_input_is_an_empty_one() -> None:
    said = shell("ENGINE replay <&-")
    assert (said.output, said.errors, said.status) == (b"", b"", 0)


def test_a_closed_output_stops_nothing() -> None:
    said = shell("ENGINE deal SS1-S1-AAAAABD >&-")
    assert (said.output, said.errors, said.status) == (b"", b"", 0)


def test_a_file_that_cannot_be_opened_is_reported(tmp_path: Path) -> None:
    for file, reason in ((tmp_path, errno.EISDIR), (tmp_path / "none", errno.ENOENT)):
        said = process([*COMMAND, "replay", str(file)])
        assert (said.output, said.status) == (b"", 2)
        assert said.errors.decode() == f"{file}: {os.strerror(reason)}\n"


@pytest.mark.parametrize("arguments", [(), ("deal",), ("undo",), ("replay", "a", "b"), ("deal", "-x")])
def test_an_unknown_command_gets_the_usage(arguments: tuple[str, ...]) -> None:
    said = process([*COMMAND, *arguments])
    assert (said.output, said.status) == (b"", 2)
    assert said.errors.startswith(b"usage: python -m engine")


def test_the_engine_needs_the_standard_library_only() -> None:
    said = process([sys.executable, "-S", "-m", "engine", "deal", "SS1-S1-AAAAABD"])
    assert (said.errors, said.status) == (b"", 0)
