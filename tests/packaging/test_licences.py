"""The licences of all shipped components are shipped, too."""

from __future__ import annotations

import re

import environment
from building.trimming import QT_LIBRARIES

LICENCES = environment.ROOT / "resources" / "licences"


def test_our_own_is_the_one_of_the_project() -> None:
    assert (LICENCES / "MIT.txt").read_text() == (environment.ROOT / "LICENSE").read_text()


def test_the_notices_name_files_that_are_there() -> None:
    notices = (LICENCES / "notices.txt").read_text()
    others = {path.name for path in LICENCES.iterdir()} - {"notices.txt"}
    assert {name for name in others if name in notices} == others


def test_the_notices_name_the_libraries_of_qt_that_are_shipped() -> None:
    notices = " ".join((LICENCES / "notices.txt").read_text().split())
    named = re.search(r"the libraries ([\w, ]+), and plugins", notices)
    assert named is not None
    assert set(re.split(", | and ", named[1])) == set(QT_LIBRARIES)


def test_the_lines_of_the_notices_fit_into_about() -> None:
    assert max(map(len, (LICENCES / "notices.txt").read_text().splitlines())) <= 117
