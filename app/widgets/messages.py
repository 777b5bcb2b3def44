"""Message boxes and questions to the player.

The dialog's module and its classes of Qt are imported when the first one opens, which keeps the start short.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget


def show_message(
    parent: QWidget, text: str, reason: str = "", seen: Callable[[], None] | None = None
) -> None:
    """Show ``text`` and, below it, ``reason``.

    ``seen`` is called after the player has closed the message.
    """
    from PySide6.QtWidgets import QDialogButtonBox, QStyle

    from app.widgets.message_box import MessageBox

    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    box = MessageBox(parent, "notice", QStyle.StandardPixmap.SP_MessageBoxWarning, text, reason, buttons)
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
    from PySide6.QtWidgets import QDialogButtonBox, QStyle

    from app.widgets.message_box import MessageBox

    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    agree = buttons.addButton(button, QDialogButtonBox.ButtonRole.AcceptRole)
    agree.setObjectName(f"{name}-agree")
    agree.clicked.connect(lambda: agreed())  # noqa: PLW0108 (drops the argument ``checked``)
    icon = QStyle.StandardPixmap.SP_MessageBoxQuestion
    box = MessageBox(parent, f"{name}-question", icon, text, consequence, buttons)
    box.finished.connect(box.deleteLater)
    box.open()
