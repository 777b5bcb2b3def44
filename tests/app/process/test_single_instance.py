"""One process per data folder; a second start sends its request to the first."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.process.single_instance import Instance, Request, Start, activation_token
from tests.paths import ROOT

PATIENCE = 60.0

# Locks the folder, prints a line, and prints each request until its standard input ends.
FIRST = """
import sys, threading
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from app.process.single_instance import Instance
application = QCoreApplication([])
instance = Instance.acquire(Path(sys.argv[1]))
print("held" if instance else "refused", flush=True)
if instance:
    instance.listen(lambda requests: [print(ascii(tuple(one)), flush=True) for one in requests])
    ending = threading.Thread(target=lambda: (sys.stdin.read(), application.quit()))
    QTimer.singleShot(0, ending.start)
    application.exec()
    instance.close()
"""

# Locks the folder until its standard input ends, and does not answer requests.
SILENT = """
import sys
from pathlib import Path
from app.process.single_instance import Instance
instance = Instance.acquire(Path(sys.argv[1]))
print("held" if instance else "refused", flush=True)
sys.stdin.read()
"""

# Starts as the program does, and prints the result; then it behaves like FIRST.
SECOND = """
import sys, threading
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from app.process.single_instance import Request, Start, activation_token
application = QCoreApplication([])
start = Start(Path(sys.argv[1]), Request(sys.argv[2], activation_token()))
decided = start.attempt_for(60)
instance = start.instance
print("held" if instance else "handed over" if decided else "no answer", flush=True)
if instance:
    heard = []
    instance.listen(heard.extend)
    ending = threading.Thread(target=lambda: (sys.stdin.read(), application.quit()))
    QTimer.singleShot(0, ending.start)
    application.exec()
    print(len(heard))
    instance.close()
