"""The question before a game with moves is dropped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.text.games import game_name
from app.text.translation import Texts
from app.widgets.messages import ask
from engine.rules import Game

QuestionTexts = Texts("QuestionTexts")


def ask_to_drop(parent: QWidget, game: Game, consequence: str, agreed: Callable[[], None]) -> None:
    """Ask whether to drop the game in play of ``game``; call ``agreed`` if the player agrees.

    That game may be hidden: the other game or a replay is on the table. The question names it therefore.

    ``consequence`` is the text of the button that agrees, such as ``Restart``.
    """
    ask(
        parent,
        "drop",
        QuestionTexts.tr("Your game of {game} is not won yet.").format(game=game_name(game)),
        QuestionTexts.tr("If you go on, your moves in it are lost."),
        consequence,
        agreed,
    )
