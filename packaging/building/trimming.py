"""What of Python and Qt goes into the frozen program: only what the program can come to use.

PyInstaller takes a Qt module with all plugins that could ever belong to it and every library that those
want: twice the size, and some parts of it are under the GPL (the virtual keyboard). What stays is listed.
"""

from __future__ import annotations

import re
from pathlib import PurePath

QT_LIBRARIES = ("Core", "DBus", "Gui", "Svg", "WaylandClient", "Widgets", "XcbQpa")

# The libraries without their Python bindings: the program itself does not ask for these.
QT_BINDINGS_LEFT_OUT = ("QtDBus",)

# 20 MB that draw OpenGL without a graphics card, on Windows.
QT_HELPERS_LEFT_OUT = ("opengl32sw",)

# By folder. The platforms of Windows and macOS are there too: each system has but its own. Nothing for
# OpenGL, as the program draws without. PNG, of which icons are, is built in; some decks embed JPEG pictures.
QT_PLUGINS = {
    "imageformats": ("qjpeg",),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platforms": ("qcocoa", "qminimal", "qoffscreen", "qwayland", "qwindows", "qxcb"),
    # No theme of GTK: it makes every start on GNOME slower by 65 milliseconds.
    "platformthemes": ("qxdgdesktopportal",),
    "styles": ("qmacstyle", "qmodernwindowsstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}

# Qt's own texts: Croatian, and the two halves of what there is of Portuguese. The rest is ours.
QT_TRANSLATIONS = ("qtbase_hr.qm", "qtbase_pt_BR.qm", "qt_pt_PT.qm")

# What the standard library would bring along, only to offer what the program never asks for.
PYTHON_MODULES_LEFT_OUT = (
    "_hashlib",
    "_ssl",
    "bz2",
    "email",
    "lzma",
    "pydoc",
    "readline",
    "ssl",
    "tarfile",
    "tkinter",
    "unittest",
)

# Of Linux's own libraries, those that a desktop without Qt may lack; the rest is the system's to give.
LINUX_LIBRARIES = (
    "ffi",
    "sqlite3",
    "xcb-cursor",
    "xcb-icccm",
    "xcb-image",
    "xcb-keysyms",
    "xcb-render-util",
    "xcb-util",
    "xkbcommon",
    "xkbcommon-x11",
)
_PYTHON_AND_QT = re.compile(r"python3|pyside6|shiboken6|Qt6|icu(data|i18n|uc)$")

_LINUX_LIBRARY = re.compile(r"lib([\w+.-]+?)\.so")
_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?(\w+?)(?:\.abi3)?(?:\.so|\.dll|\.pyd|\.framework|\.dylib|$)")
_PLUGIN = re.compile(r"(?:lib)?([\w-]+?)\.(?:so|dll|dylib)")


def stays(destination: str) -> bool:
    """Whether the file that PyInstaller would put at ``destination``, inside the frozen folder, stays."""
    path = PurePath(destination)
    if "plugins" in path.parts:
        folder = path.parent.name
        plugin = _PLUGIN.match(path.name)
        return plugin is not None and plugin[1] in QT_PLUGINS.get(folder, ())
    if path.parent.name == "translations" and "PySide6" in path.parts:
        return path.name in QT_TRANSLATIONS
    linux_library = _LINUX_LIBRARY.match(path.name)
    if len(path.parts) == 1 and linux_library is not None:
        return _is_brought_along(linux_library[1])
    framework = next((part for part in path.parts if part.endswith(".framework")), path.name)
    return _is_wanted_of_qt(framework)


def _is_brought_along(library: str) -> bool:
    """Whether a Linux library, such as "xcb-cursor" or "Qt6Core", is part of the frozen program."""
    if library in LINUX_LIBRARIES:
        return True
    return _PYTHON_AND_QT.match(library) is not None and _is_wanted_of_qt(f"lib{library}.so")


def _is_wanted_of_qt(file_name: str) -> bool:
    """Whether a file is no library of Qt and no Python binding to one, or is one that the program uses."""
    if file_name.partition(".")[0] in (*QT_BINDINGS_LEFT_OUT, *QT_HELPERS_LEFT_OUT):
        return False
    library = _QT_LIBRARY.match(file_name)
    return library is None or library[1] in QT_LIBRARIES
