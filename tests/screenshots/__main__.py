"""Makes every picture: ``python -m tests.screenshots DIR``, one process for each scale factor."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCALES = ("1", "1.5", "2")


def main(folder: Path) -> int:
    """Fill ``folder`` with pictures named for what they show; returns the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    for scale in SCALES:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
        command = [sys.executable, "-m", "tests.screenshots.table", str(folder), scale]
        status = subprocess.run(command, env=environment, check=False).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
