"""The dialog with results and finished games."""

from app.dialogs.statistics.dialog import StatisticsDialog

__all__ = ["StatisticsDialog"]
