"""A third game works in the whole program as soon as it is in the registry."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTableWidget,
    QTextBrowser,
)

from app.help.pages import pages
from app.play.controller import Controller
from app.play.game_files import file_text
from app.play.settings import Language
from app.resources import RESOURCES
from app.storage.store import Storage
from app.text import games as words
from app.text.piles import position_text
from engine.cards import Rank
from engine.deals import DealCode, parse_code
from engine.games import GAMES
from engine.position import Move, column
from engine.records import Record, parse_record
from engine.rules import BestKind, Game
from engine.session import Session, first_position
from tests.app.board.player import Player
from tests.app.program_driver import CONTROL, ProgramDriver
from tests.app.speech import Speak
from tests.engine.small_game import SMALL_GAME
from tests.engine.third_game import THIRD_GAME
from tests.paths import DATA

WORDS = words.GameWords(name="Third Game", summary=lambda: "Build down in suit.", levels=words.CELLS)
RULES = """<h1>Third Game</h1>
<p>{deck} cards lie in {columns} columns of {column_sizes}.</p>
<table>
{group_sizes}
</table>
"""
CODE = "TG1-C5-AAAAABD"
MIDDLE = """
    c: KC QC JC TC -
    f: QS QH QD 9C
    t1: KH
    t2: KS
    t3: KD
    t4: -
    t5: -
    t6: -
    t7: -
    t8: -
