"""Settings take effect at once, and are saved for the next start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.play.preferences import Preferences
from app.play.settings import Settings
from app.storage.store import Storage


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(tmp_path)
    yield storage
    storage.close()


def test_a_setting_takes_effect_and_is_on_disk_at_once(storage: Storage) -> None:
    preferences = Preferences(storage)
    told: list[Settings] = []
    preferences.changed.connect(told.append)
    chosen = preferences.settings._replace(four_colours=True, animations=False)
    preferences.change(chosen)
    assert told == [chosen]
    assert preferences.settings == Preferences(storage).settings == chosen


def test_a_text_is_found_again_under_its_name(storage: Storage) -> None:
    preferences = Preferences(storage)
    assert preferences.text("folder") == ""
    preferences.save_text("folder", "/home/ana")
    assert Preferences(storage).text("folder") == "/home/ana"
