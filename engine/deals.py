"""Deal codes, deal numbers, and the order of cards for each number.

The mapping is a file format: version 1 always deals the same cards. The shuffle is the Fisher-Yates shuffle
with the generator SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
The letters are the base32 alphabet of RFC 4648, most significant first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import SystemRandom
from typing import NamedTuple
from unicodedata import category

from engine.cards import Card
from engine.position import Cards
from engine.read_errors import Location, ReadError, ReadFault

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
LETTERS = 7
DEAL_NUMBERS = len(ALPHABET) ** LETTERS
LOOKALIKES = {"0": "O", "1": "I", "8": "B"}

_MASK = 2**64 - 1
_DASHES = dict.fromkeys((*range(0x2010, 0x2016), 0x2212, 0xFE58, 0xFE63, 0xFF0D), "-")
_SOFT_HYPHEN = "\u00ad"
_SMALL_LETTERS = {code: chr(code).upper() for code in range(ord("a"), ord("z") + 1)}
_SHOWN = 20


class CodeFormat(NamedTuple):
    """The format of a game's deal codes: ``SS1-S4-…`` is prefix SS, version 1, level letter S, level 4.

    ``levels`` holds the levels from easy to hard.
    """

    prefix: str
    version: int
    level_letter: str
    levels: tuple[int, ...]


class _DealCode(NamedTuple):
    format: CodeFormat
    level: int
    number: int


class DealCode(_DealCode):
    """One deal: the format of its game, its level, and its number (0 to ``DEAL_NUMBERS`` - 1).

    Raises ``ValueError`` if the format lacks the level, or if the number is out of range.
    """

    __slots__ = ()

    def __new__(cls, format: CodeFormat, level: int, number: int) -> DealCode:  # noqa: A002
        if not all(map(isinstance, (format, level, number), (CodeFormat, int, int))):
            raise TypeError(f"a CodeFormat and two ints are needed, not {format!r}, {level!r}, {number!r}")
        if level not in format.levels:
            raise ValueError(f"{format.prefix} has no level {level!r}")
        if not 0 <= number < DEAL_NUMBERS:
            raise ValueError(f"no deal has the number {number}")
        return super().__new__(cls, format, level, number)

    def __str__(self) -> str:
        """The code as the board shows it, such as ``SS1-S1-AAAAABD``."""
        letters = ""
        number = self.number
        for _ in range(LETTERS):
            number, digit = divmod(number, len(ALPHABET))
            letters = ALPHABET[digit] + letters
        form = self.format
        return f"{form.prefix}{form.version}-{form.level_letter}{self.level}-{letters}"


def parse_code(text: str, formats: Iterable[CodeFormat]) -> DealCode:
    """Parse a deal code in one of ``formats``.

    White space and invisible characters (Unicode category Cf) are ignored. Dashes of all kinds count as
    hyphens; soft hyphens count if ``text`` has no other dashes. Lower-case ASCII letters count as upper-case.
    Raises ``ReadError`` with the faulty character of ``text`` for anything else.
    """
    if not isinstance(text, str):
        raise TypeError(f"a str is needed, not {text!r}")
    kept = [(place, symbol) for place, symbol in _visible(text, start=1) if not symbol.isspace()]
    code = "".join(symbol for _, symbol in kept).translate(_SMALL_LETTERS)

    def refuse(fault: ReadFault, index: int, **values: str | int | None) -> ReadError:
        character = kept[index][0] if index < len(kept) else len(text) + 1
        return ReadError(fault, Location(character=character), values)

    game, _, rest = code.partition("-")
    level, hyphen, letters = rest.partition("-")
    head = re.fullmatch(r"([A-Z]+)([0-9]{1,6})", game)
    form = next((form for form in formats if head and form.prefix == head[1]), None)
    if head is None or form is None:
        raise refuse(ReadFault.UNKNOWN_GAME, 0, game=game[:_SHOWN])
    if head[2] != str(form.version):
        raise refuse(ReadFault.UNKNOWN_VERSION, len(head[1]), game=head[1], version=head[2])
    chosen = next((value for value in form.levels if level == f"{form.level_letter}{value}"), None)
    if chosen is None:
        raise refuse(ReadFault.NO_SUCH_LEVEL, len(game) + 1, game=head[1], level=level[:_SHOWN])
    start = len(game) + len(level) + 2
    for index, symbol in enumerate(letters[:LETTERS]):
        if symbol not in ALPHABET:
            perhaps = LOOKALIKES.get(symbol)
            raise refuse(ReadFault.BAD_SYMBOL, start + index, symbol=symbol, perhaps=perhaps)
    if len(letters) != LETTERS or not hyphen:
        end = start + min(len(letters), LETTERS) if hyphen else start - 1
        raise refuse(ReadFault.WRONG_LENGTH, end, length=len(letters), needs=LETTERS)
    number = 0
    for symbol in letters:
        number = number * len(ALPHABET) + ALPHABET.index(symbol)
    return DealCode(form, chosen, number)


def find_code(text: str, formats: Iterable[CodeFormat]) -> DealCode | None:
    """The first deal code within a longer text; None if nothing in it looks like a code.

    A code may be between underscores, asterisks or letters that are not ASCII. Its hyphens may be written as
    ``%2D``, and it may be broken after a hyphen by a line end and the quotation mark of an e-mail, ``>``.
    Raises ``ReadError`` if the first text that looks like a code of one of ``formats`` is misspelt.
    """
    if not isinstance(text, str):
        raise TypeError(f"a str is needed, not {text!r}")
    formats = tuple(formats)
    return _find_code(text, formats) or _find_code(text.replace(_SOFT_HYPHEN, "-"), formats)


def _find_code(text: str, formats: tuple[CodeFormat, ...]) -> DealCode | None:
    visible = list(_visible(text))
    code = _likely_code(formats).search("".join(symbol for _, symbol in visible))
    if code is None:
        return None
    try:
        return parse_code("-".join(code.groups()), formats)
    except ReadError as error:
        place = Location(character=visible[code.start()][0] + 1)
        raise ReadError(error.fault, place, error.values) from None


@cache
def _likely_code(formats: tuple[CodeFormat, ...]) -> re.Pattern[str]:
    """Matches what looks like a code within a text: a known prefix and a version, a level, letters."""
    prefixes = "|".join("".join(f"[{letter}{letter.lower()}]" for letter in form.prefix) for form in formats)
    # Possessive: for a hundred thousand line ends without a code, backtracking would take minutes.
    hyphen = r"\s*+(?:-|%2[Dd])[^\S\n]*+(?:\n[>\s]*+)?"
    start, end = "(?<![A-Za-z0-9])", "[A-Za-z0-9]"
    return re.compile(rf"{start}((?:{prefixes})[0-9]{{1,6}}){hyphen}({end}{{1,8}}){hyphen}({end}+)")


def _visible(text: str, start: int = 0) -> Iterator[tuple[int, str]]:
    """The visible characters, dashes as hyphens, with their places in ``text``."""
    text = text.translate(_DASHES)
    if "-" not in text:
        text = text.replace(_SOFT_HYPHEN, "-")
    for place, symbol in enumerate(text, start):
        if symbol.isascii() or category(symbol) != "Cf":
            yield place, symbol


def random_number() -> int:
    """A deal number from the system's cryptographic source; all numbers are equally likely."""
    return SystemRandom().randrange(DEAL_NUMBERS)


def shuffled(deck: Sequence[Card], number: int) -> tuple[Card, ...]:
    """The cards of ``deck`` in the order of deal ``number``."""
    cards = list(deck)
    outputs = _split_mix_64(number)
    for last in range(len(cards) - 1, 0, -1):
        bound = last + 1
        fair = 2**64 - 2**64 % bound
        chosen = next(output for output in outputs if output < fair) % bound
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def in_columns(cards: Cards, sizes: Iterable[int]) -> tuple[tuple[Cards, ...], Cards]:
    """Columns with ``sizes`` cards, filled one after the other from the left, and the remaining cards."""
    columns = []
    dealt = 0
    for size in sizes:
        columns.append(cards[dealt : dealt + size])
        dealt += size
    return tuple(columns), cards[dealt:]


def _split_mix_64(state: int) -> Iterator[int]:
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)
