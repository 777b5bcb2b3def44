"""``dev.py translate``: adds new texts of the sources to the translations."""

from __future__ import annotations

import environment
import system_packages
import translations


def run(arguments: list[str]) -> int:  # noqa: ARG001 (every command takes arguments)
    """Update the translations and compile them; return 1 if anything failed, else 0."""
    system_packages.provide(system_packages.missing())
    environment.MAIN.prepare("runtime")
    return 0 if translations.update() and translations.compile_all() else 1
