"""The sound worker: ``python -m accessible_uno.voices.sounds.worker``.

The sounds are made here, in memory and while there is nothing else to do: that takes less time
than reading them from files would save, and no file can go stale.
"""

from __future__ import annotations

import os
import queue
import threading
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NoReturn, TypeAlias

from accessible_uno.narration.sounds import Sound
from accessible_uno.voices.sounds.device import (
    WAITING,
    Mixer,
    SoundDevice,
    SoundDeviceMissing,
    SoundLibraryMissing,
)
from accessible_uno.voices.sounds.protocol import (
    FadeOut,
    PlaySound,
    SoundCommand,
    SoundStatus,
    StatusChanged,
    decode_command,
)
from accessible_uno.voices.sounds.synthesis import mono, rendered
from accessible_uno.voices.worker_pipe import WorkerPipe

_RENDERED: Final = 64
"""Rendered cues kept in memory: each sound from each side at one volume."""


class MixerIdle:
    """From the mixer: nothing has sounded for a while."""


class PipeClosed:
    """From the listening thread: the game has closed its end."""


_Event: TypeAlias = SoundCommand | MixerIdle


class SoundWorker:
    """Plays what the game sends."""

    def __init__(self, pipe: WorkerPipe[SoundCommand]) -> None:
        self._pipe = pipe
        self._inbox: queue.SimpleQueue[_Event | PipeClosed] = queue.SimpleQueue()
        self._last_sent: StatusChanged | None = None
        self._mixer = Mixer(lambda: self._inbox.put(MixerIdle()))
        self._rendered = lru_cache(_RENDERED)(rendered)

    def run(self) -> None:
        """Play until the game closes its end."""
        threading.Thread(target=self._listen, daemon=True, name="listener").start()
        try:
            device = SoundDevice(self._mixer)
        except SoundLibraryMissing as reason:
            self._send(SoundStatus.NO_LIBRARY, str(reason))
            return
        self._send(SoundStatus.READY)
        for event in self._events():
            match event:
                case PlaySound():
                    self._mixer.add(self._rendered(event.cue, event.volume))
                    self._wake(device)
                case FadeOut():
                    self._mixer.fade_out()
                case MixerIdle() if self._mixer.is_idle:
                    device.sleep()
        device.close()

    def _wake(self, device: SoundDevice) -> None:
        try:
            self._send(SoundStatus.PLAYING, device.wake())
        except SoundDeviceMissing as reason:
            self._mixer.fade_out()
            self._send(SoundStatus.NO_DEVICE, str(reason))

    def _events(self) -> Iterator[_Event]:
        """Yield what comes until the game is gone; of many sounds at once the newest alone.

        While nothing comes, the sounds are synthesised one by one, so that none is late.
        """
        unmade = list(Sound)
        while True:
            events: deque[_Event] = deque(maxlen=WAITING)
            try:
                while True:
                    event = self._inbox.get(block=not unmade and not events)
                    if isinstance(event, PipeClosed):
                        return
                    events.append(event)
            except queue.Empty:
                if not events:
                    mono(unmade.pop(0))
            yield from events

    def _listen(self) -> None:
        for message in self._pipe.messages():
            self._inbox.put(message)
        self._inbox.put(PipeClosed())

    def _send(self, status: SoundStatus, detail: str = "") -> None:
        message = StatusChanged(status, " ".join(detail.split()))
        if self._last_sent != message:
            self._last_sent = message
            self._pipe.send(message)


def main() -> NoReturn:
    """Run until the game closes its end."""
    try:
        SoundWorker(WorkerPipe(decode_command)).run()
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
