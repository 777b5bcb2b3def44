"""The releases as a Debian changelog."""

from __future__ import annotations

import textwrap
from datetime import UTC, datetime, time
from email.utils import format_datetime

from building.releases import releases

_MAINTAINER = "Ten Columns <authors@tencolumns.invalid>"


def changelog(revision: str = "") -> str:
    """All releases, newest first; ``revision``, such as ``-1``, is appended to each version."""
    entries = []
    for release in releases():
        news = [
            textwrap.fill(text, 76, initial_indent="  * ", subsequent_indent="    ") for text in release.news
        ]
        when = format_datetime(datetime.combine(release.day, time(12), UTC))
        entries.append(
            f"ten-columns ({release.version}{revision}) unstable; urgency=medium\n\n"
            + "\n".join(news)
            + f"\n\n -- {_MAINTAINER}  {when}\n"
        )
    return "\n".join(entries)
