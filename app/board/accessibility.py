"""The board for assistive technology: a list whose items are the piles."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from app.board.view import BoardView
from app.text.piles import group_description
from engine.position import PileId

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

_FOCUS = QAccessibleActionInterface.setFocusAction()
_PRESS = QAccessibleActionInterface.pressAction()


def pile_interface(view: BoardView, pile: PileId) -> PileInterface:
    """The accessible interface of ``pile`` on the board of ``view``."""
    board = QAccessible.queryAccessibleInterface(view)
    assert isinstance(board, BoardInterface)
    return board.pile(pile)


class BoardInterface(QAccessibleWidget):
    """The board: a list of piles, in the order of ``Position.piles``.

    Qt deletes this object with the view. Qt holds only plain pointers to the interfaces of the piles, so this
    object owns them, and it removes them from Qt before the view is deleted.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = weakref.ref(view)
        self._piles: dict[PileId, PileInterface] = {}
        view.destroyed.connect(self._delete_piles)

    @property
    def view(self) -> BoardView | None:
        """The widget, or None after it was deleted."""
        view = self._view()
        return view if view is not None and isValid(view) else None

    def pile(self, pile: PileId) -> PileInterface:
        """The interface of ``pile``; the same object at every call."""
        if pile not in self._piles:
            self._piles[pile] = PileInterface(self, pile)
        return self._piles[pile]

    def childCount(self) -> int:
        return len(self._shown_piles)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        piles = self._shown_piles
        return self.pile(piles[index]) if 0 <= index < len(piles) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        piles = self._shown_piles
        return piles.index(child.pile) if isinstance(child, PileInterface) and child.pile in piles else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        piles = map(self.pile, self._shown_piles)
        return next((pile for pile in piles if pile.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        return self.pile(view.focus.pile) if view is not None and view.hasFocus() else None

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focused = False  # one of the piles has the focus
        return state

    @property
    def _shown_piles(self) -> tuple[PileId, ...]:
        view = self.view
        return () if view is None else view.position.piles

    def _delete_piles(self) -> None:
        for pile in self._piles.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(pile))
        self._piles.clear()


class PileInterface(QAccessibleInterface):
    """One pile. Its name describes its cards, or the focused group.

    ``description`` repeats the name while the focused pile has a new name, and is empty otherwise.
    """

    def __init__(self, board: BoardInterface, pile: PileId) -> None:
        super().__init__()
        self.pile = pile
        self.description = ""
        self._board = board
        self._action = PileAction(self)

    @property
    def view(self) -> BoardView | None:
        """The board's widget, or None if its game has no such pile."""
        view = self._board.view
        return view if view is not None and view.position.has_pile(self.pile) else None

    def isValid(self) -> bool:
        return self.view is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._board.window()

    def parent(self) -> QAccessibleInterface:
        return self._board

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, text: QAccessible.Text) -> str:
        view = self.view
        if view is None:
            return ""
        if text is QAccessible.Text.Description:
            return self.description
        if text is not QAccessible.Text.Name:
            return ""
        size = view.focus.size if view.focus.pile == self.pile else 1
        return group_description(view.position, self.pile, size)

    def setText(self, text: QAccessible.Text, value: str) -> None:
        """Do nothing: the text of a pile is read-only."""

    def rect(self) -> QRect:
        view = self.view
        if view is None:
            return QRect()
        area = view.area(self.pile)
        corner = view.viewport().mapToGlobal(area.topLeft())
        return QRect(QPointF(corner).toPoint(), QSize(area.size().toSize()))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view = self.view
        if view is None:
            state.invalid = True
            return state
        hold = view.hand.hold
        state.focusable = state.selectable = True
        state.focused = view.hasFocus() and view.focus.pile == self.pile
        state.selected = hold is not None and hold.source == self.pile
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        # PySide6 6.11 crashes (segmentation fault) on any value but a VoidPtr, even on None.
        is_action = kind is QAccessible.InterfaceType.ActionInterface
        return VoidPtr(getCppPointer(self._action)[0] if is_action else 0)


class PileAction(QAccessibleActionInterface):
    """The actions of a pile: press it, as the space key does, and give it the focus."""

    def __init__(self, interface: PileInterface) -> None:
        super().__init__()
        self._interface = interface

    def actionNames(self) -> list[str]:
        return [_PRESS, _FOCUS]

    def doAction(self, name: str) -> None:
        view, pile = self._interface.view, self._interface.pile
        if view is not None and name == _PRESS:
            view.press(pile)
        elif view is not None and name == _FOCUS:
            view.go_to(pile)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Space"] if name == _PRESS else []


def _interface_of(_class_name: str, widget: QObject | None) -> QAccessibleInterface | None:
    return BoardInterface(widget) if isinstance(widget, BoardView) else None


# Qt keeps the first interface that it gets for a widget, so install the factory before any board exists.
QAccessible.installFactory(_interface_of)