"""


@contextmanager
def process(program: str, *arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        yield running
        if running.poll() is None:
            running.communicate()


def line(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    return running.stdout.readline().rstrip("\n")


def second(folder: Path, argument: str = "", token: str = "") -> str:
    environment = {**os.environ, "XDG_ACTIVATION_TOKEN": token}
    arguments = [sys.executable, "-c", SECOND, str(folder), argument]
    return subprocess.run(
        arguments, cwd=ROOT, env=environment, input="", stdout=subprocess.PIPE, text=True, check=True
    ).stdout.splitlines()[0]


@pytest.mark.parametrize("name", ["ten-columns", "žabac čita, s razmacima", "碁/" + "x" * 60])
def test_a_second_start_hands_over_what_it_was_given(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    with process(FIRST, folder) as first:
        assert line(first) == "held"
        for argument in ["SS1-S1-AAAAABD", '/home/ž/moja partija\n".tencolumns', ""]:
            assert second(folder, argument, "token-1") == "handed over"
            assert line(first) == ascii((argument, "token-1"))


def test_the_next_start_after_a_proper_end_takes_the_folder(folder: Path) -> None:
    for _ in range(3):
        assert second(folder) == "held"
    assert [path.name for path in folder.iterdir()] == ["ten-columns.lock"]


def test_a_killed_process_leaves_nothing_that_holds_the_folder(folder: Path) -> None:
    for _ in range(3):
        with process(FIRST, folder) as first:
            assert line(first) == "held"
            first.kill()
            first.wait()
    assert second(folder) == "held"


def test_of_many_that_start_at_once_one_holds_the_folder_and_the_others_reach_it(folder: Path) -> None:
    with ExitStack() as stack:
        running = [stack.enter_context(process(SECOND, folder, f"{number}")) for number in range(8)]
        answers = [line(one) for one in running]
        assert sorted(answers) == ["handed over"] * 7 + ["held"]
        received, _ = running[answers.index("held")].communicate()
    assert received == "7\n"


def test_two_folders_are_two_instances(tmp_path: Path) -> None:
    with process(FIRST, tmp_path / "mine") as first, process(FIRST, tmp_path / "yours") as other:
        assert (line(first), line(other)) == ("held", "held")
        assert second(tmp_path / "yours", "for you") == "handed over"
        assert line(other) == "('for you', '')"


def test_a_process_that_does_not_answer_is_not_waited_for_for_ever(folder: Path) -> None:
    with process(SILENT, folder) as silent, closing(Start(folder, Request())) as start:
        assert line(silent) == "held"
        assert not start.attempt_for(0)
        assert start.instance is None


def test_a_start_while_the_first_ends_takes_its_place(folder: Path) -> None:
    with process(SILENT, folder) as silent, closing(Start(folder, Request("SS1-S1-AAAAABD"))) as start:
        assert line(silent) == "held"
        assert not start.attempt()
        silent.communicate()
        assert start.attempt_for(PATIENCE)
        assert start.instance is not None
        start.instance.close()


def test_nobody_answers_where_nobody_holds_the_folder(tmp_path: Path) -> None:
    with closing(Start(tmp_path / "none", Request())) as start:
        assert start.attempt()
    assert start.instance is not None
    start.instance.close()


def test_a_file_in_the_way_of_the_folder_stops_nobody(folder: Path) -> None:
    folder.write_text("in the way")
    instance = Instance.acquire(folder)
    assert instance is not None
    assert not instance.is_locked
    assert instance.requests() == []
    instance.close()


def test_the_token_is_the_desktops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    monkeypatch.delenv("DESKTOP_STARTUP_ID", raising=False)
    assert activation_token() == ""
    monkeypatch.setenv("DESKTOP_STARTUP_ID", "x11")
    assert activation_token() == "x11"
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "wayland")
    assert activation_token() == "wayland"


class Sent:
    """Replaces the inbox, and returns bytes from the test."""

    MOST_BYTES = 65_536

    def __init__(self) -> None:
        self.content = b""

    def read(self) -> bytes:
        content, self.content = self.content[: self.MOST_BYTES], self.content[self.MOST_BYTES :]
        return content

    def close(self) -> None:
        pass


@pytest.fixture
def received() -> Callable[..., list[Request]]:
    """Returns the requests in the bytes sent to one instance."""
    sent = Sent()
    instance = Instance(None, sent)  # type: ignore[arg-type]

    def read(content: bytes) -> list[Request]:
        sent.content += content
        return instance.requests()

    return read


Received = Callable[[bytes], list[Request]]


def request(argument: str, token: str = "") -> bytes:
    return json.dumps({"argument": argument, "token": token}).encode() + b"\n"


def test_requests_come_in_order_and_once(received: Received) -> None:
    assert received(request("1") + request("2") + request("3")[:5]) == [Request("1"), Request("2")]
    assert received(request("3")[5:]) == [Request("3")]
    assert received(b"") == []


def test_of_a_flood_the_latest_8_requests_are_heard(received: Received) -> None:
    many = b"".join(request(f"{number}") for number in range(1000))
    assert received(many) == [Request(f"{number}") for number in range(992, 1000)]


@pytest.mark.parametrize(
    "garbage",
    [
        b"\n",
        b"garbage\n",
        b"\0\xff\xfe\n",
        b"[" * 1000 + b"\n",
        b"[]\n",
        b"null\n",
        b"{}\n",
        b'{"argument": 1, "token": ""}\n',
        b'{"argument": "", "token": null}\n',
        b'{"argument": "half of a',
        b"\n" * 1000,
    ],
)
def test_anything_but_a_request_is_dropped(received: Received, garbage: bytes) -> None:
    assert received(garbage + b"\n" + request("SS1-S1-AAAAABD")) == [Request("SS1-S1-AAAAABD")]


def test_a_line_without_end_is_dropped(received: Received) -> None:
    for _ in range(20):
        assert received(b"x" * 60_000) == []
    received(b"\n")
    assert received(request("after")) == [Request("after")]


@pytest.mark.parametrize("token", ["\0", "a\0b", "\ud800", "caf\udce9", "line\nbreak", "t" * 100_000])
def test_a_token_that_no_environment_can_hold_is_left_out(received: Received, token: str) -> None:
    content = request("SS1-S1-AAAAABD", token)
    assert len(content) > 60_000 or received(content) == [Request("SS1-S1-AAAAABD", "")]


def test_noise_is_never_an_error(received: Received) -> None:
    choice = random.Random(1)
    whole = request("SS1-S1-AAAAABD", "t")
    for _ in range(500):
        noise = bytearray(whole)
        for _ in range(choice.randrange(1, 6)):
            noise[choice.randrange(len(noise))] = choice.randrange(256)
        assert all(isinstance(one, Request) for one in received(bytes(noise)))


def exchanged(holder: Instance, folder: Path, sent: Request, qtbot: QtBot) -> Request:
    """The request as the first process receives it."""
    heard: list[Request] = []
    holder.listen(heard.extend)
    with closing(Start(folder, sent)) as start:
        qtbot.waitUntil(start.attempt)
    qtbot.waitUntil(lambda: heard != [])
    return heard[0]


def test_an_argument_is_handed_over_up_to_the_length_of_a_path(
    holder: Instance, folder: Path, qtbot: QtBot
) -> None:
    assert exchanged(holder, folder, Request("🂡" * 100_000), qtbot) == Request("🂡" * 4096)


def test_the_longest_token_is_handed_over(holder: Instance, folder: Path, qtbot: QtBot) -> None:
    sent = Request("🂡" * 4096, "🂡" * 1024)
    assert exchanged(holder, folder, sent, qtbot) == sent


def test_a_longer_token_is_left_out(holder: Instance, folder: Path, qtbot: QtBot) -> None:
    assert exchanged(holder, folder, Request("code", "t" * 1025), qtbot) == Request("code")


def test_a_file_name_that_is_not_utf_8_is_handed_over(holder: Instance, folder: Path, qtbot: QtBot) -> None:
    assert exchanged(holder, folder, Request("caf\udce9"), qtbot) == Request("caf\udce9")


def test_a_flood_is_answered_with_pauses(holder: Instance, folder: Path, qtbot: QtBot) -> None:
    heard: list[list[Request]] = []
    holder.listen(heard.append)
    first = Start(folder, Request("1"))
    qtbot.waitUntil(first.attempt)
    qtbot.waitUntil(lambda: len(heard) == 1)
    starts = [first, *(Start(folder, Request(f"{number}")) for number in range(2, 21))]
    undecided = [start for start in starts[1:] if not start.attempt()]
    qtbot.waitUntil(lambda: all(start.attempt() for start in undecided))
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert [one.argument for one in heard[1]] == [f"{number}" for number in range(13, 21)]
    for start in starts:
        start.close()


def test_nothing_is_answered_once_the_program_ends(holder: Instance, folder: Path, qtbot: QtBot) -> None:
    heard: list[Request] = []
    holder.listen(heard.extend)
    holder.stop_listening()
    with closing(Start(folder, Request("late"))) as start:
        start.attempt()
        qtbot.wait(0)
    assert heard == []
