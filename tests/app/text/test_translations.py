"""Every text of the sources is translated, with the same words for the same things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

import app
from app.help.examples import examples
from app.help.pages import pages, template
from app.play.settings import Language
from app.text.languages import TRANSLATIONS
from engine.games import GAMES
from tests.app.speech import TRANSLATED

SOURCES = Path(app.__file__).parent
PLACEHOLDER = re.compile(r"\{\w*\}|%L?n|%\d")
PLURAL_FORMS = {Language.ENGLISH: 2, Language.CROATIAN: 3, Language.PORTUGUESE: 2}


class Text(NamedTuple):
    """A text of the sources, as in translation files."""

    context: str
    source: str
    comment: str
    has_plural: bool


class Message(NamedTuple):
    """A text and its translation: its forms, and whether it is finished."""

    text: Text
    forms: tuple[str, ...]
    is_finished: bool


def texts_of(path: Path) -> Iterator[Text]:
    """The texts of one source file, from ``self.tr("…")`` in a class, or ``context.tr("…")``."""
    yield from _texts_in(ast.parse(path.read_text("utf-8")), "")


def _texts_in(node: ast.AST, class_name: str) -> Iterator[Text]:
    for child in ast.iter_child_nodes(node):
        yield from _texts_in(child, child.name if isinstance(child, ast.ClassDef) else class_name)
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Attribute) and child.func.attr == "tr":
            owner = child.func.value
            assert isinstance(owner, ast.Name), f"line {child.lineno}: lupdate finds no context for this text"
            arguments = [*child.args, *(keyword.value for keyword in child.keywords)]
            words = [ast.literal_eval(argument) for argument in arguments[:2]]
            comment = words[1] if len(words) > 1 else ""
            context = class_name if owner.id == "self" else owner.id
            yield Text(context, words[0], comment, len(arguments) > 2)


def all_texts() -> set[Text]:
    sources = [path for path in SOURCES.rglob("*.py") if path.name != "texts.py"]
    return {text for path in sources for text in texts_of(path)}


def messages(language: Language, name: str = "ten-columns") -> list[Message]:
    """The content of a translation file."""
    tree = ET.parse(TRANSLATIONS / f"{name}_{language.value}.ts")
    return [
        _message(context.findtext("name", ""), message)
        for context in tree.iter("context")
        for message in context.iter("message")
    ]


def finished(language: Language) -> list[Message]:
    """The program's translations, without unfinished ones."""
    return [message for message in messages(language) if message.is_finished]


def _message(context: str, message: ET.Element) -> Message:
    has_plural = message.get("numerus") == "yes"
    comment = message.findtext("comment", "")
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return Message(
        Text(context, message.findtext("source", ""), comment, has_plural),
        tuple(forms) if has_plural else (translation.text or "",),
        translation.get("type") is None,
    )


def written(language: Language) -> Iterator[tuple[str, str]]:
    """Every text in a language without markup and values, with its place: translations and Help."""
    for name in ("ten-columns", "ten-columns-qt"):
        for message in messages(language, name):
            for form in message.forms:
                yield f"{message.text.context}: {message.text.source}", bare(form.replace("&", ""))
    for page in pages(language, GAMES):
        yield page.name, bare(template(language, page.name))
    for example in examples(language):
        for text in (example.title, example.summary, *example.notes.values()):
            yield example.name, text


def bare(text: str) -> str:
    return re.sub(r"<[^>]*>|\{\w*\}", " ", text)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_of_the_sources_is_translated_and_no_other(language: Language) -> None:
    translated = {message.text for message in finished(language)}
    assert all_texts() - translated == set()
    assert translated - all_texts() == set()


def test_every_plural_of_the_sources_has_its_english_forms() -> None:
    plurals = {text for text in all_texts() if text.has_plural}
    assert {message.text for message in finished(Language.ENGLISH)} == plurals


@pytest.mark.parametrize("language", PLURAL_FORMS)
def test_every_translation_is_whole_and_holds_the_same_values(language: Language) -> None:
    for message in finished(language):
        assert len(message.forms) == (PLURAL_FORMS[language] if message.text.has_plural else 1)
        for form in message.forms:
            assert form
            assert sorted(PLACEHOLDER.findall(form)) == sorted(PLACEHOLDER.findall(message.text.source))


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_end_as_their_source_does(language: Language) -> None:
    for message in finished(language):
        for mark in (".", "?", "…", ":"):
            for form in message.forms:
                assert form.endswith(mark) == message.text.source.endswith(mark)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_menu_text_with_a_letter_to_choose_it_by_keeps_one(language: Language) -> None:
    for message in finished(language):
        for form in message.forms:
            assert form.count("&") == message.text.source.count("&")


