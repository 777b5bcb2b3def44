"""The portable archive: the frozen program in one folder, to be unpacked and started anywhere."""

from __future__ import annotations

import platform
import shutil
import tarfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import environment

from building import frozen, installation
from building.version import VERSION, source_date


def build(destination: Path, icons: Path) -> Path:
    """Write the archive for this system into the folder ``destination``, and return its path."""
    name = f"ten-columns-{VERSION}-{platform.system().lower()}-{platform.machine().lower()}"
    root = environment.ROOT / "build" / name
    shutil.rmtree(root, ignore_errors=True)
    system = platform.system()
    if system == "Linux":
        installation.lay_out(root, icons)
        shutil.copy(installation.DESKTOP / "install.sh", root / "install.sh")
        _copy_documents(root / "share" / "doc" / "ten-columns")
        return pack_tar(root, destination / f"{name}.tar.xz")
    bundle = frozen.FOLDER.parent / "Ten Columns.app"
    tree = bundle if system == "Darwin" else frozen.FOLDER
    shutil.copytree(tree, root / tree.name, symlinks=True)
    _copy_documents(root)
    return _pack_zip(root, destination / f"{name}.zip")


def _copy_documents(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("README.md", "CHANGELOG.md", "LICENSE"):
        shutil.copyfile(environment.ROOT / name, folder / name)


def pack_tar(root: Path, archive: Path) -> Path:
    """Pack the folder ``root`` into the file ``archive``, reproducibly, and return its path."""

    def anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = source_date()
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with tarfile.open(archive, "w:xz") as tar:
        tar.add(root, root.name, recursive=False, filter=anonymous)
        for path in sorted(root.rglob("*")):
            tar.add(path, path.relative_to(root.parent), recursive=False, filter=anonymous)
    return archive


def _pack_zip(root: Path, archive: Path) -> Path:
    date = datetime.fromtimestamp(source_date(), UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(root.rglob("*")):
            if path.is_dir() and not path.is_symlink():
                continue
            member = zipfile.ZipInfo(path.relative_to(root.parent).as_posix(), date)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.external_attr = path.lstat().st_mode << 16
            content = str(path.readlink()).encode() if path.is_symlink() else path.read_bytes()
            packed.writestr(member, content)
    return archive
