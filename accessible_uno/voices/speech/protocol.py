"""How our voice speaks, and the messages between the game and its speech workers.

The workers load this module when they start: it imports nothing that is slow to import.

Texts are numbered upwards from 1; 0 is the silence that wakes the sound device.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from accessible_uno.settings.values import (
    FASTEST,
    MOST,
    SLOWEST,
    USUAL_PITCH,
    USUAL_RATE,
    Punctuation,
)
from accessible_uno.voices.worker_pipe import Decoder

if TYPE_CHECKING:
    from accessible_uno.settings.schema import Settings


class SpeechParams(NamedTuple):
    """How our own voice speaks.

    Attributes:
        rate: words a minute, 80 to 900.
        pitch: 0 (low) to 100 (high); 50 is the voice's own.
        volume: 0 (silent) to 100 (full).
        punctuation: which marks are spoken by their names.
        voices: for each locale, the engine's name of the voice; the engine's default voice where a
            locale is missing.
        player_voices: whether each player is heard in a voice of their own.
        muted: whether nothing is spoken.
        sounds: whether short sounds go before the words.
    """

    rate: int = USUAL_RATE
    pitch: int = USUAL_PITCH
    volume: int = MOST
    punctuation: Punctuation = Punctuation.NONE
    voices: Mapping[str, str] = MappingProxyType({})
    player_voices: bool = False
    muted: bool = False
    sounds: bool = False

    @classmethod
    def from_settings(cls, settings: Settings) -> SpeechParams:
        """Return the parameters that a player has set; the names of the fields are the same."""
        return cls(*(getattr(settings, name) for name in cls._fields))

    def speakable(self) -> SpeechParams:
        """Return the nearest parameters that engines accept."""
        return self._replace(
            rate=min(max(self.rate, SLOWEST), FASTEST),
            pitch=min(max(self.pitch, 0), MOST),
            volume=min(max(self.volume, 0), MOST),
        )


WARM_UP: Final = 0
"""The number of the silence played at start."""

WINDOWS_PLAYER: Final = "winsound"
"""What stands for the player of Windows where a command would name another."""


class SpeechOutcome(StrEnum):
    """How a text ended."""

    SPOKEN = "spoken"
    CUT_OFF = "cut off"
    NO_PLAYER = "no player"
    FAILED = "failed"


class SpeakText(NamedTuple):
    """To the worker: speak a text, after those that were sent before.

    Attributes:
        number: the number of the text.
        text: what is spoken.
        locale: its language.
        rate: words a minute.
        volume: 0 to 1.
        pitch: 0 to 100.
        punctuation: a value of ``Punctuation``.
        voice: the engine's name of a voice; empty for the usual one.
        seat: from 0 up, speak in the voice of this seat.
        voiced: what the seat's own voice speaks; empty: ``text``.  An engine without a voice for
            the seat speaks ``text``.
        urgent: whether it may cut off what another program says.
        lead: seconds before the first word, for the short sounds that go with it.
    """

    number: int
    text: str
    locale: str
    rate: int
    volume: float
    pitch: int = USUAL_PITCH
    punctuation: str = Punctuation.NONE
    voice: str = ""
    seat: int = -1
    voiced: str = ""
    urgent: bool = False
    lead: float = 0.0


class StopSpeaking(NamedTuple):
    """To the worker: drop or silence every text up to this number."""

    number: int


class EngineReady(NamedTuple):
    """From the worker: the engine of this name runs."""

    engine: str


class VoicesKnown(NamedTuple):
    """From the worker: the names of voices in each language, the usual one first."""

    voices: Mapping[str, Sequence[str]]


class EngineMissing(NamedTuple):
    """From the worker, which ends: there is no engine.

    Attributes:
        reason: why, for engineers.
        library: the package from PyPI that is missing, if that is why.
    """

    reason: str
    library: str = ""


class EngineAway(NamedTuple):
    """From the worker, which goes on trying: the program that is to speak does not answer."""

    reason: str


class SpeechStarted(NamedTuple):
    """From the worker: the text is heard now, in this voice, for so many seconds."""

    number: int
    seconds: float
    voice: str


class Feature(StrEnum):
    """What an engine may be unable to do; the value is the message id that says so."""

    VOICE = "voice-unknown"
    PITCH = "voice-no-pitch"
    RATE = "voice-no-rate"
    PUNCTUATION = "voice-no-punctuation"
    SEATS = "voice-no-seats"


class FeatureMissing(NamedTuple):
    """From the worker, once for each: what was asked for and cannot be done.

    Attributes:
        feature: what cannot be done.
        voice: of ``VOICE``, the name that the engine does not know.
        locale: of ``VOICE``, the language for which it was asked.
    """

    feature: Feature
    voice: str = ""
    locale: str = ""


class SpeechEnded(NamedTuple):
    """From the worker: a text is over; ``status`` is the player's exit status."""

    number: int
    outcome: SpeechOutcome
    status: int


ToWorker: TypeAlias = SpeakText | StopSpeaking
FromWorker: TypeAlias = (
    EngineReady
    | VoicesKnown
    | EngineMissing
    | EngineAway
    | SpeechStarted
    | FeatureMissing
    | SpeechEnded
)

decode_to_worker: Final = Decoder[ToWorker](SpeakText, StopSpeaking)
decode_from_worker: Final = Decoder[FromWorker](
    EngineReady,
    VoicesKnown,
    EngineMissing,
    EngineAway,
    SpeechStarted,
    FeatureMissing,
    SpeechEnded,
)
