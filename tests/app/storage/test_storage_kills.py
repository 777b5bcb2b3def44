"""After a kill at any moment, at most the action being saved is missing."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from app.storage.store import NAME, Storage
from tests.app.storage.storage_player import stored
from tests.paths import ROOT


@pytest.fixture
def kills(long_run: bool) -> int:
    return 200 if long_run else 20


def start(folder: Path, seed: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.app.storage.storage_player", folder, str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )


def killed_after(player: subprocess.Popen[bytes], lines: int, choice: random.Random) -> list[str]:
    """The output of the player, killed at a random moment after a number of lines."""
    assert player.stdout is not None
    told = [player.stdout.readline() for _ in range(lines)]
    deadline = time.perf_counter() + choice.uniform(0, 0.002)
    while time.perf_counter() < deadline:
        pass
    player.send_signal(signal.SIGKILL)
    told += player.stdout.read().splitlines(keepends=True)
    player.stdout.close()
    assert player.wait() == -signal.SIGKILL
    # The last line may be incomplete.
    return [line.decode().rstrip("\n") for line in told if line.endswith(b"\n")]


def check_whole(folder: Path) -> None:
    with closing(sqlite3.connect(folder / NAME)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_kill_loses_at_most_the_action_in_flight(tmp_path: Path, kills: int) -> None:
    choice = random.Random(0)
    for seed in range(kills):
        told = killed_after(start(tmp_path, seed), choice.randrange(1, 200), choice)
        storage = Storage(tmp_path)
        assert storage.notices == []
        found = stored(storage)
        storage.close()
        last_kept = next(line for line in reversed(told) if line.startswith("kept"))
        assert found in {last_kept.removeprefix("kept "), told[-1].removeprefix("next ")}
        check_whole(tmp_path)


def test_a_kill_during_the_very_first_start_leaves_a_database_or_none(tmp_path: Path, kills: int) -> None:
    choice = random.Random(0)
    for seed in range(kills):
        folder = tmp_path / str(seed)
        player = start(folder, seed)
        while not folder.exists():
            pass
        killed_after(player, 0, choice)
        storage = Storage(folder)
        assert storage.notices == []
        storage.set_settings({"table": "blue"})
        storage.close()
        check_whole(folder)
