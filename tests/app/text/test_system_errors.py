from __future__ import annotations

import errno

import pytest

from app.play.settings import Language
from app.regular_file import NotRegularFileError
from app.text.system_errors import system_error_text
from tests.app.speech import SPOKEN, Speak

ERRORS = [
    NotRegularFileError(),
    TimeoutError(),
    FileNotFoundError(),
    IsADirectoryError(),
    *(OSError(number, "an English text") for number in errno.errorcode),
]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_error_has_a_sentence_without_the_systems_own_words(speak: Speak, language: Language) -> None:
    speak(language)
    for error in ERRORS:
        text = system_error_text(error)
        assert text.endswith(".")
        assert "English" not in text


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOENT, "There is no such file or folder."),
        (errno.EACCES, "You do not have permission."),
        (errno.ENOSPC, "There is no space left on the disk."),
        (errno.EIO, "The disk has a fault."),
        (errno.ELOOP, "It is a link in a loop of links."),
        (errno.ETIMEDOUT, "It does not answer."),
        (errno.ESTALE, "It does not answer."),
        (errno.EXDEV, "The operating system refuses it: EXDEV."),
    ],
)
def test_an_error_says_what_is_wrong(speak: Speak, number: int, words: str) -> None:
    speak(Language.ENGLISH)
    assert system_error_text(OSError(number, "")) == words


def test_each_language_has_its_own_words(speak: Speak) -> None:
    texts = set()
    for language in SPOKEN:
        speak(language)
        texts |= {system_error_text(error) for error in ERRORS[:4]}
    assert len(texts) == 4 * len(SPOKEN)
