"""Games for the tests of storage: a won game, random games, and all that a storage must keep."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from app.storage.rows import FinishedGame
from app.storage.store import Storage
from engine.deals import DealCode
from engine.games import GAMES
from engine.moves import legal_moves
from engine.position import Move, Position
from engine.read_errors import ReadError
from engine.records import Record
from engine.rules import Game, Refusal
from engine.session import Action, Session, State, Step
from tests.app.some_games import won_record


def deal(game: Game, number: int, level: int | None = None) -> Session:
    """Deal ``number`` at a level, by default the easiest."""
    return Session.deal(game, DealCode(game.codes, game.codes.levels[0] if level is None else level, number))


def can_act(session: Session) -> bool:
    """Whether a move can be made, undone or redone; in some deals, no move is possible."""
    moves = legal_moves(session.game, session.position)
    return next(moves, session.undo_move or session.redo_move) is not None


def random_action(session: Session, choice: random.Random) -> Action:
    """A legal action: often a move, sometimes undo or redo."""
    moves = list(legal_moves(session.game, session.position))
    choices: list[Action] = [choice.choice(moves)] * 5 if moves else []
    if session.undo_move:
        choices += [Step.UNDO] * 2
    if session.redo_move:
        choices += [Step.REDO] * 3
    return choice.choice(choices)


def play(storage: Storage, session: Session, choice: random.Random, count: int) -> None:
    """Make and save ``count`` random actions, one a second."""
    for _ in range(count):
        action = random_action(session, choice)
        assert not isinstance(session.play(action), Refusal)
        storage.append(session, float(len(session.actions)))
        storage.save()


def play_to_win(storage: Storage, session: Session) -> None:
    """Play the deal of the won record from its start to the win, one move a second."""
    for action in won_record().actions:
        assert not isinstance(session.play(action), Refusal)
        storage.append(session, float(len(session.actions)))
    storage.win(session.game, session, float(len(session.actions)))


class Table(NamedTuple):
    """A game in play, as storage returns it."""

    code: str
    start: Position
    state: State
    actions: tuple[Action, ...]
    undo_move: Move | None
    redo_move: Move | None
    seconds: float
    counts: bool
    moved: bool
    finished: bool


class Kept(NamedTuple):
    """Everything that a storage holds, with every tenth record; None for a record that the file has lost."""

    settings: dict[str, str]
    in_play: dict[str, Table]
    finished: list[FinishedGame]
    records: list[Record | None]


def kept(storage: Storage) -> Kept:
    """Everything that ``storage`` holds."""
    in_play = {game.name: table for game in GAMES if (table := _table(storage, game)) is not None}
    finished = storage.finished_games()
    return Kept(storage.settings(), in_play, finished, [_record(storage, game.id) for game in finished[::10]])


def _record(storage: Storage, game_id: int) -> Record | None:
    try:
        return storage.finished_record(game_id)
    except ReadError:
        return None


def _table(storage: Storage, game: Game) -> Table | None:
    found = storage.game_in_play(game)
    if found is None:
        return None
    session, seconds, counts, moved, finished = found
    return Table(
        str(session.code),
        session.start,
        session.state,
        tuple(session.actions),
        session.undo_move,
        session.redo_move,
        seconds,
        counts,
        moved,
        finished,
    )


@contextmanager
def full_disk(room: int = 0) -> Iterator[None]:
    """No file can become larger than ``room`` bytes, not even for root; Windows has no such limit."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
