"""Play with other decks: they are chosen, added, dropped, removed, and replaced when they are missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Semaphore

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from app.board import face_files
from app.board.scene import BoardScene
from app.decks.art.deck import CARD_ASPECT
from app.decks.svg import process
from app.decks.svg.deck import SvgDeck
from app.decks.svg.errors import DeckError, DeckFault
from app.decks.svg.measurement import Measurement
from app.widgets.message_box import MessageBox
from engine.cards import Card
from engine.records import Record
from tests.app.decks.made_decks import HEIGHT, WIDTH, deck_text, write_deck
from tests.app.program_driver import ProgramDriver

PARIS = "gnome:paris.svgz"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """An installed deck."""
    return write_deck(tmp_path / "installed" / "aisleriot" / "cards" / "paris.svgz", deck_text())


def scene(desk: ProgramDriver) -> BoardScene:
    found = desk.window.board.scene()
    assert isinstance(found, BoardScene)
    return found


def aspect(desk: ProgramDriver) -> float:
    """The shape of the cards on the board."""
    size = scene(desk).layout.card_size
    return size.height() / size.width()


def choose(desk: ProgramDriver, identity: str) -> None:
    desk.preferences.change(desk.preferences.settings._replace(deck=identity))


def wait_for_deck(desk: ProgramDriver, qtbot: QtBot, expected: float) -> None:
    qtbot.waitUntil(lambda: abs(aspect(desk) - expected) < 0.02 and scene(desk).is_sharp, timeout=60_000)


def wait_for_notice(desk: ProgramDriver, qtbot: QtBot) -> MessageBox:
    qtbot.waitUntil(lambda: desk.is_open("notice"), timeout=60_000)
    return desk.find(MessageBox, "notice")


def open_decks(desk: ProgramDriver) -> QListWidget:
    desk.open_menu("view-menu")
    desk.command("choose-deck")
    return desk.find(QListWidget, "decks")


def are_styles_offered(desk: ProgramDriver) -> list[bool]:
    """Whether four colours and large indices are enabled, in the settings and in the menu."""
    desk.open_menu("view-menu")
    names = ("four-colours", "large-indices")
    boxes = [desk.find(QCheckBox, name).isEnabled() for name in names]
    return boxes + [desk.action(f"setting-{name}").isEnabled() for name in names]


def listed(decks: QListWidget) -> list[str]:
    return [decks.item(row).text() for row in range(decks.count())]


def dropped(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


@pytest.mark.usefixtures("installed")
def test_a_chosen_deck_gives_the_cards_its_shape_at_once_in_play(desk: ProgramDriver, qtbot: QtBot) -> None:
    desk.play()
    before = desk.controller.position
    choose(desk, PARIS)
    assert abs(aspect(desk) - CARD_ASPECT) < 0.02, "the drawn deck stays until the other one is there"
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)
    desk.play()
    assert desk.controller.session.undo_move is not None
    desk.controller.undo()
    assert desk.controller.position == before
    choose(desk, "")
    wait_for_deck(desk, qtbot, CARD_ASPECT)


@pytest.mark.usefixtures("installed")
def test_another_deck_comes_while_cards_are_in_flight(desk: ProgramDriver, qtbot: QtBot) -> None:
    choose(desk, PARIS)
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)
    choose(desk, "")
    desk.deal()
    assert scene(desk).is_flying
    choose(desk, PARIS)
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)


@pytest.mark.usefixtures("installed")
def test_a_drag_goes_on_in_the_layout_in_which_it_began(desk: ProgramDriver, qtbot: QtBot) -> None:
    choose(desk, PARIS)
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)
    choose(desk, "")
    pile = next(iter(desk.controller.position.piles))
    scene(desk).show_held(pile, 1)
    qtbot.waitUntil(scene(desk)._can_show_chosen_deck)
    assert abs(aspect(desk) - HEIGHT / WIDTH) < 0.02
    scene(desk).release_held()
    wait_for_deck(desk, qtbot, CARD_ASPECT)


@pytest.mark.usefixtures("installed")
def test_the_decks_are_listed_with_their_names_and_chosen(desk: ProgramDriver, qtbot: QtBot) -> None:
    decks = open_decks(desk)
    assert listed(decks) == ["Ten Columns", "Paris"]
    decks.setCurrentRow(1)
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)
    assert desk.preferences.settings.deck == PARIS
    assert not any(are_styles_offered(desk))
    decks.setCurrentRow(0)
    assert desk.preferences.settings.deck == ""
    assert all(are_styles_offered(desk))


class Measuring:
    """Replaces the measuring of decks: it waits for ``go_on``, and notes the names of the files."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self._may_go_on = Semaphore(0)

    def __call__(self, path: Path, _width: int) -> Measurement:
        self.files.append(path.name)
        self._may_go_on.acquire()
        raise DeckError(DeckFault.FAILED)

    def go_on(self, count: int) -> None:
        self._may_go_on.release(count)


@pytest.fixture
def measuring(monkeypatch: pytest.MonkeyPatch) -> Iterator[Measuring]:
    measuring = Measuring()
    monkeypatch.setattr(process, "measure", measuring)
    yield measuring
    measuring.go_on(1000)


