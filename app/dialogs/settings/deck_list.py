"""The list in which a deck is chosen, added or removed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
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
from app.decks.svg.measurement import Measurement
from app.dialogs.settings.deck_picture import deck_picture, drawn_looks, svg_looks
from app.play.game_files import qt_path
from app.text.decks import deck_error_text
from app.widgets.pasting import paste_without_waiting
from app.widgets.tips import plain_tip

_PICTURE = QSize(100, 92)
_MARGIN = QSize(24, 12)
_NAME_CHARACTERS = 14
_NAME_LINES = 2
_DECK = Qt.ItemDataRole.UserRole
_USABLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class DeckList(QWidget):
    """All decks with a small picture of each; a deck that cannot be used is disabled, and says why.

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
        library.measured.connect(self._show_deck)

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
        for identity in self._items:
            self._show_deck(identity)

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

    def _show_deck(self, identity: str) -> None:
        """Show the picture of a deck, or its error, if one of them is known."""
        item = self._items.get(identity)
        if item is None:
            return
        ratio = self.devicePixelRatioF()
        if not identity:
            item.setText(self.tr("Ten Columns"))
            item.setIcon(_icon(deck_picture(_PICTURE, ratio, drawn_looks(self._style))))
            return
        file = self._files[identity]
        known = self._library.measurement(identity, file.path)
        can_be_used = isinstance(known, Measurement)
        item.setFlags(_USABLE if can_be_used else Qt.ItemFlag.NoItemFlags)
        item.setText(file.name)
        item.setToolTip(plain_tip(file.name))
        if isinstance(known, Measurement):
            item.setIcon(_icon(deck_picture(_PICTURE, ratio, svg_looks(known))))
        elif isinstance(known, DeckError):
            reason = deck_error_text(known)
            item.setText(f"{file.name}\n{reason}")
            item.setToolTip(plain_tip(reason))

    def _choose(self, item: QListWidgetItem) -> None:
        self.current = item.data(_DECK)
        self._show_buttons()
        self.chosen.emit(self.current)

    def _show_buttons(self) -> None:
        file = self._files.get(self.current)
        self._remove.setEnabled(file is not None and file.is_own)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Add Deck"))
        dialog.setObjectName("add-deck-file")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        patterns = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        dialog.setNameFilters([self.tr("Decks") + f" ({patterns})"])
        dialog.fileSelected.connect(lambda name: self._library.add(qt_path(name)))
        dialog.finished.connect(dialog.deleteLater)
        paste_without_waiting(dialog)
        dialog.open()


def _icon(picture: QPixmap) -> QIcon:
    """An icon that keeps its colours while it is selected."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
