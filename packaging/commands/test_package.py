"""``dev.py test-package``: checks the packages in ``dist/``, installs them and plays."""

from __future__ import annotations

from pathlib import Path

import environment
import processes
import system_packages

from commands.package import DISTRIBUTIONS


def run(arguments: list[str]) -> int:
    """Run the tests in ``packaging/package_checks`` with pytest's ``arguments``; return the exit status."""
    if not DISTRIBUTIONS.is_dir():
        print("There are no packages in dist/ yet: `python3 packaging/dev.py package` builds them.")
        return 2
    tools = system_packages.missing_tools(system_packages.PACKAGE_TEST_TOOLS)
    system_packages.provide([*system_packages.missing(), *tools])
    environment.MAIN.prepare("runtime", "test")
    variables = {"TEN_COLUMNS_PACKAGES": str(DISTRIBUTIONS)}
    command: list[str | Path] = [environment.MAIN.tool("pytest"), "-p", "tests.conftest"]
    command += ["packaging/package_checks", *arguments]
    return processes.run(command, environment.ROOT, variables)
