"""The words and the bounds that settings take; each is defined here only.

This module imports nothing but ``enum``, because the speech worker loads it when it starts.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from accessible_uno.narration.language import OURS

SLOWEST: Final = 80
FASTEST: Final = 900
USUAL_RATE: Final = 200
"""Speed of speech, in words a minute.  eSpeak NG speaks clearly up to 450 and shortens the sound
from there on; other engines go as far as they can."""

USUAL_PITCH: Final = 50
MOST: Final = 100
"""The highest pitch and the full volume; the lowest of both is 0."""

USUAL_SOUND_VOLUME: Final = 50
"""Volume of the short sounds, from 0 to 100."""


SLOWEST_READING: Final = 1
FASTEST_READING: Final = 40
USUAL_READING: Final = 5
"""Speed of reading braille, in cells a second; the usual one is that of slow readers."""


class Switch(StrEnum):
    """On or off; ``switch-<value>`` holds the words."""

    ON = "on"
    OFF = "off"


class Pace(StrEnum):
    """What the bots wait for: the end of the speech, a short moment, or nothing.

    While the player may do something out of turn, WAIT waits for the player's answer, and TIMED for
    the seconds of the setting ``delay``.
    """

    WAIT = "wait"
    TIMED = "timed"
    SHORT = "short"
    NONE = "none"

    @property
    def waits(self) -> bool:
        """Whether the bots wait for what the player may want to do."""
        return self in (Pace.WAIT, Pace.TIMED)


class Sort(StrEnum):
    """The order in which the hand is read and numbered."""

    COLOUR = "colour"
    VALUE = "value"
    RECEIVED = "received"


class Walk(StrEnum):
    """The order in which single keys go through the hand: as it is, or what can be played first."""

    HAND = "hand"
    PLAYABLE = "playable"


class SpeechOutput(StrEnum):
    """What speaks.

    AUTO is our own voice at a terminal, SELF our own voice, DISPATCHER Speech Dispatcher, BRIDGE a
    screen reader to which the game sends its messages.  With SCREEN_READER and OFF the game writes
    text only; with SCREEN_READER a screen reader reads it from the terminal.
    """

    AUTO = "auto"
    SELF = "self"
    DISPATCHER = "dispatcher"
    BRIDGE = "bridge"
    SCREEN_READER = "screen-reader"
    OFF = "off"


class SoundOutput(StrEnum):
    """Whether short sounds are played; AUTO plays them where the game itself speaks."""

    AUTO = "auto"
    ON = "on"
    OFF = "off"


class BrailleOutput(StrEnum):
    """Where braille is written: nowhere, as a line of text below each message, on a display."""

    OFF = "off"
    UNICODE = "unicode"
    DISPLAY = "display"


class Punctuation(StrEnum):
    """Which punctuation marks are spoken by their names."""

    NONE = "none"
    SOME = "some"
    MOST = "most"
    ALL = "all"


class Notation(StrEnum):
    """The deck whose braille is written on cards; the value names the liblouis table.

    LEAFLET is the deck that comes with the French leaflet, with the number sign of its time;
    LEAFLET_ANTOINE the same with Antoine digits.  MATTEL is the English deck of 2019, RNIB that of
    the Royal National Institute of Blind People.
    """

    LEAFLET = "leaflet"
    LEAFLET_ANTOINE = "leaflet-antoine"
    MATTEL = "mattel"
    RNIB = "rnib"


def usual_deck(locale: str) -> Notation:
    """Return the deck of those who have chosen none."""
    from accessible_uno.narration.languages import find_language  # no worker needs it

    facts = find_language(locale)
    return Notation(facts.deck) if facts else Notation.MATTEL


class BrailleGrade(StrEnum):
    """The languages that are written in contracted braille (grade 2): none, all, or one."""

    _ignore_ = "facts"

    NONE = "1"
    BOTH = "2"
    for facts in OURS.values():
        vars()[facts.word.upper()] = f"{facts.locale}=2"

    @property
    def contracted(self) -> tuple[str, ...]:
        """The locales of these languages."""
        from accessible_uno.narration.languages import all_languages  # see usual_deck

        match self:
            case BrailleGrade.NONE:
                return ()
            case BrailleGrade.BOTH:
                return tuple(all_languages())
        return (self.value.removesuffix("=2"),)


class BrailleDigits(StrEnum):
    """The digits of French words: with dot 6 (Antoine), or a to j behind the number sign."""

    ANTOINE = "antoine"
    TRADITIONAL = "traditional"


USUAL_TABLE: Final = "auto"
"""In place of the name of a table: the usual one of each language and grade."""


class Category(StrEnum):
    """The category of a message; ``kind-<value>`` holds the words."""

    GAME = "game"
    """What happened at the table, and what the table asks."""
    QUESTION = "question"
    """What the table asks the player, and offers that the player may accept for a short time."""
    DRAWING = "drawing"
    """Players who draw and pass."""
    TALK = "talk"
    """What players say to each other, report and vote."""
    CHAT = "chat"
    """What people write to each other in the room of a table that somebody hosts."""
    ANSWER = "answer"
    """What the player asked for, and the outcome of a line."""
    HINT = "hint"
    """What the player could do instead, said with a refusal."""
    HELP = "help"
    """How to play."""
    TROUBLE = "trouble"
    """What a voice or a file cannot do."""

    def within(self, wanted: Category | None) -> bool:
        """Return whether this is ``wanted`` or a part of it; ``None`` stands for all."""
        return wanted in (None, self) or (wanted is Category.GAME and self in PARTS_OF_GAME)


PARTS_OF_GAME: Final = (Category.QUESTION, Category.DRAWING, Category.TALK)
CAN_BE_MUTED: Final = (
    Category.GAME,
    Category.DRAWING,
    Category.TALK,
    Category.CHAT,
    Category.HINT,
    Category.TROUBLE,
)
"""The categories that a player may mute; questions and answers are always announced."""
