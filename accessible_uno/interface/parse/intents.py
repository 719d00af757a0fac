"""What a line may turn out to mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Action, Choice
from accessible_uno.interface.parse.vocabulary import AnyCommand, Change, Topic
from accessible_uno.settings.schema import SettingCommand
from accessible_uno.settings.values import Category, Switch

MessageFields: TypeAlias = Mapping[str, str | int | Card | Colour]
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


class HistoryPlace(StrEnum):
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
class Remark:
    """Something to tell besides: how the line was understood."""

    message_id: str
    fields: MessageFields = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Act:
    """An action, perhaps not a legal one; ``note`` is told first."""

    action: Action
    note: Remark | None = None


@dataclass(frozen=True, slots=True)
class NeedsColour:
    """A wild that may be laid, once its colour is named."""

    card: Card
    uno: bool
    choice: Choice = None


@dataclass(frozen=True, slots=True)
class NeedsChoice:
    """A card that may be laid, once it is said with whom, or which way."""

    card: Card
    uno: bool
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class AskQuery:
    """A question about the table."""

    query: Query


@dataclass(frozen=True, slots=True)
class RecallMessages:
    """Past messages again: the last ``count`` of one ``category``, or of all.

    Except for ``HistoryPlace.SEVERAL``, a category that is named stays chosen.
    """

    where: HistoryPlace
    count: int = 1
    category: Category | None = None


@dataclass(frozen=True, slots=True)
class ChooseCategory:
    """The category to go through from now on, ``None`` for all; or which one it is, if ``asks``."""

    category: Category | None = None
    asks: bool = False


@dataclass(frozen=True, slots=True)
class SpellWord:
    """The spelling of a name or a card; without one, of the names in the last telling."""

    what: str | Card | None = None


@dataclass(frozen=True, slots=True)
class MuteCategories:
    """Tellings of these categories are to be left out, or heard again; of none, which ones are."""

    categories: tuple[Category, ...] = ()
    hear: bool = False


@dataclass(frozen=True, slots=True)
class HelpOn:
    """Help: on one command, or on what can be done now."""

    command: AnyCommand | None = None


@dataclass(frozen=True, slots=True)
class RulesOn:
    """The rules: one chapter, a card, all of them, or, with none, which chapters there are."""

    topic: Topic | None = None
    all: bool = False
    card: Card | None = None


Value: TypeAlias = StrEnum | int | str
"""What the command of a setting takes: a word of the lexicon, more or less, a number, a name."""


@dataclass(frozen=True, slots=True)
class ChangeSetting:
    """A setting; without a value, the player asks how it stands.

    ``refused`` are words that were said in the place of a value, and are none.
    """

    command: SettingCommand
    value: Value | None = None
    refused: str = ""


@dataclass(frozen=True, slots=True)
class ChangeClock:
    """The player wants more time, or wants the clock to run or to stop."""

    value: Change | Switch


@dataclass(frozen=True, slots=True)
class WishColour:
    """The colour for the next wild; without one, the player asks which it is."""

    colour: Colour | None


@dataclass(frozen=True, slots=True)
class QuitGame:
    """The player wants to leave."""


@dataclass(frozen=True, slots=True)
class EmptyLine:
    """An empty line."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """Nothing that could be done: what was understood, and why that is not enough."""

    message_id: str
    fields: MessageFields = field(default_factory=dict)


Intent: TypeAlias = (
    Act
    | NeedsColour
    | NeedsChoice
    | AskQuery
    | RecallMessages
    | ChooseCategory
    | SpellWord
    | MuteCategories
    | HelpOn
    | RulesOn
    | ChangeSetting
    | ChangeClock
    | WishColour
    | QuitGame
    | EmptyLine
    | Unclear
)
