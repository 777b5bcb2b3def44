"""Windows on Linux, for tests: Wine in a separate Debian system, made once in ``build/wine``."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import environment

FOLDER = environment.ROOT / "build" / "wine"
SYSTEM = FOLDER / "system"
PREFIX = SYSTEM / "opt" / "prefix"
"""The folder with the registry and with drive C."""
CHECKOUT = Path("/opt/checkout")
PYTHON = Path("/opt/python")
_PACKAGES = (
    *("wine", "wine64", "gcc-mingw-w64-x86-64-win32", "binutils-mingw-w64-x86-64"),
    *("fonts-wine", "fonts-liberation", "fonts-dejavu-core", "locales"),
)
TIME_LIMIT = 900
"""The time that a program may take, in seconds."""
_LOCALES = ("hr_HR", "pt_PT")
_COPIED = ("app", "engine", "packaging", "resources", "tests", "pyproject.toml", "README.md", "LICENSE")
_ENTER = """
set -e
mount --rbind /dev "$0/dev"
mount -t proc proc "$0/proc"
mkdir -p "$0/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
exec chroot "$0" sh -c 'cd "$FOLDER" && exec "$@"' sh "$@"
"""


def why_not() -> str | None:
    """The reason why Wine cannot be set up on this machine; None if it can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "only root on Linux can make a system for Wine"
    if platform.machine() != "x86_64":
        return "the program for Windows needs an x86-64 processor"
    return None if shutil.which("debootstrap") else "debootstrap is not installed"


def prepare() -> None:
    """Make the system and its registry unless they exist; raises ``CalledProcessError`` if that fails."""
    if not SYSTEM.exists():
        _make_system()
    if not (PREFIX / "system.reg").exists():  # Wine writes this file at the end
        shutil.rmtree(PREFIX, ignore_errors=True)
        output("wineboot", "--init")
        output("wineserver", "--wait")


def end_all() -> None:
    """End all programs for Windows, and Wine itself."""
    output("wineserver", "--kill")  # it fails if none is running
    run("wineserver", "--wait")


def copy_checkout() -> None:
    """Copy the current program and its tests into the system."""
    target = SYSTEM / CHECKOUT.relative_to("/")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in _COPIED:
        source = environment.ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target / name)


def run(*command: str | Path, folder: Path = Path("/"), **variables: str) -> None:
    """Run a program in the system to its end.

    Raises ``CalledProcessError`` if it fails. Kills it after ``TIME_LIMIT`` and raises ``TimeoutExpired``.
    """
    subprocess.run(
        _enter(*command),
        env=_environment(folder) | variables,
        check=True,
        stdin=subprocess.DEVNULL,
        timeout=TIME_LIMIT,
    )


def output(*command: str | Path, folder: Path = Path("/"), **variables: str) -> str:
    """Run a program in the system and return its output, whether or not it fails."""
    return subprocess.run(
        _enter(*command),
        env=_environment(folder) | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        errors="replace",  # programs for Windows write in many encodings
        check=False,
        timeout=TIME_LIMIT,
    ).stdout


def start(*command: str | Path, folder: Path = Path("/"), **variables: str) -> subprocess.Popen[str]:
    """Start a program in the system, with pipes for its input and output."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        _enter(*command),
        env=_environment(folder) | variables,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
    )


def _enter(*command: str | Path) -> list[str]:
    """The command line that runs ``command`` inside the system."""
    return ["unshare", "--mount", "sh", "-c", _ENTER, str(SYSTEM), *map(str, command)]


def windows_path(path: Path) -> str:
    """A path in the system in the notation of Windows, on drive Z."""
    return "Z:" + str(path).replace("/", "\\")


def _environment(folder: Path) -> dict[str, str]:
    packages = PYTHON / "Lib" / "site-packages"
    libraries = (PYTHON, PYTHON / "DLLs", packages / "PySide6", packages / "shiboken6")
    return {
        "PATH": "/usr/lib/wine:/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/root",
        "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": "/run",  # Wine looks there for a Wayland server
        "DEBIAN_FRONTEND": "noninteractive",
        "FOLDER": str(folder),
        "WINEDEBUG": "-all",
        "WINEPREFIX": "/opt/prefix",
        "WINEPATH": ";".join(map(windows_path, libraries)),
        "PYTHONHOME": windows_path(PYTHON),
        "PYTHONPATH": windows_path(CHECKOUT),
    }


def _make_system() -> None:
    print("Making a Debian system with Wine ...", flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    unfinished = SYSTEM.with_suffix(".part")
    shutil.rmtree(unfinished, ignore_errors=True)
    command = ["debootstrap", "--variant=minbase", "trixie", str(unfinished)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shutil.copyfile("/etc/resolv.conf", unfinished / "etc" / "resolv.conf")
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *_PACKAGES]):
        inside = ["chroot", str(unfinished), "apt-get", "-qq", *arguments]
        variables = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(inside, env=variables, check=True, stdout=subprocess.DEVNULL)
    for name in _LOCALES:
        generated = ["localedef", "-i", name, "-f", "UTF-8", f"{name}.UTF-8"]
        subprocess.run(["chroot", str(unfinished), *generated], check=True)
    unfinished.rename(SYSTEM)
