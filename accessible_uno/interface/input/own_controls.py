"""The commands about what a player calls things: keys and words of one's own."""

from __future__ import annotations

from typing import TypeAlias

from accessible_uno.interface.input.key_controls import KeyControls
from accessible_uno.interface.input.word_controls import WordControls
from accessible_uno.interface.parse.intents import AssignKey, AssignWord, HelpOn
from accessible_uno.interface.parse.vocabulary import Command

OwnIntent: TypeAlias = AssignKey | AssignWord | HelpOn


class OwnControls:
    """Tells and changes the keys and the words of one player."""

    def __init__(self, keys: KeyControls, words: WordControls) -> None:
        self._keys = keys
        self._words = words

    def apply(self, intent: OwnIntent) -> None:
        """Tell the keys or the words, or change one."""
        match intent:
            case AssignKey():
                self._keys.assign(intent)
            case AssignWord():
                self._words.assign(intent)
            case HelpOn(Command.KEYS, whole=True):
                self._keys.announce_all()
            case HelpOn(Command.KEYS):
                self._keys.announce_needed()
            case _:
                self._words.announce_words()
