"""Piles, positions and moves: the places of the cards, and the result of a move."""

from __future__ import annotations

import re
from collections import Counter
from enum import StrEnum
from functools import cache
from itertools import product
from typing import NamedTuple

from engine.cards import Card, Rank, Suit, deck

Cards = tuple[Card, ...]

SUITS = tuple(Suit)
NOTHING = "-"
"""An empty pile in the text of a position."""


class PileKind(StrEnum):
    """The kind of a pile; its value is its letter in records."""

    COLUMN = "t"
    CELL = "c"
    FOUNDATION = "f"


# Python 3.11 takes ten times as long to read a member from its class as to read a global.
COLUMN, CELL, FOUNDATION = PileKind


class PileId(NamedTuple):
    """The name of a pile: its kind, and its offset among the piles of that kind, from 0.

    The offset of a foundation is the offset of its suit in ``SUITS``.
    """

    kind: PileKind
    offset: int

    def __str__(self) -> str:
        """The name in records: ``t1`` is the first column, ``c1`` the first cell, ``fS`` a foundation."""
        if self.kind is FOUNDATION:
            return self.kind.value + SUITS[self.offset].value
        return f"{self.kind.value}{self.offset + 1}"

    @classmethod
    def parse(cls, text: str) -> PileId:
        """Parse the name of a pile, whether any game has the pile or not; ``ValueError`` if it is invalid."""
        match = _PILE.fullmatch(text)
        if match is None:
            raise ValueError(text)
        if match["suit"]:
            return foundation(Suit(match["suit"]))
        return cls(PileKind(match["kind"]), int(match["number"]) - 1)


_PILE = re.compile(r"(?P<kind>[tc])(?P<number>[1-9][0-9]?)|f(?P<suit>[SHDC])")


def column(offset: int) -> PileId:
    """The column at ``offset``, from 0 at the left."""
    return PileId(COLUMN, offset)


def cell(offset: int) -> PileId:
    """The cell at ``offset``, from 0 at the left."""
    return PileId(CELL, offset)


@cache
def foundation(suit: Suit) -> PileId:
    """The foundation of ``suit``."""
    return PileId(FOUNDATION, SUITS.index(suit))


class Group(NamedTuple):
    """The last ``size`` cards of ``source``, touched or moved together."""

    source: PileId
    size: int = 1

    def __str__(self) -> str:
        """The notation of records: ``t3`` is the last card, ``t3x2`` a group of two."""
        return str(self.source) if self.size == 1 else f"{self.source}x{self.size}"

    @classmethod
    def parse(cls, text: str) -> Group:
        """Parse a group; ``ValueError`` if it is invalid (``x1`` is invalid, too)."""
        match = _GROUP.fullmatch(text)
        if match is None:
            raise ValueError(text)
        return cls(PileId.parse(match["source"]), int(match["size"] or 1))


_GROUP = re.compile(r"(?P<source>[tcf][A-Z0-9]{1,2})(?:x(?P<size>[2-9]|[1-9][0-9]{1,5}))?")


class Move(NamedTuple):
    """A move of the last ``size`` cards of ``source``, as one group, to ``target``."""

    source: PileId
    target: PileId
    size: int = 1

    def __str__(self) -> str:
        """The notation of records: ``t1>t3`` moves one card, ``t1>t3x4`` a group of four."""
        text = f"{self.source}>{self.target}"
        return text if self.size == 1 else f"{text}x{self.size}"

    @classmethod
    def parse(cls, text: str) -> Move:
        """Parse a move; ``ValueError`` if it is invalid (``x1`` is invalid, too)."""
        match = _MOVE.fullmatch(text)
        if match is None:
            raise ValueError(text)
        return cls(PileId.parse(match["source"]), PileId.parse(match["target"]), int(match["size"] or 1))


_MOVE = re.compile(
    r"(?P<source>[tcf][A-Z0-9]{1,2})>(?P<target>[tcf][A-Z0-9]{1,2})"
    r"(?:x(?P<size>[2-9]|[1-9][0-9]{1,5}))?"
)


