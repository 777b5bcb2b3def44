"""All colours of the cards and of the four tables."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtGui import QColor

from app.decks.art.deck import DeckStyle
from engine.cards import Rank, Suit

INK = QColor("#15191f")
RED = QColor("#c3141f")
GOLD = QColor("#dca92f")
LAUREL = QColor("#c9992b")
CREAM = QColor("#faf0d7")
PAPER = QColor("#fffdf6")
EDGE = QColor("#aba592")
BLUE = QColor("#23437f")
RUST = QColor("#b4511a")
GREEN = QColor("#17633f")
SLATE = QColor("#3a4250")
SKY = QColor("#1457b4")
LEAF = QColor("#0d7440")

SKIN = QColor("#f7dcc0")
BLUSH = QColor("#efb8a2")
LIP = QColor("#b5493f")
STEEL = QColor("#d5dbe0")
WOOD = QColor("#8a5a2b")
STEM = QColor("#2f7d4a")
HAIR = {
    (Rank.JACK, Suit.SPADES): QColor("#5b3a24"),
    (Rank.JACK, Suit.HEARTS): QColor("#d9a545"),
    (Rank.JACK, Suit.DIAMONDS): QColor("#a5501f"),
    (Rank.JACK, Suit.CLUBS): QColor("#41332d"),
    (Rank.QUEEN, Suit.SPADES): QColor("#3d302d"),
    (Rank.QUEEN, Suit.HEARTS): QColor("#e6b656"),
    (Rank.QUEEN, Suit.DIAMONDS): QColor("#b05a24"),
    (Rank.QUEEN, Suit.CLUBS): QColor("#7a4c2a"),
    (Rank.KING, Suit.SPADES): QColor("#54402f"),
    (Rank.KING, Suit.HEARTS): QColor("#97532a"),
    (Rank.KING, Suit.DIAMONDS): QColor("#cf9f52"),
    (Rank.KING, Suit.CLUBS): QColor("#e4e1d8"),
}
"""Hair and beards of the courts."""


class SuitColours(NamedTuple):
    """The colours of one suit: index and pips, and robes."""

    pip: QColor
    robe: QColor


_TWO_COLOURS = {
    Suit.SPADES: SuitColours(INK, BLUE),
    Suit.HEARTS: SuitColours(RED, RED),
    Suit.DIAMONDS: SuitColours(RED, RUST),
    Suit.CLUBS: SuitColours(INK, GREEN),
}
_FOUR_COLOURS = {
    Suit.SPADES: SuitColours(INK, SLATE),
    Suit.HEARTS: SuitColours(RED, RED),
    Suit.DIAMONDS: SuitColours(SKY, SKY),
    Suit.CLUBS: SuitColours(LEAF, LEAF),
}


def suit_colours(suit: Suit, style: DeckStyle) -> SuitColours:
    """The colours of ``suit`` in the deck of that ``style``."""
    return (_FOUR_COLOURS if style.four_colours else _TWO_COLOURS)[suit]


class Table(StrEnum):
    """The colour scheme of the table; its value is its name in the settings."""

    GREEN = "green"
    BLUE = "blue"
    CHARCOAL = "charcoal"
    LIGHT = "light"


class TableColours(NamedTuple):
    """The colours used on one table.

    Text, and the highlight on the bar, has a contrast of at least 4.5 : 1 to its background. Lines and
    symbols have at least 3 : 1 to every part of the table, for colour-blind players, too. A mark is a line
    with a casing of another colour, so that it is visible on cards and on the table.
    """

    centre: QColor
    edge: QColor
    bar: QColor
    text: QColor
    slot_fill: QColor
    slot_line: QColor
    slot_symbol: QColor
    highlight: QColor
    selection: QColor
    casing: QColor
    focus: QColor
    focus_casing: QColor
    message: QColor
    message_line: QColor
    message_text: QColor
    message_accent: QColor
    shadow: QColor


def _dark_table(centre: str, edge: str, bar: str, line: str) -> TableColours:
    """A dark table: light lines on it, in the table's own hue."""
    return TableColours(
        centre=QColor(centre),
        edge=QColor(edge),
        bar=QColor(bar),
        text=QColor("#f4f1e8"),
        slot_fill=QColor(0, 0, 0, 36),
        slot_line=QColor(line),
        slot_symbol=QColor(line),
        highlight=QColor("#ffd23f"),
        selection=QColor("#9fdcff"),
        casing=QColor("#14181c"),
        focus=QColor("#ffffff"),
        focus_casing=QColor("#000000"),
        message=QColor("#14181c"),
        message_line=QColor("#8d8974"),
        message_text=QColor("#f7f4ec"),
        message_accent=QColor("#ffd23f"),
        shadow=QColor(0, 0, 0, 130),
    )


_TABLES = {
    Table.GREEN: _dark_table("#1c6550", "#103a30", "#0d2e26", "#a9cabd"),
    Table.BLUE: _dark_table("#27588a", "#15304f", "#10253d", "#acc7e2"),
    Table.CHARCOAL: _dark_table("#3d444b", "#23282d", "#1a1e22", "#adb5bd"),
    Table.LIGHT: TableColours(
        centre=QColor("#ebe6d9"),
        edge=QColor("#d5cdb9"),
        bar=QColor("#ddd6c4"),
        text=QColor("#23272c"),
        slot_fill=QColor(90, 70, 30, 22),
        slot_line=QColor("#69634f"),
        slot_symbol=QColor("#625c49"),
        highlight=QColor("#7a4b00"),
        selection=QColor("#0b5394"),
        casing=QColor("#fffaf0"),
        focus=QColor("#000000"),
        focus_casing=QColor("#ffffff"),
        message=QColor("#fffaf0"),
        message_line=QColor("#69634f"),
        message_text=QColor("#23272c"),
        message_accent=QColor("#7a4b00"),
        shadow=QColor(60, 45, 15, 110),
    ),
}


def table_colours(table: Table) -> TableColours:
    """The colours used on ``table``."""
    return _TABLES[table]
