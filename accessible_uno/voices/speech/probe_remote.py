"""Whether another program would speak, found out with a real worker, which says nothing."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from accessible_uno.voices.speech.backends import Backend
from accessible_uno.voices.speech.process import WorkerProcess
from accessible_uno.voices.speech.protocol import Away, Known, Ready, Unusable

_LOOKS_A_SECOND = 4


class Found(NamedTuple):
    """A program that would speak: its name, and the names of its voices in each language."""

    name: str
    voices: Mapping[str, Sequence[str]]


Reached: TypeAlias = Found | Away | Unusable
"""What came of looking for one."""


def reached(backend: Backend) -> Reached:
    """Return what a worker of the backend tells, its voices too; that may take seconds."""
    looks = itertools.count(1)
    try:
        worker = WorkerProcess((), warm=False, module=backend.worker)
    except OSError as reason:
        return Unusable(str(reason))
    try:
        name = ""
        for message in worker.messages(lambda: next(looks) > backend.starting * _LOOKS_A_SECOND):
            match message:
                case Ready(engine):
                    name = engine
                case Known(voices) if name:
                    return Found(name, voices)
                case Away() | Unusable():
                    return message
    finally:
        worker.bury()
    return Away("no answer")
