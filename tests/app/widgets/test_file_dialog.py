from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from tests.app.dialogs.windows import decks, statistics
from tests.app.program_driver import ProgramDriver


def open_game(desk: ProgramDriver) -> QFileDialog:
    desk.command("open")
    return desk.find(QFileDialog, "open-file")


def export_statistics(desk: ProgramDriver) -> QFileDialog:
    statistics(desk)
    desk.click("export")
    return desk.find(QFileDialog, "export-file")


def add_deck(desk: ProgramDriver) -> QFileDialog:
    decks(desk)
    desk.click("add-deck")
    return desk.find(QFileDialog, "add-deck-file")


@pytest.mark.parametrize("has_documents", [True, False])
@pytest.mark.parametrize("ask_file", [open_game, export_statistics, add_deck])
def test_a_first_file_is_looked_for_among_the_documents_or_at_home(
    desk: ProgramDriver,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    ask_file: Callable[[ProgramDriver], QFileDialog],
    has_documents: bool,
) -> None:
    documents = tmp_path / "documents"
    if has_documents:
        documents.mkdir()
    (tmp_path / "user-dirs.dirs").write_text(f'XDG_DOCUMENTS_DIR="{documents}"\n')
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = Path(ask_file(desk).directory().path())
    assert folder == (documents if has_documents else Path.home())
