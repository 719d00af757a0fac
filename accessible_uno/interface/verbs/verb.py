"""A row of the table of verbs, and the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import Flag, StrEnum, auto
from typing import Final, TypeAlias

from msgspec import Struct

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.interface.parse.intents import CommandParser
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.parser import LineParser
from accessible_uno.narration.narrator import CARDS


class VerbPlace(Flag):
    """Where a line is said."""

    KEYBOARD = auto()
    """At a table of this program."""
    LESSON = auto()
    HOSTED = auto()
    """At a keyboard, at a table that another program hosts."""
    ROOM = auto()
    """In a chat room, where a table is hosted."""
    LOBBY = auto()
    """At a keyboard, in the room of a hosted table, while no game is played."""
    QUESTION = auto()
    """Where something is asked before or between games."""


NOWHERE: Final = VerbPlace(0)
AT_A_KEYBOARD: Final = VerbPlace.KEYBOARD | VerbPlace.LESSON | VerbPlace.HOSTED
AT_A_TABLE: Final = AT_A_KEYBOARD | VerbPlace.ROOM


class VerbGroup(StrEnum):
    """How lists of commands group them; each is a variable of the message ``help-commands``."""

    ACTS = "acts"
    """What may change the game.

    An abbreviation never does one of them where it could stand for another word as well.
    """
    ASIDE = "aside"
    """What is said while playing and changes nothing in the game."""
    QUERIES = "queries"
    PAST = "past"
    """What is asked about earlier games, at a keyboard alone."""
    AGAIN = "again"
    SETTINGS = "settings"
    NEXT = "next"
    """What is about the next match, or who plays how."""
    LEARNING = "learning"
    LEAVING = "leaving"


Doer: TypeAlias = Callable[..., None]
"""Does what is said: it takes the sitting, and the arguments of ``Said``."""


def nothing(at: object) -> None:
    """Do nothing: the line was an act."""


class Verb(Struct, frozen=True):
    """A row of the table.

    Attributes:
        name: names the messages: ``command-<name>`` lists its words, ``help-<name>`` explains it.
        group: where lists have it; ``None`` for what no word says.
        parse: what it means with the words behind it; ``None`` for what no word says.
        do: does it; nothing where its lines are acts.
        where: the places where it may be said.
        instead: the message that is told elsewhere.
        act: what the rules of a table must have, if it is to be of use there: a type of action, or
            the verb that a record has for one.
        plays: whether it is about the game itself.
        changes: whether “why” is no longer about what was refused before.
        explains: whether it explains itself: help on it does the same.
    """

    name: str
    group: StrEnum | None = None
    parse: CommandParser | None = None
    do: Doer = nothing
    where: VerbPlace = AT_A_TABLE
    instead: str = ""
    act: type[Action] | str = ""
    plays: bool = False
    changes: bool = False
    explains: bool = False

    def has_use(self, legal: Legal) -> bool:
        """Whether the active rules have an act for it, if it needs one."""
        if isinstance(self.act, str):
            return not self.act or legal.kind(self.act) is not None
        return legal.knows(self.act)


class VerbTable:
    """All verbs, by their names, in the order in which lists have them.

    Args:
        rows: the verbs.
    """

    def __init__(self, rows: Iterable[Verb]) -> None:
        self._rows = {row.name: row for row in rows}
        said = [row for row in self if row.parse is not None]
        self._in_some_rules = [row for row in said if row.act]
        self._parser = LineParser(
            {row.name: row.parse for row in said if row.parse is not None},
            {row.name for row in said if row.group is VerbGroup.ACTS},
            self.unused,
        )
        self.parse_line = self._parser.parse

    def __getitem__(self, name: str) -> Verb:
        return self._rows[name]

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._rows.values())

    def names(self) -> tuple[str, ...]:
        """Return the names of the verbs that have words, in the order of lists."""
        return tuple(row.name for row in self if row.parse is not None)

    def unused(self, legal: Legal) -> frozenset[str]:
        """Return the verbs that have no use under the active rules."""
        return frozenset(row.name for row in self._in_some_rules if not row.has_use(legal))

    def groups(
        self,
        locale: str,
        without: Collection[str] = (),
        called: Mapping[str, str] | None = None,
        pieces: str = CARDS,
    ) -> dict[str, str]:
        """Return the words of each group, separated by commas, by the name of the group.

        Args:
            locale: the language of the words.
            without: verbs to leave out.
            called: other words for some verbs.
            pieces: what is played with, ``"cards"`` or ``"dice"``.
        """
        names = {**lexicon(locale, pieces).commands.names, **(called or {})}
        listed: dict[str, list[str]] = {group: [] for group in VerbGroup}
        for row in self:
            if row.group is not None and row.where and row.name not in without:
                listed[row.group].append(names[row.name])
        return {group: ", ".join(words) for group, words in listed.items()}
