"""At every scale factor of the system, the pixels of the board are not blurred."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT


@pytest.mark.long
@pytest.mark.parametrize("factor", ["1.25", "1.5", "1.75", "2"])
def test_the_scene_is_exact_at_a_scale_factor(factor: str) -> None:
    """Qt reads the factor at its start, so the tests of the scene run in another process."""
    command = [sys.executable, "-m", "pytest", "-q", str(Path(__file__).with_name("test_scene.py"))]
    environment = os.environ | {"QT_SCALE_FACTOR": factor}
    run = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False, timeout=500
    )
    assert run.returncode == 0, run.stdout
