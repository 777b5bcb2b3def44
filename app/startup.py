"""Makes what the start loads load quickly; ``app.main`` imports it before anything else of the program.

Two things would slow each import without any use to this program. PySide6 replaces ``__import__`` by one that
reads the source of every module in search of its ``__feature__`` switches, and keeps all those texts in
memory; Python's own, which it saves under another name, is put back. And the garbage collector goes time and
again through classes and functions that stay until the end; it rests until
``finish``, when all is loaded.
"""

from __future__ import annotations

import builtins
import gc

import PySide6.QtCore  # noqa: F401 (replaces __import__)

gc.disable()
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def finish() -> None:
    """Let the garbage collector work again, on what is made from now on."""
    gc.freeze()
    gc.enable()
