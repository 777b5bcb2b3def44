"""The question which of two games to keep, asked when the saved games have become readable again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.text.translation import Texts

WhichGameTexts = Texts("WhichGameTexts")


def ask_which_game(parent: QWidget, chosen: Callable[[bool], None]) -> None:
    """Ask whether to keep the saved game (``chosen(True)``) or the game on the table (``chosen(False)``).

    ``chosen`` is not called if the player cancels.
    """
    from PySide6.QtWidgets import QMessageBox

    from app.widgets.buttons import strip_icons

    box = QMessageBox(parent)
    box.setObjectName("which-game-question")
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(WhichGameTexts.tr("Your saved games can be read again. Which game do you want to continue?"))
    box.setInformativeText(WhichGameTexts.tr("The other one counts as given up. Cancel keeps both for now."))
    saved = box.addButton(WhichGameTexts.tr("Saved Game"), QMessageBox.ButtonRole.AcceptRole)
    saved.setObjectName("saved-game")
    present = box.addButton(WhichGameTexts.tr("This Game"), QMessageBox.ButtonRole.AcceptRole)
    present.setObjectName("this-game")
    box.setDefaultButton(
        box.addButton(QMessageBox.StandardButton.Cancel)
    )  # a key pressed by accident must not choose
    strip_icons(box)
    saved.clicked.connect(lambda: chosen(True))
    present.clicked.connect(lambda: chosen(False))
    box.finished.connect(box.deleteLater)
    box.open()
