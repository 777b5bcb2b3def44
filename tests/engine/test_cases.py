"""Every case has its expected result, by the functions of the engine and by its command line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.cards import Card
from engine.deals import parse_code
from engine.games import GAMES, game_of_code
from engine.moves import best_move, legal_moves
from engine.position import Move, PileId
from engine.records import layout_json, read_record
from engine.rules import Refusal, Rule
from engine.session import Session
from tests.engine.cases import EXAMPLES, FILES, POSITIONS, RANDOM, Case, cases, deals
from tests.engine.engine_process import replay

every_file = pytest.mark.parametrize("file", FILES)
every_touched_file = pytest.mark.parametrize("file", [POSITIONS, RANDOM])


def unlike(found: Iterable[object], expected: Iterable[object]) -> dict[int, tuple[object, object]]:
    """The rows, by line number, whose result is not the expected one."""
    pairs = enumerate(zip(found, expected, strict=True), start=1)
    return {line: (one, other) for line, (one, other) in pairs if one != other}


def expected_end(row: Case) -> Case:
    """The expected last state of a row, as the command line prints it."""
    refused = row.get("refused")
    done = len(row["record"]["actions"]) if refused is None else refused["index"]
    return {**row.get("expect", {}), "refused": refused, "done": done}


def expected_part(result: Case, row: Case) -> Case:
    """The part of a result for which the row has an expectation."""
    return {key: result[key] for key in expected_end(row)}


# By the engine's functions


def ended(row: Case) -> tuple[Session, Case]:
    """The game of a row at its end, and its last state as the command line prints it."""
    session, done, refusal = read_record(row["record"], GAMES).replay()
    return session, {
        "won": session.is_won,
        "score": session.state.score,
        "moves": session.state.moves,
        "layout": layout_json(session.position),
        "legal": sorted(map(str, legal_moves(session.game, session.position))),
        "done": done,
        "refused": None if refusal is None else refused(done, row["record"]["actions"][done], refusal),
    }


def refused(index: int, action: str, refusal: Refusal) -> Case:
    values = {
        name: str(value) if isinstance(value, Card | PileId) else value
        for name, value in refusal.values.items()
    }
    return {"index": index, "action": action, "rule": refusal.rule.value, "values": values}


def best_places(session: Session, touched: Iterable[str]) -> Case:
    """The destination of a double click on each of the touched groups; None if there is none."""
    places: Case = {}
    for group in touched:
        pile, _, size = group.partition("x")
        best = best_move(session.game, session.position, PileId.parse(pile), int(size or 1))
        places[group] = str(best.target) if isinstance(best, Move) else None
    return places


@every_file
def test_each_record_ends_as_expected(file: str) -> None:
    rows = cases(file)
    found = [expected_part(ended(row)[1], row) for row in rows]
    assert unlike(found, map(expected_end, rows)) == {}


@every_touched_file
def test_each_double_click_goes_where_expected(file: str) -> None:
    rows = cases(file)
    found = [best_places(ended(row)[0], row["best"]) for row in rows]
    assert unlike(found, [row["best"] for row in rows]) == {}


def test_each_code_deals_as_expected() -> None:
    for row in deals():
        code = parse_code(row["code"], [game.codes for game in GAMES])
        game = game_of_code(code)
        assert (str(code), code.number) == (row["code"], row["number"])
        assert layout_json(Session.deal(game, code).start) == row["layout"], row["code"]


def test_the_cases_hold_every_reason_for_which_an_action_is_refused() -> None:
    met = {row["refused"]["rule"] for file in FILES for row in cases(file) if "refused" in row}
    # NO_PLACE comes only from double clicks, and no case has a redo too many.
    assert {rule for rule in Rule if rule.value not in met} == {Rule.NO_PLACE, Rule.NOTHING_TO_REDO}


def test_the_worked_example_is_won_in_49_moves_with_851_points() -> None:
    row = next(row for row in cases(EXAMPLES) if row["name"] == "SS1-S1-AAAAABD-49")
    session, _ = ended(row)
    assert str(session.code) == "SS1-S1-AAAAABD"
    assert (session.is_won, session.state.moves, session.state.score) == (True, 49, 851)


# By the command line


@every_file
def test_the_command_line_plays_each_record(file: str) -> None:
    rows = cases(file)
    said = replay((row["record"] for row in rows), "--legal")
    assert said.faults == []
    assert said.status == (1 if any(row.get("refused") for row in rows) else 0)
    found = map(expected_part, said.results, rows)
    assert unlike(found, map(expected_end, rows)) == {}


@every_touched_file
def test_the_command_line_chooses_each_best_place(file: str) -> None:
    rows = cases(file)
    touches: list[dict[str, Any]] = []
    for row in rows:
        end = row["record"] | {"layout": row["expect"]["layout"], "actions": []}
        touches += [end | {"touch": touched} for touched in row["best"]]
    said = replay(touches)
    assert (said.faults, said.status) == ([], 0)
    places = iter(result["best"] for result in said.results)
    found = [{touched: next(places) for touched in row["best"]} for row in rows]
    assert unlike(found, [row["best"] for row in rows]) == {}


def test_the_command_line_deals_each_code() -> None:
    rows = deals()
    said = replay(
        {
            "format": "ten-columns",
            "version": 1,
            "game": "simple-simon" if row["code"].startswith("SS") else "seahaven-towers",
            "suits" if row["code"].startswith("SS") else "cells": int(row["code"][5]),
            "code": row["code"],
            "actions": [],
        }
        for row in rows
    )
    assert (said.faults, said.status) == ([], 0)
    assert unlike([result["layout"] for result in said.results], [row["layout"] for row in rows]) == {}
