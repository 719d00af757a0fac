"""What can be said besides cards; the words themselves are in ``commands.ftl``."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Command(StrEnum):
    """Everything a line may begin with; ``command-<value>`` holds its words."""

    PLAY = "play"
    DRAW = "draw"
    PASS = "pass"
    TAKE = "take"
    DOUBT = "doubt"
    JUMP = "jump"
    CHOOSE = "choose"
    DISCARD = "discard"
    SPIN = "spin"
    SHOUT = "shout"
    RECOUNT = "recount"
    SAY = "say"
    UNO = "uno"
    CATCH = "catch"
    COLOUR = "colour"
    REPORT = "report"
    VOTE = "vote"
    YES = "yes"
    NO = "no"
    ABANDON = "abandon"
    START = "start"
    STOP = "stop"
    HAND = "hand"
    PLAYABLE = "playable"
    TOP = "top"
    WHO = "who"
    COUNTS = "counts"
    ORDER = "order"
    SCORES = "scores"
    TIME = "time"
    REPEAT = "repeat"
    HISTORY = "history"
    PREVIOUS = "previous"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    CATEGORY = "category"
    SPELL = "spell"
    SORT = "sort"
    HINT = "hint"
    RULES = "rules"
    HELP = "help"
    COMMANDS = "commands"
    KEYS = "keys"
    VERBOSITY = "verbosity"
    SPEECH = "speech"
    RATE = "rate"
    PITCH = "pitch"
    VOLUME = "volume"
    PUNCTUATION = "punctuation"
    VOICE = "voice"
    SEATS = "seats"
    MUTE = "mute"
    SOUNDS = "sounds"
    SOUND_VOLUME = "sound-volume"
    HUSH = "hush"
    HEAR = "hear"
    LANGUAGE = "language"
    BRAILLE = "braille"
    PACE = "pace"
    QUIT = "quit"


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


class Category(StrEnum):
    """What a telling is about; ``kind-<value>`` holds the words."""

    GAME = "game"
    """What happened at the table, and what the table asks."""
    QUESTION = "question"
    """What the table asks the player, and the player's passing chances."""
    DRAWING = "drawing"
    """Players who draw and pass."""
    TALK = "talk"
    """What players say to each other, report and vote."""
    ANSWER = "answer"
    """What the player asked for, and what became of a line."""
    HINT = "hint"
    """What could be done instead, told unasked with a refusal."""
    HELP = "help"
    """How to play."""
    TROUBLE = "trouble"
    """What a voice or a file cannot do."""

    def within(self, wanted: Category | None) -> bool:
        """Whether it is of the kind that is wanted, or a part of it; ``None`` wants all."""
        return wanted in (None, self) or (wanted is Category.GAME and self in PARTS_OF_GAME)


PARTS_OF_GAME: Final = (Category.QUESTION, Category.DRAWING, Category.TALK)
CAN_BE_MUTED: Final = (
    Category.GAME,
    Category.DRAWING,
    Category.TALK,
    Category.HINT,
    Category.TROUBLE,
)
"""The kinds that a player may leave out; what was asked for and what is asked is always told."""


class Switch(StrEnum):
    """On or off; ``switch-<value>`` holds the words."""

    ON = "on"
    OFF = "off"


class Change(StrEnum):
    """More or less of something; ``change-<value>`` holds the words."""

    MORE = "more"
    LESS = "less"


class Reply(StrEnum):
    """The answer to a question of yes or no; ``reply-<value>`` holds the words."""

    YES = "yes"
    NO = "no"


class Side(StrEnum):
    """What may be chosen besides a player; ``side-<value>`` holds the words."""

    LEFT = "left"
    RIGHT = "right"
    NONE = "none"


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
