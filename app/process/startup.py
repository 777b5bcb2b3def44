"""Speeds up the imports at the start; ``app.main`` imports this module first.

Five things slow the imports and are of no use to this program:

- PySide6 loads the signatures of all its functions, for help texts and for errors that list every overload.
- PySide6 replaces ``__import__`` by a function that reads the source of every module to look for its
  ``__feature__`` switches.
- All functions that an extension module calls are looked up when Python loads it: 13,000 for PySide6.
- ``pathlib`` imports the parsers of URLs and of Internet addresses, for ``Path.as_uri`` alone (up to
  Python 3.12).
- The garbage collector examines classes and functions that live until the end.

This module replaces the modules for the first two by a few lines, and also the modules of the standard
library that PySide6 imports only for them. Functions are looked up when they are first called, and the
parsers are imported when ``as_uri`` is called. The garbage collector is off until ``start_collector``.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType, SimpleNamespace


def _nothing(*_: object) -> None:
    """Do nothing, in place of a function of PySide6."""


def _argument_error(arguments: object, function: str, reason: object) -> tuple[type[Exception], str]:
    """The error, as its class and message, for a call of one of Qt's functions with wrong arguments."""
    return TypeError, f"{function}() does not take {arguments!r} ({reason})"


def _quote_from_bytes(text: bytes) -> str:
    """Percent-encode the bytes of a path for a URL."""
    from urllib.parse import quote_from_bytes

    return quote_from_bytes(text)


_PACKAGE: dict[str, object] = {"__path__": []}
_OF_PYSIDE: dict[str, dict[str, object]] = {
    "shibokensupport": _PACKAGE,
    "shibokensupport.signature": _PACKAGE,
    "shibokensupport.signature.loader": {
        # libshiboken calls these functions.
        "create_signature": _nothing,
        "feature_import": _nothing,
        "feature_imported": _nothing,
        "finish_import": _nothing,
        "make_helptext": _nothing,
        "post_init": _nothing,
        "pyside_type_init": _nothing,
        "seterror_argument": _argument_error,
    },
    # libshiboken looks this up before it calls ``seterror_argument``.
    "shibokensupport.signature.mapping": {"update_mapping": _nothing},
}
_OF_PYTHON: dict[str, dict[str, object]] = {
    # With these, PySide6 unpacks nothing: it has found the modules above.
    "base64": {"b64decode": lambda _: b""},
    "zipfile": {"ZipFile": lambda _: SimpleNamespace(filelist=[])},
    "struct": {},
    "tempfile": {},
    "textwrap": {},
    "traceback": {},
}
_OF_PATHLIB: dict[str, dict[str, object]] = {"urllib.parse": {"quote_from_bytes": _quote_from_bytes}}


class _Replacements:
    """Finder and loader of ``modules``: for the full name of each, the names inside and their values."""

    def __init__(self, modules: dict[str, dict[str, object]]) -> None:
        self._modules = modules

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        # Not a subclass of Loader, because that would import importlib.abc.
        return ModuleSpec(name, self) if name in self._modules else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Let Python create the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Fill the module."""
        vars(module).update(self._modules[module.__name__])


@contextlib.contextmanager
def _replaced(modules: dict[str, dict[str, object]], *, of_python: Iterable[str]) -> Iterator[None]:
    """Replace ``modules`` for the imports inside; afterwards those ``of_python`` are the real ones again."""
    replacements = _Replacements(modules)
    # PyInstaller's starter may have imported some of them already.
    loaded = {name: sys.modules.pop(name) for name in of_python if name in sys.modules}
    sys.meta_path.insert(0, replacements)
    yield
    sys.meta_path.remove(replacements)
    for name in of_python:
        if getattr(sys.modules.get(name), "__loader__", None) is replacements:
            del sys.modules[name]  # the next import of it is the program's own
    sys.modules.update(loaded)


def _prepare() -> None:
    gc.disable()
    if sys.platform != "win32":
        sys.setdlopenflags(os.RTLD_LAZY)
    os.environ.pop("SBK_EMBED", None)  # PySide6 would unpack the signatures, and abort without them
    with _replaced(_OF_PATHLIB, of_python=_OF_PATHLIB):
        import pathlib  # noqa: F401 (PySide6 needs it, as contextlib)
    with _replaced(_OF_PYSIDE | _OF_PYTHON, of_python=_OF_PYTHON):
        import PySide6.QtCore

        # In this module PySide6 evaluates the name of the function that got wrong arguments.
        vars(import_module("shibokensupport.signature.mapping"))["PySide6"] = PySide6


def start_collector() -> None:
    """Start the garbage collector, and exclude all objects that exist now from it.

    Call it after the modules are loaded, and again after creating more objects that live until the end.
    """
    gc.freeze()
    gc.enable()


_prepare()
