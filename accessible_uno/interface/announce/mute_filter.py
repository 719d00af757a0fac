"""What the player wants to hear nothing of: it is kept for the history all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from accessible_uno.interface.parse.intents import Hush
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import HUSHED, Kind
from accessible_uno.interface.session import Desk


class Hushing:
    """Leaves kinds of tellings out for one player, and tells so; ``keep`` is called after each.

    How to undo it is told the first time.
    """

    def __init__(self, desk: Desk, keep: Callable[[], None]) -> None:
        self._desk = desk
        self._keep = keep
        self._explained = False

    def announce(self) -> None:
        """Tell at the start what is left out since an earlier game."""
        if self._desk.settings.hushed:
            self._explained = True
            self._tell("hush-is", self._desk.settings.hushed)

    def apply(self, wanted: Hush) -> None:
        """Leave kinds out or tell them again, or tell which are left out."""
        settings = self._desk.settings
        if not wanted.kinds:
            self._tell("hush-is", settings.hushed)
            return
        kinds = {Kind.HINT if each is Kind.HELP else each for each in wanted.kinds}
        if not kinds <= set(HUSHED):
            self._tell("hush-never", HUSHED)
            return
        back = kinds & settings.hushed
        settings.hushed = settings.hushed - kinds if wanted.hear else settings.hushed | kinds
        self._desk.follow_settings()
        self._keep()
        if wanted.hear:
            self._tell("hear-again" if back else "hush-is", back or settings.hushed)
        else:
            self._tell("hush-again" if self._explained else "hush-from-now-on", kinds)
            self._explained = True

    def _tell(self, message_id: str, kinds: Iterable[Kind]) -> None:
        known = lexicon(self._desk.settings.locale).kinds.names
        told = [each for each in HUSHED if each in kinds]
        names = ", ".join(known[each] for each in told)
        only = told[0] if len(told) == 1 else "none"
        self._desk.tell(message_id, {"names": names or "none", "only": only, "count": len(told)})
