"""Ten Columns, installed: the packages ``app`` and ``engine`` lie in this folder."""

import sys
from pathlib import Path


def main() -> int:
    """Run the program on ``sys.argv`` and return its exit status."""
    sys.path.insert(0, str(Path(__file__).parent))
    from app.main import main as run  # noqa: PLC0415 -- found only now that its folder is on the path

    return run()
