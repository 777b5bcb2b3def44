from __future__ import annotations

import os
from pathlib import Path
from socket import gethostname

import pytest

from app.file_names import addressed_file, named_file, shown_name


@pytest.mark.parametrize(
    "address",
    ["file:///a%20b/c", "file:/a%20b/c", "FILE://localhost/a%20b/c", f"file://{gethostname()}/a%20b/c"],
)
def test_an_address_of_this_machine_is_a_path(address: str) -> None:
    assert addressed_file(address) == Path("/a b/c")
    assert named_file(address) == Path("/a b/c")


@pytest.mark.parametrize("address", ["file://elsewhere.invalid/a", "https://localhost/a", "file:a", "/a"])
def test_other_addresses_are_no_paths(address: str) -> None:
    assert addressed_file(address) is None


def test_the_name_in_an_address_may_be_any_bytes() -> None:
    file = addressed_file("file:///caf%E9")
    assert file is not None
    assert os.fsencode(file) == b"/caf\xe9"
    assert shown_name(file) == "caf\ufffd"


def test_a_surrogate_that_stands_for_no_byte_can_be_shown() -> None:
    assert shown_name(Path("a\ud800")) == "a\ufffd"


def test_the_root_is_shown_by_its_path() -> None:
    assert shown_name(Path("/")) == "/"
