from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QTabWidget

from app.decks.art.palette import Table
from app.play.settings import Language, Settings
from tests.app.program_driver import CONTROL, ProgramDriver

SWITCHES = [name for name, default in Settings()._asdict().items() if isinstance(default, bool)]


def open_settings(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_Comma, CONTROL)
    assert desk.is_open("settings")


def show_tab_of(desk: ProgramDriver, box: str) -> None:
    """Show the tab with the box of this name."""
    tabs = desk.find(QTabWidget, "tabs")
    pages = [page for index in range(tabs.count()) if (page := tabs.widget(index)) is not None]
    (with_box,) = (page for page in pages if page.findChild(QCheckBox, box))
    tabs.setCurrentWidget(with_box)


def kept(desk: ProgramDriver) -> Settings:
    return Settings.from_strings(desk.storage.settings())


@pytest.mark.parametrize("name", SWITCHES)
def test_each_change_holds_and_is_on_disk_at_once(desk: ProgramDriver, name: str) -> None:
    before = getattr(desk.preferences.settings, name)
    box = name.replace("_", "-")
    open_settings(desk)
    show_tab_of(desk, box)
    desk.click(box)
    assert getattr(desk.preferences.settings, name) is not before
    assert kept(desk) == desk.preferences.settings


@pytest.mark.parametrize("table", Table)
def test_the_table_is_chosen(desk: ProgramDriver, table: Table) -> None:
    open_settings(desk)
    desk.find(QTabWidget, "tabs").setCurrentIndex(1)
    desk.click(f"table-{table.value}")
    assert desk.preferences.settings.table is table
    assert kept(desk).table is table


@pytest.mark.parametrize("language", Language)
def test_the_language_is_chosen(desk: ProgramDriver, language: Language) -> None:
    open_settings(desk)
    box = desk.find(QComboBox, "language")
    index = list(Language).index(language)
    box.setCurrentIndex(index)
    box.activated.emit(index)
    assert desk.preferences.settings.language is language
    assert kept(desk).language is language


def test_it_opens_with_the_settings_that_hold(desk: ProgramDriver) -> None:
    open_settings(desk)
    desk.click("interactive-rules")
    desk.key(Qt.Key.Key_Escape)
    open_settings(desk)
    desk.click("interactive-rules")
    assert desk.preferences.settings.interactive_rules


def test_enter_closes_the_settings_on_the_page_of_the_decks_too(desk: ProgramDriver) -> None:
    open_settings(desk)
    desk.find(QTabWidget, "tabs").setCurrentIndex(2)
    desk.key(Qt.Key.Key_Return)
    assert not desk.is_open("settings")
