"""The one question before a game with moves is dropped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.texts import Texts

question = Texts("question")


def ask_to_drop(parent: QWidget, consequence: str, agreed: Callable[[], None]) -> None:
    """Ask whether the game in play may go; call ``agreed`` if so.

    ``consequence`` is the word of the button that agrees: ``Restart``.
    """
    from PySide6.QtWidgets import QMessageBox

    from app.buttons import strip_icons

    box = QMessageBox(parent)
    box.setObjectName("drop-question")
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(question.tr("The game in play is not won yet."))
    box.setInformativeText(question.tr("If you go on, your moves in it are lost."))
    agree = box.addButton(consequence, QMessageBox.ButtonRole.AcceptRole)
    agree.setObjectName("drop")
    box.setDefaultButton(
        box.addButton(QMessageBox.StandardButton.Cancel)
    )  # keys pressed by a slip drop nothing
    strip_icons(box)
    agree.clicked.connect(agreed)
    box.finished.connect(box.deleteLater)
    box.open()
