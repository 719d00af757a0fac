"""The content of a display outside a game: one question and its answers."""

from __future__ import annotations

from collections.abc import Iterable

from accessible_uno.interface.braille.key_help import key_help, nothing_there
from accessible_uno.interface.braille.tactile import group_items
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.display.items import BrailleItem, LinePart


class AnswersView:
    """The content of a display while one question is asked.

    Args:
        locale: the language of the answers.
        answers: what may be answered, as it is typed.
    """

    def __init__(self, locale: str, answers: Iterable[str]) -> None:
        self._locale = locale
        self._answers = tuple(answers)

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        """Return the question, whose keys enter nothing."""
        parts = utterance.braille or (utterance.text,)
        return [BrailleItem(parts, utterance.locale, starts_group=True)]

    def current_items(self) -> list[BrailleItem]:
        """Return the answers."""
        items = (BrailleItem((name,), self._locale, name) for name in self._answers)
        return list(group_items(items, LinePart.CHOICES))

    def help_items(self) -> list[BrailleItem]:
        """Return what the keys of the display do."""
        return key_help(self._locale)

    def nothing_there(self) -> BrailleItem:
        """Return the answer to a key that does nothing."""
        return nothing_there(self._locale)


class YesNoView(AnswersView):
    """The content of a display while one question of yes or no is asked."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale, lexicon(locale).replies.names.values())
