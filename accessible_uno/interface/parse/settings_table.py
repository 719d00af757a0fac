"""The knobs: every setting that is changed by a command, each declared here alone.

From this table lines are understood, values set and kept within bounds, and each change, question
and refusal told.  A further knob is a :class:`Command` with its words in ``commands.ftl``, its
``help-`` in ``help.ftl``, a field of ``Settings``, ``setting-<command>`` in ``interface.ftl``, and
a line here; a line in ``app/preferences.py`` keeps it; ``app/output_config.py`` applies it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from accessible_uno.interface.parse.lexicon import Lexicon, Phrases
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.voices.speech.bounds import FASTEST, MOST, SLOWEST


@dataclass(frozen=True)
class OneOf:
    """A knob that takes the words of a group of the lexicon."""

    words: Callable[[Lexicon], Phrases[Any]]


@dataclass(frozen=True)
class Number:
    """A knob that takes a number from ``lowest`` to ``highest``, or more or less by ``step``."""

    lowest: int
    highest: int
    step: int


@dataclass(frozen=True)
class Named:
    """A knob that takes a name, or a number, out of a list that the voice alone knows, or more or
    less for the next and the one before."""


Takes: TypeAlias = OneOf | Number | Named

SWITCH: Final = OneOf(lambda each: each.switches)


@dataclass(frozen=True)
class Knob:
    """A setting that is changed by a command.

    Attributes:
        command: the command.
        field: the field of ``Settings``: a text, a bool, a number, an enumeration, or, for names,
            a name for each language.
        takes: what may stand behind the command.
        of_our_voice: whether it is of no use without a voice of our own.
        flips: whether the command alone changes it, rather than ask how it stands.
    """

    command: Command
    field: str
    takes: Takes
    of_our_voice: bool = False
    flips: bool = False


KNOBS: Final[dict[Command, Knob]] = {
    knob.command: knob
    for knob in (
        Knob(Command.SORT, "sort", OneOf(lambda each: each.sorts)),
        Knob(Command.VERBOSITY, "verbosity", OneOf(lambda each: each.verbosities)),
        Knob(Command.SPEECH, "speech", OneOf(lambda each: each.speeches)),
        Knob(Command.RATE, "rate", Number(SLOWEST, FASTEST, 25), of_our_voice=True),
        Knob(Command.PITCH, "pitch", Number(0, MOST, 10), of_our_voice=True),
        Knob(Command.VOLUME, "volume", Number(0, MOST, 10), of_our_voice=True),
        Knob(
            Command.PUNCTUATION,
            "punctuation",
            OneOf(lambda each: each.punctuations),
            of_our_voice=True,
        ),
        Knob(Command.VOICE, "voices", Named(), of_our_voice=True),
        Knob(Command.SEATS, "seats", SWITCH, of_our_voice=True),
        Knob(Command.MUTE, "muted", SWITCH, of_our_voice=True, flips=True),
        Knob(Command.SOUNDS, "sounds", SWITCH),
        Knob(Command.SOUND_VOLUME, "sound_volume", Number(0, MOST, 10)),
        Knob(Command.LANGUAGE, "locale", OneOf(lambda each: each.languages)),
        Knob(Command.BRAILLE, "braille", SWITCH),
        Knob(Command.PACE, "pace", OneOf(lambda each: each.paces)),
    )
}
