"""A folder with many games for the tests of damage, built once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.app.storage.damage import (
    FINISHED,
    fill,
    opened,
)
from tests.app.storage.storage_games import Kept, kept


@pytest.fixture(scope="session")
def sound_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with settings, many finished games and both games in play."""
    return fill(tmp_path_factory.mktemp("sound"), finished=FINISHED, actions=60)


@pytest.fixture(scope="session")
def all_that_was(sound_folder: Path) -> Kept:
    with opened(sound_folder) as storage:
        everything = kept(storage)
    assert len(everything.finished) == FINISHED
    return everything


@pytest.fixture
def folder(sound_folder: Path, tmp_path: Path) -> Path:
    """A copy of the sound folder, which a test damages."""
    return shutil.copytree(sound_folder, tmp_path / "data")
