"""With the letters and the encoding of any locale, the program starts and finds its files."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.gui.running import running, with_variables

CODE = "SS1-S1-AAAAABD"
NAME = "ten-columns.sqlite3"

pytestmark = pytest.mark.skipif(shutil.which("localedef") is None, reason="no locale can be made")


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a Turkish locale, and a Croatian one that does not use UTF-8."""
    folder = tmp_path_factory.mktemp("locales")
    for language, encoding in (("tr_TR", "UTF-8"), ("hr_HR", "ISO-8859-2")):
        command = ["localedef", "-i", language, "-f", encoding, str(folder / f"{language}.{encoding}")]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            pytest.skip("the sources of the locales are not installed")
    return folder


def variables(locales: Path, name: str, **others: str | None) -> dict[str, str]:
    return with_variables(LOCPATH=str(locales), LC_ALL=name, LANGUAGE=None, **others)


@pytest.mark.parametrize(
    "state", ["moved", "new game", "settings", "statistics", "help", "about", "open", "save", "replay"]
)
def test_a_language_with_another_capital_i_is_no_hindrance(tmp_path: Path, locales: Path, state: str) -> None:
    """PySide6 capitalises by the locale, and then finds no setter of a property such as ``interval``."""
    with running(state, tmp_path, CODE, environment=variables(locales, "tr_TR.UTF-8")) as program:
        assert program.seen()["code"] == CODE
        assert "report" not in program.seen()["open"]
        assert program.end() == (0, "")


def test_the_data_lies_in_the_same_place_whatever_the_encoding_of_the_locale(
    tmp_path: Path, locales: Path
) -> None:
    home = tmp_path / "č ž"
    home.mkdir()
    environment = variables(
        locales, "hr_HR.ISO-8859-2", HOME=str(home), XDG_DATA_HOME=None, XDG_CACHE_HOME=None
    )
    with running("moved", None, CODE, environment=environment) as program:
        assert program.seen()["notices"] == []
        assert program.end()[0] == 0
    assert [os.fsencode(path.name) for path in tmp_path.iterdir()] == ["č ž".encode()]
    assert (home / ".local/share/ten-columns" / NAME).is_file()
