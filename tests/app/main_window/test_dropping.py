"""Every command that would drop a game with moves asks once, and with the same question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QPushButton

from app.play.game_files import file_text
from app.widgets.mnemonics import without_mnemonic
from engine.records import Record
from tests.app.program_driver import CONTROL, FIRST_CODE, SEAHAVEN_CODE, SIMPLE_SIMON_CODE, ProgramDriver

OTHER_CODE = "SS1-S1-AAAAABD"

Way = Callable[[ProgramDriver, Path], None]


def restart(desk: ProgramDriver, _folder: Path) -> None:
    desk.key(Qt.Key.Key_R, CONTROL)


def code_of_the_command_line(desk: ProgramDriver, _folder: Path) -> None:
    desk.window.open_argument(OTHER_CODE)


def file_of_the_command_line(desk: ProgramDriver, folder: Path) -> None:
    desk.window.open_argument(str(saved(desk, folder)))


def dropped_text(desk: ProgramDriver, _folder: Path) -> None:
    data = QMimeData()
    data.setText(f"play {OTHER_CODE}, it is nice")
    desk.drop(data)


def game_played_again(desk: ProgramDriver, _folder: Path) -> None:
    desk.command("statistics")
    desk.click("play-again")


def new_deal(desk: ProgramDriver, _folder: Path) -> None:
    desk.key(Qt.Key.Key_D, CONTROL)


OTHER_DEALS = (
    new_deal,
    code_of_the_command_line,
    file_of_the_command_line,
    dropped_text,
    game_played_again,
)
"""The commands that are also available before the first move."""
WAYS = (restart, *OTHER_DEALS)


def saved(desk: ProgramDriver, folder: Path) -> Path:
    path = folder / "saved.tencolumns"
    record = Record.of(desk.controller.session)
    path.write_text(file_text(record._replace(actions=record.actions[:1])))
    return path


@pytest.fixture(params=WAYS, ids=lambda way: way.__name__)
def way(request: pytest.FixtureRequest) -> Way:
    chosen: Way = request.param
    return chosen


@pytest.fixture
def begun(desk: ProgramDriver) -> ProgramDriver:
    """A game with a move in play, and a finished game."""
    desk.win()
    desk.deal(FIRST_CODE)
    desk.play(2)
    return desk


def test_it_asks_and_cancel_keeps_the_game(begun: ProgramDriver, tmp_path: Path, way: Way) -> None:
    before = begun.controller.state
    way(begun, tmp_path)
    assert begun.question().isVisible()
    begun.key(Qt.Key.Key_Escape)
    assert not begun.is_open("drop-question")
    assert begun.controller.state == before
    assert begun.code == FIRST_CODE


def test_a_key_pressed_by_a_slip_keeps_the_game(begun: ProgramDriver, tmp_path: Path, way: Way) -> None:
    before = begun.controller.state
    way(begun, tmp_path)
    assert begun.question().isVisible()
    begun.key(Qt.Key.Key_Return)
    assert begun.controller.state == before


def test_it_does_what_was_asked_when_the_player_agrees(
    begun: ProgramDriver, tmp_path: Path, way: Way
) -> None:
    before = begun.controller.state
    way(begun, tmp_path)
    begun.agree()
    assert not begun.is_open("drop-question")
    assert begun.controller.state != before


@pytest.mark.parametrize("other_deal", OTHER_DEALS, ids=lambda way: way.__name__)
def test_it_asks_nothing_when_no_move_was_made(desk: ProgramDriver, tmp_path: Path, other_deal: Way) -> None:
    desk.win()
    desk.deal(SIMPLE_SIMON_CODE)
    other_deal(desk, tmp_path)
    assert not desk.is_open("drop-question")


def test_it_asks_nothing_when_the_game_is_won(desk: ProgramDriver, tmp_path: Path, way: Way) -> None:
    desk.win()
    way(desk, tmp_path)
    assert not desk.is_open("drop-question")


def test_it_asks_when_a_won_game_is_played_on(desk: ProgramDriver, tmp_path: Path, way: Way) -> None:
    desk.win()
    desk.key(Qt.Key.Key_R, CONTROL)
    desk.play()
    way(desk, tmp_path)
    assert desk.question().isVisible()


def test_it_asks_nothing_when_all_moves_of_a_won_game_are_undone(desk: ProgramDriver) -> None:
    desk.win()
    for _ in range(49):
        desk.controller.undo()
    desk.key(Qt.Key.Key_D, CONTROL)
    assert not desk.is_open("drop-question")


def test_it_asks_nothing_when_only_the_other_game_is_begun(begun: ProgramDriver) -> None:
    begun.window.open_argument(SEAHAVEN_CODE)
    assert not begun.is_open("drop-question")
    assert begun.code == SEAHAVEN_CODE


@pytest.mark.parametrize(
    ("asked", "consequence"),
    [(restart, "Restart"), (new_deal, "New Deal"), (game_played_again, "Play Again")],
)
def test_the_question_names_what_will_be_done(
    begun: ProgramDriver, tmp_path: Path, asked: Way, consequence: str
) -> None:
    asked(begun, tmp_path)
    assert without_mnemonic(begun.find(QPushButton, "drop-agree").text()) == consequence


@pytest.mark.parametrize("opened", [FIRST_CODE, "a file"])
def test_the_question_names_the_hidden_game_that_would_be_dropped(
    begun: ProgramDriver, tmp_path: Path, opened: str
) -> None:
    if opened == "a file":
        opened = str(saved(begun, tmp_path))
    begun.deal(SEAHAVEN_CODE)
    begun.window.open_argument(opened)
    assert "Simple Simon" in begun.question().text


def test_restart_lays_out_the_same_deal_any_number_of_times(begun: ProgramDriver) -> None:
    start = begun.controller.session.start
    for _ in range(3):
        begun.play(2)
        begun.key(Qt.Key.Key_R, CONTROL)
        begun.agree()
        assert begun.controller.position == start
        assert begun.code == FIRST_CODE


def test_undo_held_down_stops_at_the_start(begun: ProgramDriver) -> None:
    for _ in range(10):
        begun.key(Qt.Key.Key_Z, CONTROL)
    assert begun.controller.position == begun.controller.session.start
    assert begun.code == FIRST_CODE
