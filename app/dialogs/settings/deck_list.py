"""The list in which a deck is chosen, added or removed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.decks.art.deck import DeckStyle
from app.decks.library import DeckLibrary
from app.decks.svg.errors import DeckError
from app.decks.svg.finding import SUFFIXES, DeckFile
from app.dialogs.settings.deck_picture import DeckLooks, blank_looks, deck_picture, drawn_looks, svg_looks
from app.file_names import qt_path
from app.text.decks import deck_error_text
from app.widgets.file_dialog import make_file_dialog
from app.widgets.tips import plain_tip

_PICTURE = QSize(100, 92)
_MARGIN = QSize(24, 12)
_NAME_CHARACTERS = 14
_NAME_LINES = 2
_DECK = Qt.ItemDataRole.UserRole
_USABLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_UNUSABLE = Qt.ItemFlag.NoItemFlags


class DeckList(QWidget):
    """All decks with a small picture of each; a deck that cannot be used is disabled, and says why.

    Decks are measured one by one, those in sight first. Until then a deck shows bare cards, but it can be
    chosen.

    ``current`` is the identity of the selected deck, empty for the drawn deck.

    Signals:
        chosen(str): the identity of the deck that the player wants, empty for the drawn deck.
        removed(str): the player wants to remove the added deck with that identity.
    """

    chosen = Signal(str)
    removed = Signal(str)

    def __init__(self, library: DeckLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.current = ""
        self._library = library
        self._files: dict[str, DeckFile] = {}
        self._items: dict[str, QListWidgetItem] = {}
        self._unmeasured: list[str] = []
        self._style = DeckStyle()
        self._list = QListWidget(self)
        self._list.setObjectName("decks")
        self._list.setViewMode(QListView.ViewMode.IconMode)
        self._list.setMovement(QListView.Movement.Static)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setIconSize(_PICTURE)
        self._list.setGridSize(self._cell_size())
        self._list.setWordWrap(True)
        self._list.currentItemChanged.connect(self._choose)
        self.setFocusProxy(self._list)
        self._add = QPushButton(self)
        self._add.setObjectName("add-deck")
        self._add.clicked.connect(self._ask_file)
        self._remove = QPushButton(self)
        self._remove.setObjectName("remove-deck")
        self._remove.clicked.connect(lambda: self.removed.emit(self.current))
        buttons = QHBoxLayout()
        for button in (self._add, self._remove):
            button.setAutoDefault(False)  # Enter closes the dialog
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.addWidget(self._list, 1)
        column.addLayout(buttons)
        library.measured.connect(self._go_on)

    def _cell_size(self) -> QSize:
        metrics = self.fontMetrics()
        width = max(_PICTURE.width(), _NAME_CHARACTERS * metrics.averageCharWidth())
        height = _PICTURE.height() + _NAME_LINES * metrics.height()
        return QSize(width, height) + _MARGIN

    def show_decks(self, chosen: str, style: DeckStyle, languages: Sequence[str]) -> None:
        """List the decks that exist now and select ``chosen``; show the drawn deck in ``style``."""
        self._style = style
        self._files = {file.identity: file for file in self._library.find(languages)}
        self._list.blockSignals(True)
        self._list.clear()
        self._items = {identity: self._new_item(identity) for identity in ("", *self._files)}
        self.current = chosen if chosen in self._items else ""
        self._list.setCurrentItem(self._items[self.current])
        self._list.blockSignals(False)
        self._show_buttons()
        self._show_drawn_deck()
        self._unmeasured = [identity for identity in self._files if not self._show_deck(identity)]
        self._measure_next()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._list.setAccessibleName(self.tr("Decks"))
        self._add.setText(self.tr("&Add Deck…"))
        self._add.setToolTip(self.tr("Add a deck from a file in the SVG format"))
        self._remove.setText(self.tr("Re&move Deck"))
        self._remove.setToolTip(self.tr("Delete this added deck"))

    def _new_item(self, identity: str) -> QListWidgetItem:
        item = QListWidgetItem(self._list)
        item.setData(_DECK, identity)
        item.setSizeHint(self._cell_size())
        item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        return item

    def _show_drawn_deck(self) -> None:
        self._items[""].setText(self.tr("Ten Columns"))
        self._show_picture("", drawn_looks(self._style))

    def _show_picture(self, identity: str, looks: DeckLooks) -> None:
        picture = deck_picture(_PICTURE, self.devicePixelRatioF(), looks)
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # keep the colours of a selected deck
        self._items[identity].setIcon(icon)

    def _show_deck(self, identity: str) -> bool:
        """Show the picture of a deck, or its error; bare cards and false if it has not been measured yet."""
        file, item = self._files[identity], self._items[identity]
        known = self._library.measurement(file.path)
        if isinstance(known, DeckError):
            reason = deck_error_text(known)
            item.setFlags(_UNUSABLE)
            item.setIcon(QIcon())
            item.setText(f"{file.name}\n{reason}")
            item.setToolTip(plain_tip(reason))
            return True
        item.setFlags(_USABLE)
        item.setText(file.name)
        item.setToolTip(plain_tip(file.name))
        self._show_picture(identity, blank_looks() if known is None else svg_looks(known))
        return known is not None

    def _measure_next(self) -> None:
        """Request a measurement: of the first deck in sight without one, else of the first in the list."""
        while self._unmeasured:
            identity = next(filter(self._is_in_sight, self._unmeasured), self._unmeasured[0])
            if self._library.request(identity, self._files[identity].path) is None:
                return
            self._take_measurement(identity)

    def _is_in_sight(self, identity: str) -> bool:
        item = self._list.visualItemRect(self._items[identity])
        return self._list.viewport().rect().intersects(item)

    def _take_measurement(self, identity: str) -> None:
        if identity in self._files and self._show_deck(identity) and identity in self._unmeasured:
            self._unmeasured.remove(identity)

    def _go_on(self, identity: str) -> None:
        self._take_measurement(identity)
        self._measure_next()

    def _choose(self, item: QListWidgetItem) -> None:
        self.current = item.data(_DECK)
        self._show_buttons()
        self.chosen.emit(self.current)

    def _show_buttons(self) -> None:
        file = self._files.get(self.current)
        self._remove.setEnabled(file is not None and file.is_own)

    def _ask_file(self) -> None:
        patterns = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        filters = [self.tr("Decks") + f" ({patterns})"]
        make_file_dialog(self, self.tr("Add Deck"), filters, self._ask)

    def _ask(self, dialog: QFileDialog) -> None:
        dialog.setObjectName("add-deck-file")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._library.add(qt_path(name)))
        dialog.open()
