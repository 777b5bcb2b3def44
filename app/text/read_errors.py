"""What is wrong with a deal code or a game record, and where."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import assert_never

from app.text.cards import the_card
from app.text.games import game_name
from app.text.piles import pile_name
from app.text.translation import Texts, sentence
from engine.cards import Card, Suit
from engine.games import GAMES
from engine.position import cell, column, foundation
from engine.read_errors import Location, ReadError, ReadFault
from engine.rules import Game

ReadErrorTexts = Texts("ReadErrorTexts")

_CODE_EXAMPLE = "SS1-S1-AAAAABD"
# Compiled by ``re`` when it is first used, and kept.
_PATH = (
    r"\$\.layout\.columns\[(?P<column>\d+)\](?:\[(?P<card>\d+)\])?"
    r"|\$\.layout\.cells\[(?P<cell>\d+)\]"
    r"|\$\.layout\.foundations\.(?P<foundation>[SHDC])"
    r"|\$\.actions\[(?P<action>\d+)\]"
)


def unreadable_text(error: ReadError, games: Sequence[Game] = GAMES) -> str:
    """The place in the record and the fault: ``Action 6: “t1>t99” is no action.``

    ``games`` are the games that the reader accepts. The sentence quotes the input, which may be any text:
    show it as plain text.
    """
    text = _fault_text(error, games)
    if error.fault is ReadFault.MISSING_KEY:
        return text  # it names the place itself
    place = sentence(_place_text(error.place))
    return f"{place}: {text}" if place else text


def _fault_text(error: ReadError, games: Sequence[Game]) -> str:  # noqa: PLR0912 (one case for each fault)
    values = {name: "" if value is None else str(value) for name, value in error.values.items()}
    match error.fault:
        case ReadFault.UNKNOWN_GAME if error.place.path == "$.game":
            return ReadErrorTexts.tr("The game “{game}” is not known.").format(**values)
        case ReadFault.UNKNOWN_GAME:
            return ReadErrorTexts.tr("This is no deal code: one looks like {code}.").format(
                code=_CODE_EXAMPLE
            )
        case ReadFault.UNKNOWN_VERSION if "game" in values:
            known = ", ".join(f"{game.codes.prefix}{game.codes.version}" for game in games)
            text = ReadErrorTexts.tr("Deal codes that begin with {start} are not known, only {known}.")
            return text.format(start=values["game"] + values["version"], known=known)
        case ReadFault.UNKNOWN_VERSION:
            return ReadErrorTexts.tr("Records of version {version} are not known.").format(**values)
        case ReadFault.NO_SUCH_LEVEL:
            return _no_such_level(games, values["game"], values["level"])
        case ReadFault.WRONG_LENGTH:
            length = int(values["length"])
            text = ReadErrorTexts.tr("A deal code ends with {needs} letters, this one with %n.", "", length)
            return text.format(**values)
        case ReadFault.BAD_SYMBOL if values["perhaps"]:
            text = ReadErrorTexts.tr("{symbol} is not used here: the letter {perhaps}?")
            return text.format(**values)
        case ReadFault.BAD_SYMBOL:
            text = ReadErrorTexts.tr(
                "{symbol} is not used here, only the letters A to Z and the digits 2 to 7."
            )
            return text.format(symbol=_symbol(values["symbol"]))
        case ReadFault.NOT_JSON:
            return ReadErrorTexts.tr("This is no game record: it is not written as JSON.")
        case ReadFault.TOO_LARGE if "actions" in values:
            return ReadErrorTexts.tr("The record holds more than %Ln action(s).", "", int(values["most"]))
        case ReadFault.TOO_LARGE:
            return ReadErrorTexts.tr("The record is larger than %Ln byte(s).", "", int(values["most"]))
        case ReadFault.TOO_DEEP:
            return ReadErrorTexts.tr(
                "The record is nested more than %n level(s) deep.", "", int(values["most"])
            )
        case ReadFault.WRONG_TYPE if error.place.path == "$":
            return ReadErrorTexts.tr("This is no game record: one begins with a curly bracket.")
        case ReadFault.WRONG_TYPE:
            return ReadErrorTexts.tr("The record has a value of the wrong kind here.")
        case ReadFault.MISSING_KEY:
            return ReadErrorTexts.tr("Missing in the record: {part}.").format(part=_place_text(error.place))
        case ReadFault.UNKNOWN_FORMAT:
            return ReadErrorTexts.tr("This is no game record: its format is “{format}”.").format(**values)
        case ReadFault.NEWER_VERSION:
            text = ReadErrorTexts.tr("The record is of version {version}; this program knows up to {known}.")
            return text.format(**values)
        case ReadFault.WRONG_CARDS:
            return _wrong_cards(values)
        case ReadFault.IMPOSSIBLE_LAYOUT if "needs" in values:
            text = ReadErrorTexts.tr("The layout has {count} piles here, not {needs}.")
            return text.format(**values)
        case ReadFault.IMPOSSIBLE_LAYOUT:
            return ReadErrorTexts.tr("Such a layout cannot come about in this game.")
        case ReadFault.CODE_AND_LAYOUT_DIFFER:
            return ReadErrorTexts.tr("The record does not agree with its deal code {code}.").format(**values)
        case ReadFault.BAD_ACTION:
            return ReadErrorTexts.tr("“{action}” is no action.").format(**values)
        case _:
            assert_never(error.fault)


def _no_such_level(games: Sequence[Game], name: str, level: str) -> str:
    game = next(game for game in games if name in (game.name, game.codes.prefix))
    letter = game.codes.level_letter if name == game.codes.prefix else ""
    levels = ", ".join(f"{letter}{known}" for known in game.codes.levels)
    text = ReadErrorTexts.tr("{game} has no level “{level}”, only {levels}.")
    return text.format(game=game_name(game), level=level, levels=levels)


def _symbol(symbol: str) -> str:
    """The symbol; with its code point if it looks like an allowed symbol."""
    return symbol if symbol.isascii() else f"{symbol} (U+{ord(symbol):04X})"


def _wrong_cards(values: Mapping[str, str]) -> str:
    if "card" in values:
        return ReadErrorTexts.tr("“{card}” is no card.").format(**values)
    if values["missing"]:
        text = ReadErrorTexts.tr("The layout does not hold the right cards: {card} is missing.")
        return text.format(card=the_card(Card.parse(values["missing"])))
    text = ReadErrorTexts.tr("The layout does not hold the right cards: {card} is one too many.")
    return text.format(card=the_card(Card.parse(values["surplus"])))


def _place_text(place: Location) -> str:
    """The place in a record, in words; empty for a deal code, because the sentence quotes the code."""
    if place.path is not None:
        return _path_text(place.path)
    if place.line is not None:
        text = ReadErrorTexts.tr("line {line}, character {character}")
        return text.format(line=place.line, character=place.character)
    return ""


def _path_text(path: str) -> str:
    match = re.match(_PATH, path)
    if match is None:
        return _key_text(path)
    if match["action"]:
        return ReadErrorTexts.tr("action {number}").format(number=int(match["action"]) + 1)
    if match["cell"]:
        return pile_name(cell(int(match["cell"])))
    if match["foundation"]:
        return pile_name(foundation(Suit(match["foundation"])))
    name = pile_name(column(int(match["column"])))
    if match["card"] is None:
        return name
    return ReadErrorTexts.tr("{column}, card {number}").format(column=name, number=int(match["card"]) + 1)


def _key_text(path: str) -> str:  # noqa: PLR0912 (one case for each key)
    """What a key of a record holds; an unknown key is returned unchanged."""
    match path.partition("[")[0]:
        case "$":
            return ""
        case "$.format":
            return ReadErrorTexts.tr("format")
        case "$.version":
            return ReadErrorTexts.tr("version of the format")
        case "$.game":
            return ReadErrorTexts.tr("name of the game")
        case "$.suits":
            return ReadErrorTexts.tr("number of suits")
        case "$.cells":
            return ReadErrorTexts.tr("number of cells")
        case "$.code":
            return ReadErrorTexts.tr("deal code")
        case "$.actions":
            return ReadErrorTexts.tr("actions")
        case "$.layout":
            return ReadErrorTexts.tr("layout")
        case "$.layout.columns":
            return ReadErrorTexts.tr("columns of the layout")
        case "$.layout.cells":
            return ReadErrorTexts.tr("cells of the layout")
        case "$.layout.foundations":
            return ReadErrorTexts.tr("foundations of the layout")
        case "$.layout.removed":
            return ReadErrorTexts.tr("removed sequences of the layout")
        case key:
            return key.removeprefix("$.")
