"""Game records: one game, from its first position through its actions, as JSON.

A record comes from anywhere, so it is bounded in size, depth and number of actions and checked whole
before anything is made of it. ``ReadError`` says what is wrong and where.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from engine.cards import Card, Rank, Suit
from engine.deals import DealCode, parse_code
from engine.games import find_game
from engine.position import SUITS, Cards, Position
from engine.read_errors import Location, ReadError, ReadFault
from engine.rules import Game, Refusal
from engine.session import Action, Session, first_position, parse_action

FORMAT = "ten-columns"
VERSION = 1
MOST_BYTES = 1_000_000
MOST_ACTIONS = 20_000
MOST_DEPTH = 20

Json = dict[str, object]

# A string (closed or not), a bracket, or a word that Python's reader takes for a number and JSON does not.
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[\[\]{}]|NaN|Infinity', re.DOTALL)
_DEPTH = {"[": 1, "{": 1, "]": -1, "}": -1}
_SHOWN = 40

_Kind = TypeVar("_Kind")


class Record(NamedTuple):
    """A game as it was recorded; ``code`` is None where the first position was given without one."""

    game: Game
    level: int
    code: DealCode | None
    start: Position
    actions: tuple[Action, ...]

    @classmethod
    def of(cls, session: Session) -> Record:
        """The record of a game in play, to its present."""
        return cls(session.game, session.level, session.code, session.start, tuple(session.actions))

    def new_session(self) -> Session:
        """The recorded game before its first action."""
        return Session(self.game, self.level, self.start, self.code)

    def replay(self) -> tuple[Session, int, Refusal | None]:
        """The recorded game after its actions, how many were carried out, and what refused the next."""
        session = self.new_session()
        for index, action in enumerate(self.actions):
            played = session.play(action)
            if isinstance(played, Refusal):
                return session, index, played
        return session, len(self.actions), None

    def as_json(self) -> Json:
        """What the record's file holds."""
        record: Json = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            self.game.level_key: self.level,
        }
        if self.code is not None:
            record["code"] = str(self.code)
        record["layout"] = layout_json(self.start)
        record["actions"] = [str(action) for action in self.actions]
        return record


def layout_json(position: Position) -> Json:
    """A position as records write it: faces in columns and cells, ranks reached, suits removed."""
    return {
        "columns": [[str(card) for card in cards] for cards in position.columns],
        "cells": [None if card is None else str(card) for card in position.cells],
        "foundations": {
            suit.value: len(cards) for suit, cards in zip(SUITS, position.foundations, strict=False)
        },
        "removed": [sequence[0].suit.value for sequence in position.removed],
    }


def parse_record(text: str | bytes, games: Sequence[Game]) -> Record:
    """The record that ``text`` holds, of one of ``games``; raises ``ReadError``."""
    return read_record(parse_json(text), games)


def parse_json(text: str | bytes) -> object:
    """The JSON value that ``text`` (UTF-8 if bytes) is, within the bounds of records.

    Raises ``ReadError``: ``too-large``, ``too-deep`` or ``not-json``.
    """
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise ReadError(ReadFault.TOO_LARGE, Location(), {"bytes": size, "most": MOST_BYTES})
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            readable = error.object[: error.start].decode()
            raise ReadError(ReadFault.NOT_JSON, _place_of(readable, len(readable))) from None
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += _DEPTH.get(token[0], 0)
        if depth > MOST_DEPTH:
            raise ReadError(ReadFault.TOO_DEEP, _place_of(text, token.start()), {"most": MOST_DEPTH})
        if token[0] in ("NaN", "Infinity"):
            raise ReadError(ReadFault.NOT_JSON, _place_of(text, token.start()))
    try:
        return json.loads(text, parse_int=_whole_number)
    except json.JSONDecodeError as error:
        raise ReadError(ReadFault.NOT_JSON, _place_of(text, error.pos)) from None


def _place_of(text: str, index: int) -> Location:
    return Location(line=text.count("\n", 0, index) + 1, character=index - text.rfind("\n", 0, index))


def _whole_number(digits: str) -> int:
    # Python refuses to convert thousands of digits; no record means so large a number, cut short or not.
    return int(digits[:_SHOWN])


def read_record(value: object, games: Sequence[Game]) -> Record:
    """The record that a parsed JSON value is, of one of ``games``; raises ``ReadError``."""
    root = _Node(value, "$")
    form = root["format"]
    if form.text() != FORMAT:
        raise form.refuse(ReadFault.UNKNOWN_FORMAT, format=form.shown())
    version = root["version"]
    if version.number() != VERSION:
        newer = version.number() > VERSION
        fault = ReadFault.NEWER_VERSION if newer else ReadFault.UNKNOWN_VERSION
        raise version.refuse(fault, version=version.shown(), known=VERSION)
    name = root["game"]
    game = find_game(name.text(), games)
    if game is None:
        raise name.refuse(ReadFault.UNKNOWN_GAME, game=name.shown())
    count = root[game.level_key]
    level = count.number()
    if level not in game.codes.levels:
        raise count.refuse(ReadFault.NO_SUCH_LEVEL, game=game.name, level=count.shown())
    code = _read_code(root["code"], games, game, level) if "code" in root else None
    if code is None or "layout" in root:
        layout = root["layout"]
        start = _read_layout(layout, game, level)
        if code is not None and start != first_position(game, code):
            raise layout.refuse(ReadFault.CODE_AND_LAYOUT_DIFFER, code=str(code))
    else:
        start = first_position(game, code)
    return Record(game, level, code, start, tuple(_read_actions(root["actions"])))


