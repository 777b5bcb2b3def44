"""``dev.py test``: lint, types, import rules, translations and tests, all of them in any case."""

from __future__ import annotations

import subprocess

import environment
import system_packages
import translations

PARTS: dict[str, list[str]] = {
    "lint": ["-m", "ruff", "check"],
    "format": ["-m", "ruff", "format", "--check"],
    "types": ["-m", "mypy"],
    "import rules": ["-c", "import importlinter.cli as cli; cli.lint_imports_command()", "--no-logo"],
}


def run(arguments: list[str]) -> int:
    """Set up what the checks need and run them, pytest last and with ``arguments``.

    Returns 1 if any part failed, else 0.
    """
    system_packages.provide(system_packages.missing(), system_packages.missing_test_tools())
    environment.prepare("runtime", "test")
    failed = [name for name, command in PARTS.items() if not _passes(name, command)]
    print("\n== translations", flush=True)
    if not translations.compile_all(unfinished_allowed=False):
        failed.append("translations")
    print(f"\nBefore the tests: {', '.join(failed) + ' FAILED' if failed else 'all passed'}.", flush=True)
    if not _passes("tests", ["-m", "pytest", *arguments]):
        failed.append("tests")
    if failed:
        print(f"FAILED: {', '.join(failed)}")
    return 1 if failed else 0


def _passes(name: str, command: list[str]) -> bool:
    print(f"\n== {name}: python {' '.join(command)}", flush=True)
    return subprocess.run([environment.PYTHON, *command], cwd=environment.ROOT, check=False).returncode == 0
