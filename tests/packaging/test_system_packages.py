"""Missing system packages are installed by root and named, in one command, to everybody else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
import system_packages


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have been run, on a Debian system."""
    run: list[list[str]] = []

    def record(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        run.append(command)
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(subprocess, "run", record)
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    return run


@pytest.fixture
def as_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


@pytest.fixture
def as_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems' Qt brings along all that it needs")
def test_a_library_that_the_loader_lacks_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "LIBRARIES", {"libc.so.6": "libc6", "libnone.so.9": "libnone9"})
    assert system_packages.missing() == ["libnone9"]


@pytest.mark.usefixtures("as_root")
def test_nothing_missing_does_nothing(commands: list[list[str]]) -> None:
    system_packages.provide([])
    assert commands == []


@pytest.mark.usefixtures("as_root")
def test_root_gets_everything_installed(commands: list[list[str]]) -> None:
    system_packages.provide(["libgl1"], ["xvfb"])
    assert [command[:3] for command in commands] == [
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install"],
    ]
    assert commands[1][-2:] == ["libgl1", "xvfb"]


@pytest.mark.usefixtures("as_user")
def test_a_user_is_told_one_command_for_everything(commands: list[list[str]]) -> None:
    with pytest.raises(SystemExit, match=r"\n    sudo apt-get install --no-install-recommends libgl1 xvfb\n"):
        system_packages.provide(["libgl1"], ["xvfb"])
    assert commands == []


@pytest.mark.usefixtures("as_user")
def test_tests_go_on_without_what_they_only_wish(
    commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    system_packages.provide([], ["xvfb"])
    assert "sudo apt-get install --no-install-recommends xvfb\n" in capsys.readouterr().out
    assert commands == []


@pytest.mark.usefixtures("as_root")
def test_a_failing_apt_ends_the_set_up_with_its_output(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 100, "E: no network")

    monkeypatch.setattr(subprocess, "run", fail)
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    with pytest.raises(SystemExit, match="E: no network"):
        system_packages.provide(["libgl1"])
