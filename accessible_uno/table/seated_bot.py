"""The bot of a seat: it may play at another level from any moment on, and never stops the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec import Struct

from accessible_uno.error_logger import error_logger
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.packages.watchdog import blame
from accessible_uno.players.bot import (
    Bot,
    Remembering,
    Thought,
    conclude,
    think,
    think_of_offers,
)
from accessible_uno.players.bot_names import STRONG, parse_bot_name
from accessible_uno.players.registry import ContainedBot


class SafeBot(Struct, eq=False):
    """Asks a bot until it fails, and another one for the rest of the match.

    A bot fails when it raises an exception or answers with what is not allowed.  Bots of other
    packages think in a thread of their own, where each of their failures is an exception: see
    ``players/registry.py``.  An error in the code of a package's rule is no failure of the
    bot that has asked for it, and is raised.

    Args:
        bot: plays until it fails.
        fallback: plays from the first failure on.
        on_failure: called once, at the failure.
        on_slow: called once, when people have waited long for several answers.
    """

    _bot: Bot
    _fallback: Bot
    _on_failure: Callable[[], None]
    _on_slow: Callable[[], None] | None = None
    _failed: bool = False

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question with an allowed action."""
        action = conclude(self._ask(lambda bot: _now(bot.choose(view, legal)), legal, must=True))
        assert action is not None
        return action

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use an open offer, or return ``None``."""
        return conclude(self._ask(lambda bot: _now(bot.interject(view, legal)), legal, must=False))

    def think(self, view: View, legal: Legal) -> Thought[Action]:
        """Answer the question with an allowed action, in the steps of the bot."""
        action = yield from self._ask(lambda bot: think(bot, view, legal), legal, must=True)
        assert action is not None
        return action

    def think_of_offers(self, view: View, legal: Legal) -> Thought[Action | None]:
        """Use an open offer or none, in the steps of the bot."""
        asked = self._ask(lambda bot: think_of_offers(bot, view, legal), legal, must=False)
        return (yield from asked)

    def memory(self) -> list[str]:
        """Return what the bot remembers; nothing when the bot has no memory or fails."""
        bot = self._bot
        found: list[str] = []
        if isinstance(bot, Remembering) and not self._failed:
            try:
                found = [*bot.memory()]
                if not all(isinstance(each, str) for each in found):
                    raise TypeError(found)
            except Exception:  # noqa: BLE001  # a bot of another package may raise anything
                self._fail()
                found = []
        return found

    def remember(self, memory: Iterable[str]) -> None:
        """Restore the bot's memory."""
        if isinstance(self._bot, Remembering):
            try:
                self._bot.remember(memory)
            except Exception:  # noqa: BLE001  # a bot of another package may raise anything
                self._fail()

    def _fail(self) -> None:
        self._failed = True
        self._on_failure()

    def _tell_if_slow(self) -> None:
        if self._on_slow is not None and isinstance(self._bot, ContainedBot) and self._bot.is_slow:
            told, self._on_slow = self._on_slow, None
            told()

    def _ask(
        self, question: Callable[[Bot], Thought[Action | None]], legal: Legal, *, must: bool
    ) -> Thought[Action | None]:
        if not self._failed:
            try:
                action = yield from question(self._bot)
                self._tell_if_slow()
                if _is_allowed(action, legal) if action is not None else not must:
                    return action
                told = "%r answered %r, which is not allowed"
                error_logger(__name__).error(told, self._bot, action)
            except Exception as error:  # a bot of another package may raise anything
                if blame(error) is not None:
                    raise
                # The fallback answers below, as after an answer that is not allowed.
                error_logger(__name__).exception("a bot has failed")
            self._fail()
        return (yield from question(self._fallback))


T = TypeVar("T")


def _now(answer: T) -> Thought[T]:
    """Return a thought that is concluded already."""
    return answer
    yield 0.0  # what makes it a thought


def _is_allowed(action: Action, legal: Legal) -> bool:
    """Whether the action may be done.

    The default of the question may be the only answer that vetoes have left; ``legal`` yields it,
    but does not contain it.
    """
    if not isinstance(action, Action):
        return False
    return action in legal or any(action == other for other in legal)


class SeatedBot:
    """Plays as a bot of one kind, until another kind is wished.

    Args:
        kind: the kind of bot that the game began with.
        make: returns a bot of a kind.
        wish: the kind that was wished since; empty for none.

    Attributes:
        wish: the same.

    Raises:
        UnknownBot: no bot is of this kind.
        PackageFault: another package adds it, and it cannot be made.
    """

    def __init__(self, kind: str, make: Callable[[str], Bot], wish: str = "") -> None:
        self._kind = kind
        self._make = make
        self._bot = make(wish or kind)
        self.wish = wish

    @property
    def kind(self) -> str:
        """How it plays now."""
        return self.wish or self._kind

    @property
    def thinks_long(self) -> bool:
        """Whether it may think for more than a moment."""
        name = parse_bot_name(self.kind)
        return name is None or name.level == STRONG

    @property
    def has_own_thread(self) -> bool:
        """Whether it decides in a thread of its own, as bots of other packages do.

        Nobody can halt that while somebody acts, so it must not look at the table itself.
        """
        return parse_bot_name(self.kind) is None

    def become(self, kind: str) -> None:
        """Play as a bot of another kind from the next decision on.

        Raises:
            UnknownBot: no bot is of this kind.
            PackageFault: another package adds it, and it cannot be made.
        """
        bot = self._make(kind)
        if isinstance(bot, Remembering):
            bot.remember(self.memory())
        self._bot, self.wish = bot, kind

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question as the bot does."""
        return self._bot.choose(view, legal)

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use an open offer as the bot does."""
        return self._bot.interject(view, legal)

    def think(self, view: View, legal: Legal) -> Thought[Action]:
        """Answer the question as the bot does, in its steps."""
        return think(self._bot, view, legal)

    def think_of_offers(self, view: View, legal: Legal) -> Thought[Action | None]:
        """Use an open offer or none as the bot does, in its steps."""
        return think_of_offers(self._bot, view, legal)

    def memory(self) -> list[str]:
        """Return what the bot remembers."""
        return self._bot.memory() if isinstance(self._bot, Remembering) else []

    def remember(self, memory: Iterable[str]) -> None:
        """Restore the bot's memory."""
        if isinstance(self._bot, Remembering):
            self._bot.remember(memory)
