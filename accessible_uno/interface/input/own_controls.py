"""The commands about what a player calls things: keys and words of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from accessible_uno.interface.announce.parts import PartReader
from accessible_uno.interface.input.key_controls import KeyControls
from accessible_uno.interface.input.word_controls import WordControls
from accessible_uno.interface.parse.intents import AssignKey, AssignWord, HelpOn
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session import Session
from accessible_uno.interface.terminal.console import Console

OwnIntent: TypeAlias = AssignKey | AssignWord | HelpOn


class OwnControls:
    """Tells and changes the keys and the words of one player.

    Args:
        session: where they are announced.
        console: tells whether single keys can be read.
        parts: reads long lists part by part.
        save_settings: called after each change.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        parts: PartReader,
        save_settings: Callable[[], None],
    ) -> None:
        self._keys = KeyControls(session, console, parts, save_settings)
        self._words = WordControls(session, parts, save_settings)

    def apply(self, intent: OwnIntent) -> None:
        """Tell the keys or the words, or change one."""
        match intent:
            case AssignKey():
                self._keys.assign(intent)
            case AssignWord():
                self._words.assign(intent)
            case HelpOn(Command.KEYS):
                self._keys.announce_keys()
            case _:
                self._words.announce_words()
