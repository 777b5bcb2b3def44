"""The question which of two games to keep, asked when the saved games have become readable again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialogButtonBox, QStyle, QWidget

from app.text.translation import Texts

WhichGameTexts = Texts("WhichGameTexts")


def ask_which_game(parent: QWidget, chosen: Callable[[bool], None]) -> None:
    """Ask whether to keep the saved game (``chosen(True)``) or the game on the table (``chosen(False)``).

    ``chosen`` is not called if the player cancels.
    """
    from app.widgets.message_box import MessageBox

    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    saved = buttons.addButton(WhichGameTexts.tr("Saved Game"), QDialogButtonBox.ButtonRole.AcceptRole)
    saved.setObjectName("saved-game")
    saved.clicked.connect(lambda: chosen(True))
    present = buttons.addButton(WhichGameTexts.tr("This Game"), QDialogButtonBox.ButtonRole.AcceptRole)
    present.setObjectName("this-game")
    present.clicked.connect(lambda: chosen(False))
    box = MessageBox(
        parent,
        "which-game-question",
        QStyle.StandardPixmap.SP_MessageBoxQuestion,
        WhichGameTexts.tr("Your saved games can be read again. Which game do you want to continue?"),
        WhichGameTexts.tr("The other one counts as given up. Cancel keeps both for now."),
        buttons,
    )
    box.finished.connect(box.deleteLater)
    box.open()
