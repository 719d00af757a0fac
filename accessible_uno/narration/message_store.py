"""The Fluent messages of one language, each parsed when it is first needed.

Parsing all of them would cost a quarter of a second at the start of a game; finding where each
message begins costs a millisecond, and the first minute of a game needs some thirty of them.
A formatted message is kept, because a game repeats itself: "Bob draws." is formatted once.  It is
found again by the values that it mentions, before any words are made of them.

Messages without selectors and references are read and filled in without Fluent: importing its
parser takes 20 ms and using it a millisecond a message, or 80 for the phrases of a grammar; the
help and most answers of the command line need no more than this.  A test compares each of them with
what Fluent makes of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from accessible_uno.narration.language import plural_category_of
from accessible_uno.narration.languages import folder_of, texts_of_other_packages
from accessible_uno.program import IN_WORDS, locales_folder, program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from importlib.resources.abc import Traversable

    from fluent.syntax import ast

    from accessible_uno.cards import Card
    from accessible_uno.narration.patterns import AlikeNumbers, Fill, PatternCompiler

SimpleMessage: TypeAlias = tuple[str, ...]
"""Text and the names of variables in turn, beginning and ending with text."""

_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_INDENTS: Final = re.compile(r"\n( +)")
_OTHER_LINE: Final = re.compile(r"\n(?: +[.*\[\n]|[^ \n])")
"""A line that is left to Fluent: it continues no text, or is made of spaces."""

_LONGEST: Final = 2000
"""Characters of a value; a longer one is left to Fluent, which refuses it."""

_UNGROUPED: Final = 1000
"""From here on a number is written in groups of digits, which is left to Fluent."""


def read_simple(source: str, attribute: str | None) -> SimpleMessage | None:
    """Return a message or an attribute of it; ``None`` where only Fluent can read it.

    Args:
        source: the whole message, as the file has it.
        attribute: the name of an attribute; ``None`` for the value.
    """
    begins = re.search(rf"^ +\.{attribute} *= *" if attribute else r"^[\w-]+ *= *", source, re.M)
    if begins is None:
        return None
    ends = _ATTRIBUTE.search(source, begins.end())
    text = source[begins.end() : ends and ends.start()].rstrip(" \n")
    if _OTHER_LINE.search(text):
        return None
    shared = min(_INDENTS.findall(text), default="")
    parts = tuple(_VARIABLE.split(text.replace("\n" + shared, "\n").lstrip("\n")))
    plain = any(parts) and not any("{" in part or "}" in part for part in parts[::2])
    return parts if plain else None


def fill_simple(message: SimpleMessage, variables: Mapping[str, str | int]) -> str | None:
    """Return the text of a message; ``None`` where only Fluent can write one of the values.

    Raises:
        KeyError: a variable is missing.
    """
    filled = list(message)
    for place in range(1, len(message), 2):
        value = variables[message[place]]
        if isinstance(value, int) and 0 <= value < _UNGROUPED:
            filled[place] = str(value)
        elif isinstance(value, str) and len(value) < _LONGEST:
            filled[place] = value
        else:
            return None
    return "".join(filled)


Variables: TypeAlias = dict[str, str | int]
"""The values of the variables of a message, without their ``$``."""

_Key: TypeAlias = tuple[str, str | None]
"""A message id, and an attribute or ``None`` for the value."""

CACHE_SIZE: Final = 8192
"""How many formatted messages of a language are kept: about 4 MB.  Then it begins anew."""

PROGRAM: Final = "program"
"""The variable that every message has: what to type before a command of the command line."""

_TYPED: Final = rf"{IN_WORDS} ([\w-]+)(?: ([\w-]+))?"
"""A command to type, of one word or two, where commands are typed by their words."""

_NEXT: Final = re.compile(r"\n(?=[-#a-zA-Z])")
"""Where an entry of a file begins; what belongs to one is indented, or closes a brace."""


class MissingText(LookupError):
    """A message that does not exist or cannot be formatted; ``message_id`` names it."""

    def __init__(self, message_id: str, why: object) -> None:
        super().__init__(f"{message_id}: {why}")
        self.message_id = message_id


class MissingVariable(MissingText):
    """A message asks for a ``variable`` that it is not given."""

    def __init__(self, message_id: str, variable: str) -> None:
        super().__init__(message_id, f"${variable} is not given")
        self.variable = variable


class ReadMessage:
    """What is known of a message, or of an attribute of it, once it has been read.

    Args:
        message_id: its id.
        attribute: the name of the attribute; ``None`` for the value.
        used: the names of the variables that it uses.
        simple: its parts, where it is simple.
        choosing: the variables that only choose between its variants, where they are numbers.
    """

    def __init__(
        self,
        message_id: str,
        attribute: str | None,
        used: frozenset[str],
        simple: SimpleMessage | None,
        choosing: Mapping[str, AlikeNumbers] = MappingProxyType({}),
    ) -> None:
        self.message_id = message_id
        self.attribute = attribute
        self.used = used
        self.simple = simple
        self._choosing = choosing

    def alike(self, variable: str, value: object) -> object:
        """Return the value of a variable, or another one that makes the same text."""
        numbers = self._choosing.get(variable)
        if numbers is None or not isinstance(value, int):
            return value
        return numbers.first_like(value)


class Values(Protocol):
    """The values that a message may mention."""

    def key(self, message: ReadMessage) -> list[object]:
        """Return what the text of the message depends on: for an equal list it is the same."""

    def variables(self) -> Variables:
        """Return the variables of the message whose key was asked for last.

        They may be made when the text asks for them.
        """


class MessageStore:
    """Finds, parses and formats the messages of one language.

    Args:
        locale: the language.
        folder: holds the ``.ftl`` files; it is not there where a package brings the language.
        other_texts: yields what the files of other packages hold; called once, when a message is
            not in ``folder``.  Their messages are added to ours and never replace one of ours.

    Attributes:
        locale: the same.
        sources: each message as it stands in the files, by its id.
        card_names: what our cards are called, by message and card; kept for all who hear it.
        numbered_cards: the cards of a hand with their numbers, in the same way.
        joined: gives the id of the message that tells what two tell; ``None`` where there is none.

    Raises:
        MissingText: a message is defined twice.
    """

    def __init__(
        self,
        locale: str,
        folder: Traversable,
        other_texts: Callable[[str], Iterable[str]] = lambda _: (),
    ) -> None:
        self.locale = locale
        self.sources: dict[str, str] = {}
        self.card_names: dict[tuple[str, Card], str] = {}
        self.numbered_cards: dict[tuple[int, str], str] = {}
        self._folder = folder
        self._other_texts = other_texts
        self._others_read = False
        self._messages: dict[_Key, ReadMessage] = {}
        self._silent: dict[_Key, bool] = {}
        self._formatted: dict[tuple[object, ...], str] = {}
        self._fills: dict[_Key, Fill] = {}
        self.joined = cache(self._find_joined)
        for _, text in _files(folder) if folder.is_dir() else ():
            for message_id, source in entries_of(text):
                if message_id in self.sources:
                    raise MissingText(message_id, f"defined twice in {locale}")
                self.sources[message_id] = source
        self._own = frozenset(self.sources)

    def is_ours(self, message_id: str) -> bool:
        """Whether a message stands in the folder of the language; then no package replaces it."""
        return message_id in self._own

    def by_file(self) -> Iterator[tuple[str, list[str]]]:
        """Yield the name of each file of the language, and the ids of its messages."""
        for name, text in _files(self._folder):
            yield name, [each for each, _ in entries_of(text)]

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, and such an attribute of it."""
        source = self.sources.get(message_id) or self._source(message_id)
        if source is None or attribute is None:
            return source is not None
        return attribute in _attributes_of(source)

    def variables(self, message_id: str) -> frozenset[str]:
        """Return the names of the variables that a message and its attributes use.

        Raises:
            MissingText: a message that it names is missing.
        """
        source = self._source(message_id)
        attributes: list[str | None] = [*_attributes_of(source or "")]
        if source is None or self._entry(message_id).value is not None:
            attributes.append(None)
        used = (self._read(message_id, each).used for each in attributes)
        return frozenset[str]().union(*used)

    def _find_joined(self, first: str, second: str) -> str | None:
        together = joined_id(first, second)
        return together if self.has(together) else None

    def says_nothing(self, message_id: str, attribute: str) -> bool:
        """Whether :meth:`format` returns an empty text for all values."""
        key = (message_id, attribute)
        silent = self._silent.get(key)
        if silent is None:
            try:
                message = self._message(key)
                silent = not message.used and not self._format(message, {})
            except MissingText:
                silent = False
            self._silent[key] = silent
        return silent

    def format(self, message_id: str, attribute: str | None, values: Values) -> str:
        """Return the attribute of a message, or its value where it has none, with its variables.

        Raises:
            MissingText: the message or a variable is missing.
        """
        message = self._message((message_id, attribute))
        key = (message, *values.key(message))
        text = self._formatted.get(key)
        if text is None:
            text = self._format(message, values.variables())
            if IN_WORDS in text:
                text = re.sub(_TYPED, self._command_in_words, text)
            if len(self._formatted) >= CACHE_SIZE:
                self._formatted.clear()
            self._formatted[key] = text
        return text

    def _format(self, message: ReadMessage, variables: Variables) -> str:
        if PROGRAM in message.used:
            variables[PROGRAM] = program()
        simple = message.simple
        try:
            if simple is not None and (filled := fill_simple(simple, variables)) is not None:
                return filled
            return self._fill(message.message_id, message.attribute)(variables)
        except KeyError as missing:
            raise MissingVariable(message.message_id, missing.args[0]) from None

    def _command_in_words(self, typed: re.Match[str]) -> str:
        """Return the first words for a command, or what it is called where it has none."""
        first, second = typed.groups(default="")
        for command, rest in ((f"{first}-{second}", ""), (first, second and f" {second}")):
            if self.has(words := f"app-word-{command}"):
                return self._format(self._message((words, None)), {}).partition(",")[0] + rest
        return typed[0].removeprefix(f"{IN_WORDS} ")

    def _message(self, key: _Key) -> ReadMessage:
        message = self._messages.get(key)
        if message is None:
            message_id, attribute = key
            is_there = attribute is None or self.has(message_id, attribute)
            message = self._read(*key) if is_there else self._message((message_id, None))
            self._messages[key] = message
        return message

    def _read(self, message_id: str, attribute: str | None) -> ReadMessage:
        source = self._source(message_id)
        if source is None:
            raise self._missing(message_id)
        simple = read_simple(source, attribute)
        if simple is not None:
            return ReadMessage(message_id, attribute, frozenset(simple[1::2]), simple)
        from accessible_uno.narration.patterns import AlikeNumbers, UsedVariables

        try:
            used = UsedVariables(self._pattern(message_id, attribute), self._pattern)
        except RecursionError:
            raise MissingText(message_id, "it refers to itself") from None
        choosing = {
            name: AlikeNumbers(named, self._plural_category)
            for name, named in used.choosing.items()
            if name not in used.shown
        }
        return ReadMessage(message_id, attribute, used.names, None, choosing)

    def _missing(self, message_id: str) -> MissingText:
        """Return the error about a message that is not there, with the file to write it in.

        It is the file that another language has it in.
        """
        name = "NAME_OF_THE_RULE.ftl"
        if isinstance(self._folder, Path):
            name = _names_of_files(self._folder.parent).get(message_id, name)
        where = f"locales/{self.locale}/{name}"
        return MissingText(message_id, f"not in {self.locale}; write it in {where}")

    def _source(self, message_id: str) -> str | None:
        if message_id not in self.sources and not self._others_read:
            self._others_read = True
            for text in self._other_texts(self.locale):
                for other_id, source in entries_of(text):
                    self.sources.setdefault(other_id, source)
        return self.sources.get(message_id)

    @cached_property
    def _plural_category(self) -> Callable[[int], str]:
        return plural_category_of(self.locale, folder_of(self.locale))

    @cached_property
    def _compiler(self) -> PatternCompiler:
        # imported here because a command of simple texts does without the parser
        from accessible_uno.narration.patterns import PatternCompiler

        return PatternCompiler(self.locale, self._fill, self._plural_category)

    def _fill(self, message_id: str, attribute: str | None) -> Fill:
        """Return the function that fills in a message, a term or an attribute."""
        key = (message_id, attribute)
        fill = self._fills.get(key)
        if fill is None:
            try:
                fill = self._compiler.compile(self._pattern(message_id, attribute))
            except ValueError as wrong:
                raise MissingText(message_id, wrong) from None
            self._fills[key] = fill
        return fill

    def _pattern(self, message_id: str, attribute: str | None) -> ast.Pattern:
        """Return the parsed text of a message, a term or an attribute."""
        entry = self._entry(message_id)
        if attribute is None:
            pattern = entry.value
        else:
            named = {each.id.name: each.value for each in entry.attributes}
            pattern = named.get(attribute)
        if pattern is None:
            raise MissingText(message_id, f"{self.locale} has no {attribute or 'value'}")
        return pattern

    def _entry(self, message_id: str) -> ast.Message | ast.Term:
        from fluent.syntax import ast  # see _compiler

        source = self._source(message_id)
        if source is None:
            raise self._missing(message_id)
        entry = _parsed(source)
        if not isinstance(entry, ast.Message | ast.Term):
            raise MissingText(message_id, f"malformed in {self.locale}")
        return entry


