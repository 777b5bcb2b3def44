"""Python and Qt for Windows under Wine, and the program frozen with them.

For tests only. The libraries of this Python come from a package on PyPI that contains them, its modules come
from the running Python. A release for Windows uses the Python from python.org.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

import environment

from building import wine
from building.version import source_date

PROGRAM = wine.PYTHON / "python.exe"
_REQUIREMENTS = ("runtime", "test", "package", "wine")
_SOURCES = environment.ROOT / "packaging" / "windows" / "wine"
_FROZEN = ("app", "engine", "resources", "packaging/pyinstaller", "packaging/building/trimming.py")


def prepare() -> None:
    """Make this Python unless it exists; raises ``CalledProcessError`` if that fails."""
    stamp = wine.SYSTEM / "opt" / "python.stamp"
    wanted = _fingerprint([*_files(_SOURCES, "."), *map(_requirements, _REQUIREMENTS)])
    if not stamp.exists() or stamp.read_text() != wanted:
        _make_python()
        stamp.write_text(wanted)


def freeze(icons: Path) -> Path:
    """Freeze the copied checkout as ``frozen.build`` does on Windows; return the folder of the program.

    A program that was frozen from the same files is kept.
    """
    frozen = wine.SYSTEM / "opt" / "frozen" / "ten-columns"
    stamp = frozen.with_suffix(".stamp")
    wanted = _fingerprint(_files(wine.SYSTEM / wine.CHECKOUT.relative_to("/"), *_FROZEN))
    if stamp.exists() and stamp.read_text() == wanted:
        return frozen
    stamp.unlink(missing_ok=True)
    drawn = wine.SYSTEM / "opt" / "icons"
    shutil.rmtree(drawn, ignore_errors=True)
    shutil.copytree(icons, drawn)
    folders = {name: wine.windows_path(Path("/opt") / name) for name in ("frozen", "icons", "work")}
    options = ["--noconfirm", "--clean", "--log-level", "ERROR"]
    options += ["--distpath", folders["frozen"], "--workpath", folders["work"]]
    wine.run(
        *("wine64", str(PROGRAM), "-m", "PyInstaller", *options),
        "packaging/pyinstaller/ten-columns.spec",
        folder=wine.CHECKOUT,
        TEN_COLUMNS_ICONS=folders["icons"],
        SOURCE_DATE_EPOCH=str(source_date()),
    )
    stamp.write_text(wanted)
    return frozen


def _fingerprint(files: Iterable[Path]) -> str:
    """A text that changes when this Python or one of the files changes."""
    digests = [f"{file.name} {hashlib.sha256(file.read_bytes()).hexdigest()}" for file in files]
    return "\n".join([sys.version, *digests])


def _files(folder: Path, *names: str) -> list[Path]:
    """The files under ``names`` in ``folder``, in order."""
    paths = [path for name in names for path in (folder / name, *(folder / name).rglob("*"))]
    return sorted(path for path in paths if path.is_file() and "__pycache__" not in path.parts)


def _requirements(name: str) -> Path:
    return environment.ROOT / "packaging" / f"requirements-{name}.txt"


def _make_python() -> None:
    print("Putting Python for Windows together ...", flush=True)
    root = wine.SYSTEM / wine.PYTHON.relative_to("/")
    shutil.rmtree(root, ignore_errors=True)
    left_out = shutil.ignore_patterns("site-packages", "lib-dynload", "test", "__pycache__", "config-*")
    shutil.copytree(sysconfig.get_path("stdlib"), root / "Lib", ignore=left_out)
    (root / "DLLs").mkdir()
    packages = root / "Lib" / "site-packages"
    _install_packages(packages)
    for file in (packages / "deploy_libs").iterdir():
        shutil.move(file, root / "DLLs" / file.name if file.suffix == ".pyd" else root / file.name)
    shutil.copy(_SOURCES / "sitecustomize.py", packages)
    _build_programs(root)
    shutil.move(root / "icuuc.dll", packages / "PySide6")
    # As in environment.py, for a quicker start.
    wine.run("wine64", PROGRAM, "-c", "import PySide6.QtCore", SBK_EMBED="0")


def _install_packages(folder: Path) -> None:
    """Install the requirements for Windows into ``folder``, and from panda3d only CPython."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    options = ["--platform", "win_amd64", "--python-version", version, "--only-binary", ":all:", "--no-deps"]
    pip = [str(environment.MAIN.python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    with tempfile.TemporaryDirectory() as temporary:
        for name in _REQUIREMENTS:
            listed = Path(temporary) / f"{name}.txt"
            listed.write_text(_for_windows(_requirements(name).read_text()))
            command = [*pip, "download", *options, "--require-hashes", "-d", temporary, "-r", str(listed)]
            subprocess.run(command, check=True)
        for wheel in Path(temporary).glob("*.whl"):
            with zipfile.ZipFile(wheel) as packed:
                names = packed.namelist()
                if wheel.name.startswith("panda3d"):
                    names = [one for one in names if one.startswith("deploy_libs/")]
                packed.extractall(folder, names)


def _for_windows(requirements: str) -> str:
    """The requirements for Windows, without markers: pip would evaluate them for the running system."""
    entries = re.split(r"\n(?=[^\s#])", requirements)
    return "\n".join(
        re.sub(r" ; [^\\\n]*", " ", entry) for entry in entries if "sys_platform == 'darwin'" not in entry
    )


def _build_programs(root: Path) -> None:
    """Compile ``python.exe``, ``icuuc.dll`` and Python's stable interface, ``python3.dll``, into ``root``."""
    (library,) = root.glob("python3?*.dll")
    for source in _SOURCES.glob("*.c"):
        shutil.copy(source, root)
    exports = wine.output("x86_64-w64-mingw32-objdump", "-p", library.name, folder=wine.PYTHON)
    names = re.findall(r"^\t\[ *\d+\] \+base\[ *\d+\] +[0-9a-f]+ (\w+)$", exports, re.M)
    forwarded = "".join(f"  {name} = {library.stem}.{name}\n" for name in names)
    (root / "python3.def").write_text(f"LIBRARY python3\nEXPORTS\n{forwarded}")
    compiler = ("x86_64-w64-mingw32-gcc", "-O2")
    program = ("-municode", f'-DPYTHON_DLL=L"{library.name}"', "python.c", "-o", "python.exe")
    library_options = ("-shared", "-nostdlib")
    wine.run(*compiler, *program, folder=wine.PYTHON)
    wine.run(*compiler, *library_options, "icuuc.c", "-o", "icuuc.dll", folder=wine.PYTHON)
    sources = ("python3.c", "python3.def")
    wine.run(*compiler, *library_options, *sources, "-o", "python3.dll", folder=wine.PYTHON)
