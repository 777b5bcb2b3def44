"""The New Game dialog."""

from app.dialogs.new_game.dialog import NewGameDialog

__all__ = ["NewGameDialog"]
