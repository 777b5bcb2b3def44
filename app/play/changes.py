"""The values that the controller signals: changes of the position, and wins."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from app.play.statistics import Standing
from engine.position import Move
from engine.rules import BestKind
from engine.session import State


class ChangeKind(Enum):
    """The cause of a change."""

    MOVE = auto()
    UNDO = auto()
    REDO = auto()
    RESTART = auto()
    DEAL = auto()
    """A deal was begun, or a game was opened from a file."""
    SWITCH = auto()
    """A suspended game of another kind was resumed."""


class Change(NamedTuple):
    """A change of the position: its kind, the state before it, and the moves in order.

    The moves are those made, or for undo and redo the one undone or redone. There are none for ``RESTART``,
    ``DEAL`` and ``SWITCH``.
    """

    kind: ChangeKind
    before: State
    moves: tuple[Move, ...] = ()


class Win(NamedTuple):
    """A won game: its last state, the seconds played, its standing in the statistics, and new best values.

    ``is_first`` is false if the game was won before, and its last move was undone and made again.
    """

    state: State
    seconds: float
    is_first: bool
    standing: Standing
    new_bests: tuple[BestKind, ...] = ()
