"""The keyboard cursor is always on a pile of the position, with a group that the pile has."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from app.board.cursor import Cursor
from app.board.layout import BoardLayout, capacity_for
from app.board.slot_counts import SlotCounts
from app.decks.art.deck import DeckStyle
from engine.position import PileKind, Position
from tests.engine.boards import board

SIMON = board("t1: KS QS\nt2: -\nt3: 5D\nt4: 9H 8H 7H\nt5: -\nt6: 2C\nt7: 4S\nt8: 3D\nt9: AH\nt10: TC")
SEAHAVEN = board(
    "c: 3S -\nf: - 2H - KC\nt1: KS QS\nt2: -\nt3: 5D\nt4: 9H 8H 7H\nt5: -\nt6: 2S\nt7: 4S\nt8: 3D"
    "\nt9: AD\nt10: TS"
)
STEPS = ["left", "right", "up", "down", "row up", "row down", *"1234567890"]


def layout_of(position: Position) -> BoardLayout:
    places = SlotCounts.of(position, sequences=0)
    return BoardLayout(QSizeF(900, 640), 1.0, places, capacity_for(position), DeckStyle().shape)


def take(cursor: Cursor, step: str, position: Position) -> None:
    layout = layout_of(position)
    if step.isdecimal():
        cursor.go_to_column(int(step), position)
    elif step in ("left", "right"):
        cursor.step_aside(-1 if step == "left" else 1, layout, position)
    elif step.endswith("up"):
        cursor.step_up(layout, position, whole_rows=step == "row up")
    else:
        cursor.step_down(layout, position, whole_rows=step == "row down")


@given(st.lists(st.sampled_from(STEPS), max_size=40), st.sampled_from([SIMON, SEAHAVEN]), st.data())
def test_wherever_it_goes_it_stands_on_a_group_of_the_board(
    steps: list[str], position: Position, data: st.DataObject
) -> None:
    cursor = Cursor()
    for step in steps:
        take(cursor, step, position)
        if data.draw(st.integers(0, 9)) == 0:
            position = data.draw(st.sampled_from([SIMON, SEAHAVEN]))
            cursor.fit(position)
        assert position.has_pile(cursor.pile)
        cards = len(position.cards(cursor.pile))
        assert min(cards, 1) <= cursor.size <= cards
        if cursor.pile.kind is not PileKind.COLUMN:
            assert cursor.size <= 1
        assert QRectF(0, 0, 900, 640).contains(cursor.rect(layout_of(position), position))


@given(st.sampled_from([SIMON, SEAHAVEN]), st.integers(0, 9), st.integers(0, 5))
def test_a_step_and_its_reverse_lead_back(position: Position, digit: int, up: int) -> None:
    cursor = Cursor()
    cursor.go_to_column(digit, position)
    start = cursor.pile, cursor.size
    ups = min(up, max(len(position.cards(cursor.pile)) - 1, 0))
    for step in ["up"] * ups + ["down"] * ups:
        take(cursor, step, position)
    assert (cursor.pile, cursor.size) == start
