"""The words of a language, found in full or by abbreviation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, StrEnum
from functools import cache, cached_property
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from accessible_uno.cards import BROUGHT_FACES, Colour, Face, known_faces
from accessible_uno.game.base import ChoiceWord
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.interface.parse.vocabulary import (
    WITHIN_CARDS,
    AnyCommand,
    Change,
    Command,
    Identity,
    Key,
    KeyUse,
    Likeness,
    MatchSetting,
    Particle,
    Reply,
    Topic,
)
from accessible_uno.narration.catalogue import Catalogue, split_list
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.narrator import CARDS
from accessible_uno.narration.offered import language_names, offered_languages
from accessible_uno.rules.shared.reports import Ground
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import BY_COMMAND, Setting
from accessible_uno.settings.values import Category, Switch

Meaning = TypeVar("Meaning", bound=str)

_COMMAND: Final = "command-"
_NAMED: Final[dict[str, AnyCommand]] = {each.value: each for each in Command}
_LAST: Final = (
    *(each for each, (row, *_) in BY_COMMAND.items() if row.place == 0),
    *(Command.HUSH, Command.HEAR),
    *(each for each, (row, *_) in BY_COMMAND.items() if row.place > 0),
    Command.QUIT,
)
"""The commands that are named behind all others: those of settings, and the one that leaves."""


@cache
def command_names(locale: str) -> tuple[AnyCommand, ...]:
    """Return the commands: each message ``command-<name>`` lists the words of one.

    They have the order in which a player hears them.
    """
    names = [each for each in Catalogue(locale).named(_COMMAND) if each not in _LAST]
    return (*[_NAMED.get(each, each) for each in names], *_LAST)


class Phrases(Generic[Meaning]):
    """Phrases and what they mean.

    Attributes:
        names: for each meaning, its first phrase as the catalogue writes it.
        meanings: what each phrase means.
        longest: for each word that begins a phrase, how many words the longest of these has.
    """

    def __init__(self, phrases: Iterable[tuple[Meaning, list[str]]]) -> None:
        self.names: dict[Meaning, str] = {}
        self.meanings: dict[Tokens, Meaning] = {}
        self._written: dict[Tokens, str] = {}
        self._single: list[tuple[str, str, Meaning]] = []
        for meaning, written in phrases:
            self.names[meaning] = written[0]
            for phrase in written:
                words = tokens(phrase)
                self.meanings.setdefault(words, meaning)
                self._written.setdefault(words, phrase)
                if len(words) == 1:
                    self._single.append((words[0], phrase, meaning))
        self.longest: dict[str, int] = {}
        for words in self.meanings:
            self.longest[words[0]] = max(len(words), self.longest.get(words[0], 0))

    def at(self, words: Tokens, place: int = 0) -> tuple[Meaning, int] | None:
        """Return the meaning of the longest phrase at ``place``, and how many words it has."""
        longest = self.longest.get(words[place], 0) if place < len(words) else 0
        for length in range(min(longest, len(words) - place), 0, -1):
            meaning = self.meanings.get(words[place : place + length])
            if meaning is not None:
                return meaning, length
        return None

    def whole(self, words: Tokens) -> Meaning | None:
        """Return the meaning of exactly these words."""
        return self.meanings.get(words)

    def starting(self, start: str) -> dict[Meaning, str]:
        """Return the meanings of the words that begin with ``start``, with one word for each."""
        found: dict[Meaning, str] = {}
        for word, written, meaning in self._single:
            if word.startswith(start):
                found.setdefault(meaning, written)
        return found

    def spellings(self) -> Iterator[tuple[Tokens, str]]:
        """Yield every phrase, as words and as it is written."""
        yield from self._written.items()

    def phrases(self) -> Iterator[tuple[Tokens, Meaning]]:
        """Yield every phrase with its meaning."""
        yield from self.meanings.items()


class Heard(Struct, frozen=True):
    """The phrases at one word of a line, each with the number of its words.

    Attributes:
        face: the longest that names a digit or a symbol.
        colour: the longest that names a colour.
        small: the longest small one of each language.
        code: an initial with a symbol's short name, as records write them: ``brv``, ``ysk``.
        joins: whether no sign stands between the word and the next one.
    """

    face: tuple[Face, int] | None
    colour: tuple[Colour, int] | None
    small: tuple[tuple[Particle, int], ...]
    code: tuple[Colour, Face] | None
    joins: bool


class HeardLine(Struct, frozen=True):
    """The phrases of a line.

    Attributes:
        words: those of cards, word by word.
        command: the longest command at its beginning, and how many words that has.
        first: the command that its first word alone is.
    """

    words: list[Heard]
    command: tuple[AnyCommand, int] | None
    first: AnyCommand | None


class Lexicon:
    """All words of ``locale``; each group is read from the catalogue when first needed.

    Args:
        locale: the language.
        pieces: what is played with, ``"cards"`` or ``"dice"``: dice are thrown again, not drawn.
        own: a player's own words for commands; the usual ones are understood as well.
    """

    def __init__(self, locale: str, pieces: str = CARDS, own: OwnWords = ()) -> None:
        self.locale = locale
        self._own = dict(own)
        self._pieces = pieces
        self._faces: tuple[list[int], Phrases[Face]] | None = None
        self._choices: dict[type[StrEnum], Phrases[StrEnum]] = {}
        self._particles: dict[Particle, Phrases[Particle]] = {}

    @cached_property
    def _catalogue(self) -> Catalogue:
        # read with the first word: most lines are in the player's own language
        return Catalogue(self.locale)

    def _words(self, kind: str, meanings: Iterable[Meaning]) -> Phrases[Meaning]:
        return Phrases((meaning, self._written(kind, meaning)) for meaning in meanings)

    def _written(self, kind: str, meaning: str) -> list[str]:
        key = meaning.name.lower().replace("_", "-") if isinstance(meaning, Enum) else meaning
        return split_list(self._catalogue.text(f"{kind}-{key}", pieces=self._pieces))

    @cached_property
    def commands(self) -> Phrases[AnyCommand]:
        """What a line may begin with."""
        return Phrases(
            (command, [*self._own.get(command, ()), *self._written("command", command)])
            for command in command_names(self.locale)
        )

    @cached_property
    def colours(self) -> Phrases[Colour]:
        """The colours, with their initials."""
        return self._words("colour-word", Colour)

    @property
    def faces(self) -> Phrases[Face]:
        """Digits and symbols, those of packages among them once a game has them."""
        # By identity: another package may bring another face of the same code.
        brought = list(map(id, BROUGHT_FACES))
        if self._faces is None or self._faces[0] != brought:
            faces = Phrases((face, self._face_words(face)) for face in known_faces())
            self._faces = brought, faces
        return self._faces[1]

    def _face_words(self, face: Face) -> list[str]:
        """Return the words for a face; where a package has none, its name and its code."""
        message = f"face-word-{face.name.replace('_', '-')}"
        written = self._catalogue.text(message) or f"{face.name.replace('_', ' ')}, {face}"
        return split_list(written)

    @cached_property
    def sides(self) -> Phrases[ChoiceWord]:
        """Left, right, none."""
        return self._words("side", ChoiceWord)

    @cached_property
    def likenesses(self) -> Phrases[Likeness]:
        """What cards are like that are not named."""
        return self._words("likeness", Likeness)

    @cached_property
    def no_side(self) -> str:
        """Neither left nor right, as a name among sides."""
        return self._catalogue.text("no-side")

    @cached_property
    def particles(self) -> Phrases[Particle]:
        """Small words around a card."""
        return self._words("particle", WITHIN_CARDS)

    def particles_of(self, kind: Particle) -> Phrases[Particle]:
        """Return the phrases of one kind of particle alone, each of which may be another too."""
        if kind not in self._particles:
            self._particles[kind] = self._words("particle", (kind,))
        return self._particles[kind]

    @cached_property
    def kind_words(self) -> frozenset[str]:
        """The words that a courtesy or a greeting begins with."""
        groups = (self.particles_of(Particle.COURTESY), self.particles_of(Particle.GREETING))
        return frozenset(word for group in groups for word in group.longest)

    @cached_property
    def topics(self) -> Phrases[Topic]:
        """Chapters of the rules."""
        return self._words("topic", Topic)

    @cached_property
    def categories(self) -> Phrases[Category]:
        """The categories of messages."""
        return self._words("kind", Category)

    @cached_property
    def switches(self) -> Phrases[Switch]:
        """On and off."""
        return self._words("switch", Switch)

    @cached_property
    def changes(self) -> Phrases[Change]:
        """More and less."""
        return self._words("change", Change)

    @cached_property
    def identities(self) -> Phrases[Identity]:
        """What stands before a name where somebody says who they are."""
        return self._words("identity", Identity)

    @cached_property
    def replies(self) -> Phrases[Reply]:
        """Yes and no."""
        return self._words("reply", Reply)

    @cached_property
    def grounds(self) -> Phrases[Ground]:
        """What a player may be reported for."""
        return self._words("ground", Ground)

    @cached_property
    def table_parts(self) -> Phrases[MatchSetting]:
        """What can be changed for the next match."""
        return self._words("table-part", MatchSetting)

    @cached_property
    def key_uses(self) -> Phrases[KeyUse]:
        """Playing by keys, or by lines."""
        return self._words("key-use", KeyUse)

    @cached_property
    def key_deeds(self) -> Phrases[Key]:
        """What keys do by themselves."""
        return self._words("key-does", Key)

    def choices(self, row: Setting) -> Phrases[StrEnum] | None:
        """Return the words that the command of a setting takes; ``None`` where it takes others.

        ``<command>-<member of the enum>`` holds the words of each; those for on and off are common
        to all settings.
        """
        spoken = row.type.spoken
        if spoken is None:
            return None
        if spoken not in self._choices:
            kind = "switch" if spoken is Switch else row.command
            self._choices[spoken] = (
                self._languages(spoken) if row.key == LANGUAGE else self._words(kind, spoken)
            )
        return self._choices[spoken]

    def _languages(self, spoken: type[StrEnum]) -> Phrases[StrEnum]:
        known = offered_languages()
        return Phrases((each, language_names(known[each], self.locale)) for each in spoken)

    def warm(self) -> None:
        """Read now what most lines need, so that the first line is not slower than later ones."""
        for words in (self.commands, self.colours, self.faces, self.particles):
            words.at(("",))


Lexicons: TypeAlias = tuple[Lexicon, ...]
"""The words of every language; the player's own language comes first."""


