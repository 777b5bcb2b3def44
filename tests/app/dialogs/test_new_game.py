from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPushButton

from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.rules import Game
from tests.app.program_driver import CONTROL, SEAHAVEN_CODE, SIMPLE_SIMON_CODE, ProgramDriver

KNOWN = ", ".join(f"{game.codes.prefix}{game.codes.version}" for game in GAMES)


@pytest.fixture(autouse=True)
def empty_clipboard(desk: ProgramDriver) -> None:  # noqa: ARG001 (there is no clipboard without an application)
    QGuiApplication.clipboard().clear()


def ask(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_N, CONTROL)
    assert desk.is_open("new-game")


def type_code(desk: ProgramDriver, text: str) -> None:
    desk.find(QLineEdit, "code").setFocus()
    desk.type(text)


def test_enter_starts_a_random_deal_of_the_level_played_last(desk: ProgramDriver) -> None:
    before = desk.code
    ask(desk)
    desk.key(Qt.Key.Key_Return)
    assert not desk.is_open("new-game")
    assert desk.controller.session.level == 1
    assert desk.code != before


def test_escape_keeps_the_game_in_play(desk: ProgramDriver) -> None:
    before = desk.controller.state
    ask(desk)
    desk.key(Qt.Key.Key_Escape)
    assert not desk.is_open("new-game")
    assert desk.controller.state == before


def test_a_level_is_chosen_by_arrow_and_by_mouse(desk: ProgramDriver) -> None:
    ask(desk)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Return)
    assert desk.controller.session.level == 2
    ask(desk)
    desk.click("level-4")
    desk.click("start")
    assert desk.controller.session.level == 4


def test_the_other_game_asks_its_own_question(desk: ProgramDriver) -> None:
    ask(desk)
    assert desk.text("question") == "How many suits?"
    desk.click("game-seahaven-towers")
    assert desk.text("question") == "How many cells?"
    assert [desk.find(QAbstractButton, f"level-{cells}").isChecked() for cells in (4, 2, 1)] == [
        True,
        False,
        False,
    ]
    desk.click("level-2")
    desk.key(Qt.Key.Key_Return)
    assert desk.controller.game is SEAHAVEN_TOWERS
    assert desk.controller.session.level == 2


def test_every_choice_has_a_mnemonic_of_its_own(desk: ProgramDriver) -> None:
    ask(desk)
    names = ("game-simple-simon", "game-seahaven-towers", "level-1", "level-2", "level-4", "start")
    texts = [desk.find(QAbstractButton, name).text() for name in names]
    texts.append(desk.find(QLabel, "code-label").text())
    letters = [text[text.index("&") + 1].casefold() for text in texts]
    assert len(set(letters)) == len(letters)


def test_a_mnemonic_chooses(desk: ProgramDriver) -> None:
    ask(desk)
    text = desk.find(QAbstractButton, "level-4").text()
    letter = text[text.index("&") + 1].upper()
    desk.key(Qt.Key(ord(letter)), Qt.KeyboardModifier.AltModifier)
    desk.key(Qt.Key.Key_Return)
    assert desk.controller.session.level == 4


@pytest.mark.parametrize(
    "typed",
    ["SS1-S4-AAAAABD", "ss1-s4-aaaaabd", " SS1 – S4 – AAA AABD ", "SS1−S4−AAAAABD"],
    ids=["as shown", "small letters", "blanks and dashes", "minus signs"],
)
def test_a_code_is_read_as_people_type_it(desk: ProgramDriver, typed: str) -> None:
    ask(desk)
    type_code(desk, typed)
    desk.key(Qt.Key.Key_Return)
    assert desk.code == SIMPLE_SIMON_CODE
    assert desk.controller.session.level == 4


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("SS1-S4-AAAAAB0", "0 is not used here: the letter O?"),
        ("SS1-S4-AAAAA1D", "1 is not used here: the letter I?"),
        ("SS1-S4-AAAAA8D", "8 is not used here: the letter B?"),
        ("SS1-S4-AAAAAB", "A deal code ends with 7 letters, this one with 6."),
        ("SS1-S4-AAAAABDD", "A deal code ends with 7 letters, this one with 8."),
        ("SS1-S3-AAAAABD", "Simple Simon has no level “S3”, only S1, S2, S4."),
        ("SS2-S4-AAAAABD", f"Deal codes that begin with SS2 are not known, only {KNOWN}."),
        ("SS1-S4-АAAAABD", "А (U+0410) is not used here, only the letters A to Z and the digits 2 to 7."),
        ("hello", "This is no deal code: one looks like SS1-S1-AAAAABD."),
    ],
)
def test_a_wrong_code_is_refused_with_the_reason_and_starts_nothing(
    desk: ProgramDriver, typed: str, reason: str
) -> None:
    before = desk.code
    ask(desk)
    type_code(desk, typed)
    assert desk.text("code-reason") == reason
    assert not desk.find(QPushButton, "start").isEnabled()
    desk.key(Qt.Key.Key_Return)
    assert desk.is_open("new-game")
    assert desk.code == before


