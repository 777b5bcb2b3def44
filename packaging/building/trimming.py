"""The parts of Python and Qt in the frozen program: only the parts that the program can use.

PyInstaller takes a Qt module with all its plugins and their libraries: the program would be twice as large,
and some parts (the virtual keyboard) are under the GPL. So this module lists the files that stay.
"""

from __future__ import annotations

import re
from pathlib import PurePath

QT_LIBRARIES = ("Core", "DBus", "Gui", "Svg", "WaylandClient", "Widgets", "XcbQpa")

# The libraries stay, but their Python bindings do not, because the program does not import them.
QT_BINDINGS_LEFT_OUT = ("QtDBus",)

# On Windows, 20 MB for OpenGL without a graphics card.
QT_HELPERS_LEFT_OUT = ("opengl32sw",)

# By folder. Each system has only its own platforms. There is nothing for OpenGL, because the program does not
# use it. PNG, for the icons, is built in; some decks embed JPEG pictures.
QT_PLUGINS = {
    "imageformats": ("qjpeg",),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "platforms": ("qcocoa", "qminimal", "qoffscreen", "qwayland", "qwindows", "qxcb"),
    # Without the GTK theme: it makes every start on GNOME 65 milliseconds slower.
    "platformthemes": ("qxdgdesktopportal",),
    "styles": ("qmacstyle", "qmodernwindowsstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-shell-integration": ("xdg-shell",),
}

# Qt's own texts, as far as Qt has them in Croatian and Portuguese.
QT_TRANSLATIONS = ("qtbase_hr.qm", "qtbase_pt_BR.qm", "qt_pt_PT.qm")

# Modules that other modules of the standard library import, but for functions that the program does not use.
# On Linux only: PyInstaller's starter for Windows and macOS needs some of them, and loads PySide6 with its
# signatures, which needs others.
PYTHON_MODULES_LEFT_OUT = (
    "_blake2",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_decimal",
    "_hashlib",
    "_md5",
    "_multibytecodec",
    "_pickle",
    "_pydecimal",
    "_sha1",
    "_sha3",
    "_socket",
    "_ssl",
    "_statistics",
    "bz2",
    "decimal",
    "email",
    "fractions",
    "ftplib",
    "getpass",
    "hashlib",
    "http",
    "importlib.metadata",
    "importlib.resources",
    "logging",
    "lzma",
    "mimetypes",
    "netrc",
    "pickle",
    "pprint",
    "pydoc",
    "readline",
    "socket",
    "ssl",
    "statistics",
    "tarfile",
    "tkinter",
    "tracemalloc",
    "unittest",
    "urllib.error",
    "urllib.request",
    "urllib.response",
    "xml.sax",
    "zipfile",
)

# The Linux libraries that a desktop without Qt may lack; every desktop has the others.
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
    """Whether to keep the file that PyInstaller would put at ``destination`` inside the frozen folder."""
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
    """Whether a Linux library such as "xcb-cursor" or "Qt6Core" is part of the frozen program."""
    if library in LINUX_LIBRARIES:
        return True
    return _PYTHON_AND_QT.match(library) is not None and _is_wanted_of_qt(f"lib{library}.so")


def _is_wanted_of_qt(file_name: str) -> bool:
    """Whether a file is used, or is neither a library of Qt nor a Python binding to one."""
    if file_name.partition(".")[0] in (*QT_BINDINGS_LEFT_OUT, *QT_HELPERS_LEFT_OUT):
        return False
    library = _QT_LIBRARY.match(file_name)
    return library is None or library[1] in QT_LIBRARIES
