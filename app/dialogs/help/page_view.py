"""The view of one page of Help: its text, and the pictures drawn for it."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import QEvent, QTimer, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from app.dialogs.help.board_pictures import BoardPictures
from app.help.pages import Page
from app.help.pictures import PICTURE_SCHEME, picture
from app.help.search import Found, find_all
from app.text.piles import position_text

_STYLE = """
h1 { font-size: x-large; margin-bottom: 10px; }
h2 { font-size: large; margin-bottom: 4px; }
p { margin-top: 4px; margin-bottom: 6px; line-height: 120%; }
ul { margin-top: 2px; margin-bottom: 2px; }
li { margin-top: 4px; margin-bottom: 6px; line-height: 120%; }
table { margin-top: 6px; margin-bottom: 8px; }
p.picture { margin-top: 10px; margin-bottom: 2px; line-height: 100%; }
p.caption { margin-bottom: 12px; font-style: italic; }
td, th { padding: 3px 8px; text-align: left; }
"""
_ABOVE_HEADING = 1.6
"""Distance of a heading from the text or caption above it, in lines, so that it grows with the font."""
_MARGIN = 14
_NARROWEST_PICTURE = 240
_WIDEST_PICTURE = 760
_IMAGE = re.compile(rf'<img src="{PICTURE_SCHEME}:([\w-]+)"')


class PageView(QTextBrowser):
    """Shows a page of Help; its pictures follow the width of the view, the deck and the table."""

    def __init__(self, board: BoardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("help-text")
        self.setOpenLinks(False)
        # Never break a word: the narrowest view is wide enough for the longest word.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.document().setDocumentMargin(_MARGIN)
        self._board = board
        self._names: list[str] = []
        self._found: list[Found] = []
        self._redraw = QTimer(self)
        self._redraw.setSingleShot(True)
        self._redraw.timeout.connect(self._draw_again)
        board.outdated.connect(self._redraw.start)
        self.highlighted.connect(self._speak_picture)

    def show_page(self, page: Page) -> None:
        """Show the beginning of ``page``."""
        above_heading = round(_ABOVE_HEADING * self.fontMetrics().height())
        self.document().setDefaultStyleSheet(f"{_STYLE}h2 {{ margin-top: {above_heading}px; }}")
        self._names = _IMAGE.findall(page.html)
        self.setHtml(_IMAGE.sub(_with_description, page.html))
        self._draw_again()

    def redraw(self) -> None:
        """Draw the pictures again soon, after a change of deck or table."""
        self._redraw.start()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The picture that a page names; nothing else is loaded."""
        address = QUrl(name)
        is_picture = kind == QTextDocument.ResourceType.ImageResource and address.scheme() == PICTURE_SCHEME
        return self._drawn(address.path()) if is_picture else None

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._redraw.start()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._redraw.start()

    # Search

    def mark(self, words: str) -> None:
        """Mark every place of ``words`` and go to the first; unmark all if ``words`` is empty."""
        self._found = find_all(words, self.toPlainText())
        self.setExtraSelections([self._marked(found) for found in self._found])
        if self._found:
            self._go_to(self._found[0])

    def go_to_next(self) -> None:
        """Go to the next marked place, and from the last place to the first."""
        if self._found:
            at = self.textCursor().selectionStart()
            self._go_to(next((found for found in self._found if found.start > at), self._found[0]))

    def _marked(self, found: Found) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = self._cursor(found)
        mark.format.setBackground(self.palette().color(QPalette.ColorRole.Highlight))
        mark.format.setForeground(self.palette().color(QPalette.ColorRole.HighlightedText))
        return mark

    def _go_to(self, found: Found) -> None:
        self.setTextCursor(self._cursor(found))

    def _cursor(self, found: Found) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(found.start)
        cursor.setPosition(found.end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    # Pictures

    def _draw_again(self) -> None:
        document = self.document()
        for name in self._names:
            kind = QTextDocument.ResourceType.ImageResource
            document.addResource(kind, QUrl(f"{PICTURE_SCHEME}:{name}"), self._drawn(name))
        document.markContentsDirty(0, document.characterCount())

    def _speak_picture(self, link: QUrl) -> None:
        """Announce the position of the picture with the focus: screen readers skip pictures in a text."""
        if link.path() in self._names and self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, _description(link.path())))

    def _drawn(self, name: str) -> QPixmap:
        # A hidden scroll bar counts, too: a picture that needs its room could bring it back, again and again.
        bar = self.verticalScrollBar().sizeHint().width()
        room = self.width() - 2 * self.frameWidth() - bar - 2 * _MARGIN - 1
        width = max(min(room, _WIDEST_PICTURE), _NARROWEST_PICTURE)
        return self._board.draw(picture(name), width, self.devicePixelRatioF())


def _with_description(image: re.Match[str]) -> str:
    return f'{image[0]} alt="{escape(_description(image[1]))}"'


def _description(name: str) -> str:
    """The position of a picture in words, in the current language."""
    shown = picture(name)
    return position_text(shown.game, shown.position)
