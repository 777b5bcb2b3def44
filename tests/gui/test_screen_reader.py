"""A screen reader (a separate process) finds the board, follows the focus and hears the moves."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
import system_packages

from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language
from app.storage.store import Storage
from engine.deals import parse_code
from engine.games import GAMES, game_of_code
from engine.position import Move
from engine.rules import Refusal
from engine.session import Session
from tests.gui.screen_reader import ScreenReader, listening_to_program
from tests.paths import CASES

SIMPLE_SIMON = GAMES[0]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is what Linux has")


@pytest.fixture(autouse=True)
def _has_at_spi() -> None:
    if missing := system_packages.missing_test_tools():
        pytest.skip(f"no screen reader can be tried: {', '.join(missing)} not installed")


def keep_in_play(data: Path, session: Session) -> None:
    """Save ``session`` in the data folder as the game in play."""
    storage = Storage(data)
    preferences, controller = Preferences(storage), Controller(storage)
    preferences.change(preferences.settings._replace(language=Language.ENGLISH))
    controller.open(session, counts_for_statistics=True)
    controller.save_time()
    storage.close()


def deal(code: str) -> Session:
    parsed = parse_code(code, [game.codes for game in GAMES])
    return Session.deal(game_of_code(parsed), parsed)


@contextmanager
def playing(display: str, data: Path, session: Session, first: str) -> Iterator[ScreenReader]:
    """Start the program with ``session`` in play, and wait until its first pile, ``first``, has the focus."""
    keep_in_play(data, session)
    with listening_to_program(display, data) as reader:
        # Qt first sends a focus event for the whole list; the event for the pile must come after it.
        reader.hear_up_to(f"focus: {'Simple Simon' if session.game is SIMPLE_SIMON else 'Seahaven Towers'}")
        reader.hear(f"focus: {first}")
        yield reader


@pytest.fixture
def easy(display: str, tmp_path: Path) -> Iterator[ScreenReader]:
    with playing(
        display, tmp_path, deal("SS1-S1-AAAAABD"), "column 1, 5 of spades, last of 8 cards"
    ) as reader:
        yield reader


def test_the_board_is_a_list_of_its_piles_and_slots(easy: ScreenReader) -> None:
    board = easy.look()
    assert (board["role"], board["name"]) == ("list", "Simple Simon")
    assert {pile["role"] for pile in board["piles"]} == {"list item"}
    assert [pile["name"] for pile in board["piles"]] == [
        "column 1, 5 of spades, last of 8 cards",
        "column 2, 9 of spades, last of 8 cards",
        "column 3, 2 of spades, last of 8 cards",
        "column 4, ace of spades, last of 7 cards",
        "column 5, king of spades, last of 6 cards",
        "column 6, 8 of spades, last of 5 cards",
        "column 7, queen of spades, last of 4 cards",
        "column 8, 3 of spades, last of 3 cards",
        "column 9, 2 of spades, last of 2 cards",
        "column 10, 10 of spades, its only card",
        *(f"place for sequence {number}, empty" for number in range(1, 5)),
    ]
    assert [pile["states"] for pile in board["piles"]] == [
        ["focusable", "focused", "selectable"],
        *9 * [["focusable", "selectable"]],
        *4 * [[]],
    ]
    explained = "A complete sequence, king to ace of one suit, goes here by itself."
    assert [pile["description"] for pile in board["piles"]] == [*10 * [""], *4 * [explained]]


def test_each_pile_says_where_it_lies(easy: ScreenReader) -> None:
    board = easy.look()
    left, top, width, height = board["area"]
    areas = [pile["area"] for pile in board["piles"][:10]]
    assert len({area[1] for area in areas}) == 1, "the columns begin at one height"
    assert all(one[0] + one[2] < other[0] for one, other in pairwise(areas)), "from left to right"
    assert [area[3] for area in areas] == sorted((area[3] for area in areas), reverse=True), "8 cards to 1"
    assert left <= areas[0][0]
    assert areas[-1][0] + areas[-1][2] <= left + width
    assert all(top <= area[1] and area[1] + area[3] <= top + height for area in areas)
    assert [pile["at its middle"] for pile in board["piles"]] == [pile["name"] for pile in board["piles"]]


def test_a_game_played_by_keyboard_is_heard(easy: ScreenReader) -> None:
    easy.press("4")
    easy.hear("focus: column 4, ace of spades, last of 7 cards")
    easy.press("space")
    easy.hear("announcement: Lifted: ace of spades.")
    assert easy.look()["piles"][3]["states"] == ["focusable", "focused", "selectable", "selected"]
    easy.press("3")
    easy.hear("focus: column 3, 2 of spades, last of 8 cards")
    easy.press("space")
    easy.hear(
        "description: column 3, ace of spades, last of 9 cards",
        "announcement: Ace of spades on 2 of spades, column 3.",
    )
    easy.press("Up")
    easy.hear("description: column 3, 2 to ace of spades (2 cards)")
    easy.press("Up")
    easy.hear("description: column 3, 3 cards: ace of spades, 2 of spades, ace of spades")
    easy.press("space")
    easy.hear(
        "announcement: Cards move together only if they descend by one:"
        " the 2 of spades lies on the ace of spades."
    )
    easy.press("Down", "Down")
    easy.hear(
        "description: column 3, 2 to ace of spades (2 cards)",
        "description: column 3, ace of spades, last of 9 cards",
    )
    easy.press("6")
    easy.hear("focus: column 6, 8 of spades, last of 5 cards")
    easy.press("ctrl+Return")
    easy.hear(
        "focus: column 2, 8 of spades, last of 9 cards",
        "announcement: 8 of spades on 9 of spades, column 2.",
    )
    easy.press("ctrl+z")
    easy.hear(
        "description: column 2, 9 of spades, last of 8 cards",
        "announcement: Undone: 8 of spades on 9 of spades, column 2.",
    )
    easy.press("space", "Escape")
    easy.hear("announcement: Lifted: 9 of spades.", "announcement: Put back: 9 of spades.")
    assert [pile["description"] for pile in easy.look()["piles"]].count("") == 9, (
        "a description only where the focus is"
    )


def test_the_whole_position_is_read_at_the_key_m(easy: ScreenReader) -> None:
    easy.press("m")
    easy.hear(
        "announcement: No sequence removed yet.\n"
        "Column 1, 8 cards: 4 of spades, 9 of spades, ace of spades, jack of spades, queen of spades,"
        " 7 of spades, 7 of spades, 5 of spades.\n"
        "Column 2, 8 cards: 6 of spades, 4 of spades, 6 of spades, queen of spades, ace of spades,"
        " 10 of spades, 5 of spades, 9 of spades.\n"
        "Column 3, 8 cards: 3 of spades, 9 of spades, queen of spades, 5 of spades, 7 of spades,"
        " 5 of spades, ace of spades, 2 of spades.\n"
        "Column 4, 7 cards: king of spades, 8 of spades, 4 of spades, 10 of spades, 3 of spades,"
        " 4 of spades, ace of spades.\n"
        "Column 5, 6 cards: 7 of spades, 6 of spades, 9 of spades, 8 of spades, 2 of spades,"
        " king of spades.\n"
        "Column 6, 5 cards: 6 of spades, 8 of spades, king of spades, 3 of spades, 8 of spades.\n"
        "Column 7, 4 cards: jack of spades, 10 of spades, jack of spades, queen of spades.\n"
        "Column 8, 3 cards: king of spades, jack of spades, 3 of spades.\n"
        "Column 9, 2 cards: 2 of spades, 2 of spades.\n"
        "Column 10, 1 card: 10 of spades."
    )


def test_the_deal_code_is_named_and_its_copying_heard(easy: ScreenReader) -> None:
    easy.press("Tab")
    easy.hear("focus: Deal code: SS1-S1-AAAAABD")
    easy.press("space")
    easy.hear("announcement: Copied: SS1-S1-AAAAABD")


def test_a_screen_reader_can_play_too(easy: ScreenReader) -> None:
    easy.order("press 5")
    easy.hear("focus: column 6, 8 of spades, last of 5 cards", "announcement: Lifted: 8 of spades.")
    easy.order("focus 2")
    easy.hear("focus: column 3, 2 of spades, last of 8 cards")
    easy.order("press 1")
    easy.hear(
        "focus: column 2, 8 of spades, last of 9 cards",
        "description: column 2, 8 of spades, last of 9 cards",
        "announcement: 8 of spades on 9 of spades, column 2.",
    )


def test_the_last_sequence_and_the_win_are_heard(display: str, tmp_path: Path) -> None:
    session = deal("SS1-S1-AAAAABD")
    won_in_49 = json.loads((CASES / "examples.jsonl").read_text(encoding="utf-8").splitlines()[2])
    for action in won_in_49["record"]["actions"][:-1]:
        assert not isinstance(session.play(Move.parse(action)), Refusal)
    with playing(display, tmp_path, session, "column 1, ace of spades, last of 4 cards") as reader:
        reader.press("Up", "Up", "Up")
        reader.hear(
            "description: column 1, 2 to ace of spades (2 cards)",
            "description: column 1, 3 to ace of spades (3 cards)",
            "description: column 1, 4 to ace of spades (4 cards)",
        )
        reader.press("ctrl+Return")
        reader.hear(
            "focus: column 8, empty",
            "announcement: 4 to ace of spades (4 cards) on 5 of spades, column 8;"
            " sequence of spades removed.",
            "announcement: Won: 49 moves, 851 points.",
        )


def test_cells_and_foundations_are_heard(display: str, tmp_path: Path) -> None:
    session = deal("SH1-C4-AAAAAJ2")
    with playing(display, tmp_path, session, "column 1, 6 of clubs, last of 5 cards") as reader:
        assert [pile["name"] for pile in reader.look()["piles"][10:]] == [
            "cell 1, 3 of clubs",
            "cell 2, 4 of hearts",
            "cell 3, free",
            "cell 4, free",
            "foundation of spades, empty",
            "foundation of hearts, empty",
            "foundation of diamonds, empty",
            "foundation of clubs, empty",
        ]
        reader.press("2", "space", "1", "space")
        reader.hear(
            "focus: column 2, 10 of hearts, last of 5 cards",
            "announcement: Lifted: 10 of hearts.",
            "focus: column 1, 6 of clubs, last of 5 cards",
            "announcement: The suit must be the same:"
            " only the 5 of clubs goes on the 6 of clubs, not the 10 of hearts.",
        )
        reader.press("Up", "Right", "Right")
        reader.hear("focus: cell 1, 3 of clubs", "focus: cell 2, 4 of hearts", "focus: cell 3, free")
        reader.press("space")  # not before: the client asks for a name only when it hears of the focus
        reader.hear(
            "description: cell 3, 10 of hearts",
            "announcement: 10 of hearts to cell 3.",
        )
