"""Games for several tests: a small board, and positions from random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.deals import DealCode
from engine.games import GAMES
from engine.moves import legal_moves
from engine.rules import Game
from engine.session import Session

MOST_MOVES = 120
SIMON = """
    t1: 9S 8S
    t2: 9H
    t3: 5D
    t4: KC QC
    t5: 9D
    t6: 7C
"""
"""A board of Simple Simon: 9S with 8S has no destination, 8S goes on both red nines, 7C goes on 8S."""


def random_sessions(seed: int, count: int) -> Iterator[Session]:
    """``count`` games after 0 to 120 random moves, of every game and level in turn."""
    chance = random.Random(seed)
    kinds = [(game, level) for game in GAMES for level in game.codes.levels]
    for number in range(count):
        game, level = kinds[number % len(kinds)]
        yield random_session(game, level, chance)


def random_session(game: Game, level: int, chance: random.Random) -> Session:
    """A game of a random deal after some random moves; few of them reverse the move before."""
    code = DealCode(game.codes, level, chance.randrange(2**35))
    session = Session.deal(game, code)
    seen = {session.position}
    for _ in range(chance.randint(0, MOST_MOVES)):
        moves = list(legal_moves(game, session.position))
        chance.shuffle(moves)
        for move in moves:
            session.move(move)
            if session.position not in seen:
                break
            session.undo()
        else:
            break
        seen.add(session.position)
        if session.is_won:
            break
    return Session(game, level, session.position)
