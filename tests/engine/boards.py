"""Boards as text for tests.

Each line is a pile or a kind of piles; a hyphen is an empty pile::

    c:  3S -            the cells
    f:  2S - - KC       the last cards on the foundations of spades, hearts, diamonds and clubs
    t1: KS QS JS        a column
    t2: -
    removed: S H        the suits of the removed sequences

A board has only the piles in its text, and may have less than a whole deck.
"""

from __future__ import annotations

from engine.moves import best_move
from engine.position import Group, Move, Position
from engine.rules import Game, Refusal, move_refusal
from engine.session import Session, parse_action


def board(text: str) -> Position:
    """Parse the position in ``text``."""
    return Position.parse(text)


def drawn(position: Position) -> str:
    """The text of ``position``."""
    return str(position)


def played(game: Game, start: str, actions: str) -> Session:
    """A game that begins at the board ``start``, after legal ``actions`` (separated by blanks)."""
    session = Session(game, game.codes.levels[0], board(start))
    for text in actions.split():
        played = session.play(parse_action(text))
        assert not isinstance(played, Refusal), f"{text}: {worded(played)}"
    return session


def refused(game: Game, position: str, move: str) -> str | None:
    """Why ``move`` is refused on a board, such as ``rank-mismatch: card 5H, on 9S``; None if it is legal."""
    return worded(move_refusal(game, board(position), Move.parse(move)))


def best_place(game: Game, position: str, touched: str) -> str:
    """The pile to which a double click sends a group such as ``t3x2``, or the refusal."""
    source, size = Group.parse(touched)
    found = best_move(game, board(position), source, size)
    return str(found.target) if isinstance(found, Move) else f"{worded(found)}"


def worded(refusal: Refusal | None) -> str | None:
    """A refusal in one line: its rule, and its values if it has any."""
    if refusal is None:
        return None
    values = ", ".join(f"{name} {value}" for name, value in refusal.values.items())
    return f"{refusal.rule}: {values}" if values else str(refusal.rule)
