"""The Settings dialog."""

from app.dialogs.settings.dialog import SettingsDialog

__all__ = ["SettingsDialog"]
