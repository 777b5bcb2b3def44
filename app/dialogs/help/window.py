"""The window of Help: the list of pages, one page, and a field to search all pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.board.face_cache import FaceCache
from app.dialogs.help.board_pictures import BoardPictures
from app.dialogs.help.page_view import PageView
from app.help.examples import EXAMPLE_SCHEME
from app.help.keys import KeyLists
from app.help.pages import Page, pages
from app.help.search import find_all
from app.play.preferences import Preferences
from app.play.settings import Language, Settings
from app.widgets.pasting import paste_without_waiting
from app.widgets.screen_fit import fit_to_screen
from engine.rules import Game

_SIZE = QSize(960, 720)
_PAGE_CHARACTERS = 48
"""The least width of a page beside the list, in characters."""


class HelpWindow(QDialog):
    """Shows the pages of Help in the current language; it stays open beside the board.

    Signals:
        example_wanted(str): the player wants to see the worked example of that name.
    """

    example_wanted = Signal(str)

    def __init__(
        self,
        language: Callable[[], Language],
        games: Sequence[Game],
        keys: Callable[[], KeyLists],
        preferences: Preferences,
        faces: FaceCache,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("help-window")
        self._language = language
        self._games = tuple(games)
        self._keys = keys
        self._board = BoardPictures(FaceCache(faces.cache, faces.decks, self), preferences.settings, self)
        self._text = PageView(self._board, self)
        preferences.changed.connect(self._follow_settings)
        self._search = QLineEdit(self)
        self._search.setObjectName("help-search")
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._find)
        self._search.returnPressed.connect(self._text.go_to_next)
        paste_without_waiting(self._search)
        self._list = QListWidget(self)
        self._list.setObjectName("help-pages")
        for page in self._pages:
            item = QListWidgetItem(self._list)
            item.setData(Qt.ItemDataRole.UserRole, page.name)
        self._list.setSpacing(2)
        self._list.currentRowChanged.connect(self._show_row)
        self._text.anchorClicked.connect(self._follow)
        self._splitter = QSplitter(self)
        self._lay_out()
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.setFocus)
        self._retranslate()
        fit_to_screen(self, _SIZE)

    def show_page(self, name: str) -> None:
        """Show the page called ``name``; if there is none, the first, on how to play."""
        self._search.clear()
        names = [page.name for page in self._pages]
        self._list.setCurrentRow(names.index(name) if name in names else 0)
        self._text.setFocus()

    @property
    def _pages(self) -> tuple[Page, ...]:
        return pages(self._language(), self._games, self._keys())

    def _lay_out(self) -> None:
        upper = QWidget(self)
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._search)
        column.addWidget(self._list, 1)
        self._splitter.addWidget(upper)
        self._splitter.addWidget(self._text)
        self._splitter.setStretchFactor(0, 0)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.addWidget(self._splitter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        """Put the list beside the page, or above it if the page would get too narrow."""
        beside = self._list.minimumWidth() + _PAGE_CHARACTERS * self.fontMetrics().averageCharWidth()
        orientation = Qt.Orientation.Horizontal if self.width() >= beside else Qt.Orientation.Vertical
        if orientation is not self._splitter.orientation():
            self._splitter.setOrientation(orientation)
            if orientation is Qt.Orientation.Vertical:
                self._splitter.setSizes([self.height() // 3, self.height()])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _show_row(self, row: int) -> None:
        self._text.show_page(self._pages[row])
        self._text.mark(self._search.text())

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == EXAMPLE_SCHEME:
            self.example_wanted.emit(link.path())
        else:
            self.show_page(link.fileName().removesuffix(".html"))

    def _follow_settings(self, settings: Settings) -> None:
        self._board.set_settings(settings)
        self._text.redraw()

    # Search

    def _find(self, words: str) -> None:
        """List the pages that contain ``words``, and mark ``words`` on the page shown."""
        found = [not words or bool(find_all(words, page.text)) for page in self._pages]
        for row, is_found in enumerate(found):
            self._list.item(row).setHidden(not is_found)
        self._search.setToolTip("" if any(found) else self.tr("No page holds these words."))
        if any(found) and not found[self._list.currentRow()]:
            self._list.setCurrentRow(found.index(True))
        self._text.mark(words)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search in Help"))
        self._list.setAccessibleName(self.tr("Pages"))
        for row, page in enumerate(self._pages):
            self._list.item(row).setText(page.title)
        width = self._list.sizeHintForColumn(0) + 4 * self._list.frameWidth() + 12
        self._list.setMinimumWidth(width)
        self._arrange()
        row = self._list.currentRow()
        if row >= 0:
            self._show_row(row)
