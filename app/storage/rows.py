"""Games as rows of the database, and how they are read.

A row may come from a damaged file: a row that the program cannot have written raises ``DamagedError``.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from sqlite3 import Connection
from typing import Any, NamedTuple

from app.storage.database import DamagedError
from engine.deals import parse_code
from engine.games import game_of_code
from engine.read_errors import Location, ReadError, ReadFault
from engine.records import Record, parse_record
from engine.rules import Game, Refusal
from engine.session import Session, first_position, parse_action

Row = tuple[Any, ...]


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FIRST_SECOND, _LAST_SECOND = -62_135_596_800, 253_402_300_799
"""The Unix times that a ``datetime`` can hold: the years 1 to 9999."""


class Result(StrEnum):
    """How a game ended; its value is its name in the database."""

    WON = "won"
    GIVEN_UP = "given-up"


class FinishedGame(NamedTuple):
    """A game that counts in the statistics, in its state at the end.

    ``code`` is its deal code as the board shows it. ``score`` is in points, ``seconds`` is the time played,
    and ``finished_at`` is in UTC.
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
        """The game in a row of ``FINISHED_GAMES``; its kind may be one that only a later version has."""
        if tuple(map(type, row)) != (int, str, int, str, str, int, int, float, int):
            raise DamagedError
        game_id, name, level, code, result, score, moves, seconds, finished_at = row
        try:
            moment = _EPOCH + timedelta(seconds=finished_at)  # fromtimestamp refuses 1969 on Windows
            return cls(game_id, name, level, code, Result(result), score, moves, seconds, moment)
        except (OverflowError, ValueError):
            raise DamagedError from None


FINISHED_GAMES = (
    "SELECT id, game, level, code, result, score, moves, seconds, finished_at FROM finished_games"
)


GAMES_IN_PLAY = "SELECT game, start, counts, restarted, finished FROM games_in_play"
GAME_IN_PLAY_TYPES = (str, str, int, int, int)
"""The types of the values in a sound row of ``GAMES_IN_PLAY``."""


class GameInPlay(NamedTuple):
    """A game in play as the database holds it.

    ``seconds`` is the time played. ``counts_for_statistics`` is true for games dealt from a code and played
    from their start. ``moved`` is true after the first move, even if the move was undone or the game was
    restarted. ``finished`` is true after a win, even if moves were undone since.
    """

    session: Session
    seconds: float
    counts_for_statistics: bool
    moved: bool
    finished: bool


def now() -> int:
    """The Unix time, limited to times that can be read back, because the clock may be wrong."""
    return min(max(int(time.time()), 0), _LAST_SECOND)


def read_settings(connection: Connection) -> dict[str, str]:
    """Every setting, by name."""
    settings = dict(connection.execute("SELECT name, text FROM settings"))
    if not all(isinstance(text, str) for row in settings.items() for text in row):
        raise DamagedError
    return settings


def read_game_in_play(connection: Connection, game: Game) -> GameInPlay | None:
    """The game in play of this kind, replayed from its start; None if there is none."""
    # Read all rows: with a WHERE clause, a row with a damaged name would not be found.
    rows: list[Row] = connection.execute(GAMES_IN_PLAY).fetchall()
    if any(tuple(map(type, row)) != GAME_IN_PLAY_TYPES for row in rows):
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
    if not is_whole or count_playable(session, actions) < len(actions) or type(seconds) is not float:
        raise DamagedError
    return session, seconds


def start_text(session: Session) -> str:
    """The record of a game without its actions; ``session_at_start`` reads it."""
    record = Record(session.game, session.level, session.code, session.start, ())
    return json.dumps(record.as_json(), separators=(",", ":"))


def session_at_start(start: str, game: Game) -> Session:
    """The game that a ``start_text`` describes, before its first action; raises ``DamagedError``."""
    try:
        record = parse_record(start, [game])
    except ReadError as error:
        raise DamagedError from error
    return record.new_session()


def count_playable(session: Session, actions: Iterable[Row]) -> int:
    """Play the actions in the first column of the rows until one is illegal; return how many were played."""
    count = 0
    for text, *_ in actions:
        try:
            played = session.play(parse_action(str(text)))
        except ValueError:
            return count
        if isinstance(played, Refusal):
            return count
        count += 1
    return count


def read_finished_games(connection: Connection, game: Game | None) -> list[FinishedGame]:
    """The finished games of one kind, or all, the newest first."""
    if game is None:
        rows = connection.execute(f"{FINISHED_GAMES} ORDER BY id DESC")
    else:
        rows = connection.execute(f"{FINISHED_GAMES} WHERE game = ? ORDER BY id DESC", (game.name,))
    return [FinishedGame.of_row(row) for row in rows.fetchall()]


def check_finished_games(connection: Connection) -> None:
    """Check that ``read_finished_games`` can read every row, in a fifth of its time.

    Raises ``DamagedError`` or one of ``SQLITE_ERRORS``.
    """
    senseless = (
        "typeof(game) <> 'text' OR typeof(level) <> 'integer' OR typeof(code) <> 'text'"
        " OR typeof(result) <> 'text' OR result NOT IN (?, ?) OR typeof(score) <> 'integer'"
        " OR typeof(moves) <> 'integer' OR typeof(seconds) <> 'real' OR typeof(finished_at) <> 'integer'"
        " OR finished_at NOT BETWEEN ? AND ?"
    )
    values = (*(result.value for result in Result), _FIRST_SECOND, _LAST_SECOND)
    query = f"SELECT 1 FROM finished_games WHERE {senseless} LIMIT 1"  # noqa: S608
    if connection.execute(query, values).fetchall():
        raise DamagedError
    # Only decoding a text shows whether it is UTF-8.
    connection.execute("SELECT game, code FROM finished_games").fetchall()


def read_finished_record(connection: Connection, game_id: int, games: Sequence[Game]) -> Record:
    """The record of a finished game, one of ``games``; raises ``KeyError`` or ``ReadError``."""
    rows: list[Row] = connection.execute(
        "SELECT code, texts FROM finished_games LEFT JOIN finished_actions USING (id) WHERE id = ?",
        (game_id,),
    ).fetchall()
    if not rows:
        raise KeyError(game_id)
    code, texts = rows[0]
    if not isinstance(texts, str):
        raise ReadError(ReadFault.MISSING_KEY, Location(path="$.actions"), {"key": "actions"})
    deal = parse_code(str(code), [game.codes for game in games])
    game = game_of_code(deal, games)
    try:
        actions = tuple(map(parse_action, texts.split()))
    except ValueError as error:
        raise ReadError(ReadFault.BAD_ACTION, Location(path="$.actions"), {"action": str(error)}) from None
    return Record(game, deal.level, deal, first_position(game, deal), actions)
