"""The parts of the program that carry out the commands of its window."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from app.main_window.dealer import Dealer
from app.main_window.open_save import OpenSave
from app.main_window.pages import Pages
from app.main_window.secondary_windows import SecondaryWindows
from app.main_window.status_bar import StatusBar
from app.play.controller import Controller
from app.play.preferences import Preferences


class Parts:
    """The parts of the program that carry commands out."""

    def __init__(
        self,
        window: QMainWindow,
        controller: Controller,
        dealer: Dealer,
        opening: OpenSave,
        pages: Pages,
        preferences: Preferences,
        status: StatusBar,
        windows: SecondaryWindows,
    ) -> None:
        self.window = window
        self.controller = controller
        self.dealer = dealer
        self.opening = opening
        self.pages = pages
        self.preferences = preferences
        self.status = status
        self.windows = windows

    def is_on_table(self) -> bool:
        """Whether the game in play is seen: commands that are about it wait for the end of a replay."""
        return not self.pages.is_replaying

    def has_actions(self) -> bool:
        """Whether the game in play is seen, and anything was done in it since it was dealt."""
        return self.is_on_table() and bool(self.controller.session.actions)
