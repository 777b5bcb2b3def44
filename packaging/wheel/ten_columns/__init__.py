"""The installed Ten Columns: this folder contains the packages ``app`` and ``engine``."""

import sys
from pathlib import Path


def main() -> int:
    """Run the program on ``sys.argv`` and return its exit status."""
    sys.path.insert(0, str(Path(__file__).parent))
    from app.main import main as run  # noqa: PLC0415 (its folder must be on the path first)

    return run()
