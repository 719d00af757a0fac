"""The meanings that a typed line can have."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Action, Choice, Seat
from accessible_uno.interface.parse.vocabulary import AnyCommand, Change, KeyUse, TablePart, Topic
from accessible_uno.settings.schema import SettingCommand
from accessible_uno.settings.values import Category, Switch

MessageFields: TypeAlias = Mapping[str, str | int | Card | Colour]

NO_FIELDS: Final[MessageFields] = MappingProxyType({})
"""The values of the variables in a message; cards and colours stand for their names."""


class Query(StrEnum):
    """What may be asked at any time; asking changes nothing."""

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
    """Which past messages."""

    LATEST = "latest"
    """The last one, of any category."""
    PREVIOUS = "previous"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    SEVERAL = "several"
    """Several of the last ones, of any category unless one is named."""


class Remark(Struct, frozen=True):
    """A message about how the line was understood."""

    message_id: str
    fields: MessageFields = NO_FIELDS


class Act(Struct, frozen=True):
    """An action, perhaps an illegal one; ``note`` is announced before it."""

    action: Action
    note: Remark | None = None


class NeedsColour(Struct, frozen=True):
    """A wild that may be played once its colour is named; ``jumps``: out of turn."""

    card: Card
    uno: bool
    choice: Choice = None
    jumps: bool = False


class NeedsChoice(Struct, frozen=True):
    """A card that may be played once a player or a side is named."""

    card: Card
    uno: bool
    colour: Colour | None = None


class AskQuery(Struct, frozen=True):
    """A question about the table."""

    query: Query


class AskWhy(Struct, frozen=True):
    """A question why: what ``seat`` did last, or what was told last."""

    seat: Seat | None = None


class RecallMessages(Struct, frozen=True):
    """Past messages again: the last ``count`` of one ``category``, or of all.

    Except for ``HistoryPlace.SEVERAL``, a category that is named stays chosen.
    """

    where: HistoryPlace
    count: int = 1
    category: Category | None = None


class ChooseCategory(Struct, frozen=True):
    """The category to go through, ``None`` for all; with ``asks``, a question about it."""

    category: Category | None = None
    asks: bool = False


class SpellWord(Struct, frozen=True):
    """The spelling of a name or a card; without one, of the names in the last message."""

    what: str | Card | None = None


class MuteCategories(Struct, frozen=True):
    """Categories to mute, or to unmute with ``hear``; without any, a question about them."""

    categories: tuple[Category, ...] = ()
    hear: bool = False


class HelpOn(Struct, frozen=True):
    """Help on a command, or on what can be done now; ``whole``: all keys, not those most needed."""

    command: AnyCommand | None = None
    whole: bool = False


class RulesOn(Struct, frozen=True):
    """The rules: a chapter, a card, the rule of an option, or all; without any, the chapters.

    ``option`` is the key of an option, ``stack``.
    """

    topic: Topic | None = None
    all: bool = False
    card: Card | None = None
    option: str = ""


Value: TypeAlias = StrEnum | int | str
"""A value for a setting: a word of the lexicon, more or less, a number, or a name."""


class ChangeSetting(Struct, frozen=True):
    """A change of a setting; without a value, a question about its state.

    ``refused`` holds the words in the place of the value, where they are no possible value.
    """

    command: SettingCommand
    value: Value | None = None
    refused: str = ""


class AssignKey(Struct, frozen=True):
    """Another key for a command, or for what else a key does.

    Attributes:
        done: what the key is to do; empty for everything.
        key: the key as it was typed; empty to ask which keys do it.
        use: ``NONE`` for no key, ``DEFAULT`` for the usual ones.
    """

    done: str = ""
    key: str = ""
    use: KeyUse | None = None


class AssignWord(Struct, frozen=True):
    """A word of the player's own for a command.

    Attributes:
        command: the command; ``None`` for all.
        words: the words as they were typed; empty to ask which there are.
        use: ``NONE`` or ``DEFAULT`` where the player wants no words of their own.
    """

    command: AnyCommand | None = None
    words: str = ""
    use: KeyUse | None = None


class ChangeClock(Struct, frozen=True):
    """More time, or a clock that is to run or to stop."""

    value: Change | Switch


class WishColour(Struct, frozen=True):
    """The colour for the next wild; without one, a question about it."""

    colour: Colour | None


class TalkToRoom(Struct, frozen=True):
    """Words for the people in the room of the table."""

    text: str


class NewMatch(Struct, frozen=True):
    """The player wants another match at the same table.

    Attributes:
        kinds: the bots that are to play it, by their keys; empty for those of this match.
    """

    kinds: tuple[str, ...] = ()
    counted: bool = False


class AskStatistics(Struct, frozen=True):
    """A question about the player's games so far."""


class ChangeTable(Struct, frozen=True):
    """A change of the table of the next match; without a part, a question about it."""

    part: TablePart | None = None
    typed: str = ""


class ChangeLevel(Struct, frozen=True):
    """Another level or style for the bot of a seat, or for all; without one, a question.

    ``kind`` is the key of a kind of bot.
    """

    kind: str = ""
    seat: Seat | None = None


class QuitGame(Struct, frozen=True):
    """The player wants to leave."""


class PauseGame(Struct, frozen=True):
    """The player wants the game to stand still."""


class CancelCard(Struct, frozen=True):
    """The player gives up a card that still lacks something."""


class EmptyLine(Struct, frozen=True):
    """An empty line."""


class KindWords(Struct, frozen=True):
    """A line that only greets, asks politely, thanks or apologises."""


_ABOUT_MOVES: Final = frozenset(
    {
        "unclear-card",
        "unclear-two-cards",
        "unclear-two-colours",
        "unclear-colour-alone",
        "unclear-which-colour",
        "unclear-number",
        "unclear-number-colour",
        "unclear-no-card",
        "unclear-play-what",
        "unclear-pass-or-skip",
        "unclear-no-jump",
        "unclear-jump-what",
        "unclear-pick-what",
        "unclear-number-chosen",
    }
)
"""Messages about a move that was not understood; a legal move is announced with them."""


class Unclear(Struct, frozen=True):
    """A line that cannot be carried out, and the message that says why."""

    message_id: str
    fields: MessageFields = NO_FIELDS

    @property
    def about_move(self) -> bool:
        """Whether the line was about a move."""
        return self.message_id in _ABOUT_MOVES


Intent: TypeAlias = (
    Act
    | NeedsColour
    | NeedsChoice
    | AskQuery
    | AskWhy
    | RecallMessages
    | ChooseCategory
    | SpellWord
    | MuteCategories
    | HelpOn
    | RulesOn
    | ChangeSetting
    | AssignKey
    | AssignWord
    | ChangeClock
    | WishColour
    | TalkToRoom
    | NewMatch
    | AskStatistics
    | ChangeTable
    | ChangeLevel
    | QuitGame
    | PauseGame
    | CancelCard
    | EmptyLine
    | KindWords
    | Unclear
)
