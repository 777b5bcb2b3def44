"""``dev.py test``: lint, types, import rules, dead code, spelling, translations and tests.

The Python that runs dev.py runs all checks. Then every other supported Python on the machine runs a quick
part, unless there are arguments for pytest. With ``--python``, only the named Pythons run the tests, and no
other checks run.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import environment
import processes
import pythons
import system_packages
import translations
from environment import Environment

ENGLISH = [
    *("app", "engine", "packaging", "tests", "resources/help/en"),
    *("CHANGELOG.md", "CONTRIBUTING.md", "DECISIONS.md", "README.md", "SECURITY.md"),
]
"""The files and folders that are in English."""

PARTS = {
    "lint": ["ruff", "check"],
    "format": ["ruff", "format", "--check"],
    "types": ["mypy"],
    "import rules": ["lint-imports", "--no-logo"],
    "dead code": ["vulture"],
    "spelling": ["codespell", *ENGLISH],
}

PARALLEL = ["--numprocesses=auto", "--maxprocesses=4", "--dist=loadfile"]
"""Options to run all tests in up to four processes; a file runs in one, because its tests share fixtures."""

QUICK_PART = [
    "--quiet",
    "tests/engine/test_records.py",
    "tests/engine/test_session.py",
    "tests/engine/test_simple_simon.py",
    "tests/engine/test_seahaven_towers.py",
    "tests/app/storage/test_store.py",
    "tests/app/process/test_startup.py",
]
"""What pytest runs on the other Pythons: tests of the engine, of the storage and of starts."""


def run(arguments: list[str]) -> int:
    """Set up the environment and run the checks, pytest last, with ``arguments`` except ``--python``.

    Returns 2 if a named Python is not on this machine, 1 if any part failed, else 0.
    """
    parser = argparse.ArgumentParser("dev.py test", add_help=False, allow_abbrev=False)
    parser.add_argument("--python", action="append", default=[], choices=pythons.SUPPORTED)
    options, arguments = parser.parse_known_args(arguments)
    named = {minor: pythons.find(minor) for minor in options.python}
    if missing := [minor for minor, python in named.items() if python is None]:
        print(f"Python {', '.join(missing)} is not on this machine, or lacks the module venv.")
        return 2
    decks = system_packages.missing_decks() if "--long" in arguments else []
    system_packages.provide(system_packages.missing(), system_packages.missing_test_tools() + decks)
    if named:
        return _test_on([python for python in named.values() if python is not None], arguments)
    return _check_everything(arguments)


def _check_everything(arguments: list[str]) -> int:
    environment.MAIN.prepare("runtime", "test")
    failed = [name for name, command in PARTS.items() if not _passes(name, environment.MAIN, command)]
    print("\n== translations: compiled and complete", flush=True)
    if not (translations.compile_all() and translations.all_finished()):
        failed.append("translations")
    print(f"\nBefore the tests: {', '.join(failed) + ' FAILED' if failed else 'all passed'}.", flush=True)
    if not _passes("tests", environment.MAIN, _pytest(arguments)):
        failed.append("tests")
    outcomes = {pythons.RUNNING.version: f"{' and '.join(failed)} FAILED" if failed else "all passed"}
    if not arguments:
        outcomes |= _test_quickly_on_others()
    print()
    for version, outcome in outcomes.items():
        print(f"Python {version}: {outcome}")
    return 1 if any("FAILED" in outcome for outcome in outcomes.values()) else 0


def _test_quickly_on_others() -> dict[str, str]:
    """Run the quick part on all other supported Pythons; return the outcomes by version."""
    outcomes = {}
    for minor in pythons.SUPPORTED:
        python = pythons.find(minor)
        if python is None:
            outcomes[minor] = "not tried: it is not on this machine"
        elif python != pythons.RUNNING:
            passed = _tests_pass(python, QUICK_PART)
            outcomes[python.version] = f"the quick part {'passed' if passed else 'FAILED'}"
    return outcomes


def _test_on(found: list[pythons.Python], arguments: list[str]) -> int:
    passed = {python: _tests_pass(python, arguments) for python in found}
    for python in found:
        print(f"Python {python.version}: {'passed' if passed[python] else 'FAILED'}")
    return 0 if all(passed.values()) else 1


def _tests_pass(python: pythons.Python, arguments: list[str]) -> bool:
    where = environment.of(python)
    where.prepare("runtime", "test")
    translations.compile_all(where)
    return _passes(f"tests on Python {python.version}", where, _pytest(arguments))


def _pytest(arguments: list[str]) -> list[str]:
    """The command to run pytest with ``arguments``, in parallel if they name no tests."""
    return ["pytest", *([] if set(arguments) - {"--long"} else PARALLEL), *arguments]


def _passes(name: str, where: Environment, command: list[str]) -> bool:
    print(f"\n== {name}: {' '.join(command)}", flush=True)
    program: list[str | Path] = [where.tool(command[0]), *command[1:]]
    return processes.run(program, environment.ROOT) == 0
