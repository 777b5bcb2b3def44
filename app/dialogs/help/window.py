"""The window: the list of pages, the page, and a line to search them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeySequence, QPalette, QShortcut, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.help.keys import KeyLists
from app.help.pages import EXAMPLE_SCHEME, Page, pages
from app.play.settings import Language
from engine.rules import Game

_STYLE = """
h1 { font-size: x-large; margin-bottom: 10px; }
h2 { font-size: large; margin-top: 16px; margin-bottom: 4px; }
p { margin-top: 4px; margin-bottom: 6px; }
td, th { padding: 3px 10px; text-align: left; }
"""


class HelpWindow(QDialog):
    """Shows the pages of Help in the language that is spoken; it stays open beside the board.

    Signals:
        example_wanted(str): a worked example is to be shown on the board, by its name.
    """

    example_wanted = Signal(str)

    def __init__(
        self,
        language: Callable[[], Language],
        games: Sequence[Game],
        keys: Callable[[], KeyLists],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("help-window")
        self._language = language
        self._games = tuple(games)
        self._keys = keys
        self._search = QLineEdit(self)
        self._search.setObjectName("help-search")
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._find)
        self._search.returnPressed.connect(self._find_next)
        self._list = QListWidget(self)
        self._list.setObjectName("help-pages")
        for page in self._pages:
            item = QListWidgetItem(self._list)
            item.setData(Qt.ItemDataRole.UserRole, page.name)
        self._list.setSpacing(2)
        self._list.currentRowChanged.connect(self._show_row)
        self._text = QTextBrowser(self)
        self._text.setObjectName("help-text")
        self._text.setOpenLinks(False)
        self._text.document().setDefaultStyleSheet(_STYLE)
        self._text.document().setDocumentMargin(14)
        self._text.anchorClicked.connect(self._follow)
        self._lay_out()
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        self._retranslate()

    def show_page(self, name: str) -> None:
        """Show the page of that name, or if there is none, the first, which tells how to play."""
        self._search.clear()
        names = [page.name for page in self._pages]
        self._list.setCurrentRow(names.index(name) if name in names else 0)
        self._text.setFocus()

    @property
    def _pages(self) -> tuple[Page, ...]:
        return pages(self._language(), self._games, self._keys())

    def _lay_out(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._search)
        column.addWidget(self._list, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.addWidget(left)
        splitter.addWidget(self._text)
        splitter.setStretchFactor(0, 0)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.addWidget(splitter)
        self.resize(QSize(780, 560).boundedTo(self.screen().availableSize() * 0.9))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show_row(self, row: int) -> None:
        self._text.setHtml(self._pages[row].html)
        self._mark_found()

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == EXAMPLE_SCHEME:
            self.example_wanted.emit(link.path())
        else:
            self.show_page(link.fileName().removesuffix(".html"))

    # Search

    def _find(self, words: str) -> None:
        """List the pages that hold ``words``, and mark them on the page shown."""
        found = [words.casefold() in page.text.casefold() for page in self._pages]
        for row, is_found in enumerate(found):
            self._list.item(row).setHidden(not is_found)
        self._search.setToolTip("" if any(found) else self.tr("No page holds these words."))
        if any(found) and not found[self._list.currentRow()]:
            self._list.setCurrentRow(found.index(True))
        self._mark_found()

    def _mark_found(self) -> None:
        words = self._search.text()
        marks = []
        document = self._text.document()
        cursor = QTextCursor(document)
        while words and not (cursor := document.find(words, cursor)).isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(self.palette().color(QPalette.ColorRole.Highlight))
            mark.format.setForeground(self.palette().color(QPalette.ColorRole.HighlightedText))
            marks.append(mark)
        self._text.setExtraSelections(marks)
        if marks:
            first = QTextCursor(document)
            self._text.setTextCursor(first)
            self._find_next()

    def _find_next(self) -> None:
        """Go to the next place of the words, from the last one to the first again."""
        words = self._search.text()
        if words and not self._text.find(words):
            self._text.setTextCursor(QTextCursor(self._text.document()))
            self._text.find(words)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search in Help"))
        self._list.setAccessibleName(self.tr("Pages"))
        for row, page in enumerate(self._pages):
            self._list.item(row).setText(page.title)
        width = self._list.sizeHintForColumn(0) + 4 * self._list.frameWidth() + 12
        self._list.setMinimumWidth(width)
        row = self._list.currentRow()
        if row >= 0:
            self._show_row(row)
