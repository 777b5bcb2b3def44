"""Games and positions for the property tests.

Hypothesis draws the number of moves, and a seed for all other choices, so that a failing game shrinks to few
moves. Each game is noted as its record, which ``python -m engine replay`` can play.
"""

from __future__ import annotations

import json
import random
from itertools import pairwise

from hypothesis import assume, note, settings
from hypothesis import strategies as st

from engine.cards import Card, Rank
from engine.deals import DEAL_NUMBERS, DealCode
from engine.games import GAMES
from engine.moves import destinations, liftable_sizes
from engine.position import Cards, Move, Position
from engine.records import Record
from engine.rules import Game
from engine.session import Session, Step
from tests.engine.small_game import SMALL_GAME
from tests.engine.third_game import THIRD_GAME

MOST_MOVES = 150

# For tests that try every move of a position, fewer positions are enough.
fewer_examples = settings(max_examples=settings().max_examples // 3)

REGISTRY: tuple[Game, ...] = (*GAMES, THIRD_GAME, SMALL_GAME)

Level = tuple[Game, int]

LEVELS: list[Level] = [(game, level) for game in GAMES for level in game.codes.levels]
REGISTRY_LEVELS: list[Level] = [(game, level) for game in REGISTRY for level in game.codes.levels]


def level_name(level: Level) -> str:
    """The name of a level in test identifiers: ``simple-simon-4-suits``."""
    game, number = level
    return f"{game.name}-{number}-{game.level_key}"


def codes(game: Game, level: int) -> st.SearchStrategy[DealCode]:
    """Any deal of a level."""
    return st.builds(DealCode, st.just(game.codes), st.just(level), st.integers(0, DEAL_NUMBERS - 1))


@st.composite
def sessions(draw: st.DrawFn, game: Game, level: int, *, with_steps: bool = False) -> Session:
    """A game after 0 to ``MOST_MOVES`` random moves, with undo and redo among them if ``with_steps``."""
    session = Session.deal(game, draw(codes(game, level)))
    length = draw(st.integers(0, MOST_MOVES))
    choose = draw(_random())
    for _ in range(length):
        step = choose.choice(list(Step)) if with_steps and choose.random() < 0.3 else None
        action = step or random_move(choose, game, session.position)
        if action is None:
            break
        session.play(action)
    note(json.dumps(Record.of(session).as_json()))
    return session


@st.composite
def built_positions(draw: st.DrawFn, game: Game, level: int) -> Position:
    """A position that is rare in play: long runs, empty columns, high foundations, full or free cells."""
    model = game.deal(level, game.deck(level))
    choose = draw(_random())
    suits = [
        game.deck(level)[first : first + len(Rank)] for first in range(0, len(game.deck(level)), len(Rank))
    ]
    if model.foundations:
        foundations = tuple(suit[: choose.choice((0, 0, choose.randrange(14)))] for suit in suits)
        removed: tuple[Cards, ...] = ()
        rest = [suit[len(cards) :] for suit, cards in zip(suits, foundations, strict=True)]
    else:
        foundations = ()
        choose.shuffle(suits)
        done = choose.randrange(len(suits) + 1)
        removed = tuple(suit[::-1] for suit in suits[:done])
        rest = suits[done:]
    runs = [run for cards in rest for run in _runs(choose, cards[::-1])]
    choose.shuffle(runs)
    cells = tuple(_held(choose, runs) for _ in model.cells)
    columns: list[Cards] = [()] * len(model.columns)
    used = choose.randrange(1, len(columns) + 1)
    for run in runs:
        columns[choose.randrange(used)] += run
    choose.shuffle(columns)
    position = Position(tuple(columns), cells, foundations, removed).with_copies()
    assume(game.is_possible(position))
    note(json.dumps(Record(game, level, None, position, ()).as_json()))
    return position


def positions(game: Game, level: int) -> st.SearchStrategy[Position]:
    """Positions reached by random moves, and built ones."""
    return sessions(game, level).map(lambda session: session.position) | built_positions(game, level)


def random_move(choose: random.Random, game: Game, position: Position) -> Move | None:
    """A legal move from a random source; None if the tried sources have no legal move."""
    for source in choose.sample(position.piles, len(position.piles)):
        sizes = liftable_sizes(game, position, source)
        if sizes:
            size = choose.choice(sizes)
            targets = destinations(game, position, source, size)
            if targets:
                return Move(source, choose.choice(targets), size)
    return None


def _random() -> st.SearchStrategy[random.Random]:
    return st.integers(0, 2**32 - 1).map(random.Random)


def _runs(choose: random.Random, cards: Cards) -> list[Cards]:
    """The cards, king first, cut into runs at up to four places."""
    cuts = sorted({0, len(cards), *(choose.randrange(len(cards) + 1) for _ in range(choose.randrange(5)))})
    return [cards[first:last] for first, last in pairwise(cuts)]


def _held(choose: random.Random, runs: list[Cards]) -> Card | None:
    """A card for a cell, taken from the last run; None in half of the cases."""
    if not runs or choose.random() < 0.5:
        return None
    run = runs.pop()
    if run[:-1]:
        runs.append(run[:-1])
    choose.shuffle(runs)
    return run[-1]