class Position(NamedTuple):
    """The place of every card; an immutable value.

    ``columns`` holds the columns from left to right, each from its first card to its last, which no card
    covers. ``cells`` holds a card or None for each cell of the level. ``foundations`` holds, for each suit
    in the order of ``SUITS``, the cards of its foundation from the ace on; it is empty in a game without
    foundations. ``removed`` holds the removed sequences in order of removal, each from king to ace.
    """

    columns: tuple[Cards, ...]
    cells: tuple[Card | None, ...] = ()
    foundations: tuple[Cards, ...] = ()
    removed: tuple[Cards, ...] = ()

    def __str__(self) -> str:
        """The position as text, one line for each column and each other kind of pile that the board has.

        A hyphen is an empty pile: ``c: 3S -`` are the cells, ``f: 2S - - KC`` the last cards on the
        foundations of spades, hearts, diamonds and clubs, ``t1: KS QS`` the first column, and
        ``removed: S H`` the suits of the removed sequences.
        """
        lines = []
        if self.cells:
            lines.append("c: " + " ".join(NOTHING if card is None else str(card) for card in self.cells))
        if self.foundations:
            lasts = [str(cards[-1]) if cards else NOTHING for cards in self.foundations]
            lines.append("f: " + " ".join(lasts))
        for number, cards in enumerate(self.columns, start=1):
            lines.append(f"t{number}: " + (" ".join(map(str, cards)) or NOTHING))
        if self.removed:
            lines.append("removed: " + " ".join(cards[0].suit.value for cards in self.removed))
        return "\n".join(lines)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Parse the text of a position, as ``str`` writes it; equal faces are numbered as by ``with_copies``.

        The position has only the piles in the text, and perhaps less than a whole deck. Blank lines and white
        space around lines are ignored. Raises ``ValueError`` with the line that is invalid.
        """
        drawn: dict[str, list[str]] = {}
        for line in filter(None, map(str.strip, text.splitlines())):
            name, colon, places = line.partition(":")
            is_next = name in ("c", "f", "removed") or name == f"t{len(drawn.keys() - _ROWS) + 1}"
            if not colon or not is_next or name in drawn:
                raise ValueError(line)
            drawn[name] = places.split()
        cells, foundations, removed = (drawn.pop(name, []) for name in ("c", "f", "removed"))
        if len(foundations) not in (0, len(SUITS)):
            raise ValueError(" ".join(foundations))
        return cls(
            tuple(() if places == [NOTHING] else tuple(map(Card.parse, places)) for places in drawn.values()),
            tuple(None if place == NOTHING else Card.parse(place) for place in cells),
            tuple(_up_to(place, suit) for place, suit in zip(foundations, SUITS, strict=False)),
            tuple(_up_to("K" + suit, Suit(suit))[::-1] for suit in removed),
        ).with_copies()

    def key(self) -> tuple[bytes, ...]:
        """A key that is equal for positions with the same possibilities of play.

        These positions differ only in the order of columns, cells or removed sequences, or in the ``copy`` of
        equal faces.
        """
        columns = sorted(bytes([_FACES[card[:2]] for card in cards]) for cards in self.columns)
        cells = sorted(0 if card is None else _FACES[card[:2]] for card in self.cells)
        reached = [len(cards) for cards in self.foundations]
        removed = sorted(_FACES[cards[0][:2]] for cards in self.removed)
        return (*columns, b"|", bytes(cells), bytes(reached), bytes(removed))

    @property
    def piles(self) -> tuple[PileId, ...]:
        """All piles of the board: columns, then cells, then foundations."""
        return piles_of(len(self.columns), len(self.cells), len(self.foundations))

    def has_pile(self, pile: PileId) -> bool:
        """Whether the board has ``pile``."""
        return pile in _pile_set(len(self.columns), len(self.cells), len(self.foundations))

    def cards(self, pile: PileId) -> Cards:
        """The cards of a pile of the board, from first to last; ``IndexError`` for a negative offset."""
        kind, offset = pile
        if offset < 0:  # a tuple would count from its end
            raise IndexError(f"no pile has the offset {offset}")
        if kind is COLUMN:
            return self.columns[offset]
        if kind is FOUNDATION:
            return self.foundations[offset]
        card = self.cells[offset]
        return () if card is None else (card,)

    def after(self, move: Move) -> Position:
        """The position after ``move``, which must be legal."""
        cards = self.cards(move.source)
        kept, group = cards[: -move.size], cards[-move.size :]
        return self._with(move.source, kept)._with(move.target, self.cards(move.target) + group)

    def with_copies(self) -> Position:
        """The same position with equal faces numbered 0, 1, 2 … (``copy``) in the order of the fields."""
        seen: Counter[Card] = Counter()

        def number(card: Card) -> Card:
            face = card._replace(copy=0)
            seen[face] += 1
            return face._replace(copy=seen[face] - 1)

        def number_all(piles: tuple[Cards, ...]) -> tuple[Cards, ...]:
            return tuple(tuple(map(number, cards)) for cards in piles)

        return Position(
            number_all(self.columns),
            tuple(None if card is None else number(card) for card in self.cells),
            number_all(self.foundations),
            number_all(self.removed),
        )

    def _with(self, pile: PileId, cards: Cards) -> Position:
        kind, offset = pile
        if kind is COLUMN:
            columns = self.columns[:offset] + (cards,) + self.columns[offset + 1 :]
            return Position(columns, self.cells, self.foundations, self.removed)
        if kind is FOUNDATION:
            foundations = self.foundations[:offset] + (cards,) + self.foundations[offset + 1 :]
            return Position(self.columns, self.cells, foundations, self.removed)
        held = cards[-1] if cards else None
        cells = self.cells[:offset] + (held,) + self.cells[offset + 1 :]
        return Position(self.columns, cells, self.foundations, self.removed)


_ROWS = {"c", "f", "removed"}
_FACES = {face: number for number, face in enumerate(product(Rank, Suit), start=1)}


def _up_to(last: str, suit: Suit) -> Cards:
    """The cards of a suit from the ace to ``last``, a face; no cards if it is a hyphen."""
    if last == NOTHING:
        return ()
    card = Card.parse(last)
    if card.suit is not suit:
        raise ValueError(last)
    return deck([suit])[: card.rank]


@cache
def piles_of(columns: int, cells: int, foundations: int) -> tuple[PileId, ...]:
    """All piles of a board with these numbers of piles, in the order of ``Position.piles``."""
    return (
        *map(column, range(columns)),
        *map(cell, range(cells)),
        *(PileId(FOUNDATION, offset) for offset in range(foundations)),
    )


@cache
def _pile_set(columns: int, cells: int, foundations: int) -> frozenset[PileId]:
    return frozenset(piles_of(columns, cells, foundations))
