"""The lock of a data folder, and the hidden window that receives requests, on Windows.

The lock is a file opened without sharing, which works on every file system. Requests are ``WM_COPYDATA``
messages to a message-only window; the name of its class contains the folder's file index. The first process
answers each message from its event loop, so the sender knows whether the first process responds. Messages
from other users and other machines do not reach the window.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from ctypes import wintypes
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QTimer

assert sys.platform == "win32"  # other systems have no WinDLL

LOCK_NAME = "ten-columns.lock"

_GENERIC_READ = 0x80000000
_OPEN_ALWAYS = 4
_ERROR_SHARING_VIOLATION = 32
_INVALID_HANDLE = ctypes.c_void_p(-1).value
_HWND_MESSAGE = wintypes.HWND(-3)
_WM_NULL = 0
_WM_COPYDATA = 0x4A
_SMTO_ABORTIFHUNG = 2
_ANSWER_MS = 300

_Result = ctypes.c_ssize_t
_Procedure = ctypes.WINFUNCTYPE(_Result, wintypes.HWND, wintypes.UINT, wintypes.WPARAM, wintypes.LPARAM)


class _WindowClass(ctypes.Structure):
    """``WNDCLASSW``."""

    _fields_: ClassVar = [
        ("style", wintypes.UINT),
        ("procedure", _Procedure),
        ("class_bytes", ctypes.c_int),
        ("window_bytes", ctypes.c_int),
        ("module", wintypes.HINSTANCE),
        ("icon", wintypes.HANDLE),
        ("cursor", wintypes.HANDLE),
        ("background", wintypes.HANDLE),
        ("menu", wintypes.LPCWSTR),
        ("name", wintypes.LPCWSTR),
    ]


class _CopyData(ctypes.Structure):
    """``COPYDATASTRUCT``."""

    _fields_: ClassVar = [("kind", ctypes.c_size_t), ("size", wintypes.DWORD), ("data", ctypes.c_void_p)]


_kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
_kernel32.CreateFileW.restype = ctypes.c_void_p
_kernel32.CloseHandle.argtypes = [ctypes.c_void_p]
_kernel32.GetModuleHandleW.restype = wintypes.HMODULE
_user32 = ctypes.WinDLL("user32", use_last_error=True)
_user32.CreateWindowExW.argtypes = [
    *(wintypes.DWORD, wintypes.LPCWSTR, wintypes.LPCWSTR, wintypes.DWORD),
    *(ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_int),
    *(wintypes.HWND, wintypes.HMENU, wintypes.HINSTANCE, wintypes.LPVOID),
]
_user32.CreateWindowExW.restype = wintypes.HWND
_user32.DefWindowProcW.argtypes = [wintypes.HWND, wintypes.UINT, wintypes.WPARAM, wintypes.LPARAM]
_user32.DefWindowProcW.restype = _Result
_user32.DestroyWindow.argtypes = [wintypes.HWND]
_user32.FindWindowExW.argtypes = [wintypes.HWND, wintypes.HWND, wintypes.LPCWSTR, wintypes.LPCWSTR]
_user32.FindWindowExW.restype = wintypes.HWND
_user32.GetWindowThreadProcessId.argtypes = [wintypes.HWND, ctypes.POINTER(wintypes.DWORD)]
_user32.SendMessageTimeoutW.argtypes = [
    *(wintypes.HWND, wintypes.UINT, wintypes.WPARAM, ctypes.c_void_p),
    *(wintypes.UINT, wintypes.UINT, ctypes.POINTER(ctypes.c_size_t)),
]
_user32.UnregisterClassW.argtypes = [wintypes.LPCWSTR, wintypes.HINSTANCE]


def take_lock(folder: Path) -> int:
    """Lock ``folder`` and return the handle that holds the lock until it is closed.

    Raises ``BlockingIOError`` if another process holds the lock, another ``OSError`` if the folder cannot be
    locked.
    """
    shared_with = 0
    handle: int = _kernel32.CreateFileW(
        str(folder / LOCK_NAME), _GENERIC_READ, shared_with, None, _OPEN_ALWAYS, 0, None
    )
    if handle == _INVALID_HANDLE:
        error = ctypes.get_last_error()
        if error == _ERROR_SHARING_VIOLATION:
            raise BlockingIOError
        raise ctypes.WinError(error)
    return handle


def release_lock(lock: int) -> None:
    """Let another process lock the folder."""
    _kernel32.CloseHandle(lock)


class Inbox:
    """The hidden window of a data folder, and the messages sent to it."""

    MOST_BYTES: ClassVar = 65_536
    """The most bytes kept until ``read``; a message beyond them is refused."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._received = b""
        self._callback: Callable[[], object] | None = None
        self._is_paused = False
        self._module = _kernel32.GetModuleHandleW(None)
        self._procedure = _Procedure(self._handle)
        window_class = _WindowClass(procedure=self._procedure, module=self._module, name=name)
        if not _user32.RegisterClassW(ctypes.byref(window_class)):
            raise ctypes.WinError(ctypes.get_last_error())
        self._window = _user32.CreateWindowExW(
            0, name, None, 0, 0, 0, 0, 0, _HWND_MESSAGE, None, self._module, None
        )
        if not self._window:
            raise ctypes.WinError(ctypes.get_last_error())

    @classmethod
    def open(cls, folder: Path) -> Inbox | None:
        """Create the window of ``folder``, which this process has locked; None if that fails."""
        try:
            return cls(_name(folder))
        except OSError:
            return None

    def read(self) -> bytes:
        """The bytes received since the last call."""
        received, self._received = self._received, b""
        return received

    def notify(self, callback: Callable[[], object]) -> None:
        """Call ``callback`` in the event loop whenever there are bytes to read."""
        self._callback = callback
        self._notify_soon()

    def pause(self) -> None:
        """Refuse messages until ``resume``."""
        self._is_paused = True

    def resume(self) -> None:
        """End a pause."""
        self._is_paused = False

    def stop(self) -> None:
        """Stop calling the callback for good."""
        self._callback = None

    def close(self) -> None:
        """Remove the window."""
        self.stop()
        _user32.DestroyWindow(self._window)
        _user32.UnregisterClassW(self._name, self._module)

    def _handle(self, window: int, message: int, wide: int, long: int) -> int:
        """The window procedure: Windows calls it for each message."""
        if message != _WM_COPYDATA:
            result: int = _user32.DefWindowProcW(window, message, wide, long)
            return result
        sent = _CopyData.from_address(long)
        if self._is_paused or len(self._received) + sent.size > self.MOST_BYTES:
            return False  # the sender will try again
        self._received += ctypes.string_at(sent.data, sent.size)
        self._notify_soon()
        return True

    def _notify_soon(self) -> None:
        # Later: Windows may deliver a message in the middle of other work.
        if self._received and self._callback is not None:
            QTimer.singleShot(0, self._notify)

    def _notify(self) -> None:
        if self._received and self._callback is not None:
            self._callback()


