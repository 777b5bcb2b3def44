"""Configuration of all test runs: no screen, no long tests by default, no unexpected messages."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests import xvfb
from tests.allowed_messages import PYTHON_WARNINGS, QT_MESSAGES

if TYPE_CHECKING:
    from collections.abc import Generator

    from PySide6.QtCore import QMessageLogContext, QtMsgType

if not os.environ.get("QT_QPA_PLATFORM") and sys.platform != "win32":  # there, it would find no fonts
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"  # tests must not depend on the user's language and formats
os.environ.pop("LANGUAGE", None)

settings.register_profile("short", deadline=None, max_examples=50, derandomize=True)  # chance is for --long
settings.register_profile("long", deadline=None, max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run all of the tests that take long")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--long") else "short")
    for warning in PYTHON_WARNINGS:
        config.addinivalue_line("filterwarnings", warning)
    for message in QT_MESSAGES:
        config.addinivalue_line("qt_log_ignore", rf"\A{message}\Z")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Fail on Qt messages during teardown, which pytest-qt does not check."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    unexpected: list[str] = []

    def note(level: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        harmless = level in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}
        if not harmless and not any(re.fullmatch(allowed, message) for allowed in QT_MESSAGES):
            unexpected.append(message)

    before = qInstallMessageHandler(note)
    try:
        return (yield)
    finally:
        qInstallMessageHandler(before)
        assert not unexpected, f"Qt said while the test was taken down: {unexpected}"


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Generator[None]:
    """Redirect the user's folders, for the tests and the programs that they start."""
    with pytest.MonkeyPatch.context() as patch:
        for folder in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"):
            patch.setenv(folder, str(tmp_path_factory.mktemp(folder.lower())))
        yield


@pytest.fixture(scope="session")
def display() -> Generator[str]:
    """A virtual screen for real windows, as a value of DISPLAY (see ``tests.xvfb``)."""
    if missing := xvfb.missing_tools():
        pytest.skip(f"no real window can be looked at: {', '.join(missing)} not installed")
    with xvfb.virtual_display() as display:
        yield display


@pytest.fixture(scope="session")
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether the option ``--long`` was given."""
    return bool(request.config.getoption("--long"))
