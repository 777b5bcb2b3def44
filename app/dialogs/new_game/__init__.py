"""The dialog that begins another deal."""

from app.dialogs.new_game.dialog import NewGameDialog

__all__ = ["NewGameDialog"]
