"""Keeps everything on disk after every action: games in play, settings, finished games.

While the disk refuses, changes wait in their order, play goes on upon a copy in memory, and each later
change tries the disk again.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple, TypeVar

from app import changes
from app.database import (
    FAILURES,
    VERSION,
    Contents,
    DamagedError,
    checkpoint,
    contents,
    is_obstacle,
    new_database,
    open_database,
)
from app.salvage import copy_file, copy_rows, replace_damaged, restore, saved
from app.saved_games import (
    FinishedGame,
    GameInPlay,
    Result,
    read_finished_games,
    read_finished_record,
    read_game_in_play,
    start_text,
)
from engine.games import GAMES
from engine.records import Record
from engine.rules import Game
from engine.session import Action, Session

NAME = "ten-columns.sqlite3"

Change = Callable[[Connection], None]
_Answer = TypeVar("_Answer")


class NoticeKind(StrEnum):
    """What a player must be told of the disk."""

    DAMAGED_SET_ASIDE = "damaged-set-aside"
    """The database was damaged or another program's; it is at the notice's path now."""
    NEWER_LEFT_ALONE = "newer-left-alone"
    """The database at the notice's path is of a later version of the program and stays as it is."""
    CANNOT_WRITE = "cannot-write"
    """Nothing can be written at the notice's path for now."""


class Notice(NamedTuple):
    """Something that the player must be told once."""

    kind: NoticeKind
    path: Path