class Outbox:
    """Sends ``line`` to the process that has locked ``folder``."""

    def __init__(self, folder: Path, line: bytes) -> None:
        self._folder = folder
        self._line = line

    def deliver(self) -> bool:
        """Send the line if the other process responds; return whether the line was received."""
        try:
            window = _user32.FindWindowExW(_HWND_MESSAGE, None, _name(self._folder), None)
        except OSError:
            return False
        if not window:
            return False
        process = wintypes.DWORD()
        _user32.GetWindowThreadProcessId(window, ctypes.byref(process))
        _user32.AllowSetForegroundWindow(process)
        data = ctypes.create_string_buffer(self._line, len(self._line))
        copied = _CopyData(0, len(self._line), ctypes.addressof(data))
        return _ask(window, _WM_NULL) is not None and bool(_ask(window, _WM_COPYDATA, ctypes.byref(copied)))

    def close(self) -> None:
        """Nothing to close: unlike a pipe, a message leaves nothing open."""


def _ask(window: int, message: int, data: object = None) -> int | None:
    """The window's answer to a message; None if it does not answer in time."""
    answer = ctypes.c_size_t()
    responds = _user32.SendMessageTimeoutW(
        window, message, 0, data, _SMTO_ABORTIFHUNG, _ANSWER_MS, ctypes.byref(answer)
    )
    return answer.value if responds else None


def _name(folder: Path) -> str:
    """The class name of the window of ``folder``; it does not depend on the path used for the folder."""
    status = folder.stat()
    return f"TenColumns-{status.st_dev:x}-{status.st_ino:x}"