"""


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch, speak: Speak) -> None:
    speak(Language.ENGLISH)
    monkeypatch.setitem(words.WORDS, THIRD_GAME.name, WORDS)


@pytest.fixture
def games() -> Sequence[Game]:
    return (*GAMES, THIRD_GAME)


@pytest.fixture
def player(desk: ProgramDriver) -> Player:
    """A player at the board with the third game."""
    player = Player(desk.window.board, desk.controller, desk.preferences)
    desk.deal(CODE)
    player.scene.finish()
    return player


# New Game


@pytest.mark.parametrize("level", THIRD_GAME.codes.levels)
def test_every_level_can_be_chosen(desk: ProgramDriver, level: int) -> None:
    desk.command("new")
    desk.click("game-third-game")
    assert desk.text("question") == "How many cells?"
    desk.click(f"level-{level}")
    desk.click("start")
    assert (desk.controller.game, desk.controller.session.level) == (THIRD_GAME, level)
    assert desk.text("level") == f"{level} cell" + "s" * (level > 1)
    assert desk.window.windowTitle() == "Third Game"


def test_its_levels_are_counted_where_easy_and_hard_do_not_name_them_all(desk: ProgramDriver) -> None:
    desk.command("new")
    desk.click("game-third-game")
    titles = [desk.find(QAbstractButton, f"level-{level}").text() for level in THIRD_GAME.codes.levels]
    assert titles == ["&5 cells", "&4 cells", "&3 cells", "&1 cell"]
    desk.key(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    desk.key(Qt.Key.Key_Return)
    assert desk.controller.session.level == 3


def test_a_code_of_it_is_typed_pasted_and_refused_with_the_reason(desk: ProgramDriver) -> None:
    QGuiApplication.clipboard().setText(f"Try {CODE}")
    desk.command("new")
    desk.click("paste-code")
    assert desk.find(QAbstractButton, "game-third-game").isChecked()
    desk.find(QLineEdit, "code").setText("TG1-C2-AAAAABD")
    assert desk.text("code-reason") == "Third Game has no level “C2”, only C5, C4, C3, C1."
    desk.find(QLineEdit, "code").setText("TG2-C5-AAAAABD")
    assert desk.text("code-reason").endswith(", TG1.")
    desk.find(QLineEdit, "code").setText(CODE)
    desk.click("start")
    assert desk.code == CODE


def test_it_has_a_command_of_its_own(desk: ProgramDriver) -> None:
    its_key = Qt.Key(Qt.Key.Key_1 + len(GAMES))
    desk.key(its_key, CONTROL)
    assert desk.find(QAbstractButton, "game-third-game").isChecked()
    desk.click("start")
    assert desk.action("play-third-game").isChecked()
    desk.key(Qt.Key.Key_1, CONTROL)
    assert desk.controller.game is GAMES[0]
    desk.key(its_key, CONTROL)
    assert desk.controller.game is THIRD_GAME


# The table


def test_its_places_lie_on_the_board_and_not_on_one_another(player: Player) -> None:
    places = [player.layout.slot_rect(pile) for pile in player.position.piles]
    assert len(places) == 8 + 5 + 4
    assert not [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    view = QRectF(player.view.viewport().rect())
    assert all(view.contains(place) for place in places)


def test_cards_are_dragged_double_clicked_and_sent_by_the_mouse(player: Player, desk: ProgramDriver) -> None:
    player.open(THIRD_GAME, MIDDLE)
    player.drag("t1", "t4")
    assert player.position.columns[3]
    player.double_click("t2")
    assert player.position.foundations[0][-1].rank is Rank.KING
    player.click("c4")
    assert player.position.foundations[3][-1].rank is Rank.TEN
    desk.command("send-all")
    assert desk.controller.session.is_won


def test_the_digits_choose_its_columns_and_the_others_nothing(player: Player, desk: ProgramDriver) -> None:
    desk.window.board.setFocus()
    for key, chosen in ((Qt.Key.Key_8, 7), (Qt.Key.Key_9, 7), (Qt.Key.Key_0, 7), (Qt.Key.Key_2, 1)):
        desk.key(key)
        assert player.view.focus.pile == column(chosen)


def test_an_empty_column_takes_any_card(player: Player) -> None:
    player.open(THIRD_GAME, "c: - - - - -\nf: - - - -\nt1: KS 5H 4H\nt2: -\nt3: 9C\n" + empty_columns(4, 8))
    player.drag("t1x2", "t2")
    assert [str(card) for card in player.position.columns[1]] == ["5H", "4H"]
    player.drag("t3", "t4")
    assert player.refusals == []


@pytest.mark.parametrize(
    ("source", "target", "reason"),
    [
        (
            "t1",
            "t2",
            "The suit must be the same: only the queen of spades goes on the king of spades, "
            "not the 9 of hearts.",
        ),
        ("t3x2", "c1", "A cell holds one card, not 2."),
        ("t1", "fH", "The foundation of hearts waits for the ace of hearts, not for the 9 of hearts."),
    ],
)
def test_it_refuses_in_words(
    player: Player, desk: ProgramDriver, source: str, target: str, reason: str
) -> None:
    player.open(THIRD_GAME, "c: - - - - -\nf: - - - -\nt1: 9H\nt2: KS\nt3: 6C 5C\n" + empty_columns(4, 8))
    player.drag(source, target)
    assert desk.text("message") == reason


def empty_columns(first: int, last: int) -> str:
    return "\n".join(f"t{number}: -" for number in range(first, last + 1))


# Help


def shown_page(desk: ProgramDriver) -> str:
    return desk.find(QTextBrowser, "help-text").toPlainText()


def test_without_a_page_of_its_own_the_key_of_help_shows_how_to_play(desk: ProgramDriver) -> None:
    desk.deal(CODE)
    desk.key(Qt.Key.Key_F1)
    assert shown_page(desk).startswith("How to play")
    titles = desk.find(QListWidget, "help-pages")
    assert "Third Game" not in [titles.item(row).text() for row in range(titles.count())]


@pytest.fixture
def page_of_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A copy of the pages of Help, with a page in English on the third game's rules."""
    shutil.copytree(RESOURCES / "help", tmp_path / "help")
    (tmp_path / "help" / "en" / "third-game.html").write_text(RULES, "utf-8")
    monkeypatch.setattr("app.help.pages.RESOURCES", tmp_path)
    monkeypatch.setattr("app.help.pages.all_files", lambda: list(tmp_path.rglob("*.html")))
    pages.cache_clear()
    yield
    pages.cache_clear()


@pytest.mark.usefixtures("page_of_rules")
def test_its_page_of_rules_names_the_engine_s_numbers(desk: ProgramDriver, speak: Speak) -> None:
    desk.deal(CODE)
    desk.key(Qt.Key.Key_F1)
    assert "52 cards lie in 8 columns of 7, 7, 7, 7, 6, 6, 6, 6." in shown_page(desk)
    assert shown_page(desk).split()[-6:] == ["5", "6", "12", "24", "6", "12"]
    speak(Language.CROATIAN)  # the third game has no translation
    desk.process_events()
    assert shown_page(desk).startswith("Third Game")


# The end of a game, statistics and replay


def record() -> Record:
    """A record of a game won in 80 moves."""
    return parse_record((DATA / "third-game.tencolumns").read_bytes(), [THIRD_GAME])


def win(desk: ProgramDriver) -> None:
    """Play the recorded game from its deal to the win."""
    assert record().code is not None
    desk.deal(str(record().code))
    for action in record().actions:
        assert isinstance(action, Move)
        desk.controller.move(action)
    desk.process_events()


