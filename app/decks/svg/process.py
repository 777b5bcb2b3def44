"""Communicates with the process that draws a deck. All functions block: call them from a thread."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import IO

from app.decks.svg.errors import DeckError, DeckFault
from app.decks.svg.measurement import Measurement
from app.decks.svg.names import PREVIEW
from app.decks.svg.worker import CPU_SECONDS
from engine.cards import Card

OPTION = "--draw-deck"
"""The argument that makes the frozen program the drawing process."""

PATIENCE_SECONDS = 2.0 * CPU_SECONDS
"""How long a drawing process may take; it may have to wait for other processes."""

_PIXEL_BYTES = 4
_LONGEST_LINE = 1000
_ENDING_SECONDS = 1.0
_OUT_OF_TIME = -getattr(signal, "SIGXCPU", 0) or None
_START = """\
import sys
sys.path.insert(0, sys.argv.pop(1))
from app.decks.svg.worker import main
sys.exit(main(sys.argv[1:]))
"""


class DeckProcess:
    """One run of the drawing process.

    Its methods raise ``DeckError`` if the deck cannot be used, or if the process does not start, crashes,
    hangs or is ended.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        command = [sys.executable, OPTION]
        if not getattr(sys, "frozen", False):
            command = [sys.executable, "-P", "-c", _START, str(Path(__file__).parents[3])]
        try:
            self._process = subprocess.Popen(  # noqa: S603 (the program itself)
                [*command, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError:  # the system has no memory, processes or files left
            raise DeckError(DeckFault.FAILED) from None
        self._is_late = False
        self._timer = Timer(PATIENCE_SECONDS, self._end_late)
        self._timer.daemon = True
        try:
            self._timer.start()
        except RuntimeError:  # the system has no threads left
            self.close()
            raise DeckError(DeckFault.FAILED) from None

    def answer(self) -> dict[str, object]:
        """The first line that the process prints."""
        line = self._out.readline(_LONGEST_LINE)
        try:
            values = json.loads(line)
        except ValueError:
            raise self._failure() from None
        if not isinstance(values, dict):
            raise self._failure()
        if "fault" in values:
            raise _told(values)
        return values

    def picture(self, width: int, height: int) -> bytes:
        """The next picture of ``width`` by ``height`` pixels."""
        content = self._out.read(width * height * _PIXEL_BYTES)
        if len(content) != width * height * _PIXEL_BYTES:
            raise self._failure()
        return content

    def end(self) -> None:
        """End the process, if it has not ended by itself; safe to call from any thread."""
        self._process.kill()

    def close(self) -> None:
        """End the process and wait for its end."""
        self._timer.cancel()
        self.end()
        self._process.wait()
        self._out.close()

    @property
    def _out(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    def _end_late(self) -> None:
        self._is_late = True
        self.end()

    def _failure(self) -> DeckError:
        """The reason why the process has not printed a valid answer."""
        try:
            status = self._process.wait(_ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            status = 0
        is_slow = self._is_late or status == _OUT_OF_TIME
        return DeckError(DeckFault.TOO_SLOW if is_slow else DeckFault.FAILED)


@contextmanager
def running(*arguments: str) -> Iterator[DeckProcess]:
    """Run a drawing process with ``arguments``; end it after the ``with`` block."""
    process = DeckProcess(arguments)
    try:
        yield process
    finally:
        process.close()


def measure(path: Path, width: int) -> Measurement:
    """Measure the deck at ``path``, and draw ``PREVIEW`` ``width`` pixels wide. Raises ``DeckError``."""
    with running("measure", str(path), str(width)) as process:
        answer = process.answer()
        aspect, index_height = answer.get("aspect"), answer.get("index_height")
        if not isinstance(aspect, float) or not isinstance(index_height, float):
            raise DeckError(DeckFault.FAILED)
        height = round(width * aspect)
        previews = tuple(process.picture(width, height) for _ in PREVIEW)
        return Measurement(aspect, index_height, width, height, previews)


def drawing_arguments(path: Path, width: int, height: int, faces: Iterable[Card]) -> tuple[str, ...]:
    """The arguments of a process that draws ``faces``, each ``width`` by ``height`` pixels."""
    return ("draw", str(path), str(width), str(height), "".join(map(str, faces)))


def _told(answer: dict[str, object]) -> DeckError:
    """The error that the process has reported."""
    try:
        fault = DeckFault(str(answer["fault"]))
        return DeckError(fault, Card.parse(str(answer["face"])) if answer.get("face") else None)
    except ValueError:
        return DeckError(DeckFault.FAILED)
