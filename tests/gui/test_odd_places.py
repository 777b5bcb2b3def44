"""With any data folder, the program starts and can be played, and reports once what it cannot write."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.gui.running import NOBODY, running, with_variables

CODE = "SS1-S1-AAAAABD"
NAME = "ten-columns.sqlite3"


@pytest.mark.parametrize(
    "name", ["new/and/deep", "č ž š", " blank at both ends ", "碁" * 60, "a'b\"c%20#?.sqlite3"]
)
def test_the_folder_may_be_called_anything(tmp_path: Path, name: str) -> None:
    with running("moved", tmp_path / name, CODE) as program:
        assert program.seen()["notices"] == []
        assert program.end() == (0, "")
    assert (tmp_path / name / NAME).is_file()


def test_a_file_in_the_place_of_the_folder_stays(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("mine")
    with running("moved", data, CODE) as program:
        (told,) = program.seen()["notices"]
        assert str(data) in told
        assert program.end() == (0, "")
    assert data.read_text() == "mine"


def test_a_folder_that_may_not_be_written_is_reported() -> None:
    data = Path("/proc/self")  # no user, not even root, can create a file there
    with running("moved", data, CODE) as program:
        (told,) = program.seen()["notices"]
        assert str(data) in told
        assert program.end() == (0, "")


def test_a_path_from_the_folder_of_the_start_holds_for_later_starts(tmp_path: Path) -> None:
    with running("moved", Path(os.path.relpath(tmp_path)), CODE) as program:
        assert program.end() == (0, "")
    assert (tmp_path / NAME).is_file()


@pytest.mark.parametrize(
    ("variables", "place"),
    [
        ({"XDG_DATA_HOME": "relative"}, "home/.local/share/ten-columns"),
        ({"XDG_DATA_HOME": ""}, "home/.local/share/ten-columns"),
        ({"XDG_DATA_HOME": None}, "home/.local/share/ten-columns"),
        ({"XDG_DATA_HOME": "{home}/č ž"}, "home/č ž/ten-columns"),
    ],
)
def test_the_data_lies_where_the_platform_says(
    tmp_path: Path, variables: dict[str, str | None], place: str
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    given = {name: text and text.format(home=home) for name, text in variables.items()}
    environment = with_variables(HOME=str(home), XDG_CACHE_HOME=None, **given)
    with running("moved", None, CODE, environment=environment) as program:
        assert program.seen()["notices"] == []
        assert program.end() == (0, "")
    assert (tmp_path / place / NAME).is_file()


@pytest.mark.parametrize("home", ["", "/proc/no such home", "relative"])
def test_without_a_home_it_plays_and_says_so(home: str) -> None:
    environment = with_variables(HOME=home or None, XDG_DATA_HOME=None, XDG_CACHE_HOME=None)
    user = NOBODY if os.geteuid() == 0 else None  # root could write anywhere
    with running("moved", None, CODE, environment=environment, user=user) as program:
        assert program.seen()["code"] == CODE
        assert len(program.seen()["notices"]) <= 1
        assert program.end() == (0, "")
