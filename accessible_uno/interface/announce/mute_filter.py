"""Muted message categories: they are not announced, but stay in the history."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from accessible_uno.interface.parse.intents import MuteCategories
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.session.session import Session
from accessible_uno.settings.values import CAN_BE_MUTED, Category


class MuteFilter:
    """Mutes and unmutes categories of messages for one player.

    The first change also announces how to undo it.  ``save_settings`` is called after each change.
    """

    def __init__(self, session: Session, save_settings: Callable[[], None]) -> None:
        self._session = session
        self._save_settings = save_settings
        self._explained = False

    def announce_muted(self) -> None:
        """Announce at the start of a game what is muted since an earlier one."""
        if self._session.settings.muted_categories:
            self._explained = True
            self._announce("hush-is", self._session.settings.muted_categories)

    def apply(self, wanted: MuteCategories) -> None:
        """Mute or unmute categories, or announce which are muted."""
        settings = self._session.settings
        if not wanted.categories:
            self._announce("hush-is", settings.muted_categories)
            return
        categories = {
            Category.HINT if each is Category.HELP else each for each in wanted.categories
        }
        if not categories <= set(CAN_BE_MUTED):
            self._announce("hush-never", CAN_BE_MUTED)
            return
        back = categories & settings.muted_categories
        settings.muted_categories = (
            settings.muted_categories - categories
            if wanted.hear
            else settings.muted_categories | categories
        )
        self._session.on_settings_changed()
        self._save_settings()
        if wanted.hear:
            self._announce("hear-again" if back else "hush-is", back or settings.muted_categories)
        else:
            self._announce("hush-again" if self._explained else "hush-from-now-on", categories)
            self._explained = True

    def _announce(self, message_id: str, categories: Iterable[Category]) -> None:
        known = lexicon(self._session.settings.locale).categories.names
        named = [each for each in CAN_BE_MUTED if each in categories]
        names = ", ".join(known[each] for each in named)
        only = named[0] if len(named) == 1 else "none"
        self._session.announce(
            message_id, {"names": names or "none", "only": only, "count": len(named)}
        )
