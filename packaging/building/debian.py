"""The Debian package: the frozen program under /usr; it uses Debian's libraries where Debian has them."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import environment

from building import installation
from building.debian_changelog import changelog
from building.relocations import LIBC_MINOR
from building.trimming import LINUX_LIBRARIES
from building.version import VERSION, source_date

_SOURCES = environment.ROOT / "packaging" / "debian-bundle"


def build(destination: Path, icons: Path) -> Path:
    """Write the package for this machine's architecture into the folder ``destination``; return its path."""
    root = environment.ROOT / "build" / "debian"
    shutil.rmtree(root, ignore_errors=True)
    installation.lay_out(root / "usr", icons, programs="games")
    internal = root / "usr" / "lib" / "ten-columns" / "_internal"
    for library in LINUX_LIBRARIES:
        for file in internal.rglob(f"lib{library}.so*"):
            file.unlink()
    _write_documents(root)
    _set_modes(root)
    _write_control(root)
    package = destination / f"ten-columns_{VERSION}_{_architecture()}.deb"
    command: list[str | Path] = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, package]
    variables = {"SOURCE_DATE_EPOCH": str(source_date())}
    subprocess.run(command, env=os.environ | variables, stdout=subprocess.DEVNULL, check=True)
    return package


def _write_documents(root: Path) -> None:
    documents = root / "usr" / "share" / "doc" / "ten-columns"
    documents.mkdir(parents=True)
    licences = environment.ROOT / "resources" / "licences"
    text = (_SOURCES / "copyright").read_text(encoding="utf-8")
    for name, file in (("@MIT@", "MIT.txt"), ("@PSF@", "Python.txt")):
        text = text.replace(name, _as_field((licences / file).read_text(encoding="utf-8")))
    (documents / "copyright").write_text(text, encoding="utf-8")
    installation.write_packed(documents / "changelog.gz", changelog())
    overrides = root / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(_SOURCES / "lintian-overrides", overrides / "ten-columns")


def _as_field(text: str) -> str:
    """``text`` as the continuation of a field in a Debian control file."""
    return "\n".join(f" {line.rstrip() or '.'}" for line in text.strip().splitlines())


def _set_modes(root: Path) -> None:
    """Set the permissions that Debian requires: no library is executable."""
    for path in root.rglob("*"):
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.parent.name == "ten-columns" and path.name == "ten-columns")
        path.chmod(0o755 if runs else 0o644)
    root.chmod(0o755)


def _write_control(root: Path) -> None:
    folder = root / "DEBIAN"
    folder.mkdir()
    files = [path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink()]
    fields = {
        "@VERSION@": VERSION,
        "@ARCHITECTURE@": _architecture(),
        "@INSTALLED_SIZE@": str(sum(-(-path.stat().st_size // 1024) for path in files)),
        "@DEPENDS@": _dependencies(root / "usr" / "lib" / "ten-columns"),
    }
    control = (_SOURCES / "control").read_text(encoding="utf-8")
    for name, value in fields.items():
        control = control.replace(name, value)
    (folder / "control").write_text(control, encoding="utf-8")
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
    ]
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")
    for path in folder.iterdir():
        path.chmod(0o644)


def _dependencies(tree: Path) -> str:
    """The Debian packages with the libraries that files in ``tree`` link and ``tree`` does not contain.

    Exits if one of these libraries is in no package.
    """
    binaries = [path for path in sorted(tree.rglob("*")) if path.is_file() and _is_elf(path)]
    folders = sorted({path.parent for path in binaries})
    with TemporaryDirectory() as folder:
        control = Path(folder, "debian", "control")
        control.parent.mkdir()
        control.write_text("Source: ten-columns\n\nPackage: ten-columns\nArchitecture: any\n")
        command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info"]
        command += [f"-l{path}" for path in folders]
        command += [f"-e{path}" for path in binaries]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        errors = [line for line in done.stderr.splitlines() if "error" in line]
        raise SystemExit("\n".join([*errors, "dev.py: these libraries are in no package"]))
    return for_packed_relocations(done.stdout.strip().removeprefix("shlibs:Depends="))


def for_packed_relocations(dependencies: str) -> str:
    """``dependencies`` on a glibc that reads packed relocations, which dpkg-shlibdeps does not look at."""
    return re.sub(r"(?<=libc6 \(>= 2\.)\d+", lambda minor: str(max(int(minor[0]), LIBC_MINOR)), dependencies)


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return not path.is_symlink() and file.read(4) == b"\x7fELF"


def _architecture() -> str:
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
