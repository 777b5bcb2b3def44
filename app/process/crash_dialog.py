"""The message about an unexpected error, with a report to copy."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from app.widgets.buttons import give_mnemonics, strip_icons
from app.widgets.screen_fit import fit_to_screen


class ReportDialog(QDialog):
    """Shows that an unexpected error happened, and ``report``, which the player can copy and send.

    Without a ``parent``, the text says that the program has to end.
    """

    def __init__(self, report: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self.setWindowTitle(self.tr("Unexpected Error"))
        happened = (
            self.tr("Something went wrong in the program, and it has to end. Your game is safe.")
            if parent is None
            else self.tr("Something went wrong in the program. Your game is safe and you can go on.")
        )
        help_wanted = self.tr("If you want to help, copy this report and send it to the authors.")
        text = QLabel(f"{happened} {help_wanted}")
        text.setObjectName("report-text")
        text.setWordWrap(True)
        self._report = QPlainTextEdit(report)
        self._report.setObjectName("report-report")
        self._report.setReadOnly(True)
        self._report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._report.setAccessibleName(self.tr("Report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(self.tr("Copy Report"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setObjectName("copy-report")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        strip_icons(buttons)
        give_mnemonics(buttons)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addWidget(self._report, 1)
        column.addWidget(buttons)
        fit_to_screen(self, QSize(560, 360))
