"""All installed packages are pinned by version and hash, for any package index."""

from __future__ import annotations

import re
from pathlib import Path

import environment
import pytest

FILES = sorted((environment.ROOT / "packaging").glob("requirements-*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_requirement_is_one_version_with_hashes(file: Path) -> None:
    requirements = re.split(r"\n(?=\S)", file.read_text().strip())
    for requirement in requirements:
        assert re.match(r"[a-z0-9-]+==[^\s]+ ", requirement), requirement
        assert "--hash=sha256:" in requirement


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_registry_is_named(file: Path) -> None:
    assert "://" not in file.read_text()


def test_what_two_sets_share_is_of_one_version() -> None:
    pins = {line.split()[0] for file in FILES for line in file.read_text().splitlines() if line[0] != " "}
    names = [pin.partition("==")[0] for pin in pins]
    assert len(names) == len(set(names))
