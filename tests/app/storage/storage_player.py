"""Plays at random without end, and prints what it is about to save and what it has saved.

``python -m tests.app.storage.storage_player FOLDER SEED`` continues the games in FOLDER. Each line is
``next`` or ``kept`` and a ``snapshot`` of everything stored. At any moment, the storage must hold the
snapshot of the last line or, if that line is ``next``, perhaps the snapshot of the line before.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from app.storage.rows import GameInPlay
from app.storage.store import Storage
from engine.games import GAMES
from engine.records import Record
from tests.app.storage.storage_games import can_act, deal, random_action

COUNTER = "counter"


def snapshot(tables: dict[str, GameInPlay], finished: int, counter: int) -> str:
    """Everything that must not be lost, in one line."""
    games = {
        name: {
            "record": Record.of(table.session).as_json(),
            "score": table.session.state.score,
            "moves": table.session.state.moves,
            "undo": str(table.session.undo_move),
            "redo": str(table.session.redo_move),
            "seconds": table.seconds,
            "moved": table.moved,
            "finished": table.finished,
        }
        for name, table in tables.items()
    }
    return json.dumps({"games": games, "finished": finished, "counter": counter}, sort_keys=True)


def stored(storage: Storage) -> str:
    """The ``snapshot`` of ``storage``."""
    return snapshot(_tables(storage), len(storage.finished_games()), _counter(storage))


def _tables(storage: Storage) -> dict[str, GameInPlay]:
    return {game.name: table for game in GAMES if (table := storage.game_in_play(game)) is not None}


def _counter(storage: Storage) -> int:
    return int(storage.settings().get(COUNTER, "0"))


class Player:
    """Keeps track of the expected contents of the storage, which it reads only at the start."""

    def __init__(self, storage: Storage, choice: random.Random) -> None:
        self._storage = storage
        self._choice = choice
        self._tables = _tables(storage)
        self._finished = len(storage.finished_games())
        self._counter = _counter(storage)
        self._tell("kept")

    def play(self) -> None:
        """Do one action, and print a line before and after it."""
        table = self._tables.get(self._choice.choice(GAMES).name)
        if table is None or not can_act(table.session) or self._choice.random() < 0.03:
            self._begin()
            return
        session, seconds = table.session, table.seconds
        keep: Callable[[], None]
        match self._choice.randrange(30):
            case 0:
                session.restart()
                table = table._replace(seconds=0.0)
                keep = partial(self._storage.restart, session.game)
            case 1:
                self._finished += not table.finished
                table = table._replace(finished=True)
                keep = partial(self._storage.win, session.game, session, seconds)
            case 2:
                self._counter += 1
                keep = partial(self._storage.set_settings, {COUNTER: str(self._counter)})
            case _:
                action = random_action(session, self._choice)
                session.play(action)
                table = table._replace(seconds=seconds + 1, moved=True)
                self._storage.append(session, seconds + 1)
                keep = self._storage.save
        self._tables[session.game.name] = table
        self._keep(keep)

    def _begin(self) -> None:
        game = self._choice.choice(GAMES)
        session = deal(game, self._choice.randrange(1000), self._choice.choice(game.codes.levels))
        earlier = self._tables.get(game.name)
        if earlier is not None and earlier.moved and not earlier.finished:
            self._finished += 1
        self._tables[game.name] = GameInPlay(
            session, 0.0, counts_for_statistics=True, moved=False, finished=False
        )
        self._keep(partial(self._storage.begin, session, counts_for_statistics=True))

    def _keep(self, keep: Callable[[], None]) -> None:
        self._tell("next")
        keep()
        self._tell("kept")

    def _tell(self, when: str) -> None:
        line = f"{when} {snapshot(self._tables, self._finished, self._counter)}\n"
        os.write(sys.stdout.fileno(), line.encode())


def main() -> None:
    """Play until killed."""
    folder, seed = sys.argv[1:]
    player = Player(Storage(Path(folder)), random.Random(int(seed)))
    while True:
        player.play()


if __name__ == "__main__":
    main()
