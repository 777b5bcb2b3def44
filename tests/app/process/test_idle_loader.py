"""A program that has run for some seconds no longer needs its files, so an upgrade may replace them."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.util import module_from_spec
from pathlib import Path

import pytest

from app.process.idle_loader import HeldModules
from tests.paths import ROOT

UPGRADED = """
import shutil, sys, traceback
from app import main
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QListWidget

failures = []

def pages_of_help():
    help = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "help-window")
    pages = help.findChild(QListWidget)
    return [pages.item(row).text() for row in range(pages.count())]

def open_everything(window):
    report = sys.excepthook
    sys.excepthook = lambda *error: failures.append(error)
    for name in ("new", "statistics", "settings", "help", "about", "replay"):
        QTimer.singleShot(0, window.findChild(QAction, name).trigger)
        for _ in range(20):
            QApplication.processEvents()
    report(ValueError, ValueError("a fault of the program"), None)
    QApplication.processEvents()
    print(*(type(each).__name__ for each in QApplication.topLevelWidgets() if each.isVisible()))
    print(*sys.modules)
    print(*pages_of_help(), sep=", ")
    for error in failures:
        traceback.print_exception(*error)

def run(*_):
    window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "window")
    while not window.findChild(QObject, "idle-loader"):
        QApplication.processEvents()
    while window.findChild(QObject, "idle-loader"):
        QApplication.processEvents()
    for name in ("app", "engine", "resources"):
        shutil.rmtree(name)
    open_everything(window)
    return 0

QApplication.exec = run
sys.exit(main.main(["--data-dir", "data"]))
"""

OF_STARTS_AND_OTHER_PROCESSES = {"argparse", "resource", "app.decks.svg.windows_limits"}


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The standard output and standard error of a program whose files are removed while it runs."""
    folder = tmp_path_factory.mktemp("installed")
    for name in ("app", "engine", "resources"):
        shutil.copytree(ROOT / name, folder / name)
    command = [sys.executable, "-c", UPGRADED]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def test_every_window_opens_after_the_files_are_gone(said: tuple[str, str]) -> None:
    written, told = said
    assert "Traceback" not in told, told
    windows = {"NewGameDialog", "StatisticsDialog", "SettingsDialog", "HelpWindow", "AboutDialog"}
    assert (windows | {"ReportDialog"}) - set(written.splitlines()[0].split()) == set()


def test_help_has_all_pages_after_the_files_are_gone(said: tuple[str, str]) -> None:
    pages = said[0].splitlines()[2].split(", ")
    assert {"How to play", "Simple Simon", "Seahaven Towers"} <= set(pages)


def late_imports() -> Iterator[str]:
    """The modules that functions of the program import when they are called."""
    for file in (ROOT / "app").rglob("*.py"):
        tree = ast.parse(file.read_text())
        functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
        for node in (node for function in functions for node in ast.walk(function)):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                yield node.module


def test_whatever_is_imported_late_is_there_by_then(said: tuple[str, str]) -> None:
    loaded = set(said[0].splitlines()[1].split())
    assert set(late_imports()) - loaded <= OF_STARTS_AND_OTHER_PROCESSES


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux finds open files under /proc")
def test_an_extension_module_is_found_after_its_file_is_gone(tmp_path: Path) -> None:
    name = "termios"
    (installed,) = Path(sysconfig.get_config_var("DESTSHARED")).glob(f"{name}.*.so")
    copy = Path(shutil.copy(installed, tmp_path))
    modules = HeldModules(tmp_path)
    copy.unlink()
    spec = modules.find_spec(name)
    assert spec is not None
    assert module_from_spec(spec).__name__ == name
    assert modules.find_spec("another") is None
