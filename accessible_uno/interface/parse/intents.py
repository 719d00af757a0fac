"""The meanings that a typed line can have, and the situation at the table that gives it one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from msgspec import Struct

from accessible_uno.cards import Card, Colour, Face
from accessible_uno.game.actions import Play
from accessible_uno.game.base import Action, Choice, Seat, Window
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.game.windows import ColourOwed, Drawn, Threat, Turn
from accessible_uno.interface.parse.lexicon import Lexicons, OwnWords
from accessible_uno.interface.parse.tokens import Tokens, as_typed, tokens
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, KeyUse, Topic
from accessible_uno.likeness import NONE
from accessible_uno.narration.narrator import CARDS
from accessible_uno.settings.schema import SettingCommand
from accessible_uno.settings.values import Category

MessageFields: TypeAlias = Mapping[str, str | int | Card | Colour]

NO_FIELDS: Final[MessageFields] = MappingProxyType({})
"""The values of the variables in a message; cards and colours stand for their names."""


class Query(StrEnum):
    """What may be asked at any time; asking changes nothing."""

    HAND = "hand"
    PLAYABLE = "playable"
    DRAWN = "drawn"
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
    """An action, perhaps an illegal one.

    Attributes:
        action: the action.
        note: is announced before it.
        place: the bare number that named the card; 0 for none.
    """

    action: Action
    note: Remark | None = None
    place: int = 0


class NeedsColour(Struct, frozen=True):
    """A card that may be played once its colour is named; ``jumps``: out of turn.

    A wild, or the first of several alike but for their colour.
    """

    card: Card
    uno: bool
    choice: Choice = None
    jumps: bool = False


class NeedsChoice(Struct, frozen=True):
    """A card that may be played once a player or a side is named."""

    card: Card
    uno: bool
    colour: Colour | None = None


class RecallMessages(Struct, frozen=True):
    """Past messages again: the last ``count`` of one ``category``, or of all.

    Except for ``HistoryPlace.SEVERAL``, a category that is named stays chosen.
    """

    where: HistoryPlace
    count: int = 1
    category: Category | None = None


class RecallOfPlayer(RecallMessages, frozen=True):
    """Past messages that name a player."""

    name: str = ""


class MuteCategories(Struct, frozen=True):
    """Categories to mute, or to unmute with ``hear``; without any, a question about them."""

    categories: tuple[Category, ...] = ()
    hear: bool = False


class RulesOn(Struct, frozen=True):
    """The rules: a chapter, a card, the rule of an option, or all; without any, the chapters.

    Attributes:
        topic: the chapter.
        all: whether all rules are asked for.
        card: the card; with the chapter about points, what that card is worth.
        option: the key of an option, ``stack``.
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
        "unclear-digit-or-place",
        "unclear-one-or-any",
        "unclear-which-wild",
        "unclear-no-digit",
    }
)
"""Messages about a move that was not understood; a legal move is announced with them."""


class Unclear(Struct, frozen=True):
    """A line that cannot be carried out, and the message that says why.

    Attributes:
        message_id: the message.
        fields: its variables.
        otherwise: what the line means where the grammar reads nothing else in it.
    """

    message_id: str
    fields: MessageFields = NO_FIELDS
    otherwise: Act | NeedsColour | NeedsChoice | Unclear | Said | None = None

    @property
    def about_move(self) -> bool:
        """Whether the line was about a move."""
        return self.message_id in _ABOUT_MOVES


class Said(Struct, frozen=True):
    """A command that was said, with its arguments; its row in the table of verbs takes them.

    Attributes:
        verb: the name of the row.
        args: what the row's ``do`` takes behind the sitting.
    """

    verb: str
    args: tuple[Any, ...] = ()

    @property
    def has_no_value(self) -> bool:
        """Whether it is a setting with words that are no possible value."""
        return any(isinstance(each, ChangeSetting) and each.refused for each in self.args)


EMPTY_LINE: Final = Said("empty")
"""An empty line."""

KIND_WORDS: Final = Said("courtesy")
"""A line that only greets, asks politely, thanks or apologises."""

LAST_AGAIN: Final = Said(Command.REPEAT, (RecallMessages(HistoryPlace.LATEST),))
"""The last message again."""

