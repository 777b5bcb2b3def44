"""A hook of hatchling: without the compiled translations, building a wheel or source distribution fails.

Otherwise, the built program would be in English without any error.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RequireTranslations(BuildHookInterface[Any]):
    """Stops the build if a translation is not compiled, unless the build is an editable one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = Path(self.root, "resources", "translations")
        missing = [path.name for path in folder.glob("*.ts") if not path.with_suffix(".qm").exists()]
        if version != "editable" and missing:
            names = ", ".join(sorted(missing))
            self.app.abort(f"Not compiled: {names}. `python3 packaging/dev.py package` does it.")
