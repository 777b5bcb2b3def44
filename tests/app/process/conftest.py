"""A data folder, and an instance that has locked it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.process.single_instance import Instance


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "ten-columns"


@pytest.fixture
def holder(folder: Path) -> Iterator[Instance]:
    """An instance of this process that has locked ``folder``."""
    instance = Instance.acquire(folder)
    assert instance is not None
    with closing(instance):
        yield instance
