"""A second, plain implementation of the rules of every game, to compare the engine with.

It shares no code with ``engine.rules`` and ``engine.games``, so that it cannot contain the same mistakes. A
table is a dictionary from the names of piles to their cards. A broken rule is its identifier and its values.
Legal moves are found by trying all moves. Moves change lists.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.cards import Card
from engine.position import Cards, Move, PileId, Position

Table = dict[str, Cards]
Values = dict[str, Card | PileId | int | None]
Broken = tuple[str, Values]

RANKS = "A23456789TJQK"
SUITS = "SHDC"

COLUMN_NAMES = [f"t{number}" for number in range(1, 31)]
CELL_NAMES = [f"c{number}" for number in range(1, 31)]
FOUNDATION_NAMES = [f"f{suit}" for suit in SUITS]


def laid_out(position: Position) -> Table:
    """The table of a position."""
    table = dict(zip(COLUMN_NAMES, position.columns, strict=False))
    for name, card in zip(CELL_NAMES, position.cells, strict=False):
        table[name] = () if card is None else (card,)
    return table | dict(zip(FOUNDATION_NAMES, position.foundations, strict=False))


def all_moves(table: Table) -> Iterator[Move]:
    """Moves of any number of cards from each pile to each, with missing piles and invalid numbers, too."""
    lacking = [
        next(name for name in names if name not in table)
        for names in (COLUMN_NAMES, CELL_NAMES, FOUNDATION_NAMES)
        if names[-1] not in table
    ]
    piles = [(PileId.parse(name), table.get(name, ())) for name in [*table, *lacking]]
    for source, cards in piles:
        for target, _ in piles:
            for size in range(-1, len(cards) + 2):
                yield Move(source, target, size)


def legal_moves(game: str, table: Table) -> set[Move]:
    """Every move that breaks no rule of ``game``."""
    return {move for move in all_moves(table) if broken_rule(game, table, move) is None}


def broken_rule(game: str, table: Table, move: Move) -> Broken | None:
    """The first rule of ``game`` that ``move`` breaks; None if it is legal."""
    return next(broken_rules(game, table, move), None)


def broken_rules(game: str, table: Table, move: Move) -> Iterator[Broken]:
    """The rules that ``move`` breaks, in the order of the specification.

    Only the first one is reliable: later checks assume that earlier ones passed.
    """
    source, target, size = str(move.source), str(move.target), move.size
    if source not in table:
        yield "no-such-pile", {"pile": move.source}
    if target not in table:
        yield "no-such-pile", {"pile": move.target}
    if source == target:
        yield "same-pile", {"pile": move.source}
    if not table[source]:
        yield "empty-pile", {"pile": move.source}
    most = len(table[source]) if is_column(source) else 1
    if size < 1 or size > most:
        yield "too-few-cards", {"pile": move.source, "size": size, "most": most}
    group = table[source][len(table[source]) - size :]
    for on, card in pairwise(group):
        if rank(card) + 1 != rank(on):
            yield "covered-card", {"card": card, "on": on}
    for on, card in pairwise(group):
        if suit(card) != suit(on):
            yield "mixed-suits", {"card": card, "on": on}
    yield from _broken_on_target(game, table, group, target)


def _broken_on_target(game: str, table: Table, group: Cards, target: str) -> Iterator[Broken]:
    if game == "seahaven-towers":
        yield from _broken_in_seahaven_towers(table, group, target)
    elif game != "simple-simon":
        raise ValueError(f"plain_rules.py has no rules of {game}")
    elif table[target]:
        yield from _broken_on_card(group[0], table[target][-1], any_suit=True)


def _broken_in_seahaven_towers(table: Table, group: Cards, target: str) -> Iterator[Broken]:
    empty_columns = [name for name in table if is_column(name) and not table[name]]
    yield from _too_large(table, len(group), len(empty_columns))
    if is_cell(target):
        if len(group) > 1:
            yield "cell-takes-one-card", {"size": len(group)}
        if table[target]:
            yield "cell-occupied", {"card": table[target][0]}
    elif is_foundation(target):
        yield from _broken_on_foundation(group, target, len(table[target]))
    elif table[target]:
        yield from _broken_on_card(group[0], table[target][-1], any_suit=False)
    else:
        if rank(group[0]) != RANKS.index("K"):
            yield "empty-column-needs-king", {"card": group[0]}
        yield from _too_large(table, len(group), len(empty_columns) - 1)


def _broken_on_card(card: Card, on: Card, *, any_suit: bool) -> Iterator[Broken]:
    values: Values = {"card": card, "on": on}
    if rank(card) == RANKS.index("K"):
        yield "king-needs-empty-column", values
    if rank(on) == RANKS.index("A"):
        yield "nothing-on-ace", values
    if suit(card) != suit(on) and not any_suit:
        yield "suit-mismatch", values
    if rank(card) + 1 != rank(on):
        yield "rank-mismatch", values


def _broken_on_foundation(group: Cards, target: str, reached: int) -> Iterator[Broken]:
    if len(group) > 1:
        yield "foundation-takes-one-card", {"size": len(group)}
    if suit(group[0]) != target[1]:
        yield "foundation-wrong-suit", {"card": group[0]}
    if reached == len(RANKS):
        yield "foundation-next-rank", {"card": group[0], "needs": None}
    if rank(group[0]) != reached:
        needs = Card.parse(RANKS[reached] + target[1])
        yield "foundation-next-rank", {"card": group[0], "needs": needs}


def _too_large(table: Table, size: int, empty_columns: int) -> Iterator[Broken]:
    free_cells = len([name for name in table if is_cell(name) and not table[name]])
    most = free_cells + 1
    for _ in range(empty_columns):
        most = most + most
    if size > most:
        values: Values = {"size": size, "most": most}
        yield "group-too-large", values | {"free_cells": free_cells, "empty_columns": empty_columns}


def after(game: str, position: Position, move: Move) -> Position:
    """The position after a legal move, with a completed sequence removed."""
    table = {name: list(cards) for name, cards in laid_out(position).items()}
    source, target = table[str(move.source)], table[str(move.target)]
    group = source[len(source) - move.size :]
    del source[len(source) - move.size :]
    target += group
    removed = list(position.removed)
    if game == "simple-simon":
        sequence = target[-len(RANKS) :]
        if "".join(map(str, sequence)) in {"".join(r + s for r in reversed(RANKS)) for s in SUITS}:
            del target[-len(RANKS) :]
            removed.append(tuple(sequence))
    return Position(
        columns=tuple(tuple(cards) for name, cards in table.items() if is_column(name)),
        cells=tuple(cards[0] if cards else None for name, cards in table.items() if is_cell(name)),
        foundations=tuple(tuple(cards) for name, cards in table.items() if is_foundation(name)),
        removed=tuple(removed),
    )


def points(game: str, move: Move, *, completes_sequence: bool) -> int:
    """The change of the score by a legal move."""
    if game == "simple-simon":
        return 100 - 1 if completes_sequence else -1
    if is_foundation(str(move.target)):
        return 10
    return 5 if is_cell(str(move.source)) and is_column(str(move.target)) else 0


def is_column(name: str) -> bool:
    return name.startswith("t")


def is_cell(name: str) -> bool:
    return name.startswith("c")


def is_foundation(name: str) -> bool:
    return name.startswith("f")


def rank(card: Card) -> int:
    """From 0 for an ace to 12 for a king."""
    return RANKS.index(str(card)[0])


def suit(card: Card) -> str:
    return str(card)[1]
