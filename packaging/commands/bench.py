"""``dev.py bench``: a table of times and memory of the program, beside a bare PySide6 window."""

from __future__ import annotations

from pathlib import Path

import environment
import processes
import system_packages
import translations


def run(arguments: list[str]) -> int:
    """Run the benchmarks with ``arguments``, and return the exit status."""
    system_packages.provide(system_packages.missing(), system_packages.missing_test_tools())
    environment.MAIN.prepare("runtime", "test")
    translations.compile_all()
    command: list[str | Path] = [environment.MAIN.python, "-m", "benchmarks", *arguments]
    return processes.run(command, environment.ROOT, environment.IMPORTABLE)
