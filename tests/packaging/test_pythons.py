"""Supported versions of Python are found, tried, and used for the tests."""

from __future__ import annotations

from pathlib import Path

import environment
import pytest
import pythons
import system_packages
import translations
from commands import test as command
from pythons import RUNNING, Python


def put(program: Path, said: str) -> Path:
    """Create a program in the place of a Python that prints ``said``."""
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(f"#!/bin/sh\n{said}\n")
    program.chmod(0o755)
    return program


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path / 'path'}:/usr/bin:/bin")
    monkeypatch.setattr(pythons, "RUNNING", Python("3.0.0", Path("/nowhere")))
    return tmp_path


def test_the_one_on_the_path_is_found(home: Path) -> None:
    put(home / "path" / "python3.99", "echo 3.99.1 /real/python")
    assert pythons.find("3.99") == Python("3.99.1", Path("/real/python"))


def test_the_latest_of_pyenv_is_found(home: Path) -> None:
    for patch in (2, 10, 9):
        folder = home / ".pyenv" / "versions" / f"3.99.{patch}" / "bin"
        put(folder / "python3.99", f"echo 3.99.{patch} $0")
    found = pythons.find("3.99")
    assert found is not None
    assert found.version == "3.99.10"


def test_one_that_does_not_run_is_passed_over(home: Path) -> None:
    put(home / "path" / "python3.99", "echo 'command not found' >&2; exit 127")
    assert pythons.find("3.99") is None
    put(home / ".pyenv" / "versions" / "3.99.0" / "bin" / "python3.99", "echo 3.99.0 $0")
    assert pythons.find("3.99") is not None


def test_the_running_one_is_taken_as_it_is() -> None:
    assert pythons.find(RUNNING.minor) == RUNNING
    assert environment.of(RUNNING) is environment.MAIN


class Machine:
    """A machine with some Pythons; records what ``dev.py test`` would run on each of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ran: list[tuple[str, list[str]]] = []
        self.fails = ""
        self.there = [RUNNING.minor]
        monkeypatch.setattr(system_packages, "missing", list)
        monkeypatch.setattr(system_packages, "missing_test_tools", list)
        monkeypatch.setattr(environment.Environment, "prepare", lambda *_: None)
        monkeypatch.setattr(translations, "compile_all", lambda *_: True)
        monkeypatch.setattr(translations, "all_finished", lambda: True)
        monkeypatch.setattr(pythons, "SUPPORTED", (RUNNING.minor, "3.98", "3.99"))
        monkeypatch.setattr(pythons, "find", self._find)
        monkeypatch.setattr("processes.run", self._run)

    def _find(self, minor: str) -> Python | None:
        if minor not in self.there:
            return None
        return RUNNING if minor == RUNNING.minor else Python(f"{minor}.0", Path(f"/{minor}"))

    def _run(self, program: list[str | Path], _folder: Path) -> int:
        path = Path(program[0])
        if path.name != "pytest":
            return 0
        self.ran.append((path.parents[1].name, [str(word) for word in program[1:]]))
        return 1 if path.parents[1].name == self.fails else 0


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_everything_runs_on_one_and_the_quick_part_on_the_others(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.there += ["3.99"]
    assert command.run([]) == 0
    assert machine.ran == [(".venv", command.PARALLEL), (".venv-3.99", command.QUICK_PART)]
    report = capsys.readouterr().out.splitlines()[-3:]
    assert report == [
        f"Python {RUNNING.version}: all passed",
        "Python 3.98: not tried: it is not on this machine",
        "Python 3.99.0: the quick part passed",
    ]


def test_a_failure_on_another_python_fails_the_whole(machine: Machine) -> None:
    machine.there += ["3.98"]
    machine.fails = ".venv-3.98"
    assert command.run([]) == 1


def test_arguments_of_pytest_are_for_the_running_one(machine: Machine) -> None:
    machine.there += ["3.98"]
    assert command.run(["-x", "-k", "undo"]) == 0
    assert machine.ran == [(".venv", ["-x", "-k", "undo"])]


def test_a_named_python_runs_all_tests(machine: Machine) -> None:
    machine.there += ["3.98", "3.99"]
    assert command.run(["--python", "3.99", "-x", "--python=3.98"]) == 0
    assert machine.ran == [(".venv-3.99", ["-x"]), (".venv-3.98", ["-x"])]


def test_a_named_python_that_is_not_there_is_reported(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.run(["--python", "3.98"]) == 2
    assert "Python 3.98 is not on this machine" in capsys.readouterr().out
    assert machine.ran == []
