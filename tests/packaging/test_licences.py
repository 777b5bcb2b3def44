"""The licences of what is shipped are shipped, too."""

from __future__ import annotations

import environment

LICENCES = environment.ROOT / "resources" / "licences"


def test_our_own_is_the_one_of_the_project() -> None:
    assert (LICENCES / "MIT.txt").read_text() == (environment.ROOT / "LICENSE").read_text()


def test_the_notices_name_files_that_are_there() -> None:
    notices = (LICENCES / "notices.txt").read_text()
    others = {path.name for path in LICENCES.iterdir()} - {"notices.txt"}
    assert {name for name in others if name in notices} == others
