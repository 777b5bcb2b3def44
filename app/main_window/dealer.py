"""Puts deals on the table; it asks the player before a game with moves is dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.main_window.pages import Pages
from app.main_window.secondary_windows import SecondaryWindows
from app.play.controller import Controller
from app.text.translation import Texts
from app.widgets.question import ask_to_drop
from engine.rules import Game
from engine.session import Session

if TYPE_CHECKING:
    from app.dialogs.new_game import NewGameDialog

Dealing = Texts("Dealing")


class Dealer:
    """Deals to the table of ``controller``; its question belongs to ``window``."""

    def __init__(
        self, controller: Controller, windows: SecondaryWindows, pages: Pages, window: QWidget
    ) -> None:
        self._controller = controller
        self._windows = windows
        self._pages = pages
        self._window = window

    def begin(self, choice: NewGameDialog) -> None:
        """Begin what was chosen in the dialog, which has told what is dropped by it."""
        if choice.code is not None:
            self._controller.new_deal(choice.code)
        else:
            self._controller.new_game(choice.game, choice.level)

    def new_deal(self) -> None:
        """Begin another deal of the game on the table, at its level."""
        game, level = self._controller.game, self._controller.session.level
        self._replace(game, Dealing.tr("New Deal"), lambda: self._controller.new_game(game, level))

    def restart(self) -> None:
        """Begin the same deal again."""
        controller = self._controller
        self._replace(controller.game, Dealing.tr("Restart"), controller.restart)

    def switch(self, game: Game) -> None:
        """Take up the game in play of ``game``, or ask for its level if it has none."""
        self._pages.leave_replay()
        if not self._controller.switch(game):
            self._windows.ask_new_game(game)

    def open(
        self, session: Session, consequence: str, *, counts: bool, then: Callable[[], None] = lambda: None
    ) -> None:
        """Put ``session`` on the table, and call ``then`` once it is there; ``counts``: for the statistics.

        ``consequence`` is the word of the button that lets the game in play go: ``Open``.
        """

        def put_on_table() -> None:
            self._controller.open(session, counts=counts)
            then()

        self._replace(session.game, consequence, put_on_table)

    def _replace(self, game: Game, consequence: str, deal: Callable[[], None]) -> None:
        """Carry out what drops the game in play of ``game``, after asking if its moves would be lost."""
        if self._controller.would_be_dropped(game):
            ask_to_drop(self._window, consequence, deal)
        else:
            deal()
