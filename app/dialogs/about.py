"""The About dialog."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app import __version__
from app.decks.art.app_icon import app_picture
from app.resources import RESOURCES, all_files, read
from app.widgets.buttons import give_mnemonics, strip_icons
from app.widgets.screen_fit import fit_to_screen

_ICON = 72
_LINE_CHARACTERS = 125
"""The width of the dialog in characters of a licence: the longest lines, of 117, do not wrap."""
_LICENCES = RESOURCES / "licences"
_OVERVIEW = "notices"  # which licence is for what


class AboutDialog(QDialog):
    """Shows version, authors and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.setWindowTitle(self.tr("About Ten Columns"))
        icon = QLabel(self)
        ratio = self.devicePixelRatioF()
        picture = app_picture(round(_ICON * ratio))
        picture.setDevicePixelRatio(ratio)
        icon.setPixmap(picture)
        name = QLabel("Ten Columns", self)
        name.setObjectName("about-name")
        font = name.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        name.setFont(font)
        text = QLabel("\n".join(self._lines()), self)
        text.setObjectName("about-text")
        text.setWordWrap(True)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = QVBoxLayout()
        words.addWidget(name)
        words.addWidget(text)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(icon, alignment=Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, parent=self)
        about_qt = buttons.addButton(self.tr("About Qt"), QDialogButtonBox.ButtonRole.ActionRole)
        about_qt.setObjectName("about-qt-button")
        about_qt.clicked.connect(QApplication.aboutQt)
        strip_icons(buttons)
        give_mnemonics(buttons)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(self._licences(), 1)
        column.addWidget(buttons)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        line = QFontMetrics(_fixed_font()).horizontalAdvance("x" * _LINE_CHARACTERS)
        fit_to_screen(self, QSize(line, 430))

    def _lines(self) -> list[str]:
        return [
            self.tr("Version {version}").format(version=__version__),
            self.tr("Simple Simon and Seahaven Towers, two open solitaires"),
            "© 2026 The Ten Columns authors",
            self.tr("Free software under the MIT licence; made with Python and Qt {version} (LGPL)").format(
                version=QLibraryInfo.version().toString()
            ),
        ]

    def _licences(self) -> QVBoxLayout:
        """The licences of the program and of its dependencies, one at a time."""
        licences = (path for path in all_files() if path.parent == _LICENCES)
        paths = sorted(licences, key=lambda path: (path.stem != _OVERVIEW, path.stem))
        choice = QComboBox(self)
        choice.setObjectName("licence")
        choice.setAccessibleName(self.tr("Licence"))
        text = QPlainTextEdit(self)
        text.setObjectName("licence-text")
        text.setReadOnly(True)
        # The texts have tables and centred titles, aligned with spaces.
        text.setFont(_fixed_font())
        text.setAccessibleName(self.tr("Text of the licence"))
        choice.currentIndexChanged.connect(lambda index: text.setPlainText(read(paths[index]).decode()))
        for path in paths:
            choice.addItem(self.tr("Licences and notices") if path.stem == _OVERVIEW else path.stem)
        column = QVBoxLayout()
        column.addWidget(choice)
        column.addWidget(text, 1)
        return column


def _fixed_font() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
