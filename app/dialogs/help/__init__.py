"""The window with the pages of Help."""

from app.dialogs.help.window import HelpWindow

__all__ = ["HelpWindow"]
