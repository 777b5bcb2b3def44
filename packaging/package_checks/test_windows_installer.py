"""The script of the installer for Windows compiles without warnings."""

from __future__ import annotations

from pathlib import Path

import pytest
from building import icons, windows


@pytest.mark.usefixtures("qapp")
def test_its_script_makes_an_installer(tmp_path: Path) -> None:
    tree, drawn = tmp_path / "tree", tmp_path / "icons"
    (tree / "_internal").mkdir(parents=True)
    (tree / "_internal" / "library.dll").write_bytes(b"nothing")
    (tree / "ten-columns.exe").write_bytes(b"nothing")
    icons.draw(drawn)
    installer = windows.build(tree, tmp_path, drawn)
    assert installer.read_bytes().startswith(b"MZ")
