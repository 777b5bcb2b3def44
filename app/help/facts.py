"""The numbers on the pages of Help, taken from the engine, so that the pages cannot disagree with it."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app import __version__
from app.text.numbers import MINUS
from engine.cards import Rank, Suit
from engine.deals import DEAL_NUMBERS, DealCode
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import Move, PileId, Position, cell, column, foundation
from engine.rules import Game
from engine.session import UNDO_LIMIT, first_position

_EXAMPLE_CELLS = 1
_EXAMPLE_COLUMNS = 2


def game_facts(game: Game) -> dict[str, str]:
    """The facts that the rules page of ``game`` may contain in braces, by name; points have a sign.

    Every game has ``deck``, ``columns``, ``column_size`` (of the first column), ``column_sizes`` (of all),
    ``level_1`` and so on, ``start`` (the points at the start) and ``move_points``.

    A game with cells adds ``cell_cards`` (dealt to the cells at the first level), ``longest_column`` and
    ``longest_column_size`` (at the last level) and ``cell_points`` (from a cell to a column). A game with
    foundations adds ``foundation_points``. A game that removes sequences adds ``sequences``, ``sequence``
    (the cards of one), ``sequence_points`` and ``all_sequences_points``. A game that limits the size of
    groups adds ``group_sizes`` (the rows of a table) and an example: ``example_cells``,
    ``example_columns``, ``example_lift``, ``example_king``.
    """
    levels = game.codes.levels
    position = _deal(game, levels[0])
    move_points = _points(game, position, column(0), column(1))
    facts = {
        "deck": str(len(game.deck(levels[0]))),
        "columns": str(len(position.columns)),
        "column_size": str(len(position.columns[0])),
        "column_sizes": ", ".join(str(len(cards)) for cards in position.columns),
        "start": str(game.start_score),
        "move_points": _signed(move_points),
    }
    facts |= {f"level_{order}": str(level) for order, level in enumerate(levels, start=1)}
    if position.cells:
        facts |= _cell_facts(game, position)
    if position.foundations:
        facts["foundation_points"] = _signed(_points(game, position, column(0), foundation(Suit.SPADES)))
    if game.sequences:
        after = position._replace(removed=((),))
        points = game.points(position, Move(column(0), column(1)), after) - move_points
        facts |= {
            "sequences": str(game.sequences),
            "sequence": str(len(Rank)),
            "sequence_points": _signed(points),
            "all_sequences_points": str(game.sequences * points),
        }
    return facts | _group_facts(game, len(position.cells))


def general_facts(locale: QLocale) -> dict[str, str]:
    """The facts that the other pages may contain; large numbers are written as ``locale`` does."""
    return {
        "version": __version__,
        "undo_limit": str(UNDO_LIMIT),
        "deal_numbers": locale.toString(DEAL_NUMBERS),
        "foundation_points": game_facts(SEAHAVEN_TOWERS)["foundation_points"].removeprefix("+"),
        "simple_simon_code": str(DealCode(SIMPLE_SIMON.codes, 1, 35)),
        "seahaven_towers_code": str(DealCode(SEAHAVEN_TOWERS.codes, 4, 314)),
    }


def _cell_facts(game: Game, position: Position) -> dict[str, str]:
    lengths = [len(cards) for cards in _deal(game, game.codes.levels[-1]).columns]
    return {
        "cell_cards": str(len(position.cells) - position.cells.count(None)),
        "cell_points": _signed(_points(game, position, cell(0), column(0))),
        "longest_column": str(lengths.index(max(lengths)) + 1),
        "longest_column_size": str(max(lengths)),
    }


def _group_facts(game: Game, cells: int) -> dict[str, str]:
    if game.most_cards(0, 0) is None:
        return {}
    return {
        "group_sizes": "\n".join(_group_sizes_row(game, free_cells) for free_cells in range(cells + 1)),
        "example_cells": str(_EXAMPLE_CELLS),
        "example_columns": str(_EXAMPLE_COLUMNS),
        "example_lift": str(game.most_cards(_EXAMPLE_CELLS, _EXAMPLE_COLUMNS)),
        "example_king": str(game.most_cards(_EXAMPLE_CELLS, _EXAMPLE_COLUMNS - 1)),
    }


def _group_sizes_row(game: Game, free_cells: int) -> str:
    """The largest group onto a card with 0, 1 or 2 empty columns, and into an empty column with 1 or 2."""
    sizes = [game.most_cards(free_cells, columns) for columns in (0, 1, 2, 0, 1)]
    return "<tr>" + "".join(f"<td>{number}</td>" for number in (free_cells, *sizes)) + "</tr>"


def _deal(game: Game, level: int) -> Position:
    return first_position(game, DealCode(game.codes, level, 0))


def _points(game: Game, position: Position, source: PileId, target: PileId) -> int:
    """The points for a move that removes no sequence."""
    return game.points(position, Move(source, target), position)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", MINUS) if points else "0"
