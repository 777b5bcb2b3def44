"""Pasting into line edits without blocking the window while the program that owns the clipboard answers."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QClipboard, QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.widgets.clipboard import can_hang, read_clipboard

CLIPBOARD, SELECTION = QClipboard.Mode.Clipboard, QClipboard.Mode.Selection


def paste_without_waiting(widget: QWidget) -> None:
    """Make each line edit within ``widget`` paste without blocking the window."""
    edits = [widget] if isinstance(widget, QLineEdit) else widget.findChildren(QLineEdit)
    for edit in edits:
        edit.installEventFilter(_Pasting(edit))


class _Pasting(QObject):
    """Handles the input of ``edit`` that reads the clipboard: pasting by key or middle button, and the menu.

    For each of these, Qt reads the clipboard three times, and waits five seconds each time if the program
    that owns the clipboard hangs. Keys pressed before the text arrives are handled after it, except Esc;
    otherwise Enter would start another deal than the pasted one.
    """

    def __init__(self, edit: QLineEdit) -> None:
        super().__init__(edit)
        self._edit = edit
        self._is_waiting = False
        self._keys = deque[QKeyEvent]()

    def eventFilter(self, _edit: QObject, event: QEvent) -> bool:
        match event:
            case QContextMenuEvent() if can_hang():
                self._show_menu(event.globalPos())
            case QMouseEvent() if self._pastes_selection(event):
                self._edit.deselect()
                self._paste(SELECTION)
            case QKeyEvent() if self._is_waiting and event.key() != Qt.Key.Key_Escape:
                self._keep(event)
            case QKeyEvent() if self._pastes(event):
                self._paste(CLIPBOARD)
            case _:
                return False
        return True

    def _pastes(self, event: QKeyEvent) -> bool:
        is_press = event.type() is QEvent.Type.KeyPress
        return is_press and event.matches(QKeySequence.StandardKey.Paste) and can_hang()

    def _pastes_selection(self, event: QMouseEvent) -> bool:
        is_release = event.type() is QEvent.Type.MouseButtonRelease
        if not is_release or event.button() is not Qt.MouseButton.MiddleButton:
            return False
        return QApplication.clipboard().supportsSelection() and can_hang(SELECTION)

    def _paste(self, mode: QClipboard.Mode) -> None:
        self._is_waiting = True
        read_clipboard(self._edit, self._insert, self._go_on, mode)

    def _insert(self, text: str) -> None:
        if text:
            self._edit.insert(text)
        self._go_on()

    def _keep(self, event: QKeyEvent) -> None:
        """Keep a key for later; no shortcut may use it."""
        event.accept()
        if event.type() is QEvent.Type.KeyPress:
            text, is_repeat = event.text(), event.isAutoRepeat()
            self._keys.append(QKeyEvent(event.type(), event.key(), event.modifiers(), text, is_repeat))

    def _go_on(self) -> None:
        """Handle the keys that were pressed meanwhile, up to the next one that pastes."""
        self._is_waiting = False
        while self._keys and not self._is_waiting:
            QApplication.sendEvent(self._edit, self._keys.popleft())

    def _show_menu(self, point: QPoint) -> None:
        def show() -> None:
            menu = self._edit.createStandardContextMenu()
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(point)

        def show_without_paste() -> None:
            # For the menu of a read-only text, Qt does not read the clipboard.
            self._edit.setReadOnly(True)
            show()
            self._edit.setReadOnly(False)

        read_clipboard(self._edit, lambda _: show(), show_without_paste)
