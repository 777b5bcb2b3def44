"""``dev.py test``: lint, types, import rules, translations and tests, all of them in any case."""

from __future__ import annotations

import subprocess

import environment
import system_packages
import translations

PARTS = {
    "lint": ["ruff", "check"],
    "format": ["ruff", "format", "--check"],
    "types": ["mypy"],
    "import rules": ["lint-imports", "--no-logo"],
}


def run(arguments: list[str]) -> int:
    """Set up what the checks need and run them, pytest last and with ``arguments``.

    Returns 1 if any part failed, else 0.
    """
    system_packages.provide(system_packages.missing(), system_packages.missing_test_tools())
    environment.prepare("runtime", "test")
    failed = [name for name, command in PARTS.items() if not _passes(name, command)]
    print("\n== translations: compiled and complete", flush=True)
    if not (translations.compile_all() and translations.all_finished()):
        failed.append("translations")
    print(f"\nBefore the tests: {', '.join(failed) + ' FAILED' if failed else 'all passed'}.", flush=True)
    if not _passes("tests", ["pytest", *arguments]):
        failed.append("tests")
    if failed:
        print(f"FAILED: {', '.join(failed)}")
    return 1 if failed else 0


def _passes(name: str, command: list[str]) -> bool:
    print(f"\n== {name}: {' '.join(command)}", flush=True)
    program = [str(environment.tool(command[0])), *command[1:]]
    return subprocess.run(program, cwd=environment.ROOT, check=False).returncode == 0
