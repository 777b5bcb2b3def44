"""Makes all pictures, one process for each scale and language: ``python -m screenshots DIR``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCALES = ("1", "1.25", "1.5", "2")
LANGUAGES = ("en", "hr", "pt_PT")


def main(folder: Path) -> int:
    """Make all pictures in ``folder``; each file name says what it shows. Return the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    runs = [("table", scale, scale) for scale in SCALES] + [("windows", name, "1") for name in LANGUAGES]
    for module, argument, scale in runs:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
        command = [sys.executable, "-m", f"screenshots.{module}", str(folder), argument]
        status = subprocess.run(command, env=environment, check=False).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
