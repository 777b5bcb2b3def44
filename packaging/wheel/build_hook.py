"""Hatchling's hook: no wheel and no source distribution without the compiled translations.

A program that lacks them speaks English and says nothing of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RequireTranslations(BuildHookInterface[Any]):
    """Ends the build, unless it is an editable one, if a translation is not compiled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = Path(self.root, "resources", "translations")
        missing = [path.name for path in folder.glob("*.ts") if not path.with_suffix(".qm").exists()]
        if version != "editable" and missing:
            names = ", ".join(sorted(missing))
            self.app.abort(f"Not compiled: {names}. `python3 packaging/dev.py package` does it.")
