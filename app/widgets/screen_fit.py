"""Keeps new windows inside the free area of the screen, with small screens and large fonts, too."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

_SHARE_OF_SCREEN = 0.9
_FRAME = QSize(16, 48)
"""Room for the window manager's frame, in pixels; its size is unknown before the window is shown."""


def room_for(window: QWidget) -> QSize:
    """The greatest size that a new ``window`` may have on its screen."""
    share: QSize = window.screen().availableGeometry().size() * _SHARE_OF_SCREEN
    return share.boundedTo(limit_for(window))


def limit_for(window: QWidget) -> QSize:
    """The greatest size of ``window`` at which its frame, too, is on the screen."""
    return window.screen().availableGeometry().size() - _FRAME


def stack_if_too_wide(row: QBoxLayout, room: int) -> None:
    """Put the widgets of ``row`` below each other if side by side they need more than ``room`` pixels."""
    if row.minimumSize().width() > room:
        row.setDirection(QBoxLayout.Direction.TopToBottom)


def fit_to_screen(dialog: QDialog, size: QSize | None = None) -> None:
    """Resize a complete ``dialog`` to ``size``, or to its size hint, but never beyond the screen.

    If the contents cannot shrink to that, they scroll above the last row, which holds the buttons.
    """
    room = room_for(dialog)
    wanted = dialog.sizeHint() if size is None else size
    wanted = wanted.expandedTo(dialog.minimumSizeHint()).boundedTo(room)
    contents = dialog.layout()
    if contents is not None and not _can_shrink_to(contents, wanted):
        _make_scroll(dialog, contents, room)
        dialog.resize(room.boundedTo(dialog.sizeHint().expandedTo(wanted)))
    elif size is not None or wanted != dialog.sizeHint():
        dialog.resize(wanted)


def _can_shrink_to(contents: QLayout, size: QSize) -> bool:
    least = contents.totalMinimumSize()
    height = least.height()
    if contents.hasHeightForWidth():
        height = contents.totalMinimumHeightForWidth(size.width())
    return least.width() <= size.width() and height <= size.height()


def _make_scroll(dialog: QDialog, contents: QLayout, room: QSize) -> None:
    """Move ``contents`` of ``dialog``, except the last row, into a scroll area."""
    last_row = contents.takeAt(contents.count() - 1)
    contents.setSizeConstraint(QLayout.SizeConstraint.SetDefaultConstraint)
    inner = QWidget()
    inner.setLayout(contents)
    area = QScrollArea(dialog)
    area.setObjectName("scroll-area")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(inner)
    bar = area.verticalScrollBar().sizeHint().width()
    column = QVBoxLayout(dialog)
    margins = column.contentsMargins()
    contents.setContentsMargins(0, 0, 0, 0)
    width = inner.minimumSizeHint().width() + bar
    area.setMinimumWidth(min(width, room.width() - margins.left() - margins.right()))
    column.addWidget(area, 1)
    match last_row:
        case QLayout():
            column.addLayout(last_row)
        case QLayoutItem():
            column.addItem(last_row)
