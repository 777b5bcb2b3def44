"""The program that Linux starts, in place of PyInstaller's; see ``packaging/starter/starter.c``."""

from __future__ import annotations

import py_compile
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import NamedTuple

import environment

_SOURCE = environment.ROOT / "packaging" / "starter" / "starter.c"
_LAUNCHER = environment.ROOT / "packaging" / "pyinstaller" / "launcher.py"
_WORK = environment.ROOT / "build" / "starter"
_PYC_HEADER_BYTES = 16

_IN_FOLDERS = {"PySide6", "shiboken6"}
"""Packages whose modules search for their libraries beside themselves."""

_OF_PYINSTALLER = "_pyi_rth_utils"

_LIST_OWN_MODULES = """
import _imp
print(*_imp._frozen_module_names(), "importlib._bootstrap", "importlib._bootstrap_external")
"""
"""A program that prints the modules that libpython contains, compiled: os, io, codecs and others."""

_LIST_MODULES = """
import sys
import app.main
import app.decks.art.app_icon, app.main_window.saved_games_watch, app.process.idle_loader
print(*sys.modules)
"""
"""A program that prints the modules of a start in the order of their imports."""

_WITHOUT_DOCSTRINGS = 2
"""The level of optimization, as in ``ten-columns.spec``."""

_COMPILE = ["-O2", "-Wall", "-Werror", "-fstack-protector-strong", "-D_FORTIFY_SOURCE=2"]
_QT_LIBRARIES = "PySide6/Qt/lib"
_FOLDERS = f"$ORIGIN/_internal:$ORIGIN/_internal/{_QT_LIBRARIES}"
_LINK = ["-s", "-Wl,-z,relro,-z,now,-z,pack-relative-relocs", f"-Wl,--disable-new-dtags,-rpath,{_FOLDERS}"]
"""An RPATH, not a RUNPATH: it also applies to the libraries that the libraries need."""


class _Module(NamedTuple):
    """A compiled module and its full name."""

    name: str
    is_package: bool
    code: bytes


def build(program: Path, internal: Path) -> None:
    """Replace ``program`` by the starter, and move all modules except PySide6's from ``internal`` into it."""
    shutil.rmtree(_WORK, ignore_errors=True)
    _WORK.mkdir(parents=True)
    shutil.rmtree(internal / _OF_PYINSTALLER)
    _move_libraries(internal)
    # The modules of a start are neighbours, so that the system reads and keeps no page of the others.
    order = {name: place for place, name in enumerate(_names_from(_LIST_MODULES))}
    own = _names_from(_LIST_OWN_MODULES)
    others = [module for module in _take_modules(internal) if module.name not in own]
    others.sort(key=lambda module: order.get(module.name, len(order)))
    modules = [_launcher(), *others]
    (_WORK / "modules.bin").write_bytes(b"".join(module.code for module in modules))
    (_WORK / "modules.h").write_text(_table(modules))
    _compile(program, internal)


def _move_libraries(internal: Path) -> None:
    """Move the libraries that Qt needs beside Qt's, which search only there; remove PyInstaller's links."""
    for library in sorted(internal.glob("lib*.so*")):
        if library.is_symlink():
            library.unlink()
        elif library.name.startswith("libx"):
            library.rename(internal / _QT_LIBRARIES / library.name)


def _launcher() -> _Module:
    compiled = _WORK / "launcher.pyc"
    py_compile.compile(
        str(_LAUNCHER), str(compiled), _LAUNCHER.name, doraise=True, optimize=_WITHOUT_DOCSTRINGS
    )
    return _Module("launcher", is_package=False, code=compiled.read_bytes()[_PYC_HEADER_BYTES:])


def _names_from(program: str) -> list[str]:
    command: list[str | Path] = [environment.MAIN.python, "-c", program]
    printed = subprocess.run(command, cwd=environment.ROOT, check=True, capture_output=True, text=True)
    return printed.stdout.split()


def _take_modules(internal: Path) -> list[_Module]:
    """Remove the compiled modules from the folder, and return them."""
    modules = []
    for file in sorted(internal.rglob("*.pyc")):
        path = file.relative_to(internal)
        if path.parts[0] in _IN_FOLDERS:
            continue
        is_package = path.stem == "__init__"
        name = ".".join(path.parent.parts if is_package else path.with_suffix("").parts)
        modules.append(_Module(name, is_package, file.read_bytes()[_PYC_HEADER_BYTES:]))
        file.unlink()
    for folder in sorted(internal.rglob("*/"), reverse=True):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
    return modules


def _table(modules: list[_Module]) -> str:
    """The rows of Python's table of frozen modules."""
    rows, offset = [], 0
    for module in modules:
        fields = f'.name = "{module.name}", .code = modules + {offset}, .size = {len(module.code)}'
        rows.append(f"{{{fields}, .is_package = {int(module.is_package)}}},\n")
        offset += len(module.code)
    return "".join(rows)


def _compile(program: Path, internal: Path) -> None:
    (libpython,) = internal.glob("libpython3*.so.*")
    (dynamic_modules,) = internal.glob("python3*/lib-dynload")
    folder = dynamic_modules.relative_to(internal).as_posix()
    command: list[str | Path] = ["gcc", *_COMPILE, f'-DDYNAMIC_MODULES="{folder}"']
    command += ["-I", sysconfig.get_path("include"), "-I", _WORK, f"-Wa,-I,{_WORK}"]
    command += ["-o", program, _SOURCE, libpython, *_LINK]
    subprocess.run(command, check=True)
