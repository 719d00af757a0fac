"""The sound worker: ``python -m accessible_uno.voices.sounds.worker``.

Orders come on standard input, and how it stands leaves on standard output.  It is a process of its
own so that nothing that a sound system writes, wherever it writes it, reaches the terminal, nothing
that breaks or hangs there takes the game with it, and no work of the game's makes a sound stutter.

The sounds are made here, in memory and while there is nothing else to do: that takes less time
than reading them from files would save, and no file can grow old.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import BinaryIO, Final, NoReturn

from accessible_uno.narration.sounds import Sound
from accessible_uno.voices.sounds.device import Device, NoDevice, NoLibrary
from accessible_uno.voices.sounds.mixer import WAITING, Mixer
from accessible_uno.voices.sounds.protocol import Hush, Order, Play, State, decode
from accessible_uno.voices.sounds.synthesis import mono, rendered
from accessible_uno.voices.workers import quiet_channel

_RENDERED: Final = 64


class Rest:
    """Nothing has sounded for a while."""


class Gone:
    """The game has closed its end."""


class Worker:
    """Plays what is ordered."""

    def __init__(self, states: int) -> None:
        self._orders: queue.SimpleQueue[Order | Rest | Gone] = queue.SimpleQueue()
        self._states = states
        self._known: tuple[State, str] | None = None
        self._mixer = Mixer(lambda: self._orders.put(Rest()))
        self._rendered = lru_cache(_RENDERED)(rendered)

    def run(self, game: BinaryIO) -> None:
        """Play until the game closes its end."""
        threading.Thread(target=self._listen, args=(game,), daemon=True, name="listener").start()
        try:
            device = Device(self._mixer)
        except NoLibrary as reason:
            self._tell(State.NO_LIBRARY, str(reason))
            return
        self._tell(State.READY)
        for order in self._heard():
            match order:
                case Play(cue, volume):
                    self._mixer.add(self._rendered(cue, volume))
                    self._wake(device)
                case Hush():
                    self._mixer.cancel()
                case Rest() if self._mixer.rests:
                    device.rest()
        device.close()

    def _wake(self, device: Device) -> None:
        try:
            self._tell(State.SOUNDS, device.wake())
        except NoDevice as reason:
            self._mixer.cancel()
            self._tell(State.NO_DEVICE, str(reason))

    def _heard(self) -> Iterator[Order | Rest]:
        """Yield what comes, until the game is gone; of many sounds at once the newest."""
        unmade = list(Sound)
        while True:
            come: deque[Order | Rest] = deque(maxlen=WAITING)
            try:
                while True:
                    order = self._orders.get(block=not unmade and not come)
                    if isinstance(order, Gone):
                        return
                    come.append(order)
            except queue.Empty:
                if not come:
                    mono(unmade.pop(0))
            yield from come

    def _listen(self, game: BinaryIO) -> None:
        for line in game:
            try:
                self._orders.put(decode(line))
            except ValueError:
                continue
        self._orders.put(Gone())

    def _tell(self, state: State, detail: str = "") -> None:
        if self._known != (state, detail):
            self._known = (state, detail)
            os.write(self._states, f"{state} {' '.join(detail.split())}\n".encode())


def main() -> NoReturn:
    """Run until the game closes its end."""
    try:
        Worker(quiet_channel()).run(sys.stdin.buffer)
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