def test_a_code_of_the_other_game_switches_the_choice(desk: ProgramDriver) -> None:
    ask(desk)
    type_code(desk, "SH1-C2-AAAAAJ2")
    assert desk.find(QAbstractButton, "game-seahaven-towers").isChecked()
    assert desk.find(QAbstractButton, "level-2").isChecked()
    desk.key(Qt.Key.Key_Return)
    assert desk.code == "SH1-C2-AAAAAJ2"


@pytest.mark.parametrize("left", ["", "SH1-C2-AAAAAJ"])
def test_a_code_that_is_cleared_or_spoilt_gives_back_what_was_chosen_before(
    desk: ProgramDriver, left: str
) -> None:
    ask(desk)
    desk.click("level-4")
    type_code(desk, "SH1-C2-AAAAAJ2")
    desk.find(QLineEdit, "code").setText(left)
    assert desk.find(QAbstractButton, "game-simple-simon").isChecked()
    assert desk.find(QAbstractButton, "level-4").isChecked()
    desk.find(QLineEdit, "code").clear()
    desk.key(Qt.Key.Key_Return)
    assert desk.code.startswith("SS1-S4-")


def test_a_code_on_the_clipboard_is_offered(desk: ProgramDriver) -> None:
    QGuiApplication.clipboard().setText(f"Try this one: {SEAHAVEN_CODE}!")
    ask(desk)
    assert SEAHAVEN_CODE in desk.find(QPushButton, "paste-code").text()
    desk.click("paste-code")
    desk.click("start")
    assert desk.code == SEAHAVEN_CODE


def test_nothing_is_offered_when_the_clipboard_holds_no_code(desk: ProgramDriver) -> None:
    QGuiApplication.clipboard().setText("SS1 is a nice prefix")
    ask(desk)
    assert not desk.find(QPushButton, "paste-code").isVisible()


def test_one_line_says_that_a_game_would_be_given_up(desk: ProgramDriver) -> None:
    ask(desk)
    assert not desk.find(QLabel, "dropped-game").isVisible()
    desk.key(Qt.Key.Key_Escape)
    desk.play()
    ask(desk)
    assert desk.find(QLabel, "dropped-game").isVisible()


def test_the_line_speaks_of_the_game_that_is_chosen(desk: ProgramDriver) -> None:
    desk.play()
    ask(desk)
    desk.click("game-seahaven-towers")
    assert not desk.find(QLabel, "dropped-game").isVisible()
    desk.click("game-simple-simon")
    assert desk.find(QLabel, "dropped-game").isVisible()


def test_a_won_game_is_not_given_up(desk: ProgramDriver) -> None:
    desk.win()
    ask(desk)
    assert not desk.find(QLabel, "dropped-game").isVisible()


def test_a_restarted_game_is_given_up(desk: ProgramDriver) -> None:
    desk.play()
    desk.controller.restart()
    ask(desk)
    assert desk.find(QLabel, "dropped-game").isVisible()


def test_the_warning_names_the_game_that_is_given_up(desk: ProgramDriver) -> None:
    desk.play()
    desk.deal(SEAHAVEN_CODE)
    desk.play()
    ask(desk)
    assert "Seahaven Towers" in desk.find(QLabel, "dropped-game").text()
    desk.click("game-simple-simon")
    assert "Simple Simon" in desk.find(QLabel, "dropped-game").text()


def test_no_second_question_follows(desk: ProgramDriver) -> None:
    desk.play()
    ask(desk)
    desk.key(Qt.Key.Key_Return)
    assert not desk.is_open("drop-question")
    assert desk.controller.state.moves == 0


def test_switching_to_a_game_with_none_in_play_asks(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_2, CONTROL)
    assert desk.is_open("new-game")
    assert desk.find(QAbstractButton, "game-seahaven-towers").isChecked()
    desk.key(Qt.Key.Key_Escape)
    assert desk.controller.game is SIMPLE_SIMON
    assert desk.action("play-simple-simon").isChecked()


def test_switching_to_and_fro_loses_nothing(desk: ProgramDriver) -> None:
    desk.play(3)
    before = desk.controller.state
    desk.key(Qt.Key.Key_2, CONTROL)
    desk.key(Qt.Key.Key_Return)
    desk.play(2)
    desk.key(Qt.Key.Key_1, CONTROL)
    assert desk.controller.state == before
    desk.key(Qt.Key.Key_2, CONTROL)
    assert desk.controller.state.moves == 2


def test_the_example_of_a_code_is_one_of_what_is_chosen(desk: ProgramDriver) -> None:
    ask(desk)
    field = desk.find(QLineEdit, "code")
    assert field.placeholderText() == "SS1-S1-AAAAABD"
    desk.click("game-seahaven-towers")
    desk.click("level-2")
    assert field.placeholderText() == "SH1-C2-AAAAABD"
    desk.key(Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("game", "level"),
    [pytest.param(game, level, id=f"{game.name}-{level}") for game in GAMES for level in game.codes.levels],
)
def test_every_level_of_every_game_can_be_chosen(desk: ProgramDriver, game: Game, level: int) -> None:
    ask(desk)
    desk.click(f"game-{game.name}")
    desk.click(f"level-{level}")
    desk.click("start")
    assert (desk.controller.game, desk.controller.session.level) == (game, level)
