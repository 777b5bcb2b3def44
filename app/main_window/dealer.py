"""Starts deals, and first asks the player if moves would be lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.main_window.pages import Pages
from app.main_window.secondary_windows import SecondaryWindows
from app.play.controller import Controller
from app.text.translation import Texts
from app.widgets.question import ask_to_drop
from engine.deals import DealCode
from engine.rules import Game
from engine.session import Session

Dealing = Texts("Dealing")


class Dealer:
    """Starts deals in ``controller``; ``window`` is the parent of its question."""

    def __init__(
        self, controller: Controller, secondary_windows: SecondaryWindows, pages: Pages, window: QWidget
    ) -> None:
        self._controller = controller
        self._secondary_windows = secondary_windows
        self._pages = pages
        self._window = window

    def begin(self, game: Game, level: int, code: DealCode | None) -> None:
        """Begin the deal of ``code``, or a random deal; the New Game dialog has shown any warning."""
        if code is not None:
            self._controller.new_deal(code)
        else:
            self._controller.new_game(game, level)

    def new_deal(self) -> None:
        """Begin a random deal of the same game and level."""
        game, level = self._controller.game, self._controller.session.level
        self._replace(game, Dealing.tr("New Deal"), lambda: self._controller.new_game(game, level))

    def restart(self) -> None:
        """Begin the same deal again, from its start."""
        controller = self._controller
        self._replace(controller.game, Dealing.tr("Restart"), controller.restart)

    def switch(self, game: Game) -> None:
        """Resume the game in play of ``game``, or ask for a level if there is none."""
        self._pages.leave_replay()
        if not self._controller.switch(game):
            self._secondary_windows.ask_new_game(game)

    def open(
        self,
        session: Session,
        consequence: str,
        *,
        counts_for_statistics: bool,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Put ``session`` on the table, then call ``then``.

        ``consequence`` is the text of the button that agrees to drop the game in play, such as ``Open``.
        """

        def put_on_table() -> None:
            self._controller.open(session, counts_for_statistics=counts_for_statistics)
            then()

        self._replace(session.game, consequence, put_on_table)

    def _replace(self, game: Game, consequence: str, deal: Callable[[], None]) -> None:
        """Call ``deal``, which drops the game in play of ``game``; ask first if its moves would be lost."""
        if self._controller.would_be_dropped(game):
            ask_to_drop(self._window, game, consequence, deal)
        else:
            deal()
