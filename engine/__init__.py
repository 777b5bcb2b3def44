"""The rules of Ten Columns as a library: deals, legal moves, refusals and records of solitaires.

A game in play is a ``Session``; where the cards lie is its ``Position``, a value that never changes.
Playing an action answers with what happened, or with the rule that forbids it:

>>> import engine
>>> session = engine.deal("SS1-S1-AAAAABD")
>>> print(*engine.legal_moves(session.game, session.position))
t2>t10 t3>t8 t4>t3 t4>t9 t6>t2 t7>t5 t9>t8
>>> done = session.play(engine.Move.parse("t2>t10"))
>>> done.kind.value, str(done.move), done.after.score
('move', 't2>t10', 499)

Piles are written as records write them: ``t1`` to ``t10`` are columns, ``c1`` to ``c4`` cells, and ``fS``
the foundation of spades. A move that the rules forbid changes nothing:

>>> refusal = session.play(engine.Move.parse("t2>t10"))
>>> refusal.rule.value, str(refusal.values["card"]), str(refusal.values["on"])
('rank-mismatch', '5S', '9S')
>>> session.undo().kind.value
'undo'
>>> session.state.score, session.state.moves, session.is_won
(500, 0, False)

A position is drawn and read as text, and a game is kept as a record, which is JSON:

>>> print(engine.Position.parse("t1: KS QS"))
t1: KS QS
>>> engine.Record.of(session).as_json()["actions"]
['t2>t10', 'undo']

Wrong types raise ``TypeError`` and wrong values ``ValueError``; a code or a record that cannot be read
raises ``ReadError``, which says what is wrong and where. The package needs the standard library only
and holds no text for people: faults and rules have stable identifiers, which a front end puts into words.
"""

from __future__ import annotations

from engine.cards import Card, Rank, Suit
from engine.deals import DealCode, find_code, parse_code
from engine.games import GAMES, find_game, game_of_code
from engine.moves import best_move, destinations, legal_moves, liftable_sizes
from engine.position import Group, Move, PileId, PileKind, Position
from engine.read_errors import ReadError, ReadFault
from engine.records import Record, layout_json, parse_record, read_layout
from engine.rules import Game, Refusal, Rule, lift_refusal, move_refusal
from engine.session import Session, State, Step, Transition, TransitionKind

__all__ = [
    "GAMES",
    "Card",
    "DealCode",
    "Game",
    "Group",
    "Move",
    "PileId",
    "PileKind",
    "Position",
    "Rank",
    "ReadError",
    "ReadFault",
    "Record",
    "Refusal",
    "Rule",
    "Session",
    "State",
    "Step",
    "Suit",
    "Transition",
    "TransitionKind",
    "best_move",
    "deal",
    "destinations",
    "find_code",
    "find_game",
    "game_of_code",
    "layout_json",
    "legal_moves",
    "lift_refusal",
    "liftable_sizes",
    "move_refusal",
    "parse_code",
    "parse_record",
    "read_layout",
]


def deal(text: str) -> Session:
    """A new game of the deal code ``text``, such as ``SS1-S1-AAAAABD``; raises ``ReadError``."""
    code = parse_code(text, [game.codes for game in GAMES])
    return Session.deal(game_of_code(code), code)
