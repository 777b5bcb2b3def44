"""An environment is created once, extended on request, and replaced only by a complete new one."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

import environment
import locking
import pytest
from pythons import Python

OLD, NEW = Python("3.12.1", Path("/old/python3.12")), Python("3.13.0", Path("/new/python3.13"))


class Checkout:
    """A checkout with a fake environment, which records the steps of its creation."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.fails = ""
        """The step that fails: "create", or the name of a set; empty if none fails."""
        for name in ("runtime", "test"):
            (root / "packaging").mkdir(parents=True, exist_ok=True)
            (root / "packaging" / f"requirements-{name}.txt").write_text("something==1.0\n")
        self._patch = monkeypatch
        monkeypatch.setattr(environment, "run_quietly", self._run)
        self.lie_in(root)

    def lie_in(self, root: Path) -> None:
        self._patch.setattr(environment, "ROOT", root)
        self.root = root

    def move(self, name: str) -> None:
        self.lie_in(self.root.rename(self.root.with_name(name)))

    def pin(self, name: str, version: str) -> None:
        (self.root / "packaging" / f"requirements-{name}.txt").write_text(f"something=={version}\n")

    def prepare(self, *sets: str, python: Python = OLD) -> list[str]:
        """Prepare ``sets``; return the steps taken: "create", and the names of the installed sets."""
        self.done.clear()
        self.environment(python).prepare(*sets)
        return self.done.copy()

    def environment(self, python: Python = OLD) -> environment.Environment:
        return environment.Environment(python, self.root / ".venv")

    def script(self) -> str:
        return self.environment().tool("pytest").read_text()

    def _run(self, command: Sequence[str | Path], _variables: dict[str, str] | None = None) -> str:
        words = [str(word) for word in command]
        if "venv" in words:
            self._do("create")
            script = environment.Environment(OLD, Path(words[-1])).tool("pytest")
            script.parent.mkdir()
            script.write_text(f"#!{script.with_name('python')}\n")
        elif "pip" in words:
            self._do(Path(words[-1]).stem.removeprefix("requirements-"))
        return ""

    def _do(self, step: str) -> None:
        if step == self.fails:
            raise SystemExit(step)
        self.done.append(step)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path / "checkout", monkeypatch)


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


def test_another_python_makes_it_anew(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    assert checkout.prepare("runtime", python=NEW) == ["create", "runtime"]


def test_a_later_patch_of_the_same_python_changes_nothing(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    assert checkout.prepare("runtime", python=OLD._replace(version="3.12.9")) == []


@pytest.mark.parametrize("step", ["create", "runtime"])
def test_what_worked_stays_until_a_new_one_can_be_had(checkout: Checkout, step: str) -> None:
    checkout.prepare("runtime")
    (checkout.environment().folder / "mark").touch()
    checkout.pin("runtime", "2.0")
    checkout.fails = step
    with pytest.raises(SystemExit):
        checkout.prepare("runtime")
    assert (checkout.environment().folder / "mark").exists()
    checkout.pin("runtime", "1.0")
    assert checkout.prepare("runtime") == []
    assert [path.name for path in checkout.root.iterdir() if "venv" in path.name] == [".venv"]


def test_a_set_that_cannot_be_added_leaves_what_there_is(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    checkout.fails = "test"
    with pytest.raises(SystemExit):
        checkout.prepare("runtime", "test")
    assert checkout.prepare("runtime") == []


def test_a_set_that_may_be_there_in_part_is_not_built_upon(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    checkout.fails = "test"
    with pytest.raises(SystemExit):
        checkout.prepare("test")
    checkout.fails = ""
    assert checkout.prepare("runtime", "test") == ["create", "runtime", "test"]


def test_scripts_name_the_python_where_it_lies_in_the_end(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    assert checkout.script() == f"#!{checkout.environment().tool('python')}\n"


def test_a_moved_checkout_needs_no_new_one(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    checkout.move("moved")
    assert checkout.prepare("runtime") == []
    assert checkout.script() == f"#!{checkout.environment().tool('python')}\n"


def test_a_checkout_moved_to_where_scripts_cannot_be_gets_a_new_one(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    checkout.move("with a blank")
    assert checkout.prepare("runtime") == ["create", "runtime"]


def test_a_note_that_cannot_be_read_counts_as_none(checkout: Checkout) -> None:
    checkout.prepare("runtime")
    (checkout.environment().folder / "ten-columns.json").write_text("{")
    assert checkout.prepare("runtime") == ["create", "runtime"]


def test_what_another_run_made_while_this_one_waited_is_taken(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    exclusively = locking.exclusively
    checkout.prepare("runtime")
    made = checkout.environment().folder
    shutil.copytree(made, made.with_name("made by another"))
    shutil.rmtree(made)

    def wait(folder: Path) -> object:
        made.with_name("made by another").rename(made)
        return exclusively(folder)

    monkeypatch.setattr(locking, "exclusively", wait)
    assert checkout.prepare("runtime") == []
    assert "runtime" in json.loads((made / "ten-columns.json").read_text())