def test_a_win_counts_and_breaks_the_records_that_the_game_names(desk: ProgramDriver) -> None:
    win(desk)
    assert desk.is_open("window")
    desk.command("statistics")
    choice = desk.find(QComboBox, "game-and-level")
    assert choice.currentText() == "Third Game · 5 cells"
    assert (desk.text("won"), desk.text("fewest-moves")) == ("1 (100 %)", "80")
    shown = {kind: desk.find(QLabel, kind).isVisible() for kind in BestKind}
    assert [kind for kind in BestKind if shown[kind]] == list(THIRD_GAME.best_kinds)


def test_every_level_of_every_game_has_its_statistics(desk: ProgramDriver) -> None:
    desk.command("statistics")
    choice = desk.find(QComboBox, "game-and-level")
    levels = [choice.itemText(row) for row in range(choice.count())]
    assert levels[-4:] == [f"Third Game · {count}" for count in ("5 cells", "4 cells", "3 cells", "1 cell")]
    assert len(set(levels)) == sum(len(game.codes.levels) for game in desk.controller.games)


def test_a_finished_game_is_played_back(desk: ProgramDriver) -> None:
    win(desk)
    desk.command("statistics")
    desk.find(QTableWidget, "finished-games").selectRow(0)
    desk.click("replay-finished")
    assert "0 of 80" in desk.text("replay-where")
    assert desk.window.windowTitle() == "Third Game"
    desk.click("replay-step")
    desk.click("replay-step")
    assert "2 of 80" in desk.text("replay-where")
    desk.click("replay-leave")
    assert desk.controller.session.is_won


def test_a_finished_deal_is_played_again(desk: ProgramDriver) -> None:
    win(desk)
    desk.command("statistics")
    desk.find(QTableWidget, "finished-games").selectRow(0)
    desk.click("play-again")
    assert desk.code == str(record().code)
    assert desk.controller.state.moves == 0


# Screen readers


def test_a_screen_reader_finds_its_piles_and_hears_the_whole_position(player: Player) -> None:
    interface = QAccessible.queryAccessibleInterface(player.view)
    names = [interface.child(index).text(QAccessible.Text.Name) for index in range(interface.childCount())]
    assert interface.text(QAccessible.Text.Name) == "Third Game"
    assert len(names) == len(set(names)) == 17
    assert names[8:13] == [f"cell {number}, free" for number in range(1, 6)]
    text = position_text(THIRD_GAME, player.position)
    assert len(text.splitlines()) == 17
    assert "removed" not in text


def test_in_a_game_with_sequences_and_cells_both_are_told() -> None:
    position = first_position(SMALL_GAME, DealCode(SMALL_GAME.codes, 1, 0))
    lines = position_text(SMALL_GAME, position).splitlines()
    assert lines[:2] == ["Cell 1, free.", "No sequence removed yet."]


# Saved games


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(tmp_path / "kept")
    yield storage
    storage.close()


@pytest.fixture
def put_aside(storage: Storage, games: Sequence[Game]) -> Session:
    """A game with some moves, saved when the program was closed."""
    controller = Controller(storage, games)
    controller.new_deal(parse_code(str(record().code), [THIRD_GAME.codes]))
    for action in record().actions[:5]:
        assert isinstance(action, Move)
        controller.move(action)
    controller.save_time()
    return controller.session


def test_it_is_kept_on_disk_and_taken_up_again(
    storage: Storage, games: Sequence[Game], put_aside: Session
) -> None:
    again = Controller(storage, games)
    assert (again.game, again.session.level, again.state) == (THIRD_GAME, 5, put_aside.state)
    assert again.session.actions == put_aside.actions


def test_a_program_without_it_leaves_it_on_disk(
    storage: Storage, games: Sequence[Game], put_aside: Session
) -> None:
    assert Controller(storage, GAMES).game is GAMES[0]
    again = Controller(storage, games)
    assert again.switch(THIRD_GAME)
    assert again.state == put_aside.state


def test_it_is_saved_to_a_file_and_opened_from_it(desk: ProgramDriver, tmp_path: Path) -> None:
    desk.deal(CODE)
    desk.play(3)
    state = desk.controller.state
    path = tmp_path / "game.tencolumns"
    path.write_text(file_text(Record.of(desk.controller.session)), "utf-8")
    desk.deal()
    desk.window.open_argument(str(path))
    desk.agree()
    assert desk.controller.game is THIRD_GAME
    assert desk.controller.state == state
