"""For root, dev.py installs missing system packages; other users are shown one command."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest
import system_packages


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would be run on a Debian system."""
    run: list[list[str]] = []

    def record(command: list[str], _variables: dict[str, str]) -> str:
        run.append(command)
        return "Inst libgl1 (1.6)\nInst libglvnd0 (1.6)\nConf libgl1\n" if "--simulate" in command else ""

    monkeypatch.setattr(system_packages, "run_quietly", record)
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


@pytest.mark.skipif(sys.platform != "linux", reason="packages of decks are Debian's")
def test_a_deck_that_is_not_installed_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = {"etc/passwd": "base-passwd", "usr/share/none/*.svgz": "no-cards"}
    monkeypatch.setattr(system_packages, "DECK_FILES", decks)
    assert system_packages.missing_decks() == ["no-cards"]


@pytest.mark.usefixtures("as_root")
def test_nothing_missing_does_nothing(commands: list[list[str]]) -> None:
    system_packages.provide([])
    assert commands == []


@pytest.mark.usefixtures("as_root")
def test_root_gets_everything_installed(commands: list[list[str]]) -> None:
    system_packages.provide(["libgl1"], ["xvfb"])
    update, simulate, install = commands
    assert update[-1] == "update"
    assert [word for word in simulate if word != "--simulate"] == install
    assert install[-2:] == ["libgl1", "xvfb"]


@pytest.mark.usefixtures("as_root", "commands")
def test_root_is_shown_all_that_apt_is_about_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ""

    def note(_command: list[str], _variables: dict[str, str]) -> str:
        nonlocal told
        told = capsys.readouterr().out
        return "Inst libgl1 (1.6)\nInst libglvnd0 (1.6)\nConf libgl1\n"

    monkeypatch.setattr(system_packages, "run_quietly", note)
    system_packages.provide(["libgl1"])
    assert told == "apt is about to install 2 packages: libgl1 libglvnd0\n"


@pytest.mark.usefixtures("as_user")
def test_a_user_whose_apt_has_no_lists_is_shown_how_to_fetch_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_packages, "_PACKAGE_LISTS", tmp_path)
    with pytest.raises(SystemExit, match=r"\n    sudo apt-get update\n    sudo apt-get install "):
        system_packages.provide(["libgl1"])
    (tmp_path / "deb.debian.org_debian_dists_trixie_main_binary-amd64_Packages.lz4").touch()
    with pytest.raises(SystemExit, match=r"\n\n    sudo apt-get install "):
        system_packages.provide(["libgl1"])


@pytest.mark.usefixtures("as_user")
def test_a_user_is_shown_one_command_for_everything(commands: list[list[str]]) -> None:
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