WITHOUT_WORDS: Final = {"empty": EMPTY_LINE, "courtesy": KIND_WORDS}
"""What the grammar leads to and no word says."""


Intent: TypeAlias = Act | NeedsColour | NeedsChoice | Unclear | Said


class HalfTypedCard(Struct, frozen=True):
    """A card that was typed without its colour, or without the player it is for.

    Attributes:
        card: the card.
        uno: whether UNO was said with it.
        choice: the player or the side that was named.
        colour: the colour that was named.
        chooses: whether the choice is missing; otherwise the colour is.
        jumps: whether it is to be laid out of turn.
    """

    card: Card
    uno: bool
    choice: Choice = None
    colour: Colour | None = None
    chooses: bool = False
    jumps: bool = False


class LineContext(Struct, frozen=True):
    """The situation in which a line is typed.

    Attributes:
        locale: the language whose words are tried first.
        view: what the player sees.
        legal: what the player may do.
        names: the players in seating order.
        hand: the hand in the order in which it is announced and numbered.
        wish: the colour named in advance for the next wild.
        half: the card of an earlier line that is not complete.
        faces: the faces of the deck; empty where they are not known.
        pieces: what is played with, ``"cards"`` or ``"dice"``.
        own_words: the player's own words for commands.
        talks: whether there is a room that the player may talk to.
        awaits_enter: whether the game waits for Enter alone.
        reads_back: whether the player goes through past messages.
    """

    locale: str
    view: View
    legal: Legal
    names: tuple[str, ...]
    hand: tuple[Card, ...]
    wish: Colour | None = None
    half: HalfTypedCard | None = None
    faces: frozenset[Face] = frozenset()
    pieces: str = CARDS
    own_words: OwnWords = ()
    talks: bool = False
    awaits_enter: bool = False
    reads_back: bool = False

    @property
    def seat(self) -> Seat:
        """The seat of the player who types; below 0 for an onlooker."""
        return self.view.seat


CommandParser: TypeAlias = Callable[[Tokens, Lexicons, LineContext], Intent]
"""Returns what a command means with the words after it.  The first lexicon is the player's own."""


NOT_UNDERSTOOD: Final = frozenset(
    {
        *("unclear-unknown", "unclear-several", "unclear-rest", "unclear-card", "unclear-not-here"),
        *("unclear-too-long", "unclear-topic", "unclear-help", "unclear-say-what"),
    }
)
"""Answers to lines that may mean something without the words that politeness adds."""


NOT_READ: Final = NOT_UNDERSTOOD - {"unclear-not-here", "unclear-say-what"} | {
    "unclear-vote",
    *("unclear-nobody-called", "unclear-name-near", "unclear-spell", "unclear-ground"),
    *("unclear-level", "unclear-rematch", "unclear-table", "unclear-colour", "key-for-what"),
}
"""Answers to lines with words that mean nothing."""

_QUOTED: Final = {
    "unclear-nobody-called": "word",
    "unclear-colour": "words",
    "unclear-help": "words",
}
"""Answers that quote a part of the line, and the variable that has it."""

_MOST_QUOTED: Final = 2
"""Words of a line that may be a name or a colour by mistake; more are a sentence."""

TWO_MEANINGS: Final = ("unclear-digit-or-place", "unclear-one-or-any")
"""Answers to lines with two meanings that are both told: the player is to choose."""

OF_TWO_CARDS: Final = ("unclear-two-cards", "unclear-two-colours")
"""Answers to lines that seem to name two cards."""

VAGUE: Final = (
    *OF_TWO_CARDS,
    *("unclear-colour-alone", "unclear-pick-what", "unclear-not-here", "unclear-choice"),
)
"""Answers to lines that may mean something else than they say as they are."""

UNKNOWN: Final = Unclear("unclear-unknown")
"""A line that is not understood, before it is told what was typed."""


