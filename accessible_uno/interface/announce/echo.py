"""Speech about the line while it is edited, and the spelling of words; nothing of it is logged."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.interface.announce.history import MessageHistory
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.terminal.console import LineEdit
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import clean
from accessible_uno.narration.utterance import Letters, Utterance
from accessible_uno.settings.values import SpeechOutput

_MARKS: Final = {
    "\u0300": "grave",
    "\u0301": "acute",
    "\u0302": "circumflex",
    "\u0303": "tilde",
    "\u0304": "macron",
    "\u0306": "breve",
    "\u0307": "dot",
    "\u0308": "diaeresis",
    "\u030a": "ring",
    "\u030b": "double-acute",
    "\u030c": "caron",
    "\u0327": "cedilla",
    "\u0328": "ogonek",
}
"""Diacritical marks by their combining characters; ``spelt-<mark>`` names them."""

_SIGNS: Final = {
    "-": "hyphen",
    "_": "underscore",
    "'": "apostrophe",
    "’": "apostrophe",
    " ": "space",
    "+": "plus",
    "œ": "oe",
    "æ": "ae",
    "ß": "sharp-s",
    "ø": "o-stroke",
    "ł": "l-stroke",
}
"""Other characters that have a name, ``spelt-<value>``."""

_SEARCHED: Final = 20
"""How many messages are searched for a name."""

_PARTS: Final = r"[^\W\d_]+"


class Speller:
    """Spells names and cards for one player.

    Args:
        session: the player's session.
        history: the messages that are searched for names.
    """

    def __init__(self, session: Session, history: MessageHistory) -> None:
        self._session = session
        self._history = history

    def spell(self, what: str | Card | None) -> None:
        """Spell a name or a card; without one, the names in the last message that has any."""
        display_names = self._session.narrator.display_names
        match what:
            case Card():
                self._announce(display_names.card(what), name=False)
            case str():
                self._announce(clean(what), name=what in self._session.table.names)
            case None:
                names = self._last_names()
                for name in names:
                    self._announce(name, name=True)
                if not names:
                    self._session.announce("spelt-nothing")

    def _announce(self, word: str, *, name: bool) -> None:
        catalogue = self._session.narrator.catalogue
        text = catalogue.text("spelt", word=word, letters=spell_out(word, catalogue, cased=name))
        self._session.announce_utterances(Utterance(text, catalogue.locale, (Letters.of(word),)))

    def _last_names(self) -> list[str]:
        """Return the players named in the last message that names any, in its order."""
        names = [clean(each) for each in self._session.table.names]
        for text in self._history.texts_before_here(_SEARCHED):
            found = [(at.start(), name) for name in names if (at := _find(name, text))]
            if found:
                return [name for _, name in sorted(found)]
        return []


def spell_out(word: str, catalogue: Catalogue, *, cased: bool) -> str:
    """Return a word letter by letter: ``Zoé`` is ``Z, O, E accent aigu``.

    Where it is ``cased``, capital letters are named, unless each part has just its first one.
    """
    word = unicodedata.normalize("NFC", word)
    parts = re.findall(_PARTS, word)
    usual = not cased or not parts or all(each == each.capitalize() for each in parts)
    small, large = word.islower(), word.isupper()
    each_one = not (usual or small or large)
    letters = [_letter(each, catalogue, each_one) for each in word]
    if not usual and (small or large):
        letters.append(catalogue.text("spelt-small" if small else "spelt-large"))
    return ", ".join(letters)


def _letter(written: str, catalogue: Catalogue, cased: bool) -> str:
    sign = _SIGNS.get(written.lower())
    if sign is not None:
        name = catalogue.text(f"spelt-{sign}")
    else:
        apart = unicodedata.normalize("NFD", written)
        name = apart[0].upper()
        for mark in apart[1:]:
            if mark in _MARKS:
                name = catalogue.text(f"spelt-{_MARKS[mark]}", letter=name)
    return catalogue.text("spelt-capital", letter=name) if cased and written.isupper() else name


def _find(name: str, text: str) -> re.Match[str] | None:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)


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
