"""Fixtures for the packages in the folder ``TEN_COLUMNS_PACKAGES``: ``dev.py test-package``."""

from __future__ import annotations

import os
from pathlib import Path

import environment
import pytest

PACKAGES = os.environ.get("TEN_COLUMNS_PACKAGES")
PICTURES = environment.ROOT / "build" / "pictures"

collect_ignore_glob = [] if PACKAGES else ["test_*.py"]


def one_file(pattern: str) -> Path:
    """The package whose name matches ``pattern``; there must be exactly one."""
    assert PACKAGES is not None
    (path,) = Path(PACKAGES).glob(pattern)
    return path


@pytest.fixture(scope="session")
def debian_package() -> Path:
    return one_file("ten-columns_*[!l].deb")  # not the one for all architectures


@pytest.fixture(scope="session")
def source_package() -> list[Path]:
    """The files of the source package for Debian 13."""
    description = one_file("ten-columns_*.dsc")
    return sorted({description, *description.parent.glob("ten-columns_*.tar.xz")})


@pytest.fixture(scope="session")
def wheel() -> Path:
    return one_file("ten_columns-*.whl")


@pytest.fixture(scope="session")
def source_distribution() -> Path:
    return one_file("ten_columns-*.tar.gz")


@pytest.fixture(scope="session")
def archive() -> Path:
    return one_file("ten-columns-*-linux-*.tar.xz")


@pytest.fixture(scope="session")
def pictures() -> Path:
    """The folder for pictures of the screen, to look at after the tests."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES
