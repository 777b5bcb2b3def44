"""Limits of processor time and memory for this process, on Windows: a job object that holds it alone."""

from __future__ import annotations

import ctypes
import sys
from ctypes import wintypes
from typing import ClassVar

assert sys.platform == "win32"  # other systems have no WinDLL

_PROCESS_TIME = 0x2
_ACTIVE_PROCESSES = 0x8
_PROCESS_MEMORY = 0x100
_EXTENDED_LIMITS = 9
_TICKS_A_SECOND = 10_000_000


class _Limits(ctypes.Structure):
    """``JOBOBJECT_EXTENDED_LIMIT_INFORMATION``; the basic limits are its first nine fields."""

    _fields_: ClassVar = [
        ("process_ticks", ctypes.c_int64),
        ("job_ticks", ctypes.c_int64),
        ("flags", wintypes.DWORD),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("active_processes", wintypes.DWORD),
        ("affinity", ctypes.c_size_t),
        ("priority", wintypes.DWORD),
        ("scheduling", wintypes.DWORD),
        ("transfers", ctypes.c_uint64 * 6),
        ("process_bytes", ctypes.c_size_t),
        ("job_bytes", ctypes.c_size_t),
        ("peak_process_bytes", ctypes.c_size_t),
        ("peak_job_bytes", ctypes.c_size_t),
    ]


_kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
_kernel32.CreateJobObjectW.restype = wintypes.HANDLE
_kernel32.GetCurrentProcess.restype = wintypes.HANDLE
_kernel32.SetInformationJobObject.argtypes = [wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD]
_kernel32.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]


def limit_process(cpu_seconds: int, memory_bytes: int) -> None:
    """Let Windows end this process before it takes more, and let it start no other process.

    Raises ``OSError`` if Windows does not accept the limits.
    """
    limits = _Limits(
        flags=_PROCESS_TIME | _ACTIVE_PROCESSES | _PROCESS_MEMORY,
        process_ticks=cpu_seconds * _TICKS_A_SECOND,
        active_processes=1,
        process_bytes=memory_bytes,
    )
    job = _kernel32.CreateJobObjectW(None, None)  # never closed: it lives as long as its process
    _check(job)
    _check(
        _kernel32.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))
    )
    _check(_kernel32.AssignProcessToJobObject(job, _kernel32.GetCurrentProcess()))


def _check(result: object) -> None:
    if not result:
        raise ctypes.WinError(ctypes.get_last_error())
