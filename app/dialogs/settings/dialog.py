"""The Settings dialog. Each change takes effect at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.decks.art.background import draw_background
from app.decks.art.deck import DeckStyle
from app.decks.art.palette import Table
from app.decks.library import DeckLibrary
from app.dialogs.settings.deck_list import DeckList
from app.dialogs.settings.deck_picture import drawn_looks, svg_looks
from app.dialogs.settings.sample import DRAWN_COLUMNS, SVG_COLUMNS, Sample
from app.play.preferences import Preferences
from app.play.settings import Language, Settings
from app.text.languages import current_language
from app.text.looks import table_name
from app.widgets.choice_button import ChoiceButton
from app.widgets.mnemonics import with_mnemonics
from app.widgets.screen_fit import fit_to_screen

_SWATCH = QSize(56, 26)
_NAMES = {Language.ENGLISH: "English", Language.CROATIAN: "hrvatski", Language.PORTUGUESE: "português"}
"""The name of each language in itself, not translated."""

_PLAYING = (
    "double_click",
    "automatic_placement",
    "placement_help",
    "interactive_rules",
    "show_time",
)
_OF_DRAWN_DECK = ("four_colours", "large_indices")
_LOOKS = (*_OF_DRAWN_DECK, "animations")


class SettingsDialog(QDialog):
    """Shows and changes the settings."""

    def __init__(self, preferences: Preferences, decks: DeckLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self._preferences = preferences
        self._library = decks
        self._boxes = {name: self._check_box(name) for name in (*_PLAYING, *_LOOKS)}
        self._language_label = QLabel(self)
        self._language = QComboBox(self)
        self._language.setObjectName("language")
        for language in Language:
            self._language.addItem(_NAMES.get(language, ""))
        self._language.setCurrentIndex(list(Language).index(preferences.settings.language))
        self._language.activated.connect(self._change_language)
        self._language_label.setBuddy(self._language)
        self._sample = Sample(self)
        self._table_label = QLabel(self)
        self._tables = QButtonGroup(self)
        for number, table in enumerate(Table):
            self._tables.addButton(self._table_choice(table), number)
        self._tables.idClicked.connect(lambda number: self._change(table=list(Table)[number]))
        self._tables.button(list(Table).index(preferences.settings.table)).setChecked(True)
        self._decks = DeckList(decks, self)
        self._decks.chosen.connect(lambda identity: self._change(deck=identity))
        self._decks.removed.connect(self._remove_deck)
        preferences.changed.connect(self._follow)
        self._buttons = QDialogButtonBox(self)
        # A standard button would follow a change of the language by itself, and lose its mnemonic.
        self._close = self._buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._close.setDefault(True)
        self._buttons.rejected.connect(self.reject)
        self._tabs = QTabWidget(self)
        self._tabs.setObjectName("tabs")
        self._lay_out()
        self._retranslate()
        self._show_sample()
        self._tabs.setFocus()
        fit_to_screen(self)

    def _lay_out(self) -> None:
        playing = QWidget()
        column = QVBoxLayout(playing)
        for name in _PLAYING:
            column.addWidget(self._boxes[name])
        language = QHBoxLayout()
        language.addWidget(self._language_label)
        language.addWidget(self._language)
        language.addStretch(1)
        column.addSpacing(10)
        column.addLayout(language)
        column.addStretch(1)
        looks = QWidget()
        column = QVBoxLayout(looks)
        column.addWidget(self._sample, 1)
        column.addSpacing(4)
        for name in _LOOKS:
            column.addWidget(self._boxes[name])
        column.addSpacing(4)
        column.addWidget(self._table_label)
        tables = QHBoxLayout()
        for button in self._tables.buttons():
            tables.addWidget(button)
        column.addLayout(tables)
        self._tabs.addTab(playing, "")
        self._tabs.addTab(looks, "")
        self._tabs.addTab(self._decks, "")
        self._tabs.currentChanged.connect(self._fill_decks)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs, 1)
        column.addWidget(self._buttons)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def show_decks(self) -> None:
        """Switch to the page of the decks."""
        self._tabs.setCurrentWidget(self._decks)
        self._decks.setFocus()

    # Changes

    def _check_box(self, name: str) -> QCheckBox:
        box = QCheckBox(self)
        box.setObjectName(name.replace("_", "-"))
        box.setChecked(getattr(self._preferences.settings, name))
        box.toggled.connect(lambda is_on: self._change(**{name: is_on}))
        return box

    def _table_choice(self, table: Table) -> ChoiceButton:
        choice = ChoiceButton(f"table-{table.value}", self)
        choice.picture = partial(_draw_swatch, table)
        choice.picture_size = _SWATCH
        return choice

    def _change(self, **changed: bool | str) -> None:
        self._preferences.change(self._preferences.settings._replace(**changed))  # type: ignore[arg-type]
        self._show_sample()

    def _follow(self, settings: Settings) -> None:
        """Select the deck in use, if it has changed: a deck was added, or the old one cannot be used."""
        if settings.deck != self._decks.current:
            self._fill_decks()
            self._show_sample()

    def _remove_deck(self, identity: str) -> None:
        self._change(deck="")
        self._library.remove(identity)
        self._fill_decks()

    def _fill_decks(self) -> None:
        """List the decks only when their page is visible, because their pictures take time."""
        if self._tabs.currentWidget() is self._decks:
            settings = self._preferences.settings
            language = current_language(settings.language)
            self._decks.show_decks(settings.deck, self._style, [language.value])

    def _change_language(self, index: int) -> None:
        self._change(language=list(Language)[index])

    @property
    def _style(self) -> DeckStyle:
        settings = self._preferences.settings
        return DeckStyle(four_colours=settings.four_colours, large_indices=settings.large_indices)

    def _show_sample(self) -> None:
        settings = self._preferences.settings
        known = self._library.known(settings.deck)
        if known is None:
            self._sample.show_looks(drawn_looks(self._style), DRAWN_COLUMNS, settings.table)
        else:
            self._sample.show_looks(svg_looks(known), SVG_COLUMNS, settings.table)
        for name in _OF_DRAWN_DECK:
            self._boxes[name].setEnabled(not settings.deck)

    # Texts

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._tabs.setTabText(0, self.tr("Playing"))
        self._tabs.setTabText(1, self.tr("Cards and Table"))
        self._tabs.setTabText(2, self.tr("Decks"))
        self._decks.retranslate()
        self._fill_decks()
        self._sample.setAccessibleName(self.tr("Sample of the cards on the table"))
        texts = {
            "double_click": self.tr("Double click moves cards to the best place"),
            "automatic_placement": self.tr("Automatic placement of dropped cards"),
            "placement_help": self.tr("Placement help: show where the cards may go"),
            "interactive_rules": self.tr("Interactive rules: say why a move is refused"),
            "show_time": self.tr("Show the elapsed time"),
            "four_colours": self.tr("A colour for each suit"),
            "large_indices": self.tr("Large indices"),
            "animations": self.tr("Animations"),
        }
        close = self.tr("Close")
        # Close comes first: its letter is the same on every page.
        close_text, *playing = with_mnemonics(
            [close, *(texts[name] for name in _PLAYING), self.tr("Language:")]
        )
        self._close.setText(close_text)
        for name, text in zip(_PLAYING, playing, strict=False):
            self._boxes[name].setText(text)
        self._language_label.setText(playing[-1])
        tables = map(table_name, Table)
        _, *looks = with_mnemonics([close, *(texts[name] for name in _LOOKS), *tables])
        for name, text in zip(_LOOKS, looks, strict=False):
            self._boxes[name].setText(text)
        for button, text in zip(self._tables.buttons(), looks[len(_LOOKS) :], strict=True):
            assert isinstance(button, ChoiceButton)
            button.set_texts(text)
        self._table_label.setText(self.tr("Table:"))
        tip = self.tr("A dropped card that cannot lie where it is goes to the best place for it")
        self._boxes["automatic_placement"].setToolTip(tip)
        for name in _OF_DRAWN_DECK:
            self._boxes[name].setToolTip(self.tr("Only the deck of Ten Columns has these"))
        spoken = current_language(Language.SYSTEM)
        system = self.tr("As the system: {language}").format(language=_NAMES[spoken])
        self._language.setItemText(list(Language).index(Language.SYSTEM), system)


def _draw_swatch(table: Table, painter: QPainter, rect: QRectF) -> None:
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(rect, 4, 4)
    painter.setClipPath(clip)
    draw_background(painter, rect, table)
    painter.restore()
