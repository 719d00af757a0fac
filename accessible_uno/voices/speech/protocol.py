"""What the game and its speech worker tell each other: one JSON object a line.

Tellings are numbered upwards from 1; 0 is the silence that wakes the sound device.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from accessible_uno.settings.values import USUAL_PITCH, Punctuation

WARMING: Final = 0
"""The number of the silence played at start."""


class Outcome(StrEnum):
    """How a telling ended."""

    TOLD = "told"
    CUT = "cut"
    NO_PLAYER = "no player"
    FAILED = "failed"


class Say(NamedTuple):
    """To the worker: speak, after what was sent before.

    ``rate`` is in words a minute, ``volume`` from 0 to 1, ``pitch`` from 0 to 100; ``punctuation``
    is a value of ``Punctuation``, ``voice`` the engine's name of a voice, empty for the usual one.
    A ``seat`` from 0 up is spoken in a voice of its own, which says ``voiced`` where that is not
    empty; an engine without such a voice says ``text``.  What is ``urgent`` may cut off what
    another program says.
    """

    telling: int
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


class Stop(NamedTuple):
    """To the worker: drop or silence every telling up to this one."""

    telling: int


class Ready(NamedTuple):
    """From the worker: the engine runs."""

    engine: str


class Known(NamedTuple):
    """From the worker: the names of voices in each language, the usual one first."""

    voices: Mapping[str, Sequence[str]]


class Unusable(NamedTuple):
    """From the worker, which ends: there is no engine, for this technical reason."""

    reason: str


class Away(NamedTuple):
    """From the worker, which goes on trying: what is to speak does not answer, for this reason."""

    reason: str


class Started(NamedTuple):
    """From the worker: a sound of so many seconds goes to the player, in this voice."""

    telling: int
    seconds: float
    voice: str


class Lack(StrEnum):
    """What an engine may be unable to do; the value is the sentence for it in the catalogue."""

    VOICE = "voice-unknown"
    PITCH = "voice-no-pitch"
    PUNCTUATION = "voice-no-punctuation"
    SEATS = "voice-no-seats"


class Lacks(NamedTuple):
    """From the worker, once for each: what was asked for and cannot be done.

    ``voice`` and ``locale`` tell which voice is lacking.
    """

    lack: Lack
    voice: str = ""
    locale: str = ""


class Ended(NamedTuple):
    """From the worker: a telling is over; ``status`` is the player's exit status."""

    telling: int
    outcome: Outcome
    status: int


ToWorker: TypeAlias = Say | Stop
FromWorker: TypeAlias = Ready | Known | Unusable | Away | Started | Lacks | Ended

_KINDS: Final[dict[str, type[ToWorker | FromWorker]]] = {
    kind.__name__: kind for kind in (Say, Stop, Ready, Known, Unusable, Away, Started, Lacks, Ended)
}


def encode(message: ToWorker | FromWorker) -> bytes:
    """Return a message as one line, ASCII, with its line end."""
    return json.dumps([type(message).__name__, *message]).encode("ascii") + b"\n"


def decode(line: bytes) -> ToWorker | FromWorker:
    """Return the message on a line.

    Raises:
        ValueError: the line holds no message.
    """
    try:
        kind, *fields = json.loads(line)
        message = _KINDS[kind](*fields)
    except (TypeError, KeyError, ValueError) as fault:
        raise ValueError(f"not a message: {line!r}") from fault
    if isinstance(message, Ended):
        return message._replace(outcome=Outcome(message.outcome))
    if isinstance(message, Lacks):
        return message._replace(lack=Lack(message.lack))
    return message