OwnWords: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""A player's own words for commands, by command."""


def lexicon(locale: str, pieces: str = CARDS) -> Lexicon:
    """Return the words of ``locale``, the same object each time."""
    return lexicons(locale, pieces)[0]


@cache
def lexicons(locale: str, pieces: str = CARDS, own: OwnWords = ()) -> Lexicons:
    """Return the words of every language, those of ``locale`` and the player's own first."""
    others = (kept_lexicon(other, pieces, ()) for other in LOCALES if other != locale)
    return (kept_lexicon(locale, pieces, own), *others)


kept_lexicon: Final = cache(Lexicon)


def hear(words: Tokens, known: Lexicons) -> HeardLine:
    """Return the phrases of a line: of equally long ones, those of the first language."""
    groups = [(each.faces, each.colours, each.particles) for each in known]
    rows = [_heard_at(words, place, groups) for place in range(len(words))]
    command = first = None
    for each in known:
        hit = each.commands.at(words)
        if hit is not None and (command is None or hit[1] > command[1]):
            command = hit
        first = first or each.commands.meanings.get(words[:1])
    return HeardLine(rows, command, first)


def _heard_at(words: Tokens, place: int, groups: Sequence[tuple[Phrases[Any], ...]]) -> Heard:
    """Return the phrases at one word; the groups are faces, colours and particles, by language."""
    word, code = words[place], None
    best: list[Any] = [None, None]
    small: list[tuple[Particle, int]] = []
    for kinds in groups:
        for kind, group in enumerate(kinds):
            hit = group.at(words, place)
            if hit is not None and kind == len(best):
                small.append(hit)
            elif hit is not None and (best[kind] is None or hit[1] > best[kind][1]):
                best[kind] = hit
        faces, colours, _ = kinds
        colour = colours.meanings.get((word[:1],))
        face = faces.meanings.get((word[1:],)) if colour is not None and code is None else None
        if colour is not None and face is not None and not face.is_digit:  # “gone” is no green one
            code = (colour, face)
    end = getattr(word, "end", -1)
    joins = place + 1 < len(words) and getattr(words[place + 1], "start", -2) == end
    return Heard(best[0], best[1], tuple(small), code, joins)


def parse_bare_command(line: str, locale: str, own: OwnWords = ()) -> AnyCommand | None:
    """Return the command that ``line`` names and nothing else, in any language."""
    words = tokens(line)
    for each in lexicons(locale, own=own):
        command = each.commands.whole(words)
        if command is not None:
            return command
    return None


def parse_reply(line: str, locale: str, *, default: Reply) -> Reply | None:
    """Return whether ``line`` says yes or no, in any language; an empty one says ``default``.

    A courtesy may follow: « oui merci ».
    """
    words = tokens(line)
    if not words:
        return default
    for each in lexicons(locale):
        reply, count = each.replies.at(words) or (None, 0)
        rest = words[count:]
        if reply and (not rest or each.particles_of(Particle.COURTESY).whole(rest)):
            return reply
    return None


def parse_reply_key(key: str, locale: str) -> Reply | None:
    """Return whether the letter on a key says yes or no, in any language; signs say neither."""
    is_letter = len(key) == 1 and key.isalpha()
    return parse_reply(key, locale, default=Reply.NO) if is_letter else None
