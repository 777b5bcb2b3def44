"""The releases, read from the AppStream metainfo, the only file that describes them."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple
from xml.etree import ElementTree as ET

from building.installation import DESKTOP, IDENTIFIER

METAINFO = DESKTOP / f"{IDENTIFIER}.metainfo.xml"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


class Release(NamedTuple):
    """A version, its date, and its news as English sentences."""

    version: str
    day: date
    news: tuple[str, ...]


def releases() -> list[Release]:
    """All releases, newest first."""
    tree = ET.parse(METAINFO)  # noqa: S314 (our own file)
    return [
        Release(
            release.attrib["version"],
            date.fromisoformat(release.attrib["date"]),
            tuple(" ".join(text.itertext()) for text in release.iter("p") if _LANGUAGE not in text.attrib),
        )
        for release in tree.iter("release")
    ]
