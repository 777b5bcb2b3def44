"""Random actions on a disk with random room: nothing is lost, and the files stay sound.

A long run has a new seed each time; a failed test names it.
"""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.storage.notices import NoticeKind
from app.storage.store import NAME, Storage
from engine.games import GAMES
from engine.rules import Game
from tests.app.storage.storage_games import Kept, can_act, deal, full_disk, kept, play

FOUND = (32, 84)
"""Seeds for which an action was once saved twice: its transaction failed, but was whole in the log."""
DISKS_IN_LONG = 300
ACTIONS = 80
SPELLS = (1, 1, 2, 5, 20)
"""How many actions a spell without room may last."""
ROOM = (-4096, -1, 0, 1, 24, 100, 4096, 4120, 8192, 20_000)
"""Differences in bytes between the largest possible file and one of the files there."""


@contextmanager
def enough_room() -> Iterator[None]:
    """Lift the limit of ``full_disk`` for a time."""
    with full_disk(resource.getrlimit(resource.RLIMIT_FSIZE)[1]):
        yield


class Player:
    """Does the same random actions with a storage on a disk with random room and with one on a sound disk."""

    def __init__(self, storage: Storage, sound: Storage, seed: int) -> None:
        self._storages = storage, sound
        self._seed = seed
        self._choice = random.Random(seed)

    def act(self, number: int) -> None:
        """Do one action of a player with both storages; ``number`` counts the actions."""
        game = self._choice.choice(GAMES)
        kind = self._choice.randrange(20)
        text = "x" * self._choice.choice([1, 100, 5000])
        deal_number = self._choice.randrange(1000)
        storage, sound = self._storages
        self._act(storage, game, kind, text, deal_number, number)
        with enough_room():
            self._act(sound, game, kind, text, deal_number, number)

    def _act(self, storage: Storage, game: Game, kind: int, text: str, deal_number: int, number: int) -> None:
        found = storage.game_in_play(game)
        if found is None or not can_act(found.session) or kind < 2:
            storage.begin(deal(game, deal_number), counts_for_statistics=True)
        elif kind == 2:
            storage.restart(game)
        elif kind == 3:
            storage.set_settings({"table": text})
        elif kind == 4:
            storage.win(game, found.session, 3.0)
        elif kind == 5:
            storage.reset_statistics(game)
        elif kind == 6:
            storage.check()
        else:
            play(storage, found.session, random.Random(self._seed + number), 1)


def everything_in(storage: Storage) -> Kept:
    everything = kept(storage)
    finished = [game._replace(finished_at=game.finished_at.min) for game in everything.finished]
    return everything._replace(finished=finished)


def check_disk(folder: Path, seed: int) -> None:
    choice = random.Random(seed)
    storage, sound = Storage(folder / "tight"), Storage(folder / "sound")
    player = Player(storage, sound, seed)
    number = 0
    while number < ACTIONS:
        sizes = [path.stat().st_size for path in (folder / "tight").glob(f"{NAME}*")]
        room = max(0, choice.choice([0, *sizes]) + choice.choice(ROOM))
        is_tight = choice.random() < 0.5
        for _ in range(choice.choice(SPELLS)):
            with full_disk(room) if is_tight else enough_room():
                player.act(number)
                found = everything_in(storage)
            assert found == everything_in(sound), f"seed {seed}, action {number}"
            kinds = [notice.kind for notice in storage.notices]
            assert kinds in ([], [NoticeKind.CANNOT_WRITE]), f"seed {seed}, action {number}"
            number += 1
    storage.close()
    again = Storage(folder / "tight")
    assert everything_in(again) == everything_in(sound), f"seed {seed}"
    assert again.notices == [], f"seed {seed}"
    again.close()
    sound.close()


def test_nothing_is_lost_on_a_disk_with_random_room(tmp_path: Path, long_run: bool) -> None:
    first = random.randrange(2**32) if long_run else 0
    for seed in (*FOUND, *range(first, first + (DISKS_IN_LONG if long_run else 4))):
        check_disk(tmp_path / f"{seed}", seed)
