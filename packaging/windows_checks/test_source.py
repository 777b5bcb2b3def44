"""The program's source under Windows: its tests, and a real pointer in a real window."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from building import windows_python, wine
from package_checks.windows import Screen

from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.rules import Game
from tests import xvfb
from tests.gui.test_real_window import Program, play
from tests.gui.test_whole_games import saved, won_games
from windows_checks.player import HOME, Player, end, windows_path

PYTHON = windows_python.PROGRAM
TITLES = {SIMPLE_SIMON: "Simple Simon", SEAHAVEN_TOWERS: "Seahaven Towers"}

# When a dialog closes in full screen under Wine 10, any program with Qt 6.11 loops in Wine's messages.
HANGING = (
    "tests/gui/test_second_start.py::test_it_is_answered_whatever_the_first_window_is_doing[full screen]"
)


@pytest.mark.parametrize(
    "tests",
    [
        "tests/app/board/test_face_cache.py::test_the_second_start_draws_no_face",
        "tests/app/decks/test_process.py",
        "tests/app/process/test_single_instance.py",
        "tests/app/test_whole_file.py",
        "tests/gui/test_second_start.py",
        "tests/gui/test_whole_games.py",
    ],
)
def test_tests_of_the_program_pass_there(player: Player, tests: str) -> None:
    options = ("-q", "-p", "no:cacheprovider", "--deselect", HANGING, tests)
    player.run(PYTHON, "-m", "pytest", *options, folder=wine.CHECKOUT)


@contextmanager
def shown(player: Player, screen: Screen, title: str, *arguments: str) -> Iterator[Program]:
    """The program in a window that has the focus; it is killed at the end."""
    process = player.start(PYTHON, "-m", "tests.gui.shown_program", *arguments, folder=wine.CHECKOUT)
    window = screen.window(title)
    program = Program(process, xvfb.environment(player.display))
    program.xdotool("windowactivate", "--sync", window)
    program.wait_until_still()
    yield program
    end(process)
    screen.wait_for_end(window)


@pytest.mark.parametrize("game", [SIMPLE_SIMON, SEAHAVEN_TOWERS], ids=lambda game: game.name)
def test_a_game_is_won_by_the_pointer_though_the_program_is_killed(
    player: Player, screen: Screen, pictures: Path, game: Game
) -> None:
    record = min(won_games(game), key=lambda record: len(record.actions))
    middle = len(record.actions) // 2
    folder = HOME / "Documents" / f"žabac {game.name}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    file = folder / "čvorak.tencolumns"
    file.write_text(json.dumps(record._replace(actions=()).as_json()), encoding="utf-8")
    session = record.new_session()
    options = ("--data-dir", windows_path(folder / "data"))
    with shown(player, screen, TITLES[game], *options, windows_path(file)) as program:
        play(program, session, record.actions[:middle])
        screen.picture(pictures / f"half-{game.name}.png")
    file.unlink()
    with shown(player, screen, TITLES[game], *options) as program:
        play(program, session, record.actions[middle:])
        screen.picture(pictures / f"won-{game.name}.png")
    assert saved(folder / "data", game).is_won
