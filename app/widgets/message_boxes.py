"""Message boxes and questions to the player."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def show_message(
    parent: QWidget, text: str, reason: str = "", seen: Callable[[], None] | None = None
) -> None:
    """Show ``text`` and, below it, ``reason``, both as plain text: they may quote file names and data.

    ``seen`` is called after the player has closed the message.
    """
    from PySide6.QtWidgets import QMessageBox

    from app.widgets.buttons import strip_icons

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


def ask(
    parent: QWidget, name: str, text: str, consequence: str, button: str, agreed: Callable[[], object]
) -> None:
    """Ask ``text`` and show ``consequence`` below it; call ``agreed`` if the player presses ``button``.

    The ``objectName`` of the box is ``NAME-question``, and that of the button is ``NAME-agree``.
    """
    from PySide6.QtWidgets import QMessageBox

    from app.widgets.buttons import strip_icons

    box = QMessageBox(parent)
    box.setObjectName(f"{name}-question")
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(text)
    box.setInformativeText(consequence)
    agree = box.addButton(button, QMessageBox.ButtonRole.AcceptRole)
    agree.setObjectName(f"{name}-agree")
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)  # a key pressed by accident must not agree
    strip_icons(box)
    agree.clicked.connect(lambda: agreed())  # noqa: PLW0108 (drops the argument ``checked``)
    box.finished.connect(box.deleteLater)
    box.open()
