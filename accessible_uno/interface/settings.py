"""What a player may set while playing; whoever starts the game fills it in and may keep it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.voices.sounds.voice import USUAL_VOLUME as USUAL_SOUND_VOLUME
from accessible_uno.voices.speech.bounds import MOST, USUAL_PITCH, USUAL_RATE, Punctuation
from accessible_uno.voices.speech.delivery import Delivery

if TYPE_CHECKING:
    from accessible_uno.interface.parse.vocabulary import Category

LANGUAGES: Final = ("fr", "en")


class Pace(StrEnum):
    """What the bots wait for: the end of the voice, a short moment, or nothing."""

    WAIT = "wait"
    SHORT = "short"
    NONE = "none"


class Sort(StrEnum):
    """How the hand is told and numbered."""

    COLOUR = "colour"
    VALUE = "value"
    RECEIVED = "received"


class Speech(StrEnum):
    """What speaks: whatever suits, the game, Speech Dispatcher, the screen reader; or nothing does,
    and a screen reader reads the text or nobody does.
    """

    AUTO = "auto"
    SELF = "self"
    DISPATCHER = "dispatcher"
    BRIDGE = "bridge"
    SCREEN_READER = "screen-reader"
    OFF = "off"


@dataclass
class Settings:
    """One player's settings.  The game changes them in place.

    Attributes:
        locale: ``"fr"`` or ``"en"``.
        verbosity: how much is told.
        pace: what the bots wait for.
        speech: what speaks.
        rate: of our own voice, in words a minute, 80 to 450.
        pitch: of our own voice, 0 to 100.
        volume: of our own voice, 0 to 100.
        punctuation: which marks our own voice names.
        voices: for a locale, the voice that was chosen, by the engine's name.
        seats: whether our own voice gives each player a voice of their own.
        muted: whether our own voice is silent.
        sounds: whether short sounds go with the words.
        sound_volume: of those sounds, 0 to 100.
        braille: whether a braille line follows each telling.
        sort: the order of the hand.
        clock: whether the time that the rules give is counted.
        hushed: what is kept for the history without being told.
    """

    locale: str = "en"
    verbosity: Verbosity = Verbosity.NORMAL
    pace: Pace = Pace.WAIT
    speech: Speech = Speech.AUTO
    rate: int = USUAL_RATE
    pitch: int = USUAL_PITCH
    volume: int = MOST
    punctuation: Punctuation = Punctuation.NONE
    voices: Mapping[str, str] = field(default_factory=dict)
    seats: bool = False
    muted: bool = False
    sounds: bool = False
    sound_volume: int = USUAL_SOUND_VOLUME
    braille: bool = False
    sort: Sort = Sort.RECEIVED
    clock: bool = False
    hushed: frozenset[Category] = frozenset()

    @property
    def delivery(self) -> Delivery:
        """How our own voice is to speak."""
        return Delivery(
            self.rate,
            self.pitch,
            self.volume,
            self.punctuation,
            self.voices,
            self.seats,
            self.muted,
        )
