"""The meanings of words other than cards; the words themselves are in ``commands.ftl``."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias


class Command(StrEnum):
    """The commands that code speaks of; ``command-<value>`` holds the words.

    All commands are rows of the table of verbs.
    """

    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"
    TAKE = "take"
    DOUBT = "doubt"
    JUMP = "jump"
    CHOOSE = "choose"
    DISCARD = "discard"
    SHOUT = "shout"
    SAY = "say"
    UNO = "uno"
    CATCH = "catch"
    COLOUR = "colour"
    YES = "yes"
    NO = "no"
    ABANDON = "abandon"
    REMATCH = "rematch"
    TABLE = "table"
    LEVEL = "level"
    STATS = "stats"
    GOALS = "goals"
    HAND = "hand"
    TOP = "top"
    WHO = "who"
    TIME = "time"
    REPEAT = "repeat"
    HISTORY = "history"
    PREVIOUS = "previous"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    CATEGORY = "category"
    SPELL = "spell"
    WHY = "why"
    RULES = "rules"
    HELP = "help"
    COMMANDS = "commands"
    KEYS = "keys"
    WORDS = "words"
    HUSH = "hush"
    HEAR = "hear"
    SETTINGS = "settings"
    PAUSE = "pause"
    CANCEL = "cancel"
    QUIT = "quit"


AnyCommand: TypeAlias = str
"""The name of a command; that of a setting is its :class:`SettingCommand`."""


OUTSIDE: Final = {
    **dict.fromkeys(("learn", "daily", "ladder", "setup", "doctor"), "instead-outside"),
    "save": "instead-save",
    "undo": "instead-undo",
    "resume": "instead-resume",
}
"""The commands that are said at no table, and the message that says what to do instead.

Nothing abbreviates them, and none is proposed for a mistyped word.
"""


class Topic(StrEnum):
    """The chapters of the rules; ``topic-<value>`` holds the words."""

    AIM = "aim"
    CARDS = "cards"
    DEAL = "deal"
    TURN = "turn"
    DRAWING = "drawing"
    SPECIAL = "special"
    WILDS = "wilds"
    HANDS = "hands"
    TOGETHER = "together"
    OUT_OF_TURN = "out-of-turn"
    BLUFF = "bluff"
    UNO = "uno"
    FIRST = "first"
    TWO = "two"
    TEAMS = "teams"
    CLOCK = "clock"
    POINTS = "points"
    COMMENTS = "comments"


class Change(StrEnum):
    """More or less of something; ``change-<value>`` holds the words."""

    MORE = "more"
    LESS = "less"


class Reply(StrEnum):
    """The answer to a question of yes or no; ``reply-<value>`` holds the words."""

    YES = "yes"
    NO = "no"


class Key(StrEnum):
    """What a key does by itself; ``key-does-<value>`` says it.  Others enter a command."""

    HELP = "help"
    HAND = "hand"
    TOP = "top"
    WHO = "who"
    COUNTS = "counts"
    SCORES = "scores"
    PLAYABLE = "playable"
    ORDER = "order"
    TIME = "time"
    HINT = "hint"
    REPEAT = "repeat"
    PREVIOUS = "previous"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    CATEGORY = "category"
    CATEGORY_BACK = "category-back"
    MUTE = "mute"
    VERBOSITY = "verbosity"
    SORT = "sort"
    CARD_PREVIOUS = "card-previous"
    CARD_NEXT = "card-next"
    CARD_FIRST = "card-first"
    CARD_LAST = "card-last"
    CHOICE_PREVIOUS = "choice-previous"
    CHOICE_NEXT = "choice-next"
    UNO = "uno"
    JUMP = "jump"


class MatchSetting(StrEnum):
    """What can be changed for the next match; ``table-part-<value>`` holds the words."""

    NAME = "name"
    PLAYERS = "players"
    BOTS = "bots"
    RULES = "rules"
    OPPONENTS = "opponents"


class KeyUse(StrEnum):
    """What follows the command about keys; ``key-use-<value>`` holds the words."""

    PLAY = "play"
    """Single keys play."""
    LINE = "line"
    """Lines are typed."""
    DEFAULT = "default"
    """The usual keys."""
    NONE = "none"
    """No key, for what is named before."""


class Identity(StrEnum):
    """Says who is speaking; ``identity-<value>`` holds the words before the name."""

    I_AM = "i-am"


class Particle(StrEnum):
    """Small words around a card; ``particle-<value>`` holds them."""

    FILLER = "filler"
    """Says nothing: articles, prepositions."""
    NUMBER = "number"
    """Announces a number in the hand."""
    UNO = "uno"
    """Announces UNO with the card."""
    ARTICLE = "article"
    """A digit's word that is also an article: « un joker »."""
    ALL = "all"
    """Everything there is: all the rules."""
    SELF = "self"
    """The player who speaks."""
    ONTO = "onto"
    """Stands before the card that another is laid on."""
    SAME = "same"
    """The colour that is in play: « la même couleur »."""
    OPENING = "opening"
    """Begins a sentence: « je voudrais »."""
    COURTESY = "courtesy"
    """Asks or thanks, at either end of a line."""
    GREETING = "greeting"
    """Greets or apologises."""


class Likeness(StrEnum):
    """What a card is like that is not named; ``likeness-<value>`` holds the words."""

    BLACK = "black"
    """It has no colour."""
    HIGHEST = "highest"
    """It has the highest digit of its colour."""
    LOWEST = "lowest"
    """The lowest one."""
    BOTH = "both"
    """All cards with a digit or a symbol."""


WITHIN_CARDS: Final = (
    *(Particle.FILLER, Particle.NUMBER, Particle.UNO, Particle.ARTICLE, Particle.ALL),
)
"""The particles that may stand among the words of a card or behind a command."""
