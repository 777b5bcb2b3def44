"""The session: a game in play, the only mutable object of the engine."""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import NamedTuple

from engine.deals import DealCode, shuffled
from engine.position import Move, PileId, PileKind, Position
from engine.rules import Game, Refusal, Rule, after_move, move_refusal

UNDO_LIMIT = 100


class Step(StrEnum):
    """An action that is not a move; its value is its name in records."""

    UNDO = "undo"
    REDO = "redo"


Action = Move | Step


def parse_action(text: str) -> Action:
    """Parse an action, a move or a step; ``ValueError`` if it is invalid."""
    return _STEPS.get(text) or Move.parse(text)


_STEPS = {step.value: step for step in Step}


class State(NamedTuple):
    """A position, with the score and the number of moves that led to it."""

    position: Position
    score: int
    moves: int


class TransitionKind(StrEnum):
    """How one state became the next."""

    MOVE = "move"
    """The move was carried out."""
    UNDO = "undo"
    """The move was taken back."""
    REDO = "redo"
    """The move was made again."""


class Transition(NamedTuple):
    """The result of an action: ``move`` was made, undone or redone between two states."""

    before: State
    kind: TransitionKind
    move: Move
    after: State


def first_position(game: Game, deal: DealCode) -> Position:
    """The first position of ``deal``, a code of ``game``; ``ValueError`` for a code of another game."""
    if not isinstance(deal, DealCode):
        raise TypeError(f"a DealCode is needed, not {deal!r}")
    if deal.format != game.codes:
        raise ValueError(f"{deal} is no deal of {game.name}")
    deck = game.deck(deal.level)
    return game.deal(deal.level, shuffled(deck, deal.number)).with_copies()


class Session:
    """A game in play.

    ``game``, ``level`` and ``start`` never change; ``code`` is None for a layout without a code. ``state``
    is the current state. ``actions`` holds the actions since the start in order, undo and redo included;
    callers must not modify it. Raises ``ValueError`` for a level that the game lacks.
    """

    def __init__(self, game: Game, level: int, start: Position, code: DealCode | None = None) -> None:
        if not isinstance(start, Position):
            raise TypeError(f"a Position is needed, not {start!r}")
        if level not in game.codes.levels:
            raise ValueError(f"{game.name} has no level {level!r}")
        self.game = game
        self.level = level
        self.start = start
        self.code = code
        self.restart()

    @classmethod
    def deal(cls, game: Game, code: DealCode) -> Session:
        """Begin the deal of ``code``, a code of ``game``."""
        start = first_position(game, code)
        return cls(game, code.level, start, code)

    def copy(self) -> Session:
        """An independent copy at the same state, with its undo and redo."""
        twin = Session(self.game, self.level, self.start, self.code)
        twin.state = self.state
        twin.actions = self.actions.copy()
        twin._past = self._past.copy()
        twin._future = self._future.copy()
        return twin

    def __copy__(self) -> Session:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Session:
        return self.copy()  # the two share only immutable values

    def restart(self) -> None:
        """Return to the first position, and clear the actions, undo and redo."""
        self.state = State(self.start, self.game.start_score, 0)
        self.actions: list[Action] = []
        self._past: deque[tuple[State, Move]] = deque(maxlen=UNDO_LIMIT)
        self._future: list[tuple[Move, State]] = []

    @property
    def position(self) -> Position:
        """The current position."""
        return self.state.position

    @property
    def is_won(self) -> bool:
        """Whether the current position is won."""
        return self.game.is_won(self.position)

    @property
    def undo_move(self) -> Move | None:
        """The move that ``undo`` would take back; None if there is none among the last ``UNDO_LIMIT``."""
        return self._past[-1][1] if self._past else None

    @property
    def redo_move(self) -> Move | None:
        """The move that ``redo`` would make again; None if there is none."""
        return self._future[-1][0] if self._future else None

    def play(self, action: Action) -> Transition | Refusal:
        """Carry out ``action`` and return its result, or change nothing and return the refusal.

        Raises ``TypeError`` if ``action`` is neither a ``Move`` nor a ``Step``.
        """
        if isinstance(action, Move):
            return self.move(action)
        if not isinstance(action, Step):
            raise TypeError(f"a Move or a Step is needed, not {action!r}")
        return self.undo() if action is Step.UNDO else self.redo()

    def move(self, move: Move) -> Transition | Refusal:
        """Carry out ``move`` and clear redo, or change nothing and return the refusal."""
        _require_types(move)
        before = self.state
        refusal = move_refusal(self.game, before.position, move)
        if refusal is not None:
            return refusal
        after = after_move(self.game, before.position, move)
        points = self.game.points(before.position, move, after)
        self._past.append((before, move))
        self._future.clear()
        self.state = State(after, before.score + points, before.moves + 1)
        self.actions.append(move)
        return Transition(before, TransitionKind.MOVE, move, self.state)

    def undo(self) -> Transition | Refusal:
        """Take back the last move, or return the refusal."""
        if not self._past:
            return Refusal(Rule.NOTHING_TO_UNDO)
        before = self.state
        self.state, move = self._past.pop()
        self._future.append((move, before))
        self.actions.append(Step.UNDO)
        return Transition(before, TransitionKind.UNDO, move, self.state)

    def redo(self) -> Transition | Refusal:
        """Make the last undone move again, or return the refusal."""
        if not self._future:
            return Refusal(Rule.NOTHING_TO_REDO)
        before = self.state
        move, self.state = self._future.pop()
        self._past.append((before, move))
        self.actions.append(Step.REDO)
        return Transition(before, TransitionKind.REDO, move, self.state)


def _require_types(move: Move) -> None:
    """Raise ``TypeError`` for a move with parts of wrong types; the text ``"t"`` equals a kind of pile."""
    for pile in (move.source, move.target):
        kinds = (type(pile), *map(type, pile))
        if kinds != (PileId, PileKind, int):
            raise TypeError(f"a PileId is needed, not {pile!r}")
    if type(move.size) is not int:
        raise TypeError(f"an int is needed, not {move.size!r}")
