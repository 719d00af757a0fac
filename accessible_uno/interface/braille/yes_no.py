"""The content of a display before a game: one question of yes or no."""

from __future__ import annotations

from accessible_uno.interface.braille.key_help import key_help, nothing_there
from accessible_uno.interface.braille.tactile import group_items
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.display.items import BrailleItem, LinePart


class YesNoView:
    """The content of a display while one question of yes or no is asked."""

    def __init__(self, locale: str) -> None:
        self._locale = locale

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        """Return the question, whose keys enter nothing."""
        parts = utterance.braille or (utterance.text,)
        return [BrailleItem(parts, utterance.locale, starts_group=True)]

    def current_items(self) -> list[BrailleItem]:
        """Return both answers."""
        names = lexicon(self._locale).replies.names.values()
        items = (BrailleItem((name,), self._locale, name) for name in names)
        return list(group_items(items, LinePart.CHOICES))

    def help_items(self) -> list[BrailleItem]:
        """Return what the keys of the display do."""
        return key_help(self._locale)

    def nothing_there(self) -> BrailleItem:
        """Return the answer to a key that does nothing."""
        return nothing_there(self._locale)
