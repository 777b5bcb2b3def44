"""The pictures on the rules pages show what their captions say."""

from __future__ import annotations

import re

import pytest

from app.help.examples import example_record
from app.help.pages import pages
from app.help.pictures import captions, picture, picture_example
from app.play.settings import Language
from engine.games import GAMES
from engine.moves import destinations
from engine.position import column
from tests.app.speech import SPOKEN

NAMES = tuple(captions(Language.ENGLISH))


def targets(name: str) -> list[str]:
    """The destinations of the group selected in a picture."""
    shown = picture(name)
    assert shown.group is not None
    return [str(pile) for pile in destinations(shown.game, shown.position, *shown.group)]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_picture_is_on_a_page_once_with_its_caption(language: Language) -> None:
    html = " ".join(page.html for page in pages(language, GAMES))
    assert sorted(re.findall(r'<img src="picture:([\w-]+)"', html)) == sorted(NAMES)
    text = " ".join(page.text for page in pages(language, GAMES))
    assert all(caption in text for caption in captions(language).values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_page_of_rules_begins_with_a_picture_of_a_deal(language: Language, game: object) -> None:
    name = getattr(game, "name")  # noqa: B009
    html = next(page.html for page in pages(language, GAMES) if page.name == name)
    first = re.search(r'<img src="picture:([\w-]+)"', html)
    assert first is not None
    assert first.start() < html.index("<h2>")
    assert str(example_record(first[1])[0].code) in captions(language)[first[1]]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_picture_has_a_caption_in_every_language(language: Language) -> None:
    assert tuple(captions(language)) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_what_a_picture_shows_lies_in_the_columns_that_are_drawn(name: str) -> None:
    shown = picture(name)
    hidden = {column(number) for number in range(shown.columns, len(shown.position.columns))}
    if shown.group is not None:
        taking = destinations(shown.game, shown.position, *shown.group)
        assert taking
        assert not hidden & {shown.group.source, *taking}


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_opens_on_the_board_with_its_caption_and_its_move(name: str) -> None:
    example = picture_example(Language.ENGLISH, name)
    assert example.record.start == picture(name).position
    assert example.opens_at == 0
    assert example.note(0) == captions(Language.ENGLISH)[name]
    assert len(example.record.actions) == (0 if picture(name).group is None else 1)
    assert example.refused is None


def test_one_card_of_simple_simon_goes_on_either_suit_and_into_the_empty_column() -> None:
    assert targets("simple-simon-card") == ["t1", "t2", "t5"]


def test_a_run_of_simple_simon_goes_on_another_suit_and_into_the_empty_column() -> None:
    assert targets("simple-simon-run") == ["t2", "t4"]


def test_one_card_of_seahaven_towers_goes_on_its_suit_into_cells_and_to_its_foundation() -> None:
    assert targets("seahaven-towers-card") == ["t4", "c3", "c4", "fH"]


def test_a_run_of_seahaven_towers_goes_on_its_suit_only() -> None:
    shown = picture("seahaven-towers-run")
    assert targets(shown.name) == ["t2"]
    assert shown.group is not None
    assert shown.group.size == shown.game.most_cards(shown.position.cells.count(None), 0)


def test_the_picture_of_the_limit_shows_the_largest_group_that_an_empty_column_takes() -> None:
    shown = picture("seahaven-towers-limit")
    assert targets(shown.name) == ["t1", "t8"]
    assert shown.group is not None
    assert shown.group.size == shown.game.most_cards(shown.position.cells.count(None), 1)
