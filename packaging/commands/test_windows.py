"""``dev.py test-windows``: tests the program for Windows under Wine, from source and installed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import environment
import processes
import system_packages
import translations
from building import windows, windows_python, wine

_CHECKS = "packaging/windows_checks"
_OPTIONS = ("-o", f"faulthandler_timeout={wine.TIME_LIMIT + 60}")  # one check runs whole test modules
_TOOLS = system_packages.TEST_TOOLS | {
    "debootstrap": "debootstrap",
    "makensis": "nsis",
    "scrot": "scrot",
    "xprop": "x11-utils",
}


def run(arguments: list[str]) -> int:
    """Run the tests in ``packaging/windows_checks``, or those of them that pytest's ``arguments`` name.

    Returns the exit status. If Wine cannot be set up, prints the reason and returns 0.
    """
    tools = system_packages.missing_tools(_TOOLS)
    system_packages.provide(system_packages.missing(), tools)
    environment.MAIN.prepare("runtime", "test")
    translations.compile_all()
    reason = wine.why_not() or _try_to_prepare()
    if reason is not None:
        print(f"SKIPPED: nothing was tried under Windows: {reason}.")
        return 0
    _build_installer()
    checks = [] if any(argument.startswith(_CHECKS) for argument in arguments) else [_CHECKS]
    command: list[str | Path] = [environment.MAIN.tool("pytest"), "-p", "tests.conftest", *_OPTIONS]
    wine.end_all()  # programs of an interrupted run are on a screen that no longer exists
    try:
        return processes.run([*command, *checks, *arguments], environment.ROOT, {"TEN_COLUMNS_WINE": "1"})
    finally:
        wine.end_all()


def _try_to_prepare() -> str | None:
    """Prepare Wine and Python for Windows; return the reason if that is impossible."""
    try:
        wine.prepare()
        windows_python.prepare()
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        return f"this failed: {error.cmd}"
    return None


def _build_installer() -> None:
    print("Freezing the program and packing its installer; this takes minutes ...", flush=True)
    wine.copy_checkout()
    icons = wine.FOLDER / "icons"
    draw: list[str | Path] = [
        environment.MAIN.python,
        environment.ROOT / "packaging/building/icons.py",
        icons,
    ]
    processes.run(
        draw, environment.ROOT, {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(environment.ROOT)}
    )
    for older in wine.FOLDER.glob("*.exe"):
        older.unlink()
    windows.build(windows_python.freeze(icons), wine.FOLDER, icons)
