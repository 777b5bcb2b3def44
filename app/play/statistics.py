"""Statistics of finished games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from io import StringIO
from itertools import groupby
from typing import NamedTuple

from app.storage.rows import FinishedGame, Result
from engine.rules import BestKind, Game
from engine.session import Session, State


class Standing(Enum):
    """How the statistics treat a win."""

    COUNTS = auto()
    FIRST_OF_LEVEL = auto()
    """It counts, and it is the first win at its level."""
    WON_BEFORE = auto()
    """It does not count again: this game was won before, and then moves were undone or it was restarted."""
    NO_CODE = auto()
    """It does not count: the game began from a layout without a deal code."""
    NOT_FROM_START = auto()
    """It does not count: the game was opened from a record with moves."""


class Summary(NamedTuple):
    """The statistics of one game and level.

    ``share`` is won games divided by played games; None if no game was played. A streak is a number of wins
    in a row. ``fewest_moves``, ``best_time`` (seconds) and ``best_score`` are the best values of wins; None
    if there is no win, or if the game does not keep this value.
    """

    played: int
    won: int
    share: float | None
    current_streak: int
    longest_streak: int
    fewest_moves: int | None
    best_time: float | None
    best_score: int | None


def of_level(games: Iterable[FinishedGame], game: Game, level: int) -> list[FinishedGame]:
    """The finished games of one game and level, in the order given."""
    return [finished for finished in games if (finished.game_name, finished.level) == (game.name, level)]


def has_win(games: Iterable[FinishedGame], game: Game, level: int) -> bool:
    """Whether any finished game of one game and level was won."""
    return any(finished.result is Result.WON for finished in of_level(games, game, level))


def standing_of(
    session: Session, earlier: Iterable[FinishedGame], *, counts: bool, is_first: bool
) -> Standing:
    """How the statistics treat the win of ``session``; ``earlier`` are the finished games of its kind.

    ``counts`` is true if the game counts for the statistics, ``is_first`` if it was not won before.
    """
    if not counts:
        return Standing.NO_CODE if session.code is None else Standing.NOT_FROM_START
    if not is_first:
        return Standing.WON_BEFORE
    return Standing.COUNTS if has_win(earlier, session.game, session.level) else Standing.FIRST_OF_LEVEL


def summary(games: Iterable[FinishedGame], game: Game, level: int) -> Summary:
    """The statistics of one game and level; ``games`` are in order, newest first."""
    played = of_level(games, game, level)
    wins = [finished for finished in played if finished.result is Result.WON]
    streaks = [
        (result, len(list(in_a_row)))
        for result, in_a_row in groupby(played, lambda finished: finished.result)
    ]
    won_streaks = [length for result, length in streaks if result is Result.WON]
    return Summary(
        played=len(played),
        won=len(wins),
        share=len(wins) / len(played) if played else None,
        current_streak=streaks[0][1] if streaks and streaks[0][0] is Result.WON else 0,
        longest_streak=max(won_streaks, default=0),
        fewest_moves=min((finished.moves for finished in wins), default=None)
        if BestKind.FEWEST_MOVES in game.best_kinds
        else None,
        best_time=min((finished.seconds for finished in wins), default=None)
        if BestKind.BEST_TIME in game.best_kinds
        else None,
        best_score=max((finished.score for finished in wins), default=None)
        if BestKind.BEST_SCORE in game.best_kinds
        else None,
    )


def recent(games: Iterable[FinishedGame], game: Game, level: int, count: int) -> list[FinishedGame]:
    """The last ``count`` games of one game and level, oldest first; ``games`` are newest first."""
    return of_level(games, game, level)[:count][::-1]


def new_bests(
    earlier: Iterable[FinishedGame], game: Game, level: int, state: State, seconds: float
) -> tuple[BestKind, ...]:
    """The kinds in which a win beats all ``earlier`` wins; empty for the first win."""
    best = summary(earlier, game, level)
    broken = []
    if best.fewest_moves is not None and state.moves < best.fewest_moves:
        broken.append(BestKind.FEWEST_MOVES)
    if best.best_time is not None and seconds < best.best_time:
        broken.append(BestKind.BEST_TIME)
    if best.best_score is not None and state.score > best.best_score:
        broken.append(BestKind.BEST_SCORE)
    return tuple(broken)


def csv_text(games: Sequence[FinishedGame]) -> str:
    """The games, in the order given, as CSV.

    The first line names the columns, in English for every language. Times are in seconds. The end of a game
    is in UTC, in ISO 8601 format. Lines end in CR LF, as in RFC 4180.
    """
    import csv

    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(("game", "level", "code", "result", "score", "moves", "seconds", "finished_at"))
    writer.writerows(
        (
            finished.game_name,
            finished.level,
            finished.code,
            finished.result.value,
            finished.score,
            finished.moves,
            f"{finished.seconds:.1f}",
            finished.finished_at.isoformat(),
        )
        for finished in games
    )
    return text.getvalue()
