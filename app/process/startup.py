"""Makes what the start loads load quickly; ``app.main`` imports it before anything else.

Three things would slow the imports without any use to this program. PySide6 replaces ``__import__`` by one
that reads the source of every module in search of its ``__feature__`` switches, and keeps all those texts in
memory; Python's own, which it saves under another name, is put back. With its signatures it loads the
generator of its ``.pyi`` files, a tool of those who build it; an empty module is found in its place. And the
garbage collector goes time and again through classes and functions that stay until the end; it rests until
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
    """Finds and loads an empty module in the place of the generator, each time that it is asked for."""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        # No subclass of Loader: importlib.abc would have to be loaded for that.
        return ModuleSpec(name, self) if name == _GENERATOR else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave that to Python."""

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
    """Start the garbage collector, and exempt all objects that exist now.

    Call it when the modules are loaded, and again when other objects exist that live until the end.
    """
    gc.freeze()
    gc.enable()


_prepare()
