"""``dev.py play``: starts the game from the checkout."""

from __future__ import annotations

import os

import environment
import system_packages
import translations


def run(arguments: list[str]) -> int:
    """Set up the environment, and replace this process by the game, started with ``arguments``."""
    system_packages.provide(system_packages.missing())
    environment.MAIN.prepare("runtime")
    translations.compile_all()
    command = [str(environment.MAIN.python), "-P", "-m", "app", *arguments]
    os.execve(command[0], command, os.environ | {"PYTHONPATH": str(environment.ROOT)})
