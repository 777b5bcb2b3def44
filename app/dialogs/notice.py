"""A plain message that something did not work, or happened to the files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def tell(parent: QWidget, text: str, reason: str = "", seen: Callable[[], None] | None = None) -> None:
    """Show ``text`` and, below it, why; both may quote anything, and are shown as plain text.

    ``seen`` is called when the player has closed the message.
    """
    from PySide6.QtWidgets import QMessageBox

    from app.buttons import strip_icons

    box = QMessageBox(parent)
    box.setObjectName("notice")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(reason)
    box.addButton(QMessageBox.StandardButton.Close)
    strip_icons(box)
    if seen is not None:
        box.finished.connect(lambda _result: seen())
    box.finished.connect(box.deleteLater)
    box.open()
