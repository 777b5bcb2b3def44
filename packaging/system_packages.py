"""The system packages that the program and its tests need, and their installation."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

from processes import run_quietly

# The libraries that Qt links on Linux and does not contain, and their Debian packages.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}

# The programs that the tests of real windows use, and their packages.
TEST_TOOLS = {"Xvfb": "xvfb", "dbus-run-session": "dbus-daemon", "openbox": "openbox", "xdotool": "xdotool"}

# Files for the tests that listen like a screen reader (as patterns), and their packages.
SCREEN_READER_FILES = {
    "usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
    "usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
    "usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
}

# The card decks that the long tests try (as patterns of files), and their packages.
DECK_FILES = {
    "usr/share/carddecks/*/index.desktop": "kdegames-card-data-kf5",
    "usr/share/aisleriot/cards/anglo.svgz": "gnome-cards-data",
    "usr/share/aisleriot/cards/bonded.svgz": "aisleriot",
}

# Files that the program's packages are built from, and the Debian packages that hold them.
PACKAGE_FILES = {
    "usr/include/stdio.h": "libc6-dev",
    "usr/lib/*/libwayland-cursor.so.0": "libwayland-cursor0",
}

# The programs that build the packages, and the programs that test them.
PACKAGE_TOOLS = {"chrpath": "chrpath", "dpkg-shlibdeps": "dpkg-dev", "gcc": "gcc", "strip": "binutils"}
PACKAGE_TEST_TOOLS = TEST_TOOLS | {
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "gio": "libglib2.0-bin",
    "gtk-launch": "libgtk-3-bin",
    "lintian": "lintian",
    "makensis": "nsis",
    "man": "man-db",
    "pcmanfm": "pcmanfm",
    "scrot": "scrot",
    "update-mime-database": "shared-mime-info",
    "weston": "weston",
    "xprop": "x11-utils",
}


_PACKAGE_LISTS = Path("/var/lib/apt/lists")
_TIME_FOR_OTHERS = 600
"""How long to wait for another program that installs packages, in seconds."""


def missing() -> list[str]:
    """The missing packages without which the program cannot be set up or started; empty except on Linux."""
    if sys.platform != "linux":
        return []
    libraries = [package for library, package in LIBRARIES.items() if not _loads(library)]
    return [*libraries, *([] if find_spec("ensurepip") else [f"python3.{sys.version_info.minor}-venv"])]


def missing_test_tools() -> list[str]:
    """The missing packages of the test tools; empty except on Linux."""
    return missing_tools(TEST_TOOLS) + _missing_files(SCREEN_READER_FILES)


def missing_decks() -> list[str]:
    """The missing packages of the card decks that the long tests try; empty except on Linux."""
    return _missing_files(DECK_FILES)


def missing_package_tools() -> list[str]:
    """The missing packages that building needs; empty except on Linux."""
    if sys.platform != "linux":
        return []
    headers = Path(sysconfig.get_path("include"), "Python.h")
    python = [] if headers.exists() else [f"python3.{sys.version_info.minor}-dev"]
    return [*missing_tools(PACKAGE_TOOLS), *_missing_files(PACKAGE_FILES), *python]


def _missing_files(files: dict[str, str]) -> list[str]:
    """The packages of missing ``files``; the keys are patterns below the root, the values packages."""
    if sys.platform != "linux":
        return []
    return [package for pattern, package in files.items() if not any(Path("/").glob(pattern))]


def missing_tools(tools: dict[str, str]) -> list[str]:
    """The packages of missing ``tools`` (program: package); empty except on Linux."""
    if sys.platform != "linux":
        return []
    return [package for tool, package in tools.items() if shutil.which(tool) is None]


def provide(needed: list[str], wished: list[str] | None = None) -> None:
    """Install these Debian packages if this is root; otherwise print the command that installs them.

    In the latter case, exits if there are ``needed`` packages.
    """
    packages = [*needed, *(wished or [])]
    if not packages:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        _install(packages)
        return
    if shutil.which("apt-get"):
        update = "" if any(_PACKAGE_LISTS.glob("*_Packages*")) else "sudo apt-get update\n    "
        command = f"{update}sudo apt-get install --no-install-recommends {' '.join(packages)}"
        message = f"Some system packages are missing. This installs them:\n\n    {command}\n"
    else:
        message = f"The system lacks the contents of these Debian packages: {' '.join(packages)}"
    if needed:
        sys.exit(message)
    print(f"{message}\nThe tests that need them are skipped.", flush=True)


def _install(packages: list[str]) -> None:
    print(f"Missing system packages: {' '.join(packages)}. Installing them with apt ...", flush=True)
    apt = ["apt-get", "-qq", f"-oDPkg::Lock::Timeout={_TIME_FOR_OTHERS}"]
    quietly = {"DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "--yes", "--no-install-recommends", *packages]
    run_quietly([*apt, "update"], quietly)
    planned = run_quietly([*apt, "--simulate", *install], quietly)
    names = re.findall(r"^Inst (\S+)", planned, re.MULTILINE)
    print(f"apt is about to install {len(names)} packages: {' '.join(names)}", flush=True)
    run_quietly([*apt, *install], quietly)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
