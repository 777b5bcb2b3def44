"""The writes to the database: each function is the body of one transaction.

A write may wait in a queue and may run on two databases. So its arguments are values: a session may change
before the write runs, and a clock would give the two databases different times. A second run on the same
database changes nothing: SQLite may report an error for a transaction that it has saved, and then the write
runs again.
"""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection
from typing import NamedTuple

from app.storage.rows import GameInPlay, Result, read_game_in_play, start_text
from engine.rules import Game
from engine.session import Session


class GameRows(NamedTuple):
    """A game in play as values: its row, the texts of its actions, and the seconds played."""

    game: str
    start: str
    counts: bool
    restarted: bool
    finished: bool
    actions: tuple[str, ...]
    seconds: float

    @classmethod
    def of(cls, game_in_play: GameInPlay) -> GameRows:
        """The rows of a game in play in its current state."""
        session, seconds, counts, moved, finished = game_in_play
        actions = tuple(map(str, session.actions))
        restarted = moved and not actions
        return cls(session.game.name, start_text(session), counts, restarted, finished, actions, seconds)


class FinishedRow(NamedTuple):
    """The row of a finished game without its id, and its actions in one text."""

    game: str
    level: int
    code: str
    result: str
    score: int
    moves: int
    seconds: float
    finished_at: int
    actions: str

    @classmethod
    def of(cls, session: Session, result: Result, seconds: float, finished_at: int) -> FinishedRow:
        """The row of a game that ends in its current state; ``finished_at`` is in Unix time."""
        return cls(
            session.game.name,
            session.level,
            str(session.code),
            result.value,
            session.state.score,
            session.state.moves,
            seconds,
            finished_at,
            " ".join(map(str, session.actions)),
        )


def set_texts(connection: Connection, rows: Sequence[tuple[str, str]]) -> None:
    """Save these pairs of name and text."""
    connection.executemany("REPLACE INTO settings VALUES (?, ?)", rows)


def begin(connection: Connection, game: Game, rows: GameRows, *, now: int) -> None:
    """Save another game in play of this kind; end the earlier one at ``now``, in Unix time.

    A game that counts must have no actions yet; otherwise a second run would end it as given up.
    """
    earlier = read_game_in_play(connection, game)
    if earlier is not None and earlier.counts_for_statistics and earlier.moved and not earlier.finished:
        end(connection, earlier, now)
    put(connection, rows)


def end(connection: Connection, game_in_play: GameInPlay, now: int) -> None:
    """Add a game in play to the finished games, as won if it is won now, else as given up."""
    result = Result.WON if game_in_play.session.is_won else Result.GIVEN_UP
    row = FinishedRow.of(game_in_play.session, result, game_in_play.seconds, now)
    insert_finished(connection, row)


def put(connection: Connection, rows: GameRows) -> None:
    """Make ``rows`` the game in play of its kind."""
    game, start, counts, restarted, finished, actions, seconds = rows
    connection.execute("DELETE FROM actions WHERE game = ?", (game,))
    connection.execute(
        "REPLACE INTO games_in_play VALUES (?, ?, ?, ?, ?)", (game, start, counts, restarted, finished)
    )
    connection.executemany(
        "INSERT INTO actions VALUES (?, ?, ?, ?)",
        ((game, number, text, seconds) for number, text in enumerate(actions)),
    )


def append(connection: Connection, game: str, number: int, text: str, seconds: float) -> None:
    """Append action ``number``, from 0, to the game in play, if that has ``number`` actions."""
    connection.execute(
        "INSERT INTO actions SELECT ?, ?, ?, ?"
        " WHERE ? = (SELECT coalesce(max(number) + 1, 0) FROM actions WHERE game = ?)",
        (game, number, text, seconds, number, game),
    )


def set_seconds(connection: Connection, game: str, seconds: float) -> None:
    """Save the time played with the latest action; the game continues from that time."""
    connection.execute(
        "UPDATE actions SET seconds = ?"
        " WHERE game = ? AND number = (SELECT max(number) FROM actions WHERE game = ?)",
        (seconds, game, game),
    )


def restart(connection: Connection, game: str) -> None:
    """Delete the actions of the game in play."""
    connection.execute(
        "UPDATE games_in_play SET restarted = 1"
        " WHERE game = ? AND EXISTS (SELECT 1 FROM actions WHERE game = ?)",
        (game, game),
    )
    connection.execute("DELETE FROM actions WHERE game = ?", (game,))


def win(connection: Connection, row: FinishedRow) -> None:
    """Mark the game in play as won; add the win to the finished games if it counts and is the first."""
    query = "SELECT counts FROM games_in_play WHERE game = ? AND NOT finished"
    for (counts,) in connection.execute(query, (row.game,)).fetchall():
        connection.execute("UPDATE games_in_play SET finished = 1 WHERE game = ?", (row.game,))
        if counts:
            insert_finished(connection, row)


def forget_finished(connection: Connection, game: str | None) -> None:
    """Delete the finished games of one kind, or all."""
    if game is None:
        connection.execute("DELETE FROM finished_actions")
        connection.execute("DELETE FROM finished_games")
        return
    query = "DELETE FROM finished_actions WHERE id IN (SELECT id FROM finished_games WHERE game = ?)"
    connection.execute(query, (game,))
    connection.execute("DELETE FROM finished_games WHERE game = ?", (game,))


def insert_finished(connection: Connection, finished: FinishedRow) -> None:
    """Add a finished game."""
    *row, actions = finished
    game_id = connection.execute(
        "INSERT INTO finished_games (game, level, code, result, score, moves, seconds, finished_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    ).lastrowid
    connection.execute("INSERT INTO finished_actions VALUES (?, ?)", (game_id, actions))