def install_many(tmp_path: Path) -> list[str]:
    """More decks than the list shows at a time; their names in the order of the list."""
    names = [f"deck {number:02}.svgz" for number in range(60)]
    for name in names:
        write_deck(tmp_path / "installed" / "aisleriot" / "cards" / name, "")
    return names


def in_sight(decks: QListWidget, names: list[str]) -> set[str]:
    view = decks.viewport().rect()
    rects = [decks.visualItemRect(decks.item(row)) for row in range(1, decks.count())]
    return {name for name, rect in zip(names, rects, strict=True) if view.intersects(rect)}


def test_the_decks_in_sight_are_measured_first(
    desk: ProgramDriver, measuring: Measuring, tmp_path: Path, qtbot: QtBot
) -> None:
    names = install_many(tmp_path)
    decks = open_decks(desk)
    qtbot.waitUntil(lambda: measuring.files == names[:1])
    decks.scrollToBottom()
    last = in_sight(decks, names)
    measuring.go_on(len(last))
    qtbot.waitUntil(lambda: len(measuring.files) == 1 + len(last), timeout=30_000)
    assert set(measuring.files[1:]) == last


@pytest.mark.usefixtures("measuring", "installed")
def test_a_deck_that_is_not_measured_yet_shows_bare_cards_and_can_be_chosen(desk: ProgramDriver) -> None:
    decks = open_decks(desk)
    assert not decks.item(1).icon().isNull()
    assert decks.item(1).flags() & Qt.ItemFlag.ItemIsEnabled
    decks.setCurrentRow(1)
    assert desk.preferences.settings.deck == PARIS


@pytest.mark.usefixtures("installed")
def test_the_keyboard_chooses_a_deck_as_soon_as_the_list_opens(desk: ProgramDriver, qtbot: QtBot) -> None:
    decks = open_decks(desk)
    qtbot.waitUntil(decks.hasFocus)
    QTest.keyClick(decks, Qt.Key.Key_Right)
    assert desk.preferences.settings.deck == PARIS


def test_a_deck_that_cannot_be_used_is_greyed_and_says_why(
    desk: ProgramDriver, installed: Path, qtbot: QtBot
) -> None:
    write_deck(installed, deck_text(without=Card.parse("QH")))
    decks = open_decks(desk)
    qtbot.waitUntil(lambda: "queen of hearts" in decks.item(1).text(), timeout=60_000)
    assert not decks.item(1).flags()


def test_a_dropped_deck_is_added_and_played_with(desk: ProgramDriver, tmp_path: Path, qtbot: QtBot) -> None:
    desk.drop(dropped(write_deck(tmp_path / "mine.svg", deck_text())))
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)
    assert desk.preferences.settings.deck == "own:mine.svg"


def test_a_dropped_deck_that_cannot_be_used_is_reported_and_changes_nothing(
    desk: ProgramDriver, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.drop(dropped(write_deck(tmp_path / "mine.svg", deck_text(without=Card.parse("KS")))))
    notice = wait_for_notice(desk, qtbot)
    assert "mine.svg" in notice.text
    assert "king of spades" in notice.reason
    assert desk.preferences.settings.deck == ""


def test_an_added_deck_can_be_removed(desk: ProgramDriver, tmp_path: Path, qtbot: QtBot) -> None:
    desk.drop(dropped(write_deck(tmp_path / "mine.svg", deck_text())))
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)
    decks = open_decks(desk)
    assert listed(decks) == ["Ten Columns", "Mine"]
    desk.click("remove-deck")
    assert listed(decks) == ["Ten Columns"]
    assert desk.preferences.settings.deck == ""
    assert not desk.find(QPushButton, "remove-deck").isEnabled()


def test_a_chosen_deck_that_is_gone_gives_the_drawn_one_and_one_notice(
    desk: ProgramDriver, installed: Path, qtbot: QtBot
) -> None:
    choose(desk, PARIS)
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)
    installed.unlink()
    for _ in range(2):
        desk.window.after_first_frame()
    wait_for_notice(desk, qtbot)
    assert desk.preferences.settings.deck == ""
    wait_for_deck(desk, qtbot, CARD_ASPECT)


class FailingDrawing:
    """The drawing of a deck that takes too long."""

    def next(self) -> QImage | None:
        raise DeckError(DeckFault.TOO_SLOW)

    def end(self) -> None:
        """There is nothing to end."""


def on_the_table(desk: ProgramDriver) -> None:
    desk.window.resize(900, 700)


def in_a_replay(desk: ProgramDriver) -> None:
    desk.window.replay(Record.of(desk.controller.session))


def in_help(desk: ProgramDriver) -> None:
    desk.command("rules")


@pytest.mark.parametrize("show", [on_the_table, in_a_replay, in_help])
@pytest.mark.usefixtures("installed")
def test_a_deck_that_fails_while_it_is_drawn_gives_the_drawn_one_back(
    desk: ProgramDriver,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    show: Callable[[ProgramDriver], None],
) -> None:
    choose(desk, PARIS)
    wait_for_deck(desk, qtbot, HEIGHT / WIDTH)
    monkeypatch.setattr(SvgDeck, "draw", lambda *_: FailingDrawing())
    monkeypatch.setattr(face_files, "load", lambda *_: [])
    show(desk)
    assert "too long" in wait_for_notice(desk, qtbot).reason
    assert desk.preferences.settings.deck == ""
    wait_for_deck(desk, qtbot, CARD_ASPECT)
