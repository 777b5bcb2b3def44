"""Damaged databases for tests: a sound one to damage, ways to damage it, and the state afterwards."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from app.storage.store import Storage
from engine.games import GAMES, SEAHAVEN_TOWERS
from tests.app.storage.storage_games import Kept, deal, play

PAGE = 4096
FINISHED = 400
ASIDE = "ten-columns-damaged-1.sqlite3"
NOTHING = Kept({}, {}, [], [])


def fill(folder: Path, finished: int, actions: int) -> Path:
    """Make a database with ``finished`` games, and a game of each kind after ``actions`` actions."""
    choice = random.Random(1)
    storage = Storage(folder)
    storage.set_settings({"table": "blue", "last_game": "seahaven-towers"})
    for number in range(finished):
        session = deal(SEAHAVEN_TOWERS, number)
        storage.begin(session, counts_for_statistics=True)
        play(storage, session, choice, 2)
    for game in GAMES:
        session = deal(game, 1000)
        storage.begin(session, counts_for_statistics=True)
        play(storage, session, choice, actions)
    storage.close()
    return folder


@contextmanager
def opened(folder: Path) -> Iterator[Storage]:
    """The storage of ``folder``, closed at the end."""
    storage = Storage(folder)
    yield storage
    storage.close()


def see_notices(storage: Storage) -> None:
    """Do what the window does when the player has seen the notices."""
    while storage.notices:
        storage.forget(storage.notices.pop())


def sqlite_file(path: Path, *statements: str) -> None:
    """Make a database by SQL statements."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)


def leaves(path: Path) -> list[int]:
    """The numbers of the pages with finished games, in order."""
    data = path.read_bytes()
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as database:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'finished_games'"
        root: int = database.execute(query).fetchone()[0]
    node = data[(root - 1) * PAGE : root * PAGE]
    assert node[0] == 5, "an inner node of a table"
    cells = int.from_bytes(node[3:5], "big")
    places = [int.from_bytes(node[12 + 2 * cell : 14 + 2 * cell], "big") for cell in range(cells)]
    return [int.from_bytes(node[place : place + 4], "big") for place in places] + [
        int.from_bytes(node[8:12], "big")
    ]


def overwrite(path: Path, page: int) -> None:
    """Fill a page, by its number from 1, with ones."""
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(b"\xff" * PAGE)


def mutated(sound: bytes, choice: random.Random) -> bytes:
    """The bytes of a database with random damage."""
    data = bytearray(sound)
    match choice.randrange(4):
        case 0:  # the header and the schema
            for _ in range(choice.choice([1, 1, 4])):
                data[choice.randrange(PAGE)] = choice.randrange(256)
        case 1:  # anywhere
            for _ in range(choice.choice([1, 10, 1000])):
                data[choice.randrange(len(data))] = choice.randrange(256)
        case 2:  # the heads of pages
            for _ in range(choice.choice([1, 3])):
                data[choice.randrange(len(data) // PAGE) * PAGE + choice.randrange(16)] = choice.randrange(
                    256
                )
        case _:  # a page in the place of another
            pages = len(data) // PAGE
            source, target = choice.randrange(pages) * PAGE, choice.randrange(pages) * PAGE
            data[target : target + PAGE] = data[source : source + PAGE]
    return bytes(data[: choice.randrange(len(data))] if choice.random() < 0.1 else data)
