"""After a kill at any moment, at most the last action is missing."""

from __future__ import annotations

import mmap
import os
import random
import select
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path

import pytest

from app.play.controller import Controller
from app.storage.store import NAME, Storage
from engine.games import GAMES
from tests.app.storage.storage_games import can_act
from tests.gui.random_player import stored
from tests.paths import ROOT

LONGEST = 0.03
"""The longest time from an input to a kill that does not wait for a write, in seconds."""
PATIENCE = 5.0
"""How many seconds to wait for a write."""
KILLS = 20
"""The number of kills in each part of the test."""
LONG_GAME = 200
"""The number of actions after which another game is begun."""


def prepare(folder: Path, choice: random.Random) -> None:
    """Save a game in which an action is possible."""
    storage = Storage(folder)
    controller = Controller(storage)
    session = controller.session
    while session.is_won or not can_act(session) or len(session.actions) > LONG_GAME:
        game = choice.choice(GAMES)
        controller.new_game(game, choice.choice(game.codes.levels))
        session = controller.session
    storage.close()


def killed_after(
    folder: Path, mark: Path, choice: random.Random, *, while_writing: bool
) -> tuple[list[str], bool]:
    """The output of a player killed after an input, and whether the storage was writing then."""
    mark.write_bytes(b"\0")
    bell, ring = os.pipe()
    seed = str(choice.randrange(2**32))
    command = [sys.executable, "-m", "tests.gui.random_player", str(folder), seed, str(mark), str(ring)]
    said = mark.with_name("said")
    with (
        said.open("w") as errors,
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, pass_fds=[ring]) as player,
        mark.open("rb") as file,
        mmap.mmap(file.fileno(), 1, access=mmap.ACCESS_READ) as writing,
    ):
        os.close(ring)
        assert player.stdout is not None
        told = [player.stdout.readline() for _ in range(2 * choice.randrange(1, 12))]
        assert told[-1].startswith(b"next"), said.read_text()
        if while_writing:
            os.set_blocking(bell, False)
            with suppress(BlockingIOError):
                os.read(bell, 1000)  # discard the bytes of earlier writes
            select.select([bell], [], [], PATIENCE)
        else:
            time.sleep(choice.uniform(0, LONGEST))
        player.send_signal(signal.SIGKILL)
        told += player.stdout.read().splitlines(keepends=True)
        assert player.wait() == -signal.SIGKILL
        was_writing = bool(writing[0])
    os.close(bell)
    # The kill may have cut off the last line.
    return [line.decode().rstrip("\n") for line in told if line.endswith(b"\n")], was_writing


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, 10))])
def test_a_kill_loses_at_most_the_action_in_flight(tmp_path: Path, long_run: bool, part: int) -> None:
    seed = random.randrange(2**32) if long_run else part
    choice = random.Random(seed)
    folder, mark = tmp_path / "data", tmp_path / "mark"
    outcomes = Counter[str]()
    for number in range(KILLS):
        prepare(folder, choice)
        told, was_writing = killed_after(folder, mark, choice, while_writing=number % 3 > 0)
        found = stored(folder)
        # A clean end afterwards leaves the same games in an intact database.
        with closing(sqlite3.connect(folder / NAME)) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        last_done = next(line for line in reversed(told) if line.startswith("done")).removeprefix("done ")
        in_flight = told[-1].removeprefix("next ") if told[-1].startswith("next") else None
        assert found in {last_done, in_flight}
        outcomes["inside a write" if was_writing else "outside a write"] += 1
        outcomes[
            "between inputs" if in_flight is None else "as before" if found == last_done else "kept"
        ] += 1
    print(f"seed {seed}, {KILLS} kills: {dict(outcomes)}")  # noqa: T201  (for the person who runs it)
    assert outcomes["inside a write"] >= KILLS // 4
