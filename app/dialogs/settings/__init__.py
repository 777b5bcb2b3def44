"""The dialog in which the player changes the settings."""

from app.dialogs.settings.dialog import SettingsDialog

__all__ = ["SettingsDialog"]