@cache
def _parsed(source: str) -> ast.EntryType:
    from fluent.syntax import FluentParser  # see MessageStore._compiler

    return FluentParser(with_spans=False).parse_entry(source)


def joined_id(first: str, second: str) -> str:
    """Return the id that a message has which tells what two messages tell."""
    return f"{first}-then-{second}"


@cache
def _names_of_files(folder: Path) -> dict[str, str]:
    """The name of the file of each message; read once, because a whole language may be lacking."""
    return {
        message_id: file.name
        for file in sorted(folder.glob("*/*.ftl"))
        for message_id, _ in entries_of(file.read_text("utf-8"))
    }


def _files(folder: Traversable) -> Iterator[tuple[str, str]]:
    """Yield the name of each file of a language, and its text."""
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text("utf-8")


@cache
def _attributes_of(source: str) -> frozenset[str]:
    return frozenset(_ATTRIBUTE.findall(source))


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id of each message and term in the text of a file, and its source."""
    for entry in _NEXT.split(text):
        name, is_entry, _ = entry.partition("=")
        if is_entry and not entry.startswith("#"):
            yield name.rstrip(" "), entry + "\n"


@cache
def load_messages(locale: str) -> MessageStore:
    """Return the messages of ``locale``, read once in a process.

    Raises:
        FileNotFoundError: the installation lacks its locales folder.
    """
    return MessageStore(locale, locales_folder() / locale, texts_of_other_packages)
