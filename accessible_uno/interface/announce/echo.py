"""What our own voice says of the line while it is edited; nothing of it is written."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.interface.announce.spelling import spelt
from accessible_uno.interface.session import Desk
from accessible_uno.interface.settings import Speech
from accessible_uno.interface.terminal import Edited
from accessible_uno.narration.utterance import Utterance


class Echo:
    """Tells one player what an editing key has done.

    Args:
        desk: the settings, and where it is told.
        heard: whether our voice is heard.
    """

    def __init__(self, desk: Desk, heard: Callable[[], bool]) -> None:
        self._desk = desk
        self._heard = heard

    def edited(self, edit: Edited) -> None:
        """Say it, unless a screen reader is there to do so."""
        if self._heard() and self._desk.settings.speech is not Speech.BRIDGE:
            locale = self._desk.settings.locale
            self._desk.hearing.speak(Utterance(self._said(edit), locale))

    def _said(self, edit: Edited) -> str:
        """Return the line recalled, what was deleted or put back, or what the cursor is on."""
        text = self._desk.narrator.catalogue.text
        before, after = "".join(edit.before), "".join(edit.after)
        if edit.recalls or len(after) > len(before):
            return _inserted(edit) or after or text("edit-empty")
        if len(after) < len(before):
            if not after:
                return self._deleted(before) if len(before) == 1 else text("edit-erased")
            start = len(edit.after[0])
            return self._deleted(before[start : start + len(before) - len(after)])
        if not after:
            return text("edit-empty")
        if edit.deletes:
            return text("edit-start" if edit.after[1] else "edit-end")
        return self._under_the_cursor(edit)

    def _under_the_cursor(self, edit: Edited) -> str:
        rest = edit.after[1]
        if not rest:
            return self._desk.narrator.catalogue.text("edit-end")
        step = abs(len(edit.after[0]) - len(edit.before[0]))
        by_words = step > 1 and edit.after[0] and not rest[0].isspace()
        return rest.split()[0] if by_words else self._spelt(rest[0])

    def _deleted(self, gone: str) -> str:
        if len(gone) == 1:
            return self._spelt(gone)
        return self._desk.narrator.catalogue.text("edit-deleted", text=gone.strip())

    def _spelt(self, character: str) -> str:
        return spelt(character, self._desk.narrator.catalogue, cased=False)


def _inserted(edit: Edited) -> str:
    """Return what was put back at the cursor; nothing of a line that was recalled."""
    if edit.recalls:
        return ""
    return edit.after[0][len(edit.before[0]) :]
