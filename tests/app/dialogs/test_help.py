from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import inf

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction, QFont, QKeySequence, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from app.board.face_cache import FaceCache
from app.decks.art.palette import Table
from app.dialogs.help.board_pictures import BoardPictures
from app.dialogs.help.page_view import PageView
from app.help.pages import pages
from app.help.pictures import picture
from app.play.settings import Language, Settings
from app.widgets.commands import plain_text
from engine.games import GAMES
from tests.app.program_driver import SEAHAVEN_CODE, ProgramDriver
from tests.app.speech import SPOKEN, Speak
from tests.paths import ROOT


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


def above_headings(document: QTextDocument) -> list[float]:
    """The distances of the headings from the text or caption above them, in pixels."""
    blocks, layout = map(document.findBlockByNumber, range(document.blockCount())), document.documentLayout()
    return [
        layout.blockBoundingRect(heading).top() - layout.blockBoundingRect(above).bottom()
        for above, heading in pairwise(blocks)
        if heading.blockFormat().headingLevel() == 2
    ]


@pytest.mark.parametrize("language", SPOKEN)
def test_a_heading_keeps_its_distance_from_what_is_above_it(
    desk: ProgramDriver, speak: Speak, language: Language
) -> None:
    """The distance grows with the font, which has twice the usual size here."""
    speak(language)
    desk.command("rules")
    view = desk.find(PageView, "help-text")
    font = view.font()
    font.setPointSizeF(2 * font.pointSizeF())
    view.setFont(font)
    for page in pages(language, GAMES):
        view.show_page(page)
        assert min(above_headings(view.document()), default=inf) >= 1.5 * view.fontMetrics().height()


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
        at = lines.index(plain_text(action.text()))
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


def test_search_finds_words_without_their_diacritics_and_marks_them(
    desk: ProgramDriver, speak: Speak
) -> None:
    desk.choose(language=Language.CROATIAN)
    speak(Language.CROATIAN)
    desk.command("help")
    search(desk, "celija")
    assert "seahaven-towers" in listed(desk)
    assert "about" not in listed(desk)
    pages = desk.find(QListWidget, "help-pages")
    pages.setCurrentRow(
        next(row for row in range(pages.count()) if pages.item(row).text() == "Seahaven Towers")
    )
    text = desk.find(QTextBrowser, "help-text")
    assert text.textCursor().selectedText().casefold() == "ćelij"
    first = text.textCursor().position()
    QTest.keyClick(desk.find(QLineEdit, "help-search"), Qt.Key.Key_Return)
    assert text.textCursor().position() > first


@pytest.fixture(params=[1.0, 2.0], ids=["usual font", "font of 200 %"])
def font(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    usual = qapp.font()
    scaled = QFont(usual)
    scaled.setPointSizeF(usual.pointSizeF() * request.param)
    qapp.setFont(scaled)
    yield
    qapp.setFont(usual)


@pytest.mark.usefixtures("font")
@pytest.mark.parametrize("language", SPOKEN)
def test_no_page_scrolls_sideways_from_600_pixels_on(
    desk: ProgramDriver, qtbot: QtBot, speak: Speak, language: Language
) -> None:
    desk.choose(language=language)
    speak(language)
    desk.command("help")
    window, text = desk.find(QWidget, "help-window"), desk.find(QTextBrowser, "help-text")
    shown = desk.find(QListWidget, "help-pages")
    for width in (600, 700, 960):
        window.resize(width, 560)
        desk.process_events()
        assert window.width() == width
        for row in range(shown.count()):
            shown.setCurrentRow(row)
            desk.process_events()
            qtbot.waitUntil(lambda: text.horizontalScrollBar().maximum() == 0)  # pictures are drawn later


@pytest.mark.long
def test_no_page_scrolls_sideways_at_a_scale_factor_of_2() -> None:
    """Qt reads the factor at its start, so the test runs again in a process of its own."""
    name = test_no_page_scrolls_sideways_from_600_pixels_on.__name__
    command = [sys.executable, "-m", "pytest", "-q", __file__, "-k", name]
    environment = os.environ | {"QT_SCALE_FACTOR": "2"}
    run = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False, timeout=500
    )
    assert run.returncode == 0, run.stdout


def image(desk: ProgramDriver, name: str) -> QPixmap:
    document = desk.find(QTextBrowser, "help-text").document()
    picture = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"picture:{name}"))
    assert isinstance(picture, QPixmap)
    return picture


def test_a_picture_follows_the_width_of_the_page_and_the_table(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_F1)
    window = desk.find(QWidget, "help-window")
    before = image(desk, "simple-simon-deal")
    window.resize(window.width() - 60, window.height())
    QTest.qWait(0)
    desk.process_events()
    narrower = image(desk, "simple-simon-deal")
    assert narrower.width() < before.width()
    green = narrower.toImage().pixelColor(2, 2)
    desk.choose(table=Table.BLUE)
    desk.process_events()
    assert image(desk, "simple-simon-deal").toImage().pixelColor(2, 2) != green


def test_a_picture_is_described_in_words(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_F1)
    html = desk.find(QTextBrowser, "help-text").toHtml()
    assert re.search(r'alt="[^"]*Column 1, .*: 4 of diamonds, 9 of clubs', html)


def test_a_picture_opens_on_the_board(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_F1)
    desk.find(QTextBrowser, "help-text").anchorClicked.emit(QUrl("example:simple-simon-run"))
    assert "0 of 1" in desk.text("replay-where")
    assert "hearts" in desk.text("replay-text")


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


def test_a_picture_leaves_room_for_the_scroll_bar_while_that_is_hidden(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_F1)
    desk.find(QWidget, "help-window").resize(700, 3000)
    QTest.qWait(0)
    desk.process_events()
    text = desk.find(QTextBrowser, "help-text")
    bar = text.verticalScrollBar()
    assert not bar.isVisible()
    room = text.viewport().width() - 2 * text.document().documentMargin() - bar.sizeHint().width()
    assert image(desk, "simple-simon-deal").deviceIndependentSize().width() <= room


@pytest.fixture
def pictures(qtbot: QtBot) -> BoardPictures:
    board = BoardPictures(FaceCache(None), Settings())
    qtbot.addWidget(board)
    return board


@pytest.mark.parametrize("name", ["simple-simon-card", "simple-simon-run"])
def test_no_edge_of_a_picture_cuts_marks_or_slots(pictures: BoardPictures, name: str) -> None:
    drawn = pictures.draw(picture(name), 700, 1.0).toImage()
    right, bottom = drawn.width() - 1, drawn.height() - 1
    edges = [(x, y) for x in range(right + 1) for y in (0, bottom)] + [(right, y) for y in range(bottom)]
    assert max(drawn.pixelColor(*edge).lightness() for edge in edges) < 80
