"""The question before a game with moves is dropped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.text.translation import Texts
from app.widgets.messages import ask

QuestionTexts = Texts("QuestionTexts")


def ask_to_drop(parent: QWidget, consequence: str, agreed: Callable[[], None]) -> None:
    """Ask whether to drop the game in play; call ``agreed`` if the player agrees.

    ``consequence`` is the text of the button that agrees, such as ``Restart``.
    """
    text = QuestionTexts.tr("The game in play is not won yet.")
    ask(
        parent,
        "drop",
        text,
        QuestionTexts.tr("If you go on, your moves in it are lost."),
        consequence,
        agreed,
    )
