"""Games as the database keeps them, and how its rows are read.

A row may come from a damaged file: whatever the program cannot have written raises ``DamagedError``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from sqlite3 import Connection
from typing import Any, NamedTuple

from app.database import DamagedError
from engine.deals import parse_code
from engine.games import game_of_code
from engine.records import Record, parse_record
from engine.rules import Game
from engine.session import Session, first_position, parse_action
from engine.unreadable import Fault, Place, UnreadableError

Row = tuple[Any, ...]


class Result(StrEnum):
    """How a game ended; its value is its name in the database."""

    WON = "won"
    GIVEN_UP = "given-up"


class FinishedGame(NamedTuple):
    """A game that counts in the statistics, as it was when it ended.

    ``code`` is its deal code as the board shows it, ``score`` in points, ``seconds`` the time played;
    ``finished_at`` is in UTC.
    """

    id: int
    game_name: str
    level: int
    code: str
    result: Result
    score: int
    moves: int
    seconds: float
    finished_at: datetime

    @classmethod
    def of_row(cls, row: Row) -> FinishedGame:
        """The game that a row of ``FINISHED_GAMES`` holds, one of a game that is not known yet, too."""
        if tuple(map(type, row)) != (int, str, int, str, str, int, int, float, int):
            raise DamagedError
        game_id, name, level, code, result, score, moves, seconds, finished_at = row
        try:
            moment = datetime.fromtimestamp(finished_at, UTC)
            return cls(game_id, name, level, code, Result(result), score, moves, seconds, moment)
        except (OverflowError, OSError, ValueError):
            raise DamagedError from None


FINISHED_GAMES = (
    "SELECT id, game, level, code, result, score, moves, seconds, finished_at FROM finished_games"
)


class GameInPlay(NamedTuple):
    """A game that was put aside.

    ``seconds`` is the time played; ``counts`` tells whether it goes into the statistics, ``moved`` whether
    a move was ever made, undone and restarted games included, and ``finished`` whether it has been won,
    whatever was undone since.
    """

    session: Session
    seconds: float
    counts: bool
    moved: bool
    finished: bool


def read_game_in_play(connection: Connection, game: Game) -> GameInPlay | None:
    """The game of that kind in play, replayed from its start; None if there is none."""
    # All rows, not that of the game: a damaged name would hide it.
    rows: list[Row] = connection.execute(
        "SELECT game, start, counts, restarted, finished FROM games_in_play"
    ).fetchall()
    if any(tuple(map(type, row)) != (str, str, int, int, int) for row in rows):
        raise DamagedError
    for name, start, counts, restarted, finished in rows:
        if name == game.name:
            session, seconds = _read_session(connection, game, start)
            moved = bool(restarted or session.actions)
            return GameInPlay(session, seconds, bool(counts), moved, bool(finished))
    return None


def _read_session(connection: Connection, game: Game, start: str) -> tuple[Session, float]:
    actions: list[Row] = connection.execute(
        "SELECT text, seconds, number FROM actions WHERE game = ? ORDER BY number", (game.name,)
    ).fetchall()
    session = session_at_start(start, game)
    seconds = actions[-1][1] if actions else 0.0
    is_whole = all(number == count for count, (*_, number) in enumerate(actions))
    if not is_whole or carried_out(session, actions) < len(actions) or type(seconds) is not float:
        raise DamagedError
    return session, seconds


def start_text(session: Session) -> str:
    """The record of a game before its first action, which ``session_at_start`` reads."""
    record = Record(session.game, session.level, session.code, session.start, ())
    return json.dumps(record.as_json(), separators=(",", ":"))


def session_at_start(start: str, game: Game) -> Session:
    """The game that a ``start_text`` tells of, before its first action."""
    try:
        record = parse_record(start, [game])
    except UnreadableError as error:
        raise DamagedError from error
    return record.new_session()


def carried_out(session: Session, actions: Iterable[Row]) -> int:
    """Carry out the actions whose texts the rows begin with; how many came before one that is no action."""
    count = 0
    for text, *_ in actions:
        try:
            refusal = session.play(parse_action(str(text)))
        except ValueError:
            return count
        if refusal is not None:
            return count
        count += 1
    return count


def read_finished_games(connection: Connection, game: Game | None) -> list[FinishedGame]:
    """The finished games of one kind, or all, the newest first."""
    rows = connection.execute(
        f"{FINISHED_GAMES} WHERE ?1 IS NULL OR game = ?1 ORDER BY id DESC",
        (None if game is None else game.name,),
    ).fetchall()
    return [FinishedGame.of_row(row) for row in rows]


def read_finished_record(connection: Connection, game_id: int, games: Sequence[Game]) -> Record:
    """The record of a finished game, one of ``games``; raises ``KeyError`` or ``UnreadableError``."""
    rows: list[Row] = connection.execute(
        "SELECT code, texts FROM finished_games LEFT JOIN finished_actions USING (id) WHERE id = ?",
        (game_id,),
    ).fetchall()
    if not rows:
        raise KeyError(game_id)
    code, texts = rows[0]
    if not isinstance(texts, str):
        raise UnreadableError(Fault.MISSING_KEY, Place(path="$.actions"), {"key": "actions"})
    deal = parse_code(str(code), [game.codes for game in games])
    game = game_of_code(deal, games)
    try:
        actions = tuple(map(parse_action, texts.split()))
    except ValueError as error:
        raise UnreadableError(Fault.BAD_ACTION, Place(path="$.actions"), {"action": str(error)}) from None
    return Record(game, deal.level, deal, first_position(game, deal), actions)
