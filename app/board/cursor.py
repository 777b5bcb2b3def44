"""The keyboard cursor: a pile, and the number of its last cards that form the focused group."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from app.board.layout import BoardLayout
from engine.position import PileId, PileKind, Position, column


class Cursor:
    """Moves over the piles of a position; ``size`` is the size of the focused group, 0 on an empty pile.

    The methods take the current layout or position as arguments, so the cursor holds no state of the game.
    """

    def __init__(self) -> None:
        self.pile = column(0)
        self.size = 1

    def go_to(self, pile: PileId, position: Position, size: int = 1) -> None:
        """Focus the last ``size`` cards of ``pile``, or all of them if it has fewer."""
        self.pile = pile
        self.size = min(size, len(position.cards(pile)))

    def go_to_column(self, digit: int, position: Position) -> None:
        """Focus the column of a digit key: 1 to 9, and 0 for the tenth."""
        pile = column((digit - 1) % 10)
        if position.has_pile(pile):
            self.go_to(pile, position)

    def fit(self, position: Position) -> None:
        """Keep the focus valid in ``position``, a new position.

        The pile stays the same, or becomes the first column if it is missing. The focused group shrinks if
        the pile has fewer cards. If the cursor was on an empty pile that now has cards, the last card gets
        the focus.
        """
        pile = self.pile if position.has_pile(self.pile) else column(0)
        self.go_to(pile, position, max(self.size, 1))

    def step_aside(self, step: int, layout: BoardLayout, position: Position) -> None:
        """Go ``step`` piles to the right (left if negative) in the row; stop at its ends."""
        row = _row(self.pile, layout, position)
        place = row.index(self.pile) + step
        if 0 <= place < len(row):
            self.go_to(row[place], position)

    def step_up(self, layout: BoardLayout, position: Position, *, whole_rows: bool) -> None:
        """Focus one more card.

        If the whole column is focused, or with ``whole_rows``, go to the row above. In that row, do nothing.
        """
        if self.pile.kind is not PileKind.COLUMN:
            return
        if self.size < len(position.cards(self.pile)) and not whole_rows:
            self.size += 1
        else:
            self._change_row(layout, position)

    def step_down(self, layout: BoardLayout, position: Position, *, whole_rows: bool) -> None:
        """Focus one card less; from the upper row, go to the column below.

        With ``whole_rows``, a group of a column stays the same.
        """
        if self.pile.kind is not PileKind.COLUMN:
            self._change_row(layout, position)
        elif self.size > 1 and not whole_rows:
            self.size -= 1

    def rect(self, layout: BoardLayout, position: Position) -> QRectF:
        """The rectangle of the focus: the focused cards, or the slot of an empty pile."""
        count = len(position.cards(self.pile))
        return layout.group(self.pile, self.size, count) if self.size else layout.slot_rect(self.pile)

    def _change_row(self, layout: BoardLayout, position: Position) -> None:
        here = layout.slot_rect(self.pile).center().x()
        is_column = self.pile.kind is PileKind.COLUMN
        others = [pile for pile in position.piles if (pile.kind is PileKind.COLUMN) is not is_column]
        if others:
            nearest = min(others, key=lambda pile: abs(layout.slot_rect(pile).center().x() - here))
            self.go_to(nearest, position)


def _row(pile: PileId, layout: BoardLayout, position: Position) -> list[PileId]:
    """The piles beside ``pile``, itself included, from left to right."""
    is_column = pile.kind is PileKind.COLUMN
    row = (other for other in position.piles if (other.kind is PileKind.COLUMN) is is_column)
    return sorted(row, key=lambda other: layout.slot_rect(other).left())
