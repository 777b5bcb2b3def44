"""The board for assistive technology: a list of the piles and of the slots for removed sequences."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from app.board.drop_zones import SequenceSlot, Zone
from app.board.view import BoardView
from app.text.piles import group_description, sequence_slot_description, sequence_slot_text
from engine.position import PileId

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

_FOCUS = QAccessibleActionInterface.setFocusAction()
_PRESS = QAccessibleActionInterface.pressAction()


def board_interface(view: BoardView) -> BoardInterface:
    """The accessible interface of the board of ``view``."""
    board = QAccessible.queryAccessibleInterface(view)
    assert isinstance(board, BoardInterface)
    return board


class BoardInterface(QAccessibleWidget):
    """The board: a list with an item for each of ``BoardView.zones``.

    Qt deletes this object with the view. Qt holds only plain pointers to the interfaces of the items, so this
    object owns them, and it removes them from Qt before the view is deleted.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = weakref.ref(view)
        self._piles: dict[PileId, PileInterface] = {}
        self._slots: dict[SequenceSlot, SlotInterface] = {}
        view.destroyed.connect(self._delete_items)

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

    def item(self, zone: Zone) -> ItemInterface:
        """The interface of a pile or a slot; the same object at every call."""
        if isinstance(zone, PileId):
            return self.pile(zone)
        if zone not in self._slots:
            self._slots[zone] = SlotInterface(self, zone)
        return self._slots[zone]

    def childCount(self) -> int:
        return len(self._shown)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        zones = self._shown
        return self.item(zones[index]) if 0 <= index < len(zones) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((index for index, zone in enumerate(self._shown) if self.item(zone) is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        items = map(self.item, self._shown)
        return next((item for item in items if item.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        return self.pile(view.focus.pile) if view is not None and view.hasFocus() else None

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focused = False  # one of the piles has the focus
        return state

    @property
    def _shown(self) -> tuple[Zone, ...]:
        view = self.view
        return () if view is None else view.zones

    def _delete_items(self) -> None:
        for item in (*self._piles.values(), *self._slots.values()):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(item))
        self._piles.clear()
        self._slots.clear()


class ItemInterface(QAccessibleInterface):
    """One item of the board: a pile or a slot for a removed sequence."""

    def __init__(self, board: BoardInterface, zone: Zone) -> None:
        super().__init__()
        self._board = board
        self._zone = zone

    @property
    def view(self) -> BoardView | None:
        """The board's widget, or None if its game has no such pile or slot."""
        view = self._board.view
        return view if view is not None and self._zone in view.zones else None

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

    def setText(self, text: QAccessible.Text, value: str) -> None:
        """Do nothing: the texts of an item are read-only."""

    def rect(self) -> QRect:
        view = self.view
        if view is None:
            return QRect()
        area = view.area(self._zone)
        corner = view.viewport().mapToGlobal(area.topLeft())
        return QRect(QPointF(corner).toPoint(), QSize(area.size().toSize()))

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invalid = not self.isValid()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        # PySide6 6.11 crashes (segmentation fault) on any value but a VoidPtr, even on None.
        return VoidPtr(0)


class PileInterface(ItemInterface):
    """One pile. Its name describes its cards, or the focused group.

    ``description`` repeats the name while the focused pile has a new name, and is empty otherwise.
    """

    def __init__(self, board: BoardInterface, pile: PileId) -> None:
        super().__init__(board, pile)
        self.pile = pile
        self.description = ""
        self._action = PileAction(self)

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

    def state(self) -> QAccessible.State:
        state, view = super().state(), self.view
        if view is not None:
            hold = view.hand.hold
            state.focusable = state.selectable = True
            state.focused = view.hasFocus() and view.focus.pile == self.pile
            state.selected = hold is not None and hold.source == self.pile
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        is_action = kind is QAccessible.InterfaceType.ActionInterface
        return VoidPtr(getCppPointer(self._action)[0]) if is_action else super().interface_cast(kind)


class SlotInterface(ItemInterface):
    """One slot for a removed sequence. Its name says what is there, its description what it is for.

    It takes no focus: the player can do nothing there.
    """

    def __init__(self, board: BoardInterface, slot: SequenceSlot) -> None:
        super().__init__(board, slot)
        self._order = slot.order

    def text(self, text: QAccessible.Text) -> str:
        view = self.view
        if view is None:
            return ""
        if text is QAccessible.Text.Description:
            return sequence_slot_text()
        return sequence_slot_description(view.position, self._order) if text is QAccessible.Text.Name else ""


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
