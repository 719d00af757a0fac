"""The voice that is heard: it queues utterances, and a worker process speaks them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Final

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.notices import Notices, OnProblem, ignore_problem
from accessible_uno.voices.speech.backends import OWN_ENGINE, Backend
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.speech.scheduler import SpeechScheduler
from accessible_uno.voices.speech.supervisor import (
    SpeechSupervisor,
    WorkerSupervisor,
    player_command,
)

_CLOSING: Final = 2.0
"""Seconds that closing waits for the thread, which kills and reaps the worker in a few hundredths;
a machine that swaps must not keep the game open."""


class SpeechVoice:
    """Speaks through a backend, one utterance at a time.

    Utterances queue.  A NOW one passes those that wait, with the others of its moment before it,
    and cuts off what is spoken of other moments: a NORMAL utterance cut off is dropped, a NEXT one
    is spoken again after it.  Its parameters go with each utterance, so a change is heard from the
    next one on.

    Args:
        on_problem: called from the supervisor's thread, once for each problem until sound comes
            back, with ``voice-no-player``, ``voice-gave-up``, or a message id of the backend's;
            once and for all with a ``Feature`` that the engine lacks.
        backend: what speaks.
        fallback: what speaks where the backend is missing; reported as ``voice-instead``.
        params: how it speaks until ``set_params``.
        player: the command that plays a file; without it the environment's
            ``ACCESSIBLE_UNO_PLAYER``, else the system's own.
        supervise: makes what feeds it instead of a worker process.
    """

    def __init__(
        self,
        on_problem: OnProblem = ignore_problem,
        backend: Backend = OWN_ENGINE,
        *,
        fallback: Backend | None = None,
        params: SpeechParams | None = None,
        player: str | None = None,
        supervise: Callable[[SpeechScheduler, Notices], SpeechSupervisor] | None = None,
    ) -> None:
        self._wanted = backend
        self._lock = threading.Lock()
        self._scheduler = SpeechScheduler((params or SpeechParams()).speakable())
        notices = Notices(on_problem)
        self._supervisor: SpeechSupervisor = (
            supervise(self._scheduler, notices)
            if supervise is not None
            else WorkerSupervisor(
                self._scheduler, self._lock, notices, backend, fallback, player_command(player)
            )
        )
        self._supervisor.start()

    # Settings

    @property
    def params(self) -> SpeechParams:
        """How it speaks, within the range of engines."""
        return self._scheduler.params

    @property
    def is_idle(self) -> bool:
        """Whether nothing is spoken and nothing waits."""
        with self._lock:
            return self._scheduler.is_idle

    @property
    def worker(self) -> int | None:
        """The number of the process that is ready to speak; ``None`` where there is none."""
        return self._supervisor.worker

    @property
    def is_fallback(self) -> bool:
        """Whether the fallback speaks, because the wanted backend is missing."""
        supervisor = self._supervisor
        return supervisor.backend is not self._wanted and not supervisor.is_over

    def set_params(self, params: SpeechParams) -> None:
        """Speak so from the next utterance on; muted, still speak what is queued."""
        self._scheduler.params = params.speakable()

    def voice_names(self, locale: str) -> Sequence[str]:
        """Return the names of voices that may be set for ``locale``; none while unknown.

        A voice that is set but not listed comes last, unless the engine does not know it.
        """
        names = self._supervisor.voices.get(locale, ())
        wanted = self.params.voices.get(locale)
        refused = (wanted, locale) in self._supervisor.refused
        is_extra = wanted not in names and not refused
        return (*names, wanted) if names and wanted and is_extra else names

    # The Voice protocol

    def output(self, utterance: Utterance) -> None:
        """Queue an utterance by its priority; dropped while muted, and while nothing answers."""
        supervisor = self._supervisor
        with self._lock:
            if supervisor.is_reachable and not supervisor.is_over and not self.params.muted:
                self._scheduler.add(utterance)

    def cancel(self) -> None:
        """Fall silent now and drop what waits; a question that has not begun is spoken next."""
        with self._lock:
            self._scheduler.cancel()

    def withdraw(self, offer: object) -> None:
        """Drop the utterances about an offer, the one under way too; ``None`` is no offer."""
        with self._lock:
            self._scheduler.withdraw(offer)

    async def wait_until_done(self) -> None:
        """Return once all is spoken or dropped, at the latest when the supervisor gives up."""
        with self._lock:
            if self._scheduler.is_idle:
                return
            done = self._scheduler.idle_future()
        await asyncio.wrap_future(done)

    def close(self) -> None:
        """Fall silent for good; the worker and its folder are gone on return."""
        self._supervisor.stop(_CLOSING)

    def close_soon(self) -> None:
        """Fall silent for good, and return at once."""
        threading.Thread(target=self.close, name="closing a voice").start()
