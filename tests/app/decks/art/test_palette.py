from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from app.decks.art.deck import DeckStyle
from app.decks.art.palette import CREAM, PAPER, Table, TableColours, suit_colours, table_colours
from engine.cards import Suit
from tests.app.decks.art.vision import EYES, contrast, over

every_table = pytest.mark.parametrize("table", Table)
all_eyes = pytest.mark.parametrize("eyes", EYES)


def grounds(colours: TableColours) -> list[QColor]:
    return [
        colours.centre,
        colours.edge,
        *(over(colours.slot_fill, c) for c in (colours.centre, colours.edge)),
    ]


@every_table
@all_eyes
def test_text_is_readable_on_the_table_on_its_bar_and_in_messages(table: Table, eyes: str) -> None:
    colours = table_colours(table)
    for ground in (colours.centre, colours.edge, colours.bar):
        assert contrast(colours.text, ground, eyes) >= 4.5
    assert contrast(colours.highlight, colours.bar, eyes) >= 4.5
    assert contrast(colours.message_text, colours.message, eyes) >= 4.5
    assert contrast(colours.message_accent, colours.message, eyes) >= 4.5


@every_table
@all_eyes
def test_slots_and_marks_stand_out_from_the_whole_table(table: Table, eyes: str) -> None:
    colours = table_colours(table)
    marks = (colours.slot_line, colours.slot_symbol, colours.highlight, colours.selection, colours.focus)
    for mark in marks:
        for ground in grounds(colours):
            assert contrast(mark, ground, eyes) >= 3


@every_table
@all_eyes
def test_marks_stand_out_from_cards_by_line_or_casing(table: Table, eyes: str) -> None:
    colours = table_colours(table)
    pairs = (
        (colours.highlight, colours.casing),
        (colours.selection, colours.casing),
        (colours.focus, colours.focus_casing),
    )
    for line, casing in pairs:
        assert contrast(line, casing, eyes) >= 3
        for card in (PAPER, CREAM):
            assert max(contrast(line, card, eyes), contrast(casing, card, eyes)) >= 3


@all_eyes
@pytest.mark.parametrize("four_colours", [False, True])
@pytest.mark.parametrize("suit", Suit)
def test_indices_and_pips_are_readable_on_the_card(suit: Suit, four_colours: bool, eyes: str) -> None:
    pip = suit_colours(suit, DeckStyle(four_colours=four_colours)).pip
    assert contrast(pip, PAPER, eyes) >= 4.5


def test_the_four_colour_deck_has_four_colours_and_the_standard_deck_two() -> None:
    def pips(style: DeckStyle) -> set[str]:
        return {suit_colours(suit, style).pip.name() for suit in Suit}

    assert len(pips(DeckStyle())) == 2
    assert len(pips(DeckStyle(four_colours=True))) == 4


@pytest.mark.parametrize("four_colours", [False, True])
def test_each_suit_has_a_robe_of_its_own(four_colours: bool) -> None:
    style = DeckStyle(four_colours=four_colours)
    assert len({suit_colours(suit, style).robe.name() for suit in Suit}) == 4
