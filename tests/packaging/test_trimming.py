"""The frozen program contains the parts of Qt that it can use, and no others."""

from __future__ import annotations

import pytest
from building.trimming import stays

KEPT = [
    "PySide6/QtSvg.abi3.so",
    "PySide6/QtWidgets.abi3.so",
    "PySide6/Qt/lib/libQt6Core.so.6",
    "libQt6XcbQpa.so.6",
    "libicudata.so.73",
    "libpython3.11.so.1.0",
    "libxcb-cursor.so.0",
    "PySide6/Qt/plugins/imageformats/libqjpeg.so",
    "PySide6/Qt/plugins/platforms/libqoffscreen.so",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/plugins/platforms/qwindows.dll",
    "PySide6/Qt6Gui.dll",
    "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
    "PySide6/Qt/translations/qtbase_hr.qm",
    "python311.dll",
    "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
    "resources/help/hr/about.html",
    "shiboken6/Shiboken.abi3.so",
    "vcruntime140.dll",
]
DROPPED = [
    "PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
    "libQt6Quick.so.6",
    "libgtk-3.so.0",
    "libstdc++.so.6",
    "PySide6/QtDBus.abi3.so",
    "PySide6/Qt/plugins/imageformats/libqsvg.so",
    "PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt6Network.dll",
    "PySide6/opengl32sw.dll",
    "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
    "PySide6/Qt/translations/qtbase_de.qm",
]


@pytest.mark.parametrize("file", KEPT)
def test_what_the_program_uses_stays(file: str) -> None:
    assert stays(file)


@pytest.mark.parametrize("file", DROPPED)
def test_the_rest_goes(file: str) -> None:
    assert not stays(file)
