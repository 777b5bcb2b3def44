"""Random damage: whatever the file holds, the program starts, can be played, and saves."""

from __future__ import annotations

import random
import resource
import shutil
from pathlib import Path

import pytest

from app.storage.notices import NoticeKind
from app.storage.store import NAME
from engine.games import GAMES
from tests.app.storage.damage import (
    fill,
    mutated,
    opened,
    see_notices,
)
from tests.app.storage.storage_games import can_act, deal, kept, play


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, 20))])
def test_no_file_stops_the_program(tmp_path: Path, long_run: bool, part: int) -> None:
    sound = (fill(tmp_path / "sound", finished=60, actions=20) / NAME).read_bytes()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    count = 500 if long_run else 300
    for seed in range(part * count, (part + 1) * count):
        choice = random.Random(seed)
        data = tmp_path / "fuzz"
        shutil.rmtree(data, ignore_errors=True)
        data.mkdir()
        (data / NAME).write_bytes(mutated(sound, choice))
        with opened(data) as storage:
            kept(storage)
            session = deal(choice.choice(GAMES), seed)
            storage.begin(session, counts_for_statistics=True)
            if can_act(session):
                play(storage, session, choice, 1)
            storage.set_settings({"table": "light"})
            storage.win(session.game, session, 1.0)
            everything = kept(storage)
            assert {notice.kind for notice in storage.notices} <= {
                NoticeKind.DAMAGED_SET_ASIDE,
                NoticeKind.NEWER_LEFT_ALONE,
            }
            see_notices(storage)
        with opened(data) as storage:
            assert kept(storage) == everything
            assert storage.notices == []
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert after - before < 100_000, "kilobytes"
