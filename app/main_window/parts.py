"""The objects that carry out the commands of the window."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QMainWindow

from app.main_window.copier import Copier
from app.main_window.dealer import Dealer
from app.main_window.open_save import OpenSave
from app.main_window.pages import Pages
from app.main_window.secondary_windows import SecondaryWindows
from app.play.controller import Controller
from app.play.preferences import Preferences


class Parts(NamedTuple):
    """The objects that carry out commands."""

    window: QMainWindow
    controller: Controller
    copier: Copier
    dealer: Dealer
    open_save: OpenSave
    pages: Pages
    preferences: Preferences
    secondary_windows: SecondaryWindows

    def is_on_table(self) -> bool:
        """Whether the game in play is shown, not a replay; otherwise its commands are disabled."""
        return not self.pages.is_replaying

    def has_actions(self) -> bool:
        """Whether the game in play is shown and has any actions."""
        return self.is_on_table() and bool(self.controller.session.actions)
