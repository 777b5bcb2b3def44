"""The numbers that Help's pages name, taken from the engine, so that the pages cannot disagree with it."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app import __version__
from engine.cards import Rank, Suit
from engine.deals import DEAL_NUMBERS, DealCode
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.games.seahaven_towers import SURPLUS_COLUMN
from engine.games.simple_simon import COLUMN_SIZES, SEQUENCE_POINTS
from engine.position import Move, PileId, Position, cell, column, foundation
from engine.records import Record
from engine.rules import Game
from engine.session import UNDO_LIMIT, first_position

_EXAMPLE_CELLS = 1
_EXAMPLE_COLUMNS = 2


def simple_simon_facts(example: Record) -> dict[str, str]:
    """What the rules page of Simple Simon names; ``example`` is the won game that it tells of."""
    won = example.replay()[0].state
    return {
        **_deal_facts(SIMPLE_SIMON),
        "column_sizes": ", ".join(map(str, COLUMN_SIZES)),
        "sequences": str(SIMPLE_SIMON.sequences),
        "sequence": str(len(Rank)),
        "move_points": _points(SIMPLE_SIMON, column(0), column(1)),
        "sequence_points": f"+{SEQUENCE_POINTS}",
        "all_sequences_points": str(SIMPLE_SIMON.sequences * SEQUENCE_POINTS),
        "example_moves": str(won.moves),
        "example_score": str(won.score),
    }


def seahaven_towers_facts() -> dict[str, str]:
    """What the rules page of Seahaven Towers names."""
    easiest, hardest = SEAHAVEN_TOWERS.codes.levels[0], SEAHAVEN_TOWERS.codes.levels[-1]
    surplus_column = _deal(SEAHAVEN_TOWERS, hardest).columns[SURPLUS_COLUMN]
    return {
        **_deal_facts(SEAHAVEN_TOWERS),
        "column_size": str(SEAHAVEN_TOWERS.column_sizes[0]),
        "surplus": str(len(SEAHAVEN_TOWERS.deck(easiest)) - sum(SEAHAVEN_TOWERS.column_sizes)),
        "surplus_column": str(SURPLUS_COLUMN + 1),
        "surplus_column_size": str(len(surplus_column)),
        "foundation_points": _points(SEAHAVEN_TOWERS, column(0), foundation(Suit.SPADES)),
        "cell_points": _points(SEAHAVEN_TOWERS, cell(0), column(0)),
        "other_points": _points(SEAHAVEN_TOWERS, column(0), column(1)),
        "group_sizes": "\n".join(map(_group_sizes_row, range(easiest + 1))),
        "example_cells": str(_EXAMPLE_CELLS),
        "example_columns": str(_EXAMPLE_COLUMNS),
        "example_lift": str(SEAHAVEN_TOWERS.most_cards(_EXAMPLE_CELLS, _EXAMPLE_COLUMNS)),
        "example_king": str(SEAHAVEN_TOWERS.most_cards(_EXAMPLE_CELLS, _EXAMPLE_COLUMNS - 1)),
    }


def general_facts(locale: QLocale) -> dict[str, str]:
    """What the other pages name; large numbers are written as ``locale`` does."""
    return {
        "version": __version__,
        "undo_limit": str(UNDO_LIMIT),
        "deal_numbers": locale.toString(DEAL_NUMBERS),
        "foundation_points": _points(SEAHAVEN_TOWERS, column(0), foundation(Suit.SPADES)).removeprefix("+"),
        "simple_simon_code": str(DealCode(SIMPLE_SIMON.codes, 1, 35)),
        "seahaven_towers_code": str(DealCode(SEAHAVEN_TOWERS.codes, 4, 314)),
    }


def _deal_facts(game: Game) -> dict[str, str]:
    levels = {f"level_{order}": str(level) for order, level in enumerate(game.codes.levels, start=1)}
    position = _deal(game, game.codes.levels[0])
    return {
        **levels,
        "deck": str(len(game.deck(game.codes.levels[0]))),
        "columns": str(len(position.columns)),
        "start": str(game.start_score),
    }


def _deal(game: Game, level: int) -> Position:
    return first_position(game, DealCode(game.codes, level, 0))


def _points(game: Game, source: PileId, target: PileId) -> str:
    """What a move that removes nothing brings, with its sign."""
    position = _deal(game, game.codes.levels[0])
    points = game.points(position, Move(source, target), position)
    return f"{points:+}".replace("-", "−") if points else "0"


def _group_sizes_row(free_cells: int) -> str:
    """How many cards go on a card with 0, 1 and 2 empty columns, and of a king's run with 1 and 2."""
    sizes = [SEAHAVEN_TOWERS.most_cards(free_cells, columns) for columns in (0, 1, 2)]
    king_sizes = [SEAHAVEN_TOWERS.most_cards(free_cells, columns - 1) for columns in (1, 2)]
    return "<tr>" + "".join(f"<td>{number}</td>" for number in (free_cells, *sizes, *king_sizes)) + "</tr>"
