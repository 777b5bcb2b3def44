"""The lock and the named pipe of a data folder, on file systems with and without them."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.process.posix_channel import LOCK_NAME, PIPE_NAME, Inbox, Outbox
from app.process.single_instance import Instance, Request, Start
from tests.paths import ROOT

LOCK = """
import sys
from pathlib import Path
from app.process.single_instance import Instance
print("free" if Instance.acquire(Path(sys.argv[1])) else "held")
"""


def is_handed_over(folder: Path, holder: Instance, sent: Request) -> bool:
    with closing(Start(folder, sent)) as start:
        assert not start.attempt()
        heard = holder.requests()
        assert start.attempt()
    return start.instance is None and heard == [sent]


def test_one_folder_is_one_instance_whatever_path_leads_to_it(holder: Instance, folder: Path) -> None:
    (link := folder.with_name("link")).symlink_to(folder)
    assert is_handed_over(link, holder, Request("by a link"))


@pytest.mark.usefixtures("holder")
def test_other_users_cannot_open_the_lock_or_the_pipe(folder: Path) -> None:
    for name in (LOCK_NAME, PIPE_NAME):
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600


def test_a_file_in_the_place_of_the_pipe_is_not_written_to(folder: Path) -> None:
    folder.mkdir()
    (folder / PIPE_NAME).write_text("mine")
    assert not Outbox(folder, b"not for a file").deliver()
    assert (folder / PIPE_NAME).read_text() == "mine"


def test_a_folder_in_the_way_of_the_lock_stops_nobody(folder: Path) -> None:
    (folder / LOCK_NAME).mkdir(parents=True)
    instance = Instance.acquire(folder)
    assert instance is not None
    assert not instance.is_locked
    instance.close()
    assert (folder / LOCK_NAME).is_dir()


def test_with_a_folder_in_the_place_of_the_pipe_a_second_start_reaches_the_first(folder: Path) -> None:
    (folder / PIPE_NAME).mkdir(parents=True)
    holder = Instance.acquire(folder)
    assert holder is not None
    with closing(holder):
        assert is_handed_over(folder, holder, Request("SS1-S1-AAAAABD"))
    assert (folder / PIPE_NAME).is_dir()


def test_where_no_pipe_can_be_made_a_second_start_reaches_the_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = os.mkfifo

    def refuse(path: Path, mode: int) -> None:
        if path.parent == folder:
            raise PermissionError(errno.EPERM, "no pipes on this memory stick")
        make(path, mode)

    monkeypatch.setattr("os.mkfifo", refuse)
    holder = Instance.acquire(folder)
    assert holder is not None
    with closing(holder):
        assert is_handed_over(folder, holder, Request("SS1-S1-AAAAABD"))


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS])
def test_where_files_take_no_locks_one_process_holds_the_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    lock = fcntl.flock

    def refuse(descriptor: int, operation: int) -> None:
        if os.path.samestat((folder / LOCK_NAME).stat(), os.fstat(descriptor)):
            raise OSError(number, os.strerror(number))
        lock(descriptor, operation)

    monkeypatch.setattr("fcntl.flock", refuse)
    holder = Instance.acquire(folder)
    assert holder is not None
    assert holder.is_locked
    with closing(holder):
        assert is_handed_over(folder, holder, Request("SS1-S1-AAAAABD"))
    successor = Instance.acquire(folder)
    assert successor is not None
    successor.close()


def test_the_end_of_a_process_frees_the_folder_in_any_case(folder: Path) -> None:
    asked = [sys.executable, "-c", LOCK, str(folder)]
    for _ in range(2):
        assert subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout == "free\n"


def test_a_full_pipe_is_tried_again(holder: Instance, folder: Path) -> None:
    with (folder / PIPE_NAME).open("wb", buffering=0) as pipe:
        os.set_blocking(pipe.fileno(), False)
        while pipe.write(b"x" * 4096):
            pass
        with closing(Start(folder, Request("SS1-S1-AAAAABD"))) as start:
            assert not start.attempt()
            assert holder.requests() == []
            assert not start.attempt()
            assert holder.requests() == [Request("SS1-S1-AAAAABD")]
            assert start.attempt()


def test_half_a_line_that_a_killed_start_left_spoils_no_other(holder: Instance, folder: Path) -> None:
    with (folder / PIPE_NAME).open("wb", buffering=0) as pipe:
        pipe.write(b'{"argument": "half of a')
        assert is_handed_over(folder, holder, Request("SS1-S1-AAAAABD"))


def test_the_pipe_of_a_killed_process_is_replaced(folder: Path) -> None:
    folder.mkdir()
    os.mkfifo(folder / PIPE_NAME)
    inbox = Inbox.open(folder)
    assert inbox is not None
    with closing(inbox), closing(Outbox(folder, b"line\n")) as outbox:
        assert not outbox.deliver()
        assert inbox.read() == b"line\n"
        assert outbox.deliver()


def test_a_request_that_the_first_never_read_goes_to_its_successor(folder: Path, qtbot: QtBot) -> None:
    first = Instance.acquire(folder)
    assert first is not None
    with closing(Start(folder, Request("SS1-S1-AAAAABD"))) as start:
        assert not start.attempt()
        first.close()
        successor = Instance.acquire(folder)
        assert successor is not None
        with closing(successor):
            heard: list[Request] = []
            successor.listen(heard.extend)
            qtbot.waitUntil(start.attempt)
            qtbot.waitUntil(lambda: heard == [Request("SS1-S1-AAAAABD")])
    assert start.instance is None
