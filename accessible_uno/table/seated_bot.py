"""The bot of a seat, which may play at another level or in another style from any moment on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot, Remembering, Thought, think, think_of_offers
from accessible_uno.players.bot_names import STRONG, parse_bot_name


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
