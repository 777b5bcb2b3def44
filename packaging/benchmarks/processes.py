"""The processor time and memory of a process, as counted by the kernel."""

from __future__ import annotations

from pathlib import Path


def cpu(pid: int) -> float:
    """The processor time of all threads of ``pid`` so far, in milliseconds."""
    return sum(
        int(path.read_text().split()[0]) / 1e6 for path in Path(f"/proc/{pid}/task").glob("*/schedstat")
    )


def most_memory(pid: int | str = "self") -> float:
    """The peak memory of ``pid`` in megabytes; ``getrusage`` would include its parent's memory."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) / 1024


def own_memory(pid: int) -> float:
    """The memory of ``pid`` that no other process shares (USS), in megabytes."""
    return _private_memory(pid, "Private_")


def own_memory_written(pid: int) -> float:
    """The part of ``own_memory`` that the process has written; the rest is program code read from files."""
    return _private_memory(pid, "Private_Dirty")


def _private_memory(pid: int, kinds: str) -> float:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(kinds)) / 1024
