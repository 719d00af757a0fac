"""What a line may turn out to mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Action, Choice
from accessible_uno.interface.parse.vocabulary import Change, Command, Kind, Switch, Topic

Filling: TypeAlias = Mapping[str, str | int | Card | Colour]
"""What fills the places of a message; cards and colours are told by their names."""


class Query(StrEnum):
    """What may be asked at any time; nothing changes by it."""

    HAND = "hand"
    PLAYABLE = "playable"
    TOP = "top"
    WHO = "who"
    COUNTS = "counts"
    ORDER = "order"
    SCORES = "scores"
    TIME = "time"
    HINT = "hint"


class Where(StrEnum):
    """Which of the past tellings."""

    LATEST = "latest"
    """The very last one, of whatever category."""
    PREVIOUS = "previous"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    SEVERAL = "several"
    """Some of the last ones, of whatever category unless one is named."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something to tell besides: how the line was understood."""

    message_id: str
    filling: Filling = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Act:
    """An action, perhaps not a legal one; ``note`` is told first."""

    action: Action
    note: Note | None = None


@dataclass(frozen=True, slots=True)
class AskColour:
    """A wild that may be laid, once its colour is named."""

    card: Card
    uno: bool
    choice: Choice = None


@dataclass(frozen=True, slots=True)
class AskChoice:
    """A card that may be laid, once it is said with whom, or which way."""

    card: Card
    uno: bool
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """A question about the table."""

    query: Query


@dataclass(frozen=True, slots=True)
class Recall:
    """Past tellings once more: ``count`` of the last ones, of one ``kind`` or of all.

    But for ``Where.SEVERAL``, a kind that is named is the category gone through from then on.
    """

    where: Where
    count: int = 1
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class Category:
    """The category to go through from now on, ``None`` for all; or which one it is, if ``asks``."""

    kind: Kind | None = None
    asks: bool = False


@dataclass(frozen=True, slots=True)
class Spell:
    """The spelling of a name or a card; without one, of the names in the last telling."""

    what: str | Card | None = None


@dataclass(frozen=True, slots=True)
class Hush:
    """Tellings of these kinds are to be left out, or heard again; of none, which ones are."""

    kinds: tuple[Kind, ...] = ()
    hear: bool = False


@dataclass(frozen=True, slots=True)
class HelpOn:
    """Help: on one command, or on what can be done now."""

    command: Command | None = None


@dataclass(frozen=True, slots=True)
class RulesOn:
    """The rules: one chapter, a card, all of them, or, with none, which chapters there are."""

    topic: Topic | None = None
    all: bool = False
    card: Card | None = None


Value: TypeAlias = StrEnum | int | str
"""What a knob takes: a word of the lexicon, more or less, a number, a name."""


@dataclass(frozen=True, slots=True)
class Set:
    """A setting; without a value, the player asks how it stands.

    ``refused`` are words that were said in the place of a value, and are none.
    """

    command: Command
    value: Value | None = None
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Time:
    """The player wants more time, or wants the clock to run or to stop."""

    value: Change | Switch


@dataclass(frozen=True, slots=True)
class Wish:
    """The colour for the next wild; without one, the player asks which it is."""

    colour: Colour | None


@dataclass(frozen=True, slots=True)
class Quit:
    """The player wants to leave."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """An empty line."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """Nothing that could be done: what was understood, and why that is not enough."""

    message_id: str
    filling: Filling = field(default_factory=dict)


Intent: TypeAlias = (
    Act
    | AskColour
    | AskChoice
    | Ask
    | Recall
    | Category
    | Spell
    | Hush
    | HelpOn
    | RulesOn
    | Set
    | Time
    | Wish
    | Quit
    | Nothing
    | Unclear
)