def _read_code(node: _Node, games: Iterable[Game], game: Game, level: int) -> DealCode:
    try:
        code = parse_code(node.text(), [game.codes for game in games])
    except ReadError as error:
        place = Location(path=node.path, character=error.place.character)
        raise ReadError(error.fault, place, error.values) from None
    if code.format != game.codes or code.level != level:
        raise node.refuse(ReadFault.CODE_AND_LAYOUT_DIFFER, code=str(code))
    return code


def _read_actions(node: _Node) -> Iterator[Action]:
    actions = node.items()
    if len(actions) > MOST_ACTIONS:
        raise node.refuse(ReadFault.TOO_LARGE, actions=len(actions), most=MOST_ACTIONS)
    for action in actions:
        try:
            yield parse_action(action.text())
        except ValueError:
            raise action.refuse(ReadFault.BAD_ACTION, action=action.shown()) from None


def read_layout(value: object, game: Game, level: int) -> Position:
    """The position that a parsed JSON value of ``layout_json`` is; raises ``ReadError``."""
    if level not in game.codes.levels:
        raise ValueError(f"{game.name} has no level {level!r}")
    return _read_layout(_Node(value, "$"), game, level)


def _read_layout(node: _Node, game: Game, level: int) -> Position:
    deck = game.deck(level)
    model = game.deal(level, deck)
    columns = tuple(tuple(map(_read_card, cards.items())) for cards in node["columns"].items(model.columns))
    cells = tuple(
        None if card.value is None else _read_card(card) for card in node["cells"].items(model.cells)
    )
    foundations = _read_foundations(node["foundations"], bool(model.foundations))
    removed = tuple(_read_removed(suit) for suit in node["removed"].items())
    position = Position(columns, cells, foundations, removed)
    found = Counter(card for cards in (*columns, *foundations, *removed) for card in cards)
    found.update(card for card in cells if card is not None)
    missing, surplus = Counter(deck) - found, found - Counter(deck)
    if missing or surplus:
        wrong = {"missing": next(map(str, missing), None), "surplus": next(map(str, surplus), None)}
        raise node.refuse(ReadFault.WRONG_CARDS, cards=found.total(), **wrong)
    if not game.is_possible(position):
        raise node.refuse(ReadFault.IMPOSSIBLE_LAYOUT)
    return position.with_copies()


def _read_card(node: _Node) -> Card:
    try:
        return Card.parse(node.text())
    except ValueError:
        raise node.refuse(ReadFault.WRONG_CARDS, card=node.shown()) from None


def _read_foundations(node: _Node, has_foundations: bool) -> tuple[Cards, ...]:
    node.require(dict)
    if not has_foundations:
        if any(suit.value in node for suit in Suit):
            raise node.refuse(ReadFault.IMPOSSIBLE_LAYOUT)
        return ()
    return tuple(tuple(Card(Rank(rank), suit) for rank in _read_reached(node, suit)) for suit in SUITS)


def _read_reached(node: _Node, suit: Suit) -> range:
    reached = node[suit.value]
    if not 0 <= reached.number() <= len(Rank):
        raise reached.refuse(ReadFault.IMPOSSIBLE_LAYOUT, rank=reached.shown())
    return range(1, reached.number() + 1)


def _read_removed(node: _Node) -> Cards:
    try:
        suit = Suit(node.text())
    except ValueError:
        raise node.refuse(ReadFault.WRONG_CARDS, card=node.shown()) from None
    return _SEQUENCES[suit]


# Ready made: a hostile record may name a hundred thousand of them.
_SEQUENCES = {suit: tuple(Card(rank, suit) for rank in reversed(Rank)) for suit in Suit}


class _Node:
    """A JSON value that knows its path, and what it is refused for when it is not what it should be."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def __contains__(self, key: str) -> bool:
        return key in self.require(dict)

    def __getitem__(self, key: str) -> _Node:
        members = self.require(dict)
        path = f"{self.path}.{key}"
        if key not in members:
            raise ReadError(ReadFault.MISSING_KEY, Location(path=path), {"key": key})
        return _Node(members[key], path)

    def items(self, like: Sequence[object] | None = None) -> list[_Node]:
        """The members of a list, which must be as many as ``like`` has if that is given."""
        members = self.require(list)
        if like is not None and len(members) != len(like):
            raise self.refuse(ReadFault.IMPOSSIBLE_LAYOUT, count=len(members), needs=len(like))
        return [_Node(member, f"{self.path}[{index}]") for index, member in enumerate(members)]

    def text(self) -> str:
        return self.require(str)

    def number(self) -> int:
        return self.require(int)

    def require(self, kind: type[_Kind]) -> _Kind:
        if not isinstance(self.value, kind) or (isinstance(self.value, bool) and kind is not bool):
            raise self.refuse(ReadFault.WRONG_TYPE, found=_json_type(self.value), needs=_JSON_TYPES[kind])
        return self.value

    def shown(self) -> str:
        """The value, short enough for a message."""
        return str(self.value)[:_SHOWN]

    def refuse(self, fault: ReadFault, **values: str | int | None) -> ReadError:
        return ReadError(fault, Location(path=self.path), values)


_JSON_TYPES: dict[type, str] = {
    dict: "object",
    list: "array",
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
}


def _json_type(value: object) -> str:
    if value is None:
        return "null"
    return _JSON_TYPES[type(value)]
