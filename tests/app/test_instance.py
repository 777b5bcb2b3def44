"""One process a data folder; a second start hands its request to the first."""

from __future__ import annotations

import json
import os
import random
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from app.instance import (
    LOCK_NAME,
    PIPE_NAME,
    Instance,
    Message,
    acquire_or_hand_over,
    activation_token,
    hand_over,
)

ROOT = Path(__file__).parent.parent.parent

# Holds the folder, says so, and prints each message until its standard input ends.
FIRST = """
import select, sys
from pathlib import Path
from app.instance import Instance
instance = Instance.acquire(Path(sys.argv[1]))
print("held" if instance else "refused", flush=True)
while instance:
    ready, _, _ = select.select([instance.pipe, sys.stdin], [], [])
    for message in instance.messages() if instance.pipe in ready else ():
        print(ascii(tuple(message)), flush=True)
    if sys.stdin in ready:
        break
"""

# Starts as the program does, and says what became of it.
SECOND = """
import sys
from pathlib import Path
from app.instance import Message, acquire_or_hand_over, activation_token
instance = acquire_or_hand_over(Path(sys.argv[1]), Message(sys.argv[2], activation_token()))
print("held" if instance else "handed over", flush=True)
if instance:
    sys.stdin.read()
    print(len(instance.messages()))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "ten-columns"


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


@pytest.mark.parametrize(
    "name", ["ten-columns", "žabac čita, s razmacima", "碁/" + "x" * 200 + "/" + "y" * 200]
)
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
    assert [path.name for path in folder.iterdir() if path.name != LOCK_NAME] in ([], [PIPE_NAME])


def test_a_killed_process_leaves_nothing_that_holds_the_folder(folder: Path) -> None:
    for _ in range(3):
        with process(FIRST, folder) as first:
            assert line(first) == "held"
            first.send_signal(signal.SIGKILL)
            first.wait()
        assert (folder / PIPE_NAME).exists()
        assert not hand_over(folder, Message("lost"))


def test_of_many_that_start_at_once_one_holds_the_folder_and_gets_all_messages(folder: Path) -> None:
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


def test_one_folder_is_one_instance_whatever_leads_to_it(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "data")
    with process(FIRST, tmp_path / "data") as first:
        assert line(first) == "held"
        assert second(tmp_path / "link", "by a link") == "handed over"
        assert line(first) == "('by a link', '')"


def test_a_process_that_hangs_is_not_waited_for_for_ever(folder: Path) -> None:
    holder = Instance.acquire(folder)
    assert holder is not None
    assert holder.pipe is not None
    (folder / PIPE_NAME).unlink()
    with pytest.raises(TimeoutError):
        acquire_or_hand_over(folder, Message(), patience=0)
    holder.close()


def test_a_start_while_the_first_ends_takes_its_place(folder: Path) -> None:
    holder = Instance.acquire(folder)
    assert holder is not None
    holder.close()
    instance = acquire_or_hand_over(folder, Message())
    assert instance is not None
    instance.close()


def test_messages_come_in_order_and_once(folder: Path) -> None:
    instance = Instance.acquire(folder)
    assert instance is not None
    assert instance.messages() == []
    sent = [Message(f"{number}", "t") for number in range(20)]
    assert all(hand_over(folder, message) for message in sent)
    assert instance.messages() == sent
    assert instance.messages() == []
    instance.close()


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
def test_what_is_no_message_is_dropped(folder: Path, garbage: bytes) -> None:
    instance = Instance.acquire(folder)
    assert instance is not None
    write(folder, garbage + b"\n")
    assert hand_over(folder, Message("SS1-S1-AAAAABD"))
    assert instance.messages() == [Message("SS1-S1-AAAAABD")]
    instance.close()


def test_a_flood_without_end_is_dropped(folder: Path) -> None:
    instance = Instance.acquire(folder)
    assert instance is not None
    for _ in range(20):
        write(folder, b"x" * 30_000)
        assert instance.messages() == []
    write(folder, b"\n")
    instance.messages()
    assert hand_over(folder, Message("after"))
    assert instance.messages() == [Message("after")]
    instance.close()


def test_noise_is_never_an_error(folder: Path) -> None:
    instance = Instance.acquire(folder)
    assert instance is not None
    choice = random.Random(1)
    whole = json.dumps(Message("SS1-S1-AAAAABD", "t")._asdict()).encode() + b"\n"
    for _ in range(500):
        noise = bytearray(whole)
        for _ in range(choice.randrange(1, 6)):
            noise[choice.randrange(len(noise))] = choice.randrange(256)
        write(folder, bytes(noise))
        assert all(isinstance(message, Message) for message in instance.messages())
    instance.close()


def write(folder: Path, data: bytes) -> None:
    with (folder / PIPE_NAME).open("wb", buffering=0) as pipe:
        pipe.write(data)


def test_an_argument_is_handed_over_up_to_the_length_of_a_path(folder: Path) -> None:
    instance = Instance.acquire(folder)
    assert instance is not None
    assert hand_over(folder, Message("č" * 100_000, "t" * 100_000))
    (message,) = instance.messages()
    assert message.argument == "č" * 4096
    assert message.token == "t" * 4096
    instance.close()


def test_a_file_name_that_is_no_utf_8_is_handed_over(folder: Path) -> None:
    instance = Instance.acquire(folder)
    assert instance is not None
    assert hand_over(folder, Message("caf\udce9"))
    assert instance.messages() == [Message("caf\udce9")]
    instance.close()


def test_nobody_else_can_open_the_lock_or_the_pipe(folder: Path) -> None:
    instance = Instance.acquire(folder)
    assert instance is not None
    for name in (LOCK_NAME, PIPE_NAME):
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600
    instance.close()


def test_a_file_in_the_place_of_the_pipe_is_not_written_to(folder: Path) -> None:
    folder.mkdir()
    (folder / PIPE_NAME).write_text("mine")
    assert not hand_over(folder, Message("not for a file"))
    assert (folder / PIPE_NAME).read_text() == "mine"


def test_nobody_listens_where_there_is_nothing(tmp_path: Path) -> None:
    assert not hand_over(tmp_path / "none", Message())


@pytest.mark.parametrize("name", [LOCK_NAME, PIPE_NAME])
def test_a_folder_in_the_way_of_lock_or_pipe_stops_nobody(folder: Path, name: str) -> None:
    (folder / name).mkdir(parents=True)
    instance = Instance.acquire(folder)
    assert instance is not None
    assert instance.messages() == []
    instance.close()
    assert (folder / name).is_dir()


def test_a_file_in_the_way_of_the_folder_stops_nobody(folder: Path) -> None:
    folder.write_text("in the way")
    instance = Instance.acquire(folder)
    assert instance is not None
    assert instance.lock is instance.pipe is None
    assert instance.messages() == []
    instance.close()


def test_the_token_is_the_desktops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    monkeypatch.delenv("DESKTOP_STARTUP_ID", raising=False)
    assert activation_token() == ""
    monkeypatch.setenv("DESKTOP_STARTUP_ID", "x11")
    assert activation_token() == "x11"
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "wayland")
    assert activation_token() == "wayland"
