from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLineEdit, QListWidget, QTextBrowser

from app.help.pages import pages
from app.play.settings import Language
from engine.games import GAMES
from tests.app.program_driver import SEAHAVEN_CODE, ProgramDriver
from tests.app.speech import SPOKEN, Speak


def page(desk: ProgramDriver) -> str:
    return desk.find(QTextBrowser, "help-text").toPlainText()


def listed(desk: ProgramDriver) -> list[str]:
    shown = desk.find(QListWidget, "help-pages")
    names = [page.name for page in pages(Language.ENGLISH, GAMES)]
    return [name for row, name in enumerate(names) if not shown.item(row).isHidden()]


def search(desk: ProgramDriver, words: str) -> None:
    desk.find(QLineEdit, "help-search").setText(words)
    desk.process_events()


def test_f1_opens_the_rules_of_the_game_in_play(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_F1)
    assert page(desk).startswith("Simple Simon")
    desk.key(Qt.Key.Key_Escape)
    desk.deal(SEAHAVEN_CODE)
    desk.key(Qt.Key.Key_F1)
    assert page(desk).startswith("Seahaven Towers")


def test_every_page_can_be_chosen(desk: ProgramDriver) -> None:
    desk.command("help")
    pages = desk.find(QListWidget, "help-pages")
    for row in range(pages.count()):
        pages.setCurrentRow(row)
        assert page(desk).startswith(pages.item(row).text())


@pytest.mark.parametrize("language", SPOKEN)
def test_the_list_of_keys_has_every_command_with_its_key(
    desk: ProgramDriver, speak: Speak, language: Language
) -> None:
    speak(language)
    desk.process_events()
    desk.command("help")
    lines = page(desk).splitlines()
    with_keys = [action for action in desk.window.findChildren(QAction) if action.shortcuts()]
    assert len(with_keys) > 10
    for action in with_keys:
        at = lines.index(action.iconText())
        assert action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in lines[at - 1]


@pytest.mark.parametrize(
    ("language", "keys"),
    [
        (Language.ENGLISH, ("Space, Enter", "1 … 0", "Ctrl+Enter", "Home")),
        (Language.CROATIAN, ("Razmaknica, Enter", "1 … 0", "Lijevo, Desno", "Razmaknica, Enter")),
        (Language.PORTUGUESE, ("Espaço, Enter", "1 … 0", "Esquerda, Direita", "Esquerda")),
    ],
)
def test_the_keys_of_the_board_and_of_a_replay_are_listed_as_the_language_names_them(
    desk: ProgramDriver, speak: Speak, language: Language, keys: tuple[str, ...]
) -> None:
    speak(language)
    desk.process_events()
    desk.command("help")
    lines = page(desk).splitlines()
    assert [key for key in keys if key not in lines] == []


def test_search_lists_the_pages_and_marks_the_words(desk: ProgramDriver) -> None:
    desk.command("help")
    search(desk, "spider")
    assert "sources" in listed(desk)
    assert "seahaven-towers" not in listed(desk)
    text = desk.find(QTextBrowser, "help-text")
    assert text.extraSelections()
    assert text.textCursor().selectedText().casefold() == "spider"
    search(desk, "")
    assert listed(desk) == [page.name for page in pages(Language.ENGLISH, GAMES)]


def test_words_that_are_nowhere_list_no_page(desk: ProgramDriver) -> None:
    desk.command("help")
    search(desk, "zzzz")
    assert listed(desk) == []


@pytest.mark.parametrize(("name", "where"), [("one-suit", "0 of 49"), ("one-cell", " of ")])
def test_an_example_is_shown_on_the_board_with_what_there_is_to_say(
    desk: ProgramDriver, name: str, where: str
) -> None:
    desk.deal()
    desk.play(2)
    before = desk.controller.state
    desk.command("help")
    desk.find(QTextBrowser, "help-text").anchorClicked.emit(QUrl(f"example:{name}"))
    assert where in desk.text("replay-where")
    first = desk.text("replay-text")
    assert first
    desk.click("replay-leave")
    assert desk.controller.state == before


def test_the_notes_go_on_with_the_steps(desk: ProgramDriver) -> None:
    desk.command("help")
    desk.find(QTextBrowser, "help-text").anchorClicked.emit(QUrl("example:one-suit"))
    notes = set()
    for _ in range(12):
        notes.add(desk.text("replay-text"))
        desk.click("replay-step")
    assert len(notes) > 2


def test_help_speaks_the_language_of_the_moment(desk: ProgramDriver, speak: Speak) -> None:
    desk.key(Qt.Key.Key_F1)
    english = page(desk)
    desk.choose(language=Language.CROATIAN)
    speak(Language.CROATIAN)
    desk.process_events()
    assert page(desk) != english
