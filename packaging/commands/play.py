"""``dev.py play``: the game, from the checkout."""

from __future__ import annotations

import subprocess

import environment
import system_packages
import translations


def run(arguments: list[str]) -> int:
    """Set up what the game needs and start it with ``arguments``; returns its exit status."""
    system_packages.provide(system_packages.missing())
    environment.prepare("runtime")
    translations.compile_all()
    try:
        return subprocess.run(
            [environment.PYTHON, "-m", "app", *arguments], cwd=environment.ROOT, check=False
        ).returncode
    except KeyboardInterrupt:
        return 130
