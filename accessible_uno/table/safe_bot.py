"""A bot that never stops the game: what fails in it is made good by a simpler one."""

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

PATIENCE: Final = 5.0
"""Seconds that a bot may think; the bots of the house take a thousandth."""


class _TooLong(BaseException):
    """A bot has not answered in time; no bot's own ``except Exception`` may catch it."""


class SteadyBot:
    """Asks a bot, and once it fails, another one for the rest of the match.

    A bot fails when it raises, answers what is not allowed, or does not answer in time.  Only the
    main thread can lose patience: elsewhere a bot may think for ever.

    Args:
        bot: who should play.
        understudy: who plays from the first failure on.
        on_failure: called once, then.
        patience: seconds that the bot may think.
    """

    def __init__(
        self,
        bot: Bot,
        understudy: Bot,
        on_failure: Callable[[], None],
        patience: float = PATIENCE,
    ) -> None:
        self._bot = bot
        self._understudy = understudy
        self._on_failure = on_failure
        self._patience = patience
        self._failed = False

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question with what is allowed."""
        action = self._asked(lambda bot: bot.choose(view, legal), legal, must=True)
        assert action is not None
        return action

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use a chance that stands open besides the question, or let it pass."""
        return self._asked(lambda bot: bot.interject(view, legal), legal, must=False)

    def memory(self) -> list[str]:
        """What the bot must not forget; nothing where it cannot say so in words."""
        bot = self._bot
        found: list[str] = []
        if isinstance(bot, Remembering) and not self._failed:
            try:
                with _patience(self._patience):
                    found = [*bot.memory()]
                if not all(isinstance(each, str) for each in found):
                    raise TypeError(found)
            except (Exception, _TooLong):
                self._fail()
                found = []
        return found

    def remember(self, memory: Iterable[str]) -> None:
        """Remind the bot."""
        if isinstance(self._bot, Remembering):
            try:
                with _patience(self._patience):
                    self._bot.remember(memory)
            except (Exception, _TooLong):
                self._fail()

    def _fail(self) -> None:
        self._failed = True
        self._on_failure()

    def _asked(
        self, question: Callable[[Bot], Action | None], legal: Legal, *, must: bool
    ) -> Action | None:
        if not self._failed:
            try:
                with _patience(self._patience):
                    action = question(self._bot)
                if _allowed(action, legal) if action is not None else not must:
                    return action
            except (Exception, _TooLong):
                pass  # made good below, like an answer that is not allowed
            self._fail()
        return question(self._understudy)


def _allowed(action: Action, legal: Legal) -> bool:
    """Whether it may be done; what silence would do may be all that vetoes have left."""
    return action in legal or any(action == other for other in legal)


@contextmanager
def _patience(seconds: float) -> Iterator[None]:
    """Raise :class:`_TooLong` in what goes on meanwhile, should it take longer."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _enough)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)
        finally:  # the last moment of patience may come while it ends
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before or signal.SIG_DFL)


def _enough(_number: int, _frame: object) -> None:
    raise _TooLong
