"""What a question is, what may be answered to it, and the list of all questions there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.interface.ask.reader import NO_FIELDS, Fields
from accessible_uno.interface.parse.grammar import grammar
from accessible_uno.interface.parse.lexicon import Phrases, lexicon, parse_reply, parse_reply_key
from accessible_uno.interface.parse.spoken import parse_spoken_reply
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

AnswerT = TypeVar("AnswerT")
AnswerT_co = TypeVar("AnswerT_co", covariant=True)

MOST_KEYS: Final = 9
"""The numbers that one key gives."""


class Word(Enum):
    """What may be said at a question besides an answer.

    The words of the first three are in ``ask-<value>``; the others are commands of the game.
    """

    BACK = "back"
    END = "end"
    LIST = "list"
    HELP = "help"
    REPEAT = "repeat"
    QUIT = "quit"


USUAL_WORDS: Final = frozenset({Word.HELP, Word.REPEAT, Word.QUIT})
"""What may be said at nearly every question."""


class AnswerReader(Protocol[AnswerT_co]):
    """What may be answered to a question."""

    @property
    def free(self) -> bool:
        """Whether nearly any line may be an answer.

        Words such as “help” go before them then, and letters are typed where single keys play.
        """

    def parse(self, line: str, locale: str) -> AnswerT_co | None:
        """Return what a line answers, an empty one what is usual; ``None`` where it is none."""

    def usual(self, locale: str) -> str:
        """Return what Enter alone answers, as the prompt shows it; empty for nothing."""

    def offered(self, locale: str) -> Mapping[str, str]:
        """Return what the keys of a braille display enter, each with its name on a button."""

    def line_of(self, key: str, locale: str) -> str:
        """Return the line that a single key enters; empty where it is no answer."""


class YesNo:
    """Yes or no, in any language.

    Args:
        usual: what Enter alone answers.
    """

    free = False

    def __init__(self, usual: Reply) -> None:
        self._usual = usual

    def parse(self, line: str, locale: str) -> Reply | None:
        """Return the reply."""
        said = parse_reply(line, locale, default=self._usual)
        return said if said is not None else parse_spoken_reply(line, locale)

    def usual(self, locale: str) -> str:
        """Return the word for the usual reply."""
        return lexicon(locale).replies.names[self._usual]

    def offered(self, locale: str) -> Mapping[str, str]:
        """Return yes and no."""
        return {name: name for name in lexicon(locale).replies.names.values()}

    def line_of(self, key: str, locale: str) -> str:
        """Return the reply that a letter begins."""
        reply = parse_reply_key(key, locale)
        return lexicon(locale).replies.names[reply] if reply is not None else ""


class NumberedChoice:
    """One of several answers, by its number, its words in any language, or how a word begins.

    The words may stand in a longer sentence, unless it denies: « pas de lecteur d’écran ».

    Args:
        words: for each value, in the order of the numbers, its words in a language.
        usual: the value that Enter alone chooses; empty for none.
    """

    free = False

    def __init__(
        self, words: Mapping[str, Callable[[str], Sequence[str]]], usual: str = ""
    ) -> None:
        self._words = words
        self._values = tuple(words)
        self._usual = usual

    def parse(self, line: str, locale: str) -> str | None:
        """Return the value that is chosen."""
        words = tokens(line)
        if not words and not line.strip():
            return self._usual or None
        if len(words) == 1 and words[0].isdecimal():
            number = int(words[0])
            return self._values[number - 1] if 0 < number <= len(self._values) else None
        for known in self._phrases(locale):
            if (value := known.whole(words)) is not None:
                return value
        for known in self._phrases(locale):
            begun = {value for phrase, value in known.phrases() if _begins(phrase, " ".join(words))}
            if len(begun) == 1:
                return begun.pop()
        if grammar(lexicon(locale)).manner(words).denies:
            return None
        said = {
            value
            for known in self._phrases(locale)
            for phrase, value in known.phrases()
            if f" {' '.join(phrase)} " in f" {' '.join(words)} "
        }
        return said.pop() if len(said) == 1 else None

    def _phrases(self, locale: str) -> Iterator[Phrases[str]]:
        """Yield the words of the answers in every language, those of ``locale`` first."""
        for each in (locale, *(other for other in LOCALES if other != locale)):
            yield Phrases((value, list(words(each))) for value, words in self._words.items())

    @property
    def count(self) -> int:
        """How many answers there are."""
        return len(self._values)

    def usual(self, locale: str) -> str:  # noqa: ARG002  # a number is the same in any language
        """Return the number of the usual answer."""
        return str(self._values.index(self._usual) + 1) if self._usual else ""

    def offered(self, locale: str) -> Mapping[str, str]:
        """Return the numbers, with the first words of each answer."""
        named = (next(iter(words(locale)), "") for words in self._words.values())
        return {str(number): f"{number}. {name}" for number, name in enumerate(named, 1)}

    def line_of(self, key: str, locale: str) -> str:
        """Return the number that a key has, where each answer has one."""
        return key if self.count <= MOST_KEYS and key in self.offered(locale) else ""


def _begins(phrase: Tokens, typed: str) -> bool:
    return bool(typed) and " ".join(phrase).startswith(typed)


class Free(Generic[AnswerT]):
    """Whatever a parser understands.

    Args:
        parse: returns what a line answers, ``None`` where it is none.
        usual: what Enter alone answers, as the prompt shows it.
        offered: what the keys of a braille display enter.
    """

    free = True

    def __init__(
        self,
        parse: Callable[[str], AnswerT | None],
        usual: str = "",
        offered: Sequence[str] = (),
    ) -> None:
        self._parse = parse
        self._usual = usual
        self._offered = offered

    def parse(self, line: str, locale: str) -> AnswerT | None:  # noqa: ARG002
        """Return what the parser understands."""
        return self._parse(line)

    def usual(self, locale: str) -> str:  # noqa: ARG002
        """Return what Enter alone answers."""
        return self._usual

    def offered(self, locale: str) -> Mapping[str, str]:  # noqa: ARG002
        """Return what was given."""
        return {line: line for line in self._offered}

    def line_of(self, key: str, locale: str) -> str:  # noqa: ARG002
        """Return nothing: letters are typed."""
        return ""


class Question(Struct, Generic[AnswerT], frozen=True):
    """A question to the player.

    ``<name>-ask`` asks it, ``<name>-help`` explains it, and ``<name>-unclear`` refuses a line that
    is no answer, with the line in ``$line``.

    Attributes:
        name: as above.
        answers: what may be answered.
        fields: the values of the variables in its texts.
        words: what may be said besides an answer.
        lists: tells what « list » asks for; ``None`` where there is no list.
        explains: tells more about what is asked, before the help.
        refuses: says in place of the text that a line is no answer.
        about: the beginning of the names of texts that several questions share.
        how: says how to answer, after a key that does nothing; empty where the refusal does.
        locales: the languages in which it is asked, if not the player's alone.
        asked_again: whether it is asked again after each line that does not answer it.
        usual_is_spoken: whether our own voice says what Enter answers, as the prompt shows it.
        prompt: the prompt.
    """

    name: str
    answers: AnswerReader[AnswerT]
    fields: Fields = NO_FIELDS
    words: frozenset[Word] = USUAL_WORDS
    lists: Callable[[], None] | None = None
    explains: Callable[[], None] | None = None
    refuses: Callable[[str], None] | None = None
    about: Mapping[str, str] = MappingProxyType({})
    how: str = ""
    locales: tuple[str, ...] = ()
    asked_again: bool = False
    usual_is_spoken: bool = False
    prompt: str = "prompt-answer"

    def message(self, kind: str) -> str:
        """Return the id of a text: ``ask``, ``help`` or ``unclear``."""
        return self.about.get(kind, f"{self.name}-{kind}")

    def with_fields(self, **fields: str | int) -> Question[AnswerT]:
        """Return the question about something."""
        return replace(self, fields=fields)


QUESTIONS: Final[dict[str, Question[Any]]] = {}
"""Every question of the program, by its name; each module that asks adds its own."""


def question(name: str, answers: AnswerReader[AnswerT], **more: Any) -> Question[AnswerT]:
    """Return a question, and add it to the list of all."""
    QUESTIONS[name] = made = Question(name, answers, **more)
    return made


def word_of(line: str) -> Word | None:
    """Return what a line asks for in the words that are those of questions alone."""
    words = tokens(line)
    for locale in LOCALES:
        for word in (Word.BACK, Word.END, Word.LIST):
            told = Catalogue(locale).listed(f"ask-{word.value}")
            if words and words in map(tokens, told):
                return word
    return None
