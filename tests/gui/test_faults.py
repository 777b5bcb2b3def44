"""After a fault of the program the game is saved, a report is shown, and the program goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.play.controller import Controller
from app.storage.store import Storage
from tests.gui.faults import CAUSE, FAULTS
from tests.gui.running import PATIENCE
from tests.paths import ROOT


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_reported_and_the_program_goes_on(tmp_path: Path, fault: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.faults", fault, tmp_path],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert CAUSE in done.stderr, "whoever started it in a terminal sees it, too"
    storage = Storage(tmp_path)
    kept = Controller(storage)
    assert str(kept.session.code) == "SS1-S1-AAAAABD"
    assert len(kept.session.actions) == (3 if fault == "in a slot" else 2)
    assert storage.notices == []
    storage.close()