class When(StrEnum):
    """When a reading of the grammar is possible, as it is written before it: ``@threat``."""

    THREAT = "@threat"
    COLOUR = "@colour"
    DRAWN = "@drawn"
    ENTER = "@enter"
    """Enter goes on: between two rounds."""
    OVER = "@over"
    """The match is over; what is said of that goes before what Enter does."""
    TURN = "@turn"
    REPLY = "@reply"
    """Yes or no is asked, where no move is read."""
    ADVICE = "@advice"
    """A hint has just been given: “I'll do that”."""
    EITHER = "@either"
    """It was asked which of two cards is meant: “the first”."""
    WAIT = "@wait"
    """It is another player's turn: nothing is asked of this one."""


_ASKED: Final[dict[type[Window], When]] = {
    Turn: When.TURN,
    Drawn: When.DRAWN,
    Threat: When.THREAT,
    ColourOwed: When.COLOUR,
}
"""What holds while a question is put to the player."""


def what_holds(context: LineContext) -> frozenset[str]:
    """Return what is the case, as the grammar asks for it."""
    question = context.view.question
    if context.awaits_enter or context.view.round_over:
        return frozenset({When.ENTER, When.OVER} if context.view.winners else {When.ENTER})
    if context.half is not None and not context.half.chooses:
        return frozenset({When.COLOUR})
    if question is not None and question.seat == context.legal.seat >= 0:
        return frozenset([when for kind, when in _ASKED.items() if isinstance(question, kind)])
    return frozenset({When.WAIT})


def unknown(words: Tokens) -> Unclear:
    """Return what is told of a line that is not understood."""
    return Unclear("unclear-unknown", {"line": as_typed(words), "near": NONE, "other": NONE})


def about_amount(intent: Intent) -> Intent:
    """Return a question about the rules as one for a number in them: “what does a doubt cost”."""
    if not isinstance(intent, Said) or not isinstance(intent.args[:1] and intent.args[0], RulesOn):
        return intent
    return Said(intent.verb, (intent.args[0], True))


def without_scraps(intent: Intent, words: Tokens) -> Intent:
    """Return a refusal; one that would quote half a sentence as a name or a word quotes it whole.

    « douter, ça coûte quoi si j’ai tort ? » names nobody.
    """
    part = _QUOTED.get(intent.message_id, "") if isinstance(intent, Unclear) else ""
    is_long = (
        isinstance(intent, Unclear) and len(tokens(str(intent.fields.get(part, "")))) > _MOST_QUOTED
    )
    return unknown(words) if is_long else intent


def may_move(intent: Intent, context: LineContext) -> bool:
    """Return whether a line is an act that is not refused now."""
    if isinstance(intent, Act):
        return context.legal.seat < 0 or context.legal.why_not(intent.action) is None
    return isinstance(intent, NeedsColour | NeedsChoice)


def may_go_on(context: LineContext) -> bool:
    """Return whether “next” may mean the next round, and no message."""
    return not context.reads_back and When.ENTER in what_holds(context)


def names_card(intent: Intent) -> bool:
    """Return whether a line names a card, though it may not say which one."""
    if isinstance(intent, Act):
        return isinstance(intent.action, Play)
    return isinstance(intent, NeedsColour) or (isinstance(intent, Unclear) and intent.about_move)


def next_name(context: LineContext) -> str:
    """Return the name of the player whose turn comes next."""
    return context.names[context.view.after(max(context.seat, 0))]


def has_rivals(intent: Intent) -> bool:
    """Return whether a word of the line abbreviates several words."""
    return isinstance(intent, Unclear) and intent.message_id == "unclear-several"


def has_no_use(intent: Intent) -> bool:
    """Return whether a line is a command that the active rules do not have."""
    return isinstance(intent, Unclear) and intent.message_id == "unclear-not-here"


_MOST_OF_A_NAME: Final = 2
"""Words of a clause that names somebody or something: with more it says something of it."""


def only_names(said: Said, words: Tokens) -> bool:
    """Return whether words name a player or a colour and ask nothing: “Luna”, “any blue”."""
    return len(words) <= _MOST_OF_A_NAME and any(isinstance(x, int | Colour) for x in said.args)


def is_free(wanted: ChangeSetting) -> bool:
    """Return whether several words are taken as a value that may be anything, such as a voice."""
    return bool(wanted.refused) or (type(wanted.value) is str and " " in wanted.value)
