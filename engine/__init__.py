"""The rules of Ten Columns as a library: deals, legal moves, refusals and game records.

A ``Session`` is a game in play. Its ``Position``, an immutable value, says where every card is.
``Session.play`` returns what happened, or the rule that forbids the action:

>>> import engine
>>> session = engine.deal("SS1-S1-AAAAABD")
>>> print(*engine.legal_moves(session.game, session.position))
t2>t10 t3>t8 t4>t3 t4>t9 t6>t2 t7>t5 t9>t8
>>> done = session.play(engine.Move.parse("t2>t10"))
>>> done.kind.value, str(done.move), done.after.score
('move', 't2>t10', 499)

Piles are named as in records: ``t1`` to ``t10`` are columns, ``c1`` to ``c4`` cells, and ``fS`` is the
foundation of spades. A refused move changes nothing:

>>> refusal = session.play(engine.Move.parse("t2>t10"))
>>> refusal.rule.value, str(refusal.values["card"]), str(refusal.values["on"])
('rank-mismatch', '5S', '9S')
>>> session.undo().kind.value
'undo'
>>> session.state.score, session.state.moves, session.is_won
(500, 0, False)

A position can be written and parsed as text. A game is saved as a record, which is JSON:

>>> print(engine.Position.parse("t1: KS QS"))
t1: KS QS
>>> engine.Record.of(session).as_json()["actions"]
['t2>t10', 'undo']

Wrong types raise ``TypeError``, and wrong values ``ValueError``. A code or a record that cannot be read
raises ``ReadError``, which says what is wrong and where. The package needs only the standard library. It
holds no text for people: faults and rules have stable identifiers, which a front end translates.
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
    """Begin the game of a deal code, such as ``SS1-S1-AAAAABD``; ``ReadError`` if it cannot be read."""
    code = parse_code(text, [game.codes for game in GAMES])
    return Session.deal(game_of_code(code), code)