class Storage:
    """The database of one folder, which nothing else writes.

    No method raises for what is wrong with the disk or the file: ``notices`` holds what the player must be
    told of that, oldest first, until someone takes it from there.
    """

    def __init__(self, folder: Path) -> None:
        self.notices: list[Notice] = []
        self._path = folder / NAME
        self._disk: Connection | None = None
        self._memory: Connection | None = None
        self._waiting: deque[Change] = deque()
        self._is_damaged = False
        self._has_complained = False
        self._save()

    def close(self) -> None:
        """Try once more to save what waits, and let go of the file; nothing may be asked after that."""
        self._save()
        self._close_disk()
        self._close_memory()

    def settings(self) -> dict[str, str]:
        """Every text that was set, by name."""
        return self._ask(_read_settings)

    def set_settings(self, texts: Mapping[str, str]) -> None:
        """Set the texts of these names; others stay as they are."""
        # A file name that is not UTF-8 must not stop what comes after.
        rows = [(name, text.encode("utf-8", "replace").decode()) for name, text in texts.items()]
        self._change(partial(changes.set_texts, rows=rows))

    def game_in_play(self, game: Game) -> GameInPlay | None:
        """The game of that kind in play, replayed from its deal; None if there is none."""
        found = self._ask(partial(read_game_in_play, game=game))
        if found is not None and found.session.is_won and not found.finished:
            # The program was killed after the last move and before the win.
            self.win(game, found.session, found.seconds)
            return found._replace(finished=True)
        return found

    def begin(self, session: Session, *, counts: bool) -> None:
        """Put another game on the table, with the actions that it already has.

        ``counts`` tells whether it goes into the statistics: it was dealt from a code and is played from
        its start. The earlier game of its kind, if it counts, had a move made and is not finished, becomes
        a finished game that was given up.
        """
        if self._disk is not None:
            checkpoint(self._disk)
        change = partial(
            changes.begin,
            game=session.game,
            start=start_text(session),
            actions=[str(action) for action in session.actions],
            counts=counts and session.code is not None,
            now=_now(),
        )
        self._change(change)

    def append(self, game: Game, action: Action, seconds: float) -> None:
        """Keep an action that was carried out; ``seconds`` is the time played so far."""
        self._change(partial(changes.append, game=game.name, action=str(action), seconds=seconds))

    def set_seconds(self, game: Game, seconds: float) -> None:
        """Keep the time played, which has gone on since the latest action."""
        self._change(partial(changes.set_seconds, game=game.name, seconds=seconds))

    def restart(self, game: Game) -> None:
        """Clear the actions of the game in play; that a move was made in it, and a win, stay known."""
        self._change(partial(changes.restart, game=game.name))

    def win(self, game: Game, session: Session, seconds: float) -> None:
        """The game in play is won, as ``session`` is: once, whatever is undone or restarted after."""
        ending = changes.Ending.of(session, Result.WON, seconds, _now())
        self._change(partial(changes.win, ending=ending))

    def finished_games(self, game: Game | None = None) -> list[FinishedGame]:
        """The finished games that count, of one kind or all, the newest first."""
        return self._ask(partial(read_finished_games, game=game))

    def finished_record(self, game_id: int, games: Sequence[Game] = GAMES) -> Record:
        """A finished game, one of ``games``, with its actions, as they were when it ended.

        Raises ``KeyError`` if there is no such game, ``UnreadableError`` if its file has suffered.
        """
        return self._ask(partial(read_finished_record, game_id=game_id, games=games))

    def reset_statistics(self, game: Game | None = None) -> None:
        """Forget the finished games, of one kind or all."""
        name = None if game is None else game.name
        self._change(partial(changes.forget_finished, game=name))

    def _change(self, change: Change) -> None:
        self._waiting.append(change)
        if self._memory is not None:
            _carry_out(change, self._memory)
        self._save()

    def _ask(self, question: Callable[[Connection], _Answer]) -> _Answer:
        try:
            return question(self._connection)
        except FAILURES as error:
            was_damaged = not is_obstacle(error)
        # Not before the error is gone: what it holds keeps the file open, and closed too late sqlite would
        # delete the log of the next.
        self._recover(was_damaged=was_damaged)
        return question(self._connection)

    @property
    def _connection(self) -> Connection:
        connection = self._memory or self._disk
        assert connection is not None, "closed"
        return connection

    def _save(self) -> None:
        try:
            self._write()
        except FAILURES as error:
            was_damaged = not is_obstacle(error)
        else:
            return
        self._recover(was_damaged=was_damaged)

    def _recover(self, *, was_damaged: bool) -> None:
        """After a failure, go on with a sound file if only this one was damaged, else in memory."""
        if was_damaged:
            self._is_damaged = True
            self._close_disk()
            with suppress(*FAILURES):
                self._write()
                return
        self._fall_back()

    def _write(self) -> None:
        """Carry out on the disk what waits, and leave the copy in memory if there is one."""
        if self._disk is not None and not self._path.exists():
            # Someone deleted it; what it holds can be read until it is closed.
            self._waiting.appendleft(partial(restore, data=saved(self._disk)))
            self._close_disk()
        if self._disk is None:
            self._disk = self._open()
        while self._waiting:
            _carry_out(self._waiting[0], self._disk)
            self._waiting.popleft()
        self._close_memory()

    def _open(self) -> Connection:
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        while (found := contents(self._path)) is Contents.NEWER:
            newer = self._path
            self._path = newer.with_stem(f"{newer.stem}-{VERSION}")
            if not self._path.exists():
                self.notices.append(Notice(NoticeKind.NEWER_LEFT_ALONE, newer))
        if found is Contents.UNUSABLE or self._is_damaged:
            self.notices.append(Notice(NoticeKind.DAMAGED_SET_ASIDE, replace_damaged(self._path)))
            self._is_damaged = False
        return open_database(self._path)

    def _fall_back(self) -> None:
        """Go on upon a copy in memory, and open the file anew at the next change."""
        if self._memory is None:
            self._memory = new_database()
            if self._disk is not None:
                copy_rows(self._disk, self._memory)
            else:
                with suppress(OSError):
                    copy_file(self._path, self._memory)
            for change in self._waiting:
                _carry_out(change, self._memory)
        self._close_disk()
        if not self._has_complained:
            self._has_complained = True
            self.notices.append(Notice(NoticeKind.CANNOT_WRITE, self._path))

    def _close_disk(self) -> None:
        if self._disk is not None:
            self._disk.close()
            self._disk = None

    def _close_memory(self) -> None:
        if self._memory is not None:
            self._memory.close()
            self._memory = None


def _carry_out(change: Change, connection: Connection) -> None:
    with connection:
        change(connection)


def _read_settings(connection: Connection) -> dict[str, str]:
    settings = dict(connection.execute("SELECT name, text FROM settings"))
    if not all(isinstance(text, str) for row in settings.items() for text in row):
        raise DamagedError
    return settings


def _now() -> int:
    return int(time.time())
