"""The Statistics dialog."""

from app.dialogs.statistics.dialog import StatisticsDialog

__all__ = ["StatisticsDialog"]
