"""All that is written into the database: each function is one change, carried out in one transaction.

A change may have to wait, and may be carried out on two databases, so it is given values only: no session,
which goes on changing, and no clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection
from typing import NamedTuple

from app.saved_games import Result, read_game_in_play
from engine.rules import Game
from engine.session import Session


class Ending(NamedTuple):
    """A finished game as its row holds it, without an id, and its actions in one text."""

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
    def of(cls, session: Session, result: Result, seconds: float, finished_at: int) -> Ending:
        """How a game ends at its present state; ``finished_at`` is in Unix time."""
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
    """Set the texts of these names."""
    connection.executemany("REPLACE INTO settings VALUES (?, ?)", rows)


def begin(
    connection: Connection, game: Game, start: str, actions: Sequence[str], *, counts: bool, now: int
) -> None:
    """Put a game on the table that has ``start`` as its record without actions; end the earlier one."""
    earlier = read_game_in_play(connection, game)
    if earlier is not None and earlier.counts and earlier.moved and not earlier.finished:
        result = Result.WON if earlier.session.is_won else Result.GIVEN_UP
        _insert(connection, Ending.of(earlier.session, result, earlier.seconds, now))
    connection.execute("DELETE FROM actions WHERE game = ?", (game.name,))
    connection.execute("REPLACE INTO games_in_play VALUES (?, ?, ?, 0, 0)", (game.name, start, counts))
    connection.executemany(
        "INSERT INTO actions VALUES (?, ?, ?, 0.0)",
        ((game.name, number, text) for number, text in enumerate(actions)),
    )


def append(connection: Connection, game: str, action: str, seconds: float) -> None:
    """Add one action at the end of those of the game in play."""
    connection.execute(
        "INSERT INTO actions SELECT ?1, coalesce(max(number) + 1, 0), ?2, ?3 FROM actions WHERE game = ?1",
        (game, action, seconds),
    )


def set_seconds(connection: Connection, game: str, seconds: float) -> None:
    """Correct the time played at the latest action, which is where the game goes on."""
    connection.execute(
        "UPDATE actions SET seconds = ?2"
        " WHERE game = ?1 AND number = (SELECT max(number) FROM actions WHERE game = ?1)",
        (game, seconds),
    )


def restart(connection: Connection, game: str) -> None:
    """Clear the actions of the game in play."""
    connection.execute(
        "UPDATE games_in_play SET restarted = 1"
        " WHERE game = ?1 AND EXISTS (SELECT 1 FROM actions WHERE game = ?1)",
        (game,),
    )
    connection.execute("DELETE FROM actions WHERE game = ?", (game,))


def win(connection: Connection, ending: Ending) -> None:
    """Finish the game in play, unless it has been finished before."""
    query = "SELECT counts FROM games_in_play WHERE game = ? AND NOT finished"
    for (counts,) in connection.execute(query, (ending.game,)).fetchall():
        connection.execute("UPDATE games_in_play SET finished = 1 WHERE game = ?", (ending.game,))
        if counts:
            _insert(connection, ending)


def forget_finished(connection: Connection, game: str | None) -> None:
    """Delete the finished games of one kind, or all."""
    connection.execute(
        "DELETE FROM finished_actions"
        " WHERE id IN (SELECT id FROM finished_games WHERE ?1 IS NULL OR game = ?1)",
        (game,),
    )
    connection.execute("DELETE FROM finished_games WHERE ?1 IS NULL OR game = ?1", (game,))


def _insert(connection: Connection, ending: Ending) -> None:
    *row, actions = ending
    game_id = connection.execute(
        "INSERT INTO finished_games (game, level, code, result, score, moves, seconds, finished_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    ).lastrowid
    connection.execute("INSERT INTO finished_actions VALUES (?, ?)", (game_id, actions))
