"""Saves games in play, settings and finished games.

The latest action waits for ``save``, so that the frame that shows it comes first. Everything else is saved
at once, after the action that waits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from sqlite3 import Connection

from app.storage import writes
from app.storage.database import checkpoint
from app.storage.notices import PENDING, Notice, remove_pending
from app.storage.reliable_database import ReliableDatabase, Reunion, Write
from app.storage.replacement import check
from app.storage.rows import (
    FinishedGame,
    GameInPlay,
    Result,
    now,
    read_finished_games,
    read_finished_record,
    read_game_in_play,
    read_settings,
)
from engine.games import GAMES
from engine.records import Record
from engine.rules import Game
from engine.session import Session

NAME = "ten-columns.sqlite3"


class Storage:
    """The database of one folder, which nothing else writes.

    No method raises an error of the disk or the file. Instead, ``notices`` gets a notice for the player, the
    oldest first, until a caller removes it.
    """

    def __init__(self, folder: Path) -> None:
        self._file = ReliableDatabase(folder / NAME)
        self._latest_action: Write | None = None

    @property
    def _database(self) -> ReliableDatabase:
        """The database, with the latest action."""
        self.save()
        return self._file

    def save(self) -> None:
        """Save the latest action, if it still waits."""
        write, self._latest_action = self._latest_action, None
        if write is not None:
            self._file.enqueue(write)

    def close(self) -> None:
        """Try once more to save what waits, and close the file; call no method but ``save`` after that."""
        self._database.close()

    # The file

    @property
    def notices(self) -> list[Notice]:
        """Notices for the player: remove one to show it, and ``forget`` it when the player has seen it."""
        return self._database.notices

    def forget(self, notice: Notice) -> None:
        """Do not show ``notice`` at the next start: the player has seen it."""
        self._database.enqueue(partial(remove_pending, notice=notice))

    @property
    def is_apart(self) -> bool:
        """Whether games are saved in another file, because the saved games could not be used.

        This is as of the latest ``save``, so that asking does not save before the frame.
        """
        return self._file.is_apart

    def reunite(self, *, keeps_saved: bool | None = None) -> Reunion:
        """Join the games kept apart with the saved games, if these can be read again.

        After ``UNDECIDED``, let the player choose which unfinished game stays in play, and call again with
        ``keeps_saved``. After ``JOINED``, settings and games in play may have changed.
        """
        return self._database.reunite(keeps_saved=keeps_saved)

    def check(self) -> None:
        """Check the whole file, and replace it if it is damaged."""
        self._database.read(check)

    @property
    def is_behind(self) -> bool:
        """Whether a damaged file may have lost the latest actions of the game in play; then ``put`` it."""
        return self._database.is_behind

    def put(self, game_in_play: GameInPlay) -> None:
        """Make this the game in play of its kind, even if the file has another one."""
        self._database.is_behind = False
        self._database.enqueue(partial(writes.put, rows=writes.GameRows.of(game_in_play)))

    # Settings

    def settings(self) -> dict[str, str]:
        """All saved texts, by name."""
        return self._database.read(_read_settings)

    def set_settings(self, texts: Mapping[str, str]) -> None:
        """Save these texts, by name; other texts stay unchanged."""
        # A file name that is not UTF-8 must not stop the other settings.
        rows = [(name, text.encode("utf-8", "replace").decode()) for name, text in texts.items()]
        self._database.enqueue(partial(writes.set_texts, rows=rows))

    # Games

    def game_in_play(self, game: Game) -> GameInPlay | None:
        """The game in play of this kind, replayed from its deal; None if there is none."""
        found = self._database.read(partial(read_game_in_play, game=game))
        if found is not None and found.session.is_won and not found.finished:
            # The program was killed after saving the last move and before saving the win.
            self.win(game, found.session, found.seconds)
            return found._replace(finished=True)
        return found

    def begin(self, session: Session, *, counts_for_statistics: bool) -> None:
        """Save ``session``, with its actions, as the game in play of its kind.

        ``counts_for_statistics`` is true if the game was dealt from a code and is played from its start. The
        earlier game of its kind becomes a finished game that was given up, if it counts for the statistics,
        had a move made and is not finished.
        """
        if self._database.disk is not None:
            checkpoint(self._database.disk)
        counts = counts_for_statistics and session.code is not None
        rows = writes.GameRows.of(GameInPlay(session, 0.0, counts, moved=False, finished=False))
        self._database.enqueue(partial(writes.begin, game=session.game, rows=rows, now=now()))

    def append(self, session: Session, seconds: float) -> None:
        """Keep the latest action of ``session`` for ``save``; ``seconds`` is the time played so far.

        An earlier action that still waits is saved now.
        """
        self.save()
        number, text = len(session.actions) - 1, str(session.actions[-1])
        game = session.game.name
        self._latest_action = partial(writes.append, game=game, number=number, text=text, seconds=seconds)

    def set_seconds(self, game: Game, seconds: float) -> None:
        """Save the time played, which has grown since the latest action."""
        self._database.enqueue(partial(writes.set_seconds, game=game.name, seconds=seconds))

    def restart(self, game: Game) -> None:
        """Delete the actions of the game in play; it still counts as moved, and as won if it was won."""
        self._database.enqueue(partial(writes.restart, game=game.name))

    def win(self, game: Game, session: Session, seconds: float) -> None:
        """Save the win of ``session``, unless a win of this game in play has been saved before."""
        row = writes.FinishedRow.of(session, Result.WON, seconds, now())
        self._database.enqueue(partial(writes.win, row=row))

    def finished_games(self, game: Game | None = None) -> list[FinishedGame]:
        """The finished games of one kind or all, the newest first."""
        return self._database.read(partial(read_finished_games, game=game))

    def finished_record(self, game_id: int, games: Sequence[Game] = GAMES) -> Record:
        """The record of a finished game, with all actions; ``games`` are the kinds that can be read.

        Raises ``KeyError`` if there is no such game, ``ReadError`` if its record is damaged.
        """
        return self._database.read(partial(read_finished_record, game_id=game_id, games=games))

    def reset_statistics(self, game: Game | None = None) -> None:
        """Delete the finished games of one kind or all."""
        name = None if game is None else game.name
        self._database.enqueue(partial(writes.forget_finished, game=name))


def _read_settings(connection: Connection) -> dict[str, str]:
    settings = read_settings(connection)
    settings.pop(PENDING, None)
    return settings
