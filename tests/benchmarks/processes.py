"""What a running process has used, as the kernel counts it."""

from __future__ import annotations

from pathlib import Path


def cpu(pid: int) -> float:
    """The processor time of all threads of ``pid`` so far, in milliseconds."""
    return sum(
        int(path.read_text().split()[0]) / 1e6 for path in Path(f"/proc/{pid}/task").glob("*/schedstat")
    )


def own_memory(pid: int) -> float:
    """The memory of ``pid`` that no other process shares (USS), in megabytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024
