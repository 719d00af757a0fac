"""Spells names and cards letter by letter, in speech and in braille."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.interface.announce.history import MessageHistory
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import clean
from accessible_uno.narration.utterance import Letters, Utterance

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

_PARTS: Final = re.compile(r"[^\W\d_]+")


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
    parts = _PARTS.findall(word)
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
