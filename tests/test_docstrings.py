"""Every public method has a docstring, unless it overrides a method or fulfils a protocol.

ruff checks modules, classes and functions, but cannot tell which methods are overrides.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import app
import engine


def classes() -> Iterator[type]:
    """The public classes of app and engine."""
    for package in (app, engine):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            name = found.name.rpartition(".")[2]
            if name == "__main__" or name.startswith("windows_"):  # these cannot be imported on Linux
                continue
            module = importlib.import_module(found.name)
            for _, member in inspect.getmembers(module, inspect.isclass):
                if member.__module__ == found.name and not member.__name__.startswith("_"):
                    yield member


def undocumented(owner: type, promised: set[str]) -> Iterator[str]:
    """The public methods and properties of a class that lack a docstring."""
    for name, member in vars(owner).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        is_override = name in promised or any(hasattr(base, name) for base in owner.__mro__[1:])
        is_public = inspect.isfunction(function) and not name.startswith("_")
        if is_public and not is_override and not function.__doc__:
            yield f"{owner.__module__}.{owner.__qualname__}.{name}"


def test_every_public_method_has_a_docstring() -> None:
    found = list(classes())
    protocols = [owner for owner in found if getattr(owner, "_is_protocol", False)]
    promised = {name for protocol in protocols for name in vars(protocol)}
    checked = [(owner, set() if owner in protocols else promised) for owner in found]
    assert [name for owner, known in checked for name in undocumented(owner, known)] == []
