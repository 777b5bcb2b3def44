"""The game in play: the engine's only mutable object."""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import NamedTuple

from engine.deals import DealCode, shuffled
from engine.position import Move, Position
from engine.rules import Game, Refusal, Rule, after_move, move_refusal

UNDO_LIMIT = 100


class Step(StrEnum):
    """An action that is no move; its value is its name in records."""

    UNDO = "undo"
    REDO = "redo"


Action = Move | Step


def parse_action(text: str) -> Action:
    """The action that ``text`` writes; ``ValueError`` if it writes none."""
    return _STEPS.get(text) or Move.parse(text)


_STEPS = {step.value: step for step in Step}


class State(NamedTuple):
    """A position and what the way there has brought: ``score`` in points, ``moves`` carried out."""

    position: Position
    score: int
    moves: int


def first_position(game: Game, deal: DealCode) -> Position:
    """The cards as ``deal``, a code of ``game``, lays them out."""
    deck = game.deck(deal.level)
    return game.deal(deal.level, shuffled(deck, deal.number)).with_copies()


class Session:
    """One game in play, from its first position on.

    ``game``, ``level`` and ``start`` never change; ``code`` is None for a layout that no code deals.
    ``state`` is the present, ``actions`` holds what was carried out since the start, undo and redo
    included, in order.
    """

    def __init__(self, game: Game, level: int, start: Position, code: DealCode | None = None) -> None:
        self.game = game
        self.level = level
        self.start = start
        self.code = code
        self.restart()

    @classmethod
    def deal(cls, game: Game, code: DealCode) -> Session:
        """A new game of the deal that ``code``, one of ``game``'s, stands for."""
        return cls(game, code.level, first_position(game, code), code)

    def restart(self) -> None:
        """Go back to the first position as if nothing had been done; undo and redo are cleared."""
        self.state = State(self.start, self.game.start_score, 0)
        self.actions: list[Action] = []
        self._past: deque[tuple[State, Move]] = deque(maxlen=UNDO_LIMIT)
        self._future: list[tuple[Move, State]] = []

    @property
    def position(self) -> Position:
        """Where the cards lie now."""
        return self.state.position

    @property
    def is_won(self) -> bool:
        """Whether the present position is won."""
        return self.game.is_won(self.position)

    @property
    def undo_move(self) -> Move | None:
        """The move that undo would take back; None if none is left among the last ``UNDO_LIMIT``."""
        return self._past[-1][1] if self._past else None

    @property
    def redo_move(self) -> Move | None:
        """The undone move that redo would carry out again; None if there is none."""
        return self._future[-1][0] if self._future else None

    def play(self, action: Action) -> Refusal | None:
        """Carry out ``action``, or change nothing and say why not."""
        if isinstance(action, Move):
            return self.move(action)
        return self.undo() if action is Step.UNDO else self.redo()

    def move(self, move: Move) -> Refusal | None:
        """Carry out ``move`` and forget what could be redone, or change nothing and say why not."""
        position, score, moves = self.state
        refusal = move_refusal(self.game, position, move)
        if refusal is not None:
            return refusal
        after = after_move(self.game, position, move)
        self._past.append((self.state, move))
        self._future.clear()
        self.state = State(after, score + self.game.points(position, move, after), moves + 1)
        self.actions.append(move)
        return None

    def undo(self) -> Refusal | None:
        """Take the last move back, with all that came with it."""
        if not self._past:
            return Refusal(Rule.NOTHING_TO_UNDO)
        before, move = self._past.pop()
        self._future.append((move, self.state))
        self.state = before
        self.actions.append(Step.UNDO)
        return None

    def redo(self) -> Refusal | None:
        """Carry the last undone move out again."""
        if not self._future:
            return Refusal(Rule.NOTHING_TO_REDO)
        move, after = self._future.pop()
        self._past.append((self.state, move))
        self.state = after
        self.actions.append(Step.REDO)
        return None
