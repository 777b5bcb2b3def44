"""The environment is made once, grows by what is asked for, and is made anew when a pin changes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import environment
import pytest


class Checkout:
    """A checkout whose environment is made by noting what would have been done."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.done: list[str] = []
        for name in ("runtime", "test"):
            self.pin(name, "1.0")
        monkeypatch.setattr(environment, "ROOT", root)
        monkeypatch.setattr(environment, "FOLDER", root / ".venv")
        monkeypatch.setattr(environment, "STAMP", root / ".venv" / "stamp.json")
        monkeypatch.setattr(environment, "_run", lambda *_arguments, **_options: None)
        monkeypatch.setattr(environment, "_install", self.done.append)
        monkeypatch.setattr(subprocess, "run", self._create)

    def pin(self, name: str, version: str) -> None:
        file = self.root / "packaging" / f"requirements-{name}.txt"
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"something=={version}\n")

    def prepare(self, *sets: str) -> list[str]:
        """What had to be done: "create", and the names of the sets installed."""
        self.done.clear()
        environment.prepare(*sets)
        return self.done.copy()

    def _create(self, _command: list[str], **_options: object) -> None:
        self.done.append("create")
        (self.root / ".venv").mkdir()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def test_the_first_run_makes_and_fills_it(checkout: Checkout) -> None:
    assert checkout.prepare("runtime") == ["create", "runtime"]


def test_the_second_run_does_nothing(checkout: Checkout) -> None:
    checkout.prepare("runtime", "test")
    assert checkout.prepare("runtime", "test") == []
    assert checkout.prepare("runtime") == []


def test_another_set_is_added(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    assert checkout.prepare("runtime", "test") == ["test"]


def test_a_changed_pin_makes_it_anew(checkout: Checkout) -> None:
    checkout.prepare("runtime", "test")
    checkout.pin("runtime", "2.0")
    assert checkout.prepare("runtime", "test") == ["create", "runtime", "test"]


def test_another_python_makes_it_anew(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout.prepare("runtime")
    monkeypatch.setattr("sys.version", "3.13.99")
    assert checkout.prepare("runtime") == ["create", "runtime"]


def test_an_interrupted_installation_starts_anew(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_name: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "_install", interrupt)
        with pytest.raises(KeyboardInterrupt):
            checkout.prepare("runtime")
    assert checkout.prepare("runtime") == ["create", "runtime"]
