"""Speech about the line while it is edited; nothing of it is written or logged."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.interface.announce.spelling import spell_out
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.terminal.console import LineEdit
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import SpeechOutput


class EditEcho:
    """Speaks what an editing key has done.

    Args:
        session: the player's session.
        heard: whether the game's own voice is heard.
    """

    def __init__(self, session: Session, heard: Callable[[], bool]) -> None:
        self._session = session
        self._heard = heard

    def on_edit(self, edit: LineEdit) -> None:
        """Speak the change of the line, unless a screen reader does so."""
        if self._speaks():
            self._speak(self._describe(edit))

    def on_suggestion(self, line: str) -> None:
        """Speak the line that Enter would enter now."""
        if self._speaks():
            self._speak(line)

    def _speaks(self) -> bool:
        return self._heard() and self._session.settings.speech is not SpeechOutput.BRIDGE

    def _speak(self, text: str) -> None:
        locale = self._session.settings.locale
        self._session.log.announce_in_speech(Utterance(text, locale))

    def _describe(self, edit: LineEdit) -> str:
        """Return the recalled line, the deleted or pasted text, or the text at the cursor."""
        text = self._session.narrator.catalogue.text
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

    def _under_the_cursor(self, edit: LineEdit) -> str:
        rest = edit.after[1]
        if not rest:
            return self._session.narrator.catalogue.text("edit-end")
        step = abs(len(edit.after[0]) - len(edit.before[0]))
        by_words = step > 1 and edit.after[0] and not rest[0].isspace()
        return rest.split()[0] if by_words else self._spell(rest[0])

    def _deleted(self, gone: str) -> str:
        if len(gone) == 1:
            return self._spell(gone)
        return self._session.narrator.catalogue.text("edit-deleted", text=gone.strip())

    def _spell(self, character: str) -> str:
        return spell_out(character, self._session.narrator.catalogue, cased=False)


def _inserted(edit: LineEdit) -> str:
    """Return what was pasted at the cursor; nothing of a recalled line."""
    if edit.recalls:
        return ""
    return edit.after[0][len(edit.before[0]) :]
