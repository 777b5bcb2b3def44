"""The frozen program does not contain the path where it was built."""

from __future__ import annotations

from building.frozen import without_path


def test_the_place_of_the_builders_python_is_taken_out() -> None:
    library = b"\x7fELF /home/builder/python/lib/python3.11\0rest"
    cleared = without_path(library, "/home/builder/python")
    assert b"builder" not in cleared
    assert len(cleared) == len(library), "or every offset in the file would be wrong"
    assert cleared.endswith(b"/lib/python3.11\0rest")


def test_a_text_stored_as_the_end_of_the_path_stays() -> None:
    """The linker stores Python's version as the end of the path, if the path ends with it."""
    cleared = without_path(b"\0/home/builder/versions/3.11.7\0", "/home/builder/versions/3.11.7")
    assert b"builder" not in cleared
    assert cleared.endswith(b"3.11.7\0")


def test_a_short_path_stays() -> None:
    assert without_path(b"/usr/lib", "/usr") == b"/usr/lib"