TERMS = {
    Language.CROATIAN: [
        *(
            "špil",
            "boja",
            "stupac",
            "ćelija",
            "temelj",
            "niz",
            "skupina",
            "potez",
            "partija",
            "bodovi",
            "poništi",
        ),
        *("Nova partija", "kod partije", "Lako", "Srednje", "Teško", "Koliko boja?", "Koliko ćelija?"),
        *("Dvostruki klik", "Automatsko postavljanje", "Pomoć pri postavljanju", "Interaktivna pravila"),
    ],
    Language.PORTUGUESE: [
        *("baralho", "naipe", "coluna", "célula", "fundação", "sequência", "grupo", "jogada", "partida"),
        *("pontuação", "anular", "Nova partida", "código de partida", "Fácil", "Médio", "Difícil"),
        *("Quantos naipes?", "Quantas células?", "Duplo clique", "Colocação automática"),
        *("Ajuda à colocação", "Regras interativas"),
    ],
}


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_terms_of_the_games_are_used(language: Language) -> None:
    everything = " ".join(text for _, text in written(language)).casefold()
    assert [term for term in TERMS[language] if term.casefold() not in everything] == []


BRAZILIAN = re.compile(
    r"\b(arquivos?|salvar|mouse|telas?|usuários?|você|deletar|excluir|registros?|controle|aplicativos?|celular"
    r"|gerenciar|clicar|digitar|digite|exibir|exibição|caracteres?|equipe|fato|contato|desfazer|apert[ae]r?"
    r"|porcentagem|conexão|(?:está|estão|ficou) \w+[aei]ndo|abas?|pressione|padrão|padrões|rolar)\b",
    re.IGNORECASE,
)
SERBIAN_OR_FAMILIAR = re.compile(
    r"\b(fajl\w*|ekran\w*|podešavanj\w*|sačuvaj\w*|spisak|želiš|možeš|klikni|da li|štampa\w*|opozovi|tačno"
    r"|takođe|karata su|prečica|greške?)\b",
    re.IGNORECASE,
)
ENGLISH = re.compile(
    r"\b(the|and|cards?|columns?|cells?|suits?|moves|game|deal|undo|redo|with|of|is|are|not|click|drag|score"
    r"|points|settings|help|level)\b",
    re.IGNORECASE,
)
NAMES = re.compile(
    r"Qt for Python|GNU Lesser General Public License|Python Software Foundation|The Ten Columns authors"
    r"|The Qt Company Ltd|Ten Columns|Baker's Game"
)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_english_is_left(language: Language) -> None:
    left = {place: ENGLISH.findall(NAMES.sub(" ", text)) for place, text in written(language)}
    assert {place: words for place, words in left.items() if words} == {}


def test_portuguese_is_that_of_portugal() -> None:
    left = {place: BRAZILIAN.findall(text) for place, text in written(Language.PORTUGUESE)}
    assert {place: words for place, words in left.items() if words} == {}


def test_croatian_is_standard_and_addresses_the_player_politely() -> None:
    left = {place: SERBIAN_OR_FAMILIAR.findall(text) for place, text in written(Language.CROATIAN)}
    assert {place: words for place, words in left.items() if words} == {}


QUOTES = {Language.CROATIAN: "„”", Language.PORTUGUESE: "«»"}


@pytest.mark.parametrize("language", TRANSLATED)
def test_quotation_marks_are_those_of_the_language(language: Language) -> None:
    others = set('“”„«»"') - set(QUOTES[language])
    assert [place for place, text in written(language) if others & set(text)] == []


def test_each_variable_for_texts_has_the_name_of_their_context() -> None:
    """Otherwise lupdate would put the texts into another context, in which the program does not look."""
    assigned = re.compile(r"^(\w+) = Texts\(\"(\w+)\"\)", re.MULTILINE)
    named = [pair for path in SOURCES.rglob("*.py") for pair in assigned.findall(path.read_text("utf-8"))]
    assert len(named) > 10
    assert [pair for pair in named if pair[0] != pair[1]] == []
