"""The short sounds as a voice among the others."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from typing import TYPE_CHECKING, Final

from accessible_uno.narration.sounds import Cue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import USUAL_SOUND_VOLUME
from accessible_uno.voices.notices import Notices, OnProblem, ignore_problem
from accessible_uno.voices.sounds.protocol import Hush, Order, Play, State

if TYPE_CHECKING:
    from accessible_uno.voices.sounds.process import SoundProcess

LOUDEST: Final = 100

STARTS: Final = 4
"""How many workers are tried: one that sounds have killed so often will be killed by the next."""

LENGTH: Final = 0.3
"""Seconds that a sound lasts at most."""

_AT_START: Final = 4
_CLOSING: Final = 1.0

_TROUBLES: Final = {
    State.NO_LIBRARY: "voice-sounds-no-library",
    State.NO_DEVICE: "voice-sounds-no-device",
}


class SoundVoice:
    """Lets the sounds of a telling be heard as soon as it is told, over or before the words.

    Nothing is loaded, opened or started before :meth:`begin` and the first sound, and then by a
    thread of its own and a worker process; the caller only writes a line to a pipe.

    Args:
        on_problem: called from that thread, once for each trouble until sounds are heard, with
            ``voice-sounds-no-library``, ``voice-sounds-no-device`` or ``voice-sounds-gave-up``; but
            only where the player has asked for sounds.
    """

    def __init__(self, on_problem: OnProblem = ignore_problem) -> None:
        self._notices = Notices(on_problem)
        self._asked = False
        self._lack: tuple[str, str] | None = None
        self._on = False
        self._begun = False
        self._volume = USUAL_SOUND_VOLUME

        self._lock = threading.Lock()
        self._process: SoundProcess | None = None
        self._keeper: threading.Thread | None = None
        self._starting: deque[Order] = deque(maxlen=_AT_START)
        self._starts = 0
        self._over = False
        self._last = 0.0

    # What a player sets

    @property
    def on(self) -> bool:
        """Whether sounds are heard, unless they are muted."""
        return self._on

    @property
    def worker(self) -> int | None:
        """The number of the worker's process; ``None`` where there is none."""
        process = self._process
        return process.pid if process is not None else None

    def set(self, on: bool, volume: int, *, muted: bool = False) -> None:
        """Have sounds or have none, so loud from 0 to 100; muted, they are dropped unheard."""
        self._on = on and not muted
        self._volume = min(max(volume, 0), LOUDEST)
        if not self._on:
            self.cancel()

    def begin(self) -> None:
        """Let sounds be heard from now on, the last ones until now too."""
        with self._lock:
            self._begun = True
            if self._starting:
                self._start()

    def enable_reports(self) -> None:
        """The player wants sounds: from now on, what is wrong with them is told."""
        self._asked = True
        self._tell_lack()

    # The voice

    def output(self, utterance: Utterance) -> None:
        """Let its sounds be heard; those of a burst are spaced, and the oldest dropped."""
        for cue in utterance.sounds:
            self.play(cue)

    def play(self, cue: Cue) -> None:
        """Let a sound be heard by itself."""
        if self._on:
            self._last = LENGTH
            self._send(Play(cue, self._volume))

    def cancel(self) -> None:
        """Fade out."""
        if self._last:
            self._last = 0.0
            self._send(Hush())

    def withdraw(self, chance: object) -> None:
        """Do nothing: what announced it has sounded."""

    async def wait_until_done(self) -> None:
        """Return when the last sound has been heard."""
        last, self._last = self._last, 0.0
        await asyncio.sleep(last)

    def close(self) -> None:
        """Fall silent for good; the worker is gone on return."""
        with self._lock:
            self._over = True
            process, keeper = self._process, self._keeper
        if keeper is None:
            return
        if process is not None:
            process.end()
            keeper.join(_CLOSING)
            process.kill()
        keeper.join()

    def _send(self, order: Order) -> None:
        with self._lock:
            if self._process is not None:
                self._process.send(order)
                return
            self._starting.append(order)
            self._start()

    def _start(self) -> None:
        """Start a worker where there is none and may be one; the caller holds the lock."""
        ready = self._begun and self._keeper is None and not self._over
        if ready and self._starts < STARTS:
            self._starts += 1
            self._keeper = threading.Thread(target=self._keep, name="sounds", daemon=True)
            self._keeper.start()

    # The keeper

    def _keep(self) -> None:
        from accessible_uno.voices.sounds.process import SoundProcess

        lacking = False
        try:
            process = SoundProcess()
        except OSError as reason:
            lacking = True
            self._lacks("voice-sounds-no-library", str(reason))
        else:
            with self._lock:
                self._process = process
                while self._starting:
                    process.send(self._starting.popleft())
                if self._over:
                    process.end()
            for state, detail in process.states():
                lacking = state is State.NO_LIBRARY
                self._heed(state, detail)
            process.bury()
        with self._lock:
            self._process = self._keeper = None
            self._starting.clear()
            if lacking:
                self._starts = STARTS
            spent = self._starts >= STARTS
        if spent and not lacking and not self._over:
            self._lacks("voice-sounds-gave-up", "")

    def _heed(self, state: State, detail: str) -> None:
        if state is State.SOUNDS:
            self._lack = None
            self._notices.clear()
        elif state in _TROUBLES:
            self._lacks(_TROUBLES[state], detail)

    def _lacks(self, message_id: str, reason: str) -> None:
        self._lack = message_id, reason
        self._tell_lack()

    def _tell_lack(self) -> None:
        """Tell what is wrong, to a player who has asked for sounds."""
        if self._asked and self._lack is not None:
            message_id, reason = self._lack
            self._notices.add(message_id, {"reason": reason})
            self._notices.flush()
