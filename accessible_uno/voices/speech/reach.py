"""Whether another program would speak, found out with a real worker, which says nothing."""

from __future__ import annotations

import itertools

from accessible_uno.voices.speech.channels import Channel
from accessible_uno.voices.speech.process import WorkerProcess
from accessible_uno.voices.speech.protocol import Away, Ready, Unusable, Voices

_LOOKS_A_SECOND = 4


def reached(channel: Channel) -> Ready | Away | Unusable:
    """Return what a worker of the channel tells, its voices too; that may take seconds."""
    looks = itertools.count(1)
    try:
        worker = WorkerProcess((), warm=False, module=channel.worker)
    except OSError as reason:
        return Unusable(str(reason))
    try:
        ready: Ready | None = None
        for message in worker.messages(lambda: next(looks) > channel.starting * _LOOKS_A_SECOND):
            match message:
                case Ready():
                    ready = message
                case Voices(voices) if ready:
                    return ready._replace(voices=voices)
                case Away() | Unusable():
                    return message
    finally:
        worker.bury()
    return Away("no answer")
