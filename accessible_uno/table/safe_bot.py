"""A bot that never stops the game: when the bot in it fails, a simpler one plays on."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot, Remembering

TIMEOUT: Final = 5.0
"""Seconds that a bot may think; our own bots need a thousandth of one."""


class _TimedOut(BaseException):
    """A bot has not answered in time.

    It is no ``Exception``, so that a bot's own ``except Exception`` cannot catch it.
    """


class SafeBot:
    """Asks a bot until it fails, and another one for the rest of the match.

    A bot fails when it raises, answers with what is not allowed, or does not answer in time.  The
    time limit works in the main thread only: in another thread a bot may think for ever.

    Args:
        bot: plays until it fails.
        fallback: plays from the first failure on.
        on_failure: called once, at the failure.
        timeout: seconds that the bot may think.
    """

    def __init__(
        self,
        bot: Bot,
        fallback: Bot,
        on_failure: Callable[[], None],
        timeout: float = TIMEOUT,
    ) -> None:
        self._bot = bot
        self._fallback = fallback
        self._on_failure = on_failure
        self._timeout = timeout
        self._failed = False

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question with an allowed action."""
        action = self._ask(lambda bot: bot.choose(view, legal), legal, must=True)
        assert action is not None
        return action

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use an open offer, or return ``None``."""
        return self._ask(lambda bot: bot.interject(view, legal), legal, must=False)

    def memory(self) -> list[str]:
        """Return what the bot remembers; nothing when the bot has no memory or fails."""
        bot = self._bot
        found: list[str] = []
        if isinstance(bot, Remembering) and not self._failed:
            try:
                with _time_limit(self._timeout):
                    found = [*bot.memory()]
                if not all(isinstance(each, str) for each in found):
                    raise TypeError(found)
            except (Exception, _TimedOut):  # noqa: BLE001  # a bot of another package may raise anything
                self._fail()
                found = []
        return found

    def remember(self, memory: Iterable[str]) -> None:
        """Restore the bot's memory."""
        if isinstance(self._bot, Remembering):
            try:
                with _time_limit(self._timeout):
                    self._bot.remember(memory)
            except (Exception, _TimedOut):  # noqa: BLE001  # a bot of another package may raise anything
                self._fail()

    def _fail(self) -> None:
        self._failed = True
        self._on_failure()

    def _ask(
        self, question: Callable[[Bot], Action | None], legal: Legal, *, must: bool
    ) -> Action | None:
        if not self._failed:
            try:
                with _time_limit(self._timeout):
                    action = question(self._bot)
                if _is_allowed(action, legal) if action is not None else not must:
                    return action
            except (Exception, _TimedOut):  # noqa: BLE001  # a bot of another package may raise anything
                pass  # the fallback answers below, as after an answer that is not allowed
            self._fail()
        return question(self._fallback)


def _is_allowed(action: Action, legal: Legal) -> bool:
    """Whether the action may be done.

    The default of the question may be the only answer that vetoes have left; ``legal`` yields it,
    but does not contain it.
    """
    return action in legal or any(action == other for other in legal)


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Raise :class:`_TimedOut` in the body when it takes longer than ``seconds``."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _time_out)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)
        finally:  # the alarm may ring while the line above stops it
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before or signal.SIG_DFL)


def _time_out(_number: int, _frame: object) -> None:
    raise _TimedOut
