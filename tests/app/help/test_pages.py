"""The pages of Help agree with the engine, in three languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from PySide6.QtGui import QTextDocument

from app.help.examples import EXAMPLES, example_record, examples
from app.help.pages import Page, page_file, pages, template
from app.play.settings import Language
from engine.cards import Rank
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.records import Record
from engine.session import UNDO_LIMIT
from tests.app.speech import SPOKEN

PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""The character for a picture in a document's text."""
RULES = [game.name for game in GAMES]
PAGES = [page.name for page in pages(Language.ENGLISH, GAMES)]


def page(language: Language, name: str) -> Page:
    return next(page for page in pages(language, GAMES) if page.name == name)


@pytest.mark.parametrize("name", [*RULES, *(f"{name}-tips" for name in RULES)])
@pytest.mark.parametrize("language", SPOKEN)
def test_every_game_has_pages_of_rules_and_of_good_play_in_every_language(
    language: Language, name: str
) -> None:
    assert page_file(language, name).exists(), f"write {page_file(language, name)}"


class Outline(HTMLParser):
    """The tags of a page in order, and whether they nest correctly."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        assert not self._open

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


def cells(html: str) -> list[list[str]]:
    """The tables of a page, row by row, without their header rows."""
    rows = re.findall(r"<tr>(.*?)</tr>", html)
    return [found for row in rows if (found := re.findall(r"<td>(.*?)</td>", row))]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_the_same_outline_in_every_language(name: str) -> None:
    outlines = {tuple(Outline(page(language, name).html).tags) for language in SPOKEN}
    assert len(outlines) == 1


@pytest.mark.parametrize("name", PAGES)
def test_a_page_names_the_same_numbers_in_every_language(name: str) -> None:
    numbers = [sorted(re.findall(r"\{\w+\}|\d+", template(language, name))) for language in SPOKEN]
    assert numbers[0] == numbers[1] == numbers[2]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_page_has_a_title_and_fills_in_its_numbers(language: Language) -> None:
    titles = {shown.title for shown in pages(language, GAMES)}
    assert len(titles) == len(PAGES)
    for shown in pages(language, GAMES):
        assert shown.title in shown.text
        assert not set("{}<>") & set(shown.text)


def test_a_page_with_an_unknown_name_in_braces_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.help.pages.template", lambda *_: "<h1>How to play</h1>{picture_deal}")
    with pytest.raises(ValueError, match="the page playing names the unknown fact 'picture_deal' in en"):
        pages(Language.ENGLISH, ())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", SPOKEN)
def test_qt_shows_all_the_words_of_a_page(language: Language) -> None:
    for shown in pages(language, GAMES):
        document = QTextDocument()
        document.setHtml(shown.html)
        assert document.toPlainText().replace(PICTURE, " ").split() == shown.text.split()


@pytest.mark.parametrize("name", sorted(set(RULES) & set(PAGES)))
@pytest.mark.parametrize("language", SPOKEN)
def test_rules_name_no_number_of_the_game_but_the_engine_s(language: Language, name: str) -> None:
    ranks = {str(rank.value) for rank in Rank}
    heads_of_the_table = {"0", "1", "2"}
    assert (
        set(re.findall(r"\d+", re.sub(r"<[^>]*>", " ", template(language, name))))
        <= ranks | heads_of_the_table
    )


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize(
    ("language", "order"),
    [
        (Language.ENGLISH, "From lowest: ace (A), 2 to 10, jack (J), queen (Q), king (K)."),
        (Language.CROATIAN, "Redoslijed od najniže: as (A), 2 do 10, dečko (J), dama (Q), kralj (K)."),
        (
            Language.PORTUGUESE,
            "Da mais baixa para a mais alta: ás (A), 2 a 10, valete (J), dama (Q), rei (K).",
        ),
    ],
)
def test_rules_tell_the_order_of_ranks_and_what_the_letters_mean(
    language: Language, order: str, name: str
) -> None:
    assert order in page(language, name).text


@pytest.mark.parametrize("language", SPOKEN)
def test_simple_simon_s_levels_and_scores(language: Language) -> None:
    rows = cells(page(language, "simple-simon").html)
    assert [row[1] for row in rows[:3]] == [str(level) for level in SIMPLE_SIMON.codes.levels]
    assert [row[1] for row in rows[3:]] == ["500", "−1", "+100"]


@pytest.mark.parametrize("language", SPOKEN)
def test_the_example_s_score_is_what_the_engine_counts(language: Language) -> None:
    record, _ = example_record("one-suit")
    won = record.replay()[0]
    assert won.is_won
    text = page(language, "simple-simon").text
    assert f"500 − {won.state.moves} + 400 = {won.state.score}" in text


@pytest.mark.parametrize("language", SPOKEN)
def test_simple_simon_s_columns(language: Language) -> None:
    sizes = [len(cards) for cards in example_record("one-suit")[0].start.columns]
    assert ", ".join(map(str, sizes)) in page(language, "simple-simon").text


@pytest.mark.parametrize("language", SPOKEN)
def test_seahaven_towers_levels_and_scores(language: Language) -> None:
    rows = cells(page(language, "seahaven-towers").html)
    assert [row[1] for row in rows[:3]] == [str(level) for level in SEAHAVEN_TOWERS.codes.levels]
    assert [row[1] for row in rows[-4:]] == ["0", "+10", "+5", "0"]


@pytest.mark.parametrize("language", SPOKEN)
def test_the_table_of_group_sizes(language: Language) -> None:
    rows = [list(map(int, row)) for row in cells(page(language, "seahaven-towers").html)[3:8]]
    for free_cells, *sizes in rows:
        expected = [SEAHAVEN_TOWERS.most_cards(free_cells, columns) for columns in (0, 1, 2, 0, 1)]
        assert sizes == expected
    assert rows[0] == [0, 1, 2, 4, 1, 2]
    assert rows[4] == [4, 5, 10, 20, 5, 10]


@pytest.mark.parametrize("language", SPOKEN)
def test_eight_against_four(language: Language) -> None:
    paragraph = re.search(
        r"</table>\s*<p>(.*?)</p>", page(language, "seahaven-towers").html.partition("colspan")[2]
    )
    assert paragraph is not None
    assert re.findall(r"\d+", paragraph[1]) == ["1", "2", "8", "4"]


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", ["playing", "questions"])
def test_the_limit_of_undo(language: Language, name: str) -> None:
    assert str(UNDO_LIMIT) in page(language, name).text


@pytest.mark.parametrize("language", SPOKEN)
def test_the_number_of_deals_is_written_as_in_the_language(language: Language) -> None:
    groups = re.search(r"34\D738\D368|34\D359\D738\D368", page(language, "questions").text)
    assert groups is not None
    assert int(re.sub(r"\D", "", groups[0])) == 2**35


@pytest.mark.parametrize("language", SPOKEN)
def test_every_example_is_on_the_page_of_examples(language: Language) -> None:
    html = page(language, "examples").html
    assert re.findall(r'href="example:([\w-]+)"', html) == list(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_has_the_same_notes_in_every_language(name: str) -> None:
    index = EXAMPLES.index(name)
    english, *others = (examples(language)[index] for language in SPOKEN)
    for other in others:
        assert other.notes.keys() == english.notes.keys()
        for at, note in english.notes.items():
            assert digits(other.notes[at]) == digits(note)


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_notes_of_an_example_lie_within_its_game(name: str) -> None:
    example = examples(Language.ENGLISH)[EXAMPLES.index(name)]
    assert list(example.notes) == sorted(example.notes)
    assert 0 <= example.opens_at <= max(example.notes) == len(example.record.actions)
    assert example.note(example.opens_at) == next(iter(example.notes.values()))
    assert example.note(-1) == example.summary
    assert example.note(len(example.record.actions)) == list(example.notes.values())[-1]


def state_at(record: Record, done: int) -> tuple[int, int, list[int]]:
    """Points, removed sequences, and sizes of the columns after ``done`` actions."""
    session = record._replace(actions=record.actions[:done]).replay()[0]
    position = session.position
    return session.state.score, len(position.removed), [len(cards) for cards in position.columns]


def test_the_notes_on_one_suit_tell_what_happens() -> None:
    record, _ = example_record("one-suit")
    assert [state_at(record, done)[1] for done in (21, 22, 45, 46, 47, 48, 49)] == [0, 1, 1, 2, 2, 3, 4]
    assert [state_at(record, 5)[2][8], state_at(record, 8)[2][9]] == [0, 0]
    assert [str(record.actions[done - 1]) for done in (11, 41, 43)] == ["t5>t9x3", "t7>t3x11", "t3>t2x12"]
    assert state_at(record, 42)[2][1] == 0
    assert state_at(record, 49)[0] == 851


def test_the_notes_on_twelve_hearts_tell_what_happens() -> None:
    record, _ = example_record("twelve-hearts")
    assert str(record.actions[51]) == "t1>t5x12"
    assert [state_at(record, done)[2][4:6] for done in (50, 51, 52)] == [[1, 0], [0, 0], [12, 0]]
    assert [state_at(record, done)[1] for done in (52, 53)] == [1, 2]
    assert state_at(record, 60)[0] == 840
    assert record.code is None


def test_six_cards_may_be_lifted_and_find_no_column() -> None:
    record, refused = example_record("six-cards-refused")
    assert str(refused) == "t1>t6x6"
    session = record.replay()[0]
    assert session.position.cells.count(None) == 1
    assert session.position.columns.count(()) == 2
    assert SEAHAVEN_TOWERS.most_cards(1, 2) == 8
    assert SEAHAVEN_TOWERS.most_cards(1, 1) == 4


def test_four_cards_just_fit() -> None:
    record, refused = example_record("four-cards-fit")
    assert refused is None
    session = record._replace(actions=record.actions[:42]).replay()[0]
    assert session.position.cells.count(None) == 1
    assert session.position.columns.count(()) == 2
    assert str(record.actions[42]) == "t6>t1x4"


def test_the_notes_on_one_cell_tell_what_happens() -> None:
    record, _ = example_record("one-cell")
    assert [str(card) for card in record.start.cells] == ["AH"]
    assert str(record.start.columns[1][-1]) == "KD"
    assert len(record.start.columns[1]) == 6
    moves = {
        1: "c1>fH",
        5: "t2>c1",
        17: "c1>t8",
        18: "t6>c1",
        30: "t3>t4x2",
        45: "t2>t10",
        53: "t1>t2",
        66: "c1>fC",
    }
    assert {done: str(record.actions[done - 1]) for done in moves} == moves
    assert state_at(record, 16)[2][7] == 0
    session = record.replay()[0]
    assert session.is_won
    assert (session.state.moves, session.state.score) == (75, 525)
