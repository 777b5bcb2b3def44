"""The layout of the frozen program under a prefix such as /usr: menu entry, icons, man page, media type."""

from __future__ import annotations

import gzip
import shutil
from datetime import UTC, datetime
from pathlib import Path

import environment

from building import frozen
from building.version import VERSION, source_date

DESKTOP = environment.ROOT / "packaging" / "desktop"
IDENTIFIER = "org.tencolumns.TenColumns"
MANUAL_LANGUAGES = ("", "hr", "pt")
"""The language folders of the manual page; English has none, and every Portuguese uses ``pt``."""


def lay_out(prefix: Path, icons: Path, programs: str = "bin") -> None:
    """Create the folder ``prefix``, which must not exist, with ``lib``, ``share`` and ``programs``."""
    shutil.copytree(frozen.FOLDER, prefix / "lib" / "ten-columns", symlinks=True)
    (prefix / programs).mkdir()
    (prefix / programs / "ten-columns").symlink_to("../lib/ten-columns/ten-columns")
    share = prefix / "share"
    _copy(DESKTOP / f"{IDENTIFIER}.desktop", share / "applications")
    _copy(DESKTOP / f"{IDENTIFIER}.metainfo.xml", share / "metainfo")
    _copy(DESKTOP / "ten-columns.xml", share / "mime" / "packages")
    shutil.copytree(icons / "hicolor", share / "icons" / "hicolor")
    for language in MANUAL_LANGUAGES:
        write_packed(share / "man" / language / "man6" / "ten-columns.6.gz", _manual(language))


def write_packed(path: Path, text: str) -> None:
    """Write ``text`` into the gzip file ``path``, reproducibly."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def _manual(language: str) -> str:
    name = f"ten-columns.{language}.6" if language else "ten-columns.6"
    date = datetime.fromtimestamp(source_date(), UTC).date().isoformat()
    text = (DESKTOP / name).read_text(encoding="utf-8")
    return text.replace("@DATE@", date).replace("@VERSION@", VERSION)


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    shutil.copyfile(file, folder / file.name)
