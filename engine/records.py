"""Game records: one game, from its first position through its actions, as JSON.

Records are untrusted. Their size, depth and number of actions are limited, and a record is checked completely
before it is used. ``ReadError`` says what is wrong and where.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.cards import Card, Rank, Suit
from engine.deals import DealCode, parse_code
from engine.games import find_game
from engine.json_values import Json, JsonNode, parse_json
from engine.position import SUITS, Cards, Position
from engine.read_errors import Location, ReadError, ReadFault
from engine.rules import Game, Refusal
from engine.session import Action, Session, first_position, parse_action

FORMAT = "ten-columns"
VERSION = 1
MOST_ACTIONS = 20_000

# Escaped and typographic quotation marks count, too.
_SAYS_FORMAT = re.compile(rf"""format[\\"'”’]\W*{FORMAT}""")


class Record(NamedTuple):
    """A recorded game; ``code`` is None if the record has a first position without a code."""

    game: Game
    level: int
    code: DealCode | None
    start: Position
    actions: tuple[Action, ...]

    @classmethod
    def of(cls, session: Session) -> Record:
        """The record of a game in play, up to now."""
        return cls(session.game, session.level, session.code, session.start, tuple(session.actions))

    def new_session(self) -> Session:
        """The recorded game before its first action."""
        return Session(self.game, self.level, self.start, self.code)

    def replay(self) -> tuple[Session, int, Refusal | None]:
        """The game after the legal actions, the number of them, and the refusal of the next one or None."""
        session = self.new_session()
        for index, action in enumerate(self.actions):
            played = session.play(action)
            if isinstance(played, Refusal):
                return session, index, played
        return session, len(self.actions), None

    def as_json(self) -> Json:
        """The JSON value of the record's file."""
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
    """A position in records: faces in columns and cells, ranks of foundations, suits of removed sequences."""
    return {
        "columns": [[str(card) for card in cards] for cards in position.columns],
        "cells": [None if card is None else str(card) for card in position.cells],
        "foundations": {
            suit.value: len(cards) for suit, cards in zip(SUITS, position.foundations, strict=False)
        },
        "removed": [sequence[0].suit.value for sequence in position.removed],
    }


def says_format(text: str) -> bool:
    """Whether ``text`` says ``"format": "ten-columns"``: then it is a record, perhaps a damaged one."""
    return _SAYS_FORMAT.search(text) is not None


def parse_record(text: str | bytes, games: Sequence[Game]) -> Record:
    """Parse ``text`` as a record of one of ``games``; raises ``ReadError``."""
    return read_record(parse_json(text), games)


def read_record(value: object, games: Sequence[Game]) -> Record:
    """Read a parsed JSON value as a record of one of ``games``; raises ``ReadError``."""
    root = JsonNode(value, "$")
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


def _read_code(node: JsonNode, games: Iterable[Game], game: Game, level: int) -> DealCode:
    try:
        code = parse_code(node.text(), [game.codes for game in games])
    except ReadError as error:
        place = Location(path=node.path, character=error.place.character)
        raise ReadError(error.fault, place, error.values) from None
    if code.format != game.codes or code.level != level:
        raise node.refuse(ReadFault.CODE_AND_LAYOUT_DIFFER, code=str(code))
    return code


def _read_actions(node: JsonNode) -> Iterator[Action]:
    actions = node.items()
    if len(actions) > MOST_ACTIONS:
        raise node.refuse(ReadFault.TOO_LARGE, actions=len(actions), most=MOST_ACTIONS)
    for action in actions:
        try:
            yield parse_action(action.text())
        except ValueError:
            raise action.refuse(ReadFault.BAD_ACTION, action=action.shown()) from None


def read_layout(value: object, game: Game, level: int) -> Position:
    """Read a parsed JSON value, as ``layout_json`` writes it, as a position; raises ``ReadError``."""
    if level not in game.codes.levels:
        raise ValueError(f"{game.name} has no level {level!r}")
    return _read_layout(JsonNode(value, "$"), game, level)


def _read_layout(node: JsonNode, game: Game, level: int) -> Position:
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


def _read_card(node: JsonNode) -> Card:
    try:
        return Card.parse(node.text())
    except ValueError:
        raise node.refuse(ReadFault.WRONG_CARDS, card=node.shown()) from None


def _read_foundations(node: JsonNode, has_foundations: bool) -> tuple[Cards, ...]:
    node.require(dict)
    if not has_foundations:
        if any(suit.value in node for suit in Suit):
            raise node.refuse(ReadFault.IMPOSSIBLE_LAYOUT)
        return ()
    return tuple(tuple(Card(Rank(rank), suit) for rank in _read_reached(node, suit)) for suit in SUITS)


def _read_reached(node: JsonNode, suit: Suit) -> range:
    reached = node[suit.value]
    if not 0 <= reached.number() <= len(Rank):
        raise reached.refuse(ReadFault.IMPOSSIBLE_LAYOUT, rank=reached.shown())
    return range(1, reached.number() + 1)


def _read_removed(node: JsonNode) -> Cards:
    try:
        suit = Suit(node.text())
    except ValueError:
        raise node.refuse(ReadFault.WRONG_CARDS, card=node.shown()) from None
    return _SEQUENCES[suit]


# Prepared once: a hostile record may name a hundred thousand sequences.
_SEQUENCES = {suit: tuple(Card(rank, suit) for rank in reversed(Rank)) for suit in Suit}
