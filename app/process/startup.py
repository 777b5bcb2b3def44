"""Speeds up the imports at the start; ``app.main`` imports this module first.

Three things slow the imports and are of no use to this program:

- PySide6 replaces ``__import__`` by a function that reads the source of every module to look for its
  ``__feature__`` switches, and keeps the sources in memory. This module restores Python's ``__import__``,
  which PySide6 saves under another name.
- PySide6's signature module loads the generator of ``.pyi`` files, a build tool. This module provides an
  empty module in its place.
- The garbage collector examines classes and functions that live until the end. It is off until
  ``start_collector``.
"""

from __future__ import annotations

import builtins
import gc
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

_GENERATOR = "shibokensupport.signature.lib.pyi_generator"


class _EmptyGenerator:
    """Finder and loader that provides an empty module in place of the generator."""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        # Not a subclass of Loader, because that would import importlib.abc.
        return ModuleSpec(name, self) if name == _GENERATOR else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python create the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Leave the module empty."""


def _prepare() -> None:
    gc.disable()
    finder = _EmptyGenerator()
    sys.meta_path.insert(0, finder)
    import PySide6.QtCore  # noqa: F401 (replaces __import__)

    sys.meta_path.remove(finder)
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def start_collector() -> None:
    """Start the garbage collector, and exclude all objects that exist now from it.

    Call it after the modules are loaded, and again after creating more objects that live until the end.
    """
    gc.freeze()
    gc.enable()


_prepare()
