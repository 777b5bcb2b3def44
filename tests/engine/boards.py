"""Boards as text, so that a test shows what it is about.

A line is a pile or a kind of piles, a hyphen is an empty place::

    c:  3S -            the cells
    f:  2S - - KC       the last cards on the foundations of spades, hearts, diamonds and clubs
    t1: KS QS JS        a column
    t2: -
    removed: S H        the suits of the removed sequences

A board has the piles that are drawn and no others, and need not hold a whole deck.
"""

from __future__ import annotations

from engine.cards import Card, Rank
from engine.moves import best_move
from engine.position import SUITS, Cards, Move, PileId, Position
from engine.rules import Game, Refusal, move_refusal
from engine.session import Session, parse_action

EMPTY = "-"


def board(text: str) -> Position:
    """The position that ``text`` draws; cards with equal faces are told apart as records tell them."""
    drawing = {name: drawn.split() for name, _, drawn in (line.partition(":") for line in _lines(text))}
    cells = drawing.pop("c", [])
    foundations = drawing.pop("f", [])
    removed = drawing.pop("removed", [])
    assert list(drawing) == [f"t{number}" for number in range(1, len(drawing) + 1)], "columns in order"
    return Position(
        columns=tuple(_cards(drawn) for drawn in drawing.values()),
        cells=tuple(None if drawn == EMPTY else Card.parse(drawn) for drawn in cells),
        foundations=tuple(
            _cards_from_ace(drawn, suit.value) for drawn, suit in zip(foundations, SUITS, strict=False)
        ),
        removed=tuple(_cards_from_ace("K" + suit, suit)[::-1] for suit in removed),
    ).with_copies()


def drawn(position: Position) -> str:
    """The text that draws ``position``, a line a pile, without the lines of piles that there are none of."""
    lines = []
    if position.cells:
        lines.append("c: " + " ".join(EMPTY if card is None else str(card) for card in position.cells))
    if position.foundations:
        lines.append("f: " + " ".join(str(cards[-1]) if cards else EMPTY for cards in position.foundations))
    lines += [
        f"t{number}: " + (" ".join(map(str, cards)) or EMPTY)
        for number, cards in enumerate(position.columns, start=1)
    ]
    if position.removed:
        lines.append("removed: " + " ".join(cards[0].suit.value for cards in position.removed))
    return "\n".join(lines)


def played(game: Game, start: str, actions: str) -> Session:
    """A game from the board ``start`` on, after ``actions`` (blanks between them), all of them legal."""
    session = Session(game, game.codes.levels[0], board(start))
    for text in actions.split():
        played = session.play(parse_action(text))
        assert not isinstance(played, Refusal), f"{text}: {worded(played)}"
    return session


def refused(game: Game, position: str, move: str) -> str | None:
    """Why ``move`` is refused on a board, such as ``rank-mismatch: card 5H, on 9S``; None if it is legal."""
    return worded(move_refusal(game, board(position), Move.parse(move)))


def best_place(game: Game, position: str, touched: str) -> str:
    """Where a double click on a group such as ``t3x2`` sends it, or why it sends it nowhere."""
    pile, _, size = touched.partition("x")
    found = best_move(game, board(position), PileId.parse(pile), int(size or 1))
    return str(found.target) if isinstance(found, Move) else f"{worded(found)}"


def worded(refusal: Refusal | None) -> str | None:
    """A refusal in one line: its rule, and its values if it has any."""
    if refusal is None:
        return None
    values = ", ".join(f"{name} {value}" for name, value in refusal.values.items())
    return f"{refusal.rule}: {values}" if values else str(refusal.rule)


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _cards(drawn: list[str]) -> Cards:
    return () if drawn == [EMPTY] else tuple(map(Card.parse, drawn))


def _cards_from_ace(last: str, suit: str) -> Cards:
    if last == EMPTY:
        return ()
    top = Card.parse(last)
    assert top.suit.value == suit, f"{last} lies on the foundation of {suit}"
    return tuple(Card(Rank(rank), top.suit) for rank in range(1, top.rank + 1))
