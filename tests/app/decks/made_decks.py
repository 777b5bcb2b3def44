"""Small decks made for the tests, in both conventions."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

from app.decks.svg.names import FACES, SUITS, Convention
from engine.cards import Card, Rank, Suit

WIDTH, HEIGHT = 60, 90
RANK_TOP, RANK_BOTTOM = 4, 12
SUIT_TOP, SUIT_BOTTOM = 16, 24

COLOURS = {Suit.CLUBS: "#000000", Suit.DIAMONDS: "#e00000", Suit.HEARTS: "#c00060", Suit.SPADES: "#202040"}

Drawing = Callable[[Card], str]


def index_in_corner(face: Card) -> str:
    """A rank with as many strokes as its number, and a suit below it, each suit in its own shape."""
    colour = COLOURS[face.suit]
    strokes = "".join(
        f'<rect x="{3 + bit * 2}" y="{RANK_TOP}" width="2" height="{RANK_BOTTOM - RANK_TOP}"/>'
        for bit in range(4)
        if face.rank >> bit & 1
    )
    width = 5 + 2 * SUITS.index(face.suit) % 5
    suit = f'<rect x="3" y="{SUIT_TOP}" width="{width}" height="{SUIT_BOTTOM - SUIT_TOP}"/>'
    pips = f'<circle cx="{20 + 2 * face.rank}" cy="60" r="6"/>'
    return f'<g fill="{colour}">{strokes}{suit}{pips}</g>'


def nothing_in_corner(face: Card) -> str:
    """A spot of the suit's colour in the middle."""
    return f'<circle cx="30" cy="45" r="{5 + face.rank}" fill="{COLOURS[face.suit]}"/>'


def deck_text(
    convention: Convention = Convention.KDE,
    drawing: Drawing = index_in_corner,
    without: Card | None = None,
    inside: str = "",
    before: str = "",
) -> str:
    """An SVG document with a card for each face, in the grid of a GNOME deck.

    ``without`` is a missing face, ``inside`` is put into each card, ``before`` is put before the cards.
    """
    cards = "".join(
        f'<g id="{convention.element(face)}" transform="translate({(face.rank - 1) * WIDTH}'
        f' {SUITS.index(face.suit) * HEIGHT})">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>{drawing(face)}{inside}</g>'
        for face in FACES
        if face != without
    )
    width, height = WIDTH * len(Rank), HEIGHT * 5
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' viewBox="0 0 {width} {height}">{before}{cards}</svg>'
    )


def write_deck(path: Path, text: str) -> Path:
    """Write a deck to ``path``, compressed if the ending of its name is ``svgz``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode()) if path.suffix == ".svgz" else text.encode())
    return path
