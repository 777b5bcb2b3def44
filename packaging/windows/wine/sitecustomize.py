"""Lets PySide6 find the DLLs beside python.exe, because Wine does not search there."""

import os
import sys

if sys.platform == "win32":
    os.add_dll_directory(sys.prefix)
