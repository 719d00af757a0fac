"""The questions of the first start: each chooses the value of one setting."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from accessible_uno.frozen import frozen
from accessible_uno.interface.parse.lexicon import Phrases
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES, Language
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import OUTPUT_SETTINGS, Setting, Settings
from accessible_uno.settings.values import BrailleOutput, Notation, Pace, SpeechOutput

ROWS: Final = {row.key: row for row in OUTPUT_SETTINGS}
"""The settings by their keys."""

SPEECH: Final = "speech"
BRAILLE: Final = "braille"
NOTATION: Final = "notation"
PACE: Final = "pace"
"""The keys of the settings that are asked for, besides the language."""


def _always(_settings: Settings) -> bool:
    return True


def _writes_braille(settings: Settings) -> bool:
    return settings.braille or settings.display


@frozen
class SetupQuestion:
    """A question with numbered answers.

    ``first-<key>-ask`` is the question, ``first-<key>-help`` explains it, and the words of each
    answer are in ``first-<key>-<value>``.

    Attributes:
        key: the setting whose value is chosen.
        values: the stored value that each answer chooses, in the order of their numbers.
        stands_for: for other values of the setting, the answer that comes nearest; whoever has one
            of them and takes that answer keeps what they have.
        is_asked: whether it is asked, by the settings chosen so far.
    """

    key: str
    values: tuple[str, ...]
    stands_for: Mapping[str, str] = MappingProxyType({})
    is_asked: Callable[[Settings], bool] = _always

    @property
    def row(self) -> Setting:
        """The setting."""
        return ROWS[self.key]

    def message(self, kind: str) -> str:
        """Return the id of a message of this question: ``ask`` or ``help``."""
        return f"first-{self.key}-{kind}"

    def answer_for(self, stored: object) -> str | None:
        """Return the value of the answer that a stored value belongs to."""
        value = self.stands_for.get(str(stored), str(stored))
        return value if value in self.values else None

    def answer_name(self, value: str, locale: str) -> str:
        """Return what an answer is called when it is echoed."""
        return _words_of(self.key, value, locale)[0]

    def parse(self, line: str, locale: str) -> str | None:
        """Return the value that a typed number, word or beginning of a word chooses."""
        words = tokens(line)
        if len(words) == 1 and words[0].isdecimal():
            number = int(words[0])
            return self.values[number - 1] if 0 < number <= len(self.values) else None
        for known in self._phrases(locale):
            if (value := known.whole(words)) is not None:
                return value
        typed = " ".join(words)
        for known in self._phrases(locale):
            begun = {value for phrase, value in known.phrases() if _begins(phrase, typed)}
            if len(begun) == 1:
                return begun.pop()
        return None

    def _phrases(self, locale: str) -> Iterator[Phrases[str]]:
        """Yield the words of the answers in every language, those of ``locale`` first."""
        for each in (locale, *(other for other in LOCALES if other != locale)):
            yield Phrases((value, _words_of(self.key, value, each)) for value in self.values)


def _begins(phrase: Tokens, typed: str) -> bool:
    return bool(typed) and " ".join(phrase).startswith(typed)


def _words_of(key: str, value: str, locale: str) -> list[str]:
    message = f"first-{key}-{value}"
    if key == LANGUAGE:
        message = f"language-{Language(value).name.lower()}"
    return [each.strip() for each in Catalogue(locale).text(message).split(",")]


_OWN_VOICE: Final = str(SpeechOutput.AUTO)


def setup_questions(locale: str) -> tuple[SetupQuestion, ...]:
    """Return the questions in their order; the language of ``locale`` has the first number."""
    languages = (locale, *(other for other in LOCALES if other != locale))
    speech = {
        SpeechOutput.SELF: _OWN_VOICE,
        SpeechOutput.DISPATCHER: _OWN_VOICE,
        SpeechOutput.BRIDGE: str(SpeechOutput.SCREEN_READER),
    }
    return (
        SetupQuestion(LANGUAGE, languages),
        SetupQuestion(
            SPEECH,
            (_OWN_VOICE, str(SpeechOutput.SCREEN_READER), str(SpeechOutput.OFF)),
            {str(value): answer for value, answer in speech.items()},
        ),
        SetupQuestion(BRAILLE, tuple(map(str, BrailleOutput))),
        SetupQuestion(NOTATION, tuple(map(str, Notation)), is_asked=_writes_braille),
        SetupQuestion(PACE, tuple(map(str, Pace))),
    )
