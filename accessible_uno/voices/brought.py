"""Voices that other packages add, each in a thread of its own.

Whatever such a voice does, the game goes on: its methods are called in the thread's event loop, one
after the other, and nobody waits for them.  A voice that raises an error, or whose method does not
return within :data:`PATIENCE`, is named once and given up.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.narration.utterance import Utterance
from accessible_uno.packages.contained import PATIENCE, STEP
from accessible_uno.packages.faults import (
    FaultKind,
    Group,
    PackageFault,
    kind_of,
    words_of,
)
from accessible_uno.packages.offers import check_callable, fault_of, load, offers
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.voice import OUR_VOICES, Voice

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

LONGEST_WAIT: Final = 60.0
"""Seconds that a voice is waited for; one that takes longer is not, until it is done."""

CLOSING: Final = 1.0
"""Seconds that a voice is waited for when it is closed; what it has been given takes a moment."""

METHODS: Final = ("output", "cancel", "withdraw", "wait_until_done", "close")
"""Those of the protocol :class:`Voice`."""


def open_brought_voices(on_problem: OnProblem) -> dict[str, Voice]:
    """Return the voices of other packages by their names; those that cannot be opened are told."""
    found: dict[str, Voice] = {}
    for entry in offers(Group.VOICES):
        if entry.name not in OUR_VOICES:
            try:
                found[entry.name] = BroughtVoice(entry, load_voice(entry), on_problem)
            except PackageFault as fault:
                on_problem("package-left-out", fault.arguments())
    return found


def load_voice(entry: EntryPoint) -> Callable[[], Voice]:
    """Return what makes the voice that an entry point names.

    Raises:
        PackageFault: it cannot be loaded, or makes no voice.
    """
    made: Callable[[], Voice] = load(entry, _check_voice)
    return made


def _check_voice(make: Any) -> Any:
    check_callable(make)
    if isinstance(make, type) and (
        lacking := [each for each in METHODS if not hasattr(make, each)]
    ):
        raise TypeError(f"a voice without {', '.join(lacking)}")
    return make


class BroughtVoice:
    """Hands everything to the voice of a package.

    Args:
        entry: its entry point.
        make: makes the voice, in the thread.
        on_problem: is told once that it is given up.

    Attributes:
        is_late: whether it takes so long that it is not waited for until it is done.
    """

    def __init__(self, entry: EntryPoint, make: Callable[[], Voice], on_problem: OnProblem) -> None:
        self._entry = entry
        self._on_problem = on_problem
        self._voice: Voice | None = None
        self._given_up = False
        self._pinged = 0.0
        self.is_late = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._do(lambda: setattr(self, "_voice", make()))

    def output(self, utterance: Utterance) -> None:
        """Output an utterance when its turn comes."""
        self._tell(lambda voice: voice.output(utterance))

    def cancel(self) -> None:
        """Fall silent, and drop what waits."""
        self._tell(lambda voice: voice.cancel())

    def withdraw(self, offer: object) -> None:
        """Drop the utterances about an offer."""
        self._tell(lambda voice: voice.withdraw(offer))

    async def wait_until_done(self) -> None:
        """Return once every utterance has been output, or the voice is given up, or is late."""
        if self._given_up or self.is_late:
            return
        waited = asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self._wait(), self._loop))
        until = time.monotonic() + LONGEST_WAIT
        while not waited.done() and not self._given_up and time.monotonic() < until:
            self._give_up_if_stuck()
            await asyncio.wait([waited], timeout=STEP)
        if not (waited.done() or self._given_up):
            self.is_late = True
            waited.add_done_callback(self._is_done_after_all)

    def _is_done_after_all(self, _waited: asyncio.Future[None]) -> None:
        """Wait for the voice again from now on: what it had to say was long."""
        self.is_late = False

    def close(self) -> None:
        """Release the voice for good: the program may end at once, so its last calls come first."""
        self._tell(lambda voice: voice.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(CLOSING)

    def wait_until_closed(self) -> None:
        """Wait for the last call of a voice that is closed; it is given up where it is stuck."""
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            self._give_up_stuck()

    def _tell(self, call: Callable[[Voice], object]) -> None:
        self._give_up_if_stuck()
        self._do(lambda: call(self._voice) if self._voice is not None else None)

    def _do(self, call: Callable[[], object]) -> None:
        if not self._given_up:
            self._loop.call_soon_threadsafe(self._carry_out, call)

    def _carry_out(self, call: Callable[[], object]) -> None:
        """Call a function of the voice, in the thread."""
        if not self._given_up:
            with self._faults_told():
                call()

    async def _wait(self) -> None:
        """Wait for the voice, in the thread."""
        if self._voice is not None and not self._given_up:
            with self._faults_told():
                await self._voice.wait_until_done()

    @contextmanager
    def _faults_told(self) -> Iterator[None]:
        """Give the voice up where the body raises something."""
        try:
            yield
        except BaseException as error:  # noqa: BLE001  # a package may raise anything
            self._give_up(fault_of(self._entry, kind_of(error), words_of(error), error))

    def _give_up_if_stuck(self) -> None:
        """Give the voice up where its thread has not answered for long; else ask it again."""
        now = time.monotonic()
        if not self._pinged:
            self._pinged = now
            self._loop.call_soon_threadsafe(setattr, self, "_pinged", 0.0)
        elif now - self._pinged > PATIENCE and not self._given_up:
            self._give_up_stuck()

    def _give_up_stuck(self) -> None:
        frame = sys._current_frames().get(self._thread.ident or 0)  # noqa: SLF001  # its only way
        self._give_up(fault_of(self._entry, FaultKind.SLOW, found=frame))

    def _give_up(self, fault: PackageFault) -> None:
        if not self._given_up:
            self._given_up = True
            self._on_problem("package-left-out", fault.arguments())
