"""The languages of the game: each is a folder in ``locales/``, with a file of facts in it.

The speech worker loads this module when it starts: it imports nothing that is slow to import.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from accessible_uno.program import locales_folder

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILE: Final = "language.txt"
"""The file of facts: lines like ``voices = roa/es, es``."""

FACTS: Final = (
    *("name", "word", "voices", "dispatcher", "braille", "typing", "deck", "place", "decimal"),
)
"""What its lines are about."""

FALLBACK: Final = "en"
"""The language that gives a text which another one lacks."""

_LAST: Final = 1000


class LanguageFacts(NamedTuple):
    """What the program must know of a language besides its texts.

    Attributes:
        locale: its code, which is the name of its folder.
        folder: the folder.
        name: what it calls itself.
        word: its English name; ``language-<word>`` has the words for it.
        voices: eSpeak NG's names of its voice to try in turn.
        dispatcher: the languages of Speech Dispatcher's voices for it, the likeliest first.
        braille: the tables of liblouis for its words: uncontracted, contracted.
        typing: the table of computer braille, in which the keys of displays type.
        deck: the deck whose braille is usual.
        place: where it stands among the others.
        decimal: the sign between a number and its decimals.
    """

    locale: str
    folder: Traversable
    name: str
    word: str
    voices: tuple[str, ...]
    dispatcher: tuple[str, ...]
    braille: tuple[str, str]
    typing: str
    deck: str
    place: int
    decimal: str


def read_facts(folder: Traversable) -> LanguageFacts | None:
    """Return the facts of the language in a folder; ``None`` where it has no such file."""
    file = folder / FILE
    if not file.is_file():
        return None
    lines = (line.partition("=") for line in file.read_text("utf-8").splitlines())
    found = {key.strip(): value.strip() for key, equals, value in lines if equals}
    name = folder.name
    tables = _listed(found.get("braille", "")) or (_USUAL_TABLE,)
    return LanguageFacts(
        name,
        folder,
        found.get("name", name),
        found.get("word", name),
        _listed(found.get("voices", "")) or (name,),
        _listed(found.get("dispatcher", "")) or (name,),
        (tables[0], tables[-1]),
        found.get("typing", tables[0]),
        found.get("deck", "mattel"),
        int(found.get("place", _LAST)),
        found.get("decimal", "."),
    )


_USUAL_TABLE: Final = "en-ueb-g1.ctb"
"""For a language that names no table."""


def _listed(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())


def _our_languages() -> Iterator[LanguageFacts]:
    for folder in locales_folder().iterdir():
        if facts := read_facts(folder):
            yield facts


OURS: Final = {
    facts.locale: facts
    for facts in sorted(_our_languages(), key=lambda facts: (facts.place, facts.locale))
}
"""The languages that travel with the program, by their locales; none of them lacks a text."""

LOCALES: Final = tuple(OURS)


def fallbacks(locale: str) -> tuple[str, ...]:
    """Return the languages that are asked in turn for a text that ``locale`` lacks."""
    return tuple(dict.fromkeys(each for each in (FALLBACK, *LOCALES) if each != locale))


SINGULAR = "singular.txt"
"""The file of a language that lists the numbers with a singular, where these are all its forms."""


def plural_category_of(locale: str, folder: Traversable | None = None) -> Callable[[int], str]:
    """Return the function that gives the plural category of a number: ``"one"``, ``"other"``...

    The categories are those of the Unicode CLDR.  A language without the file :data:`SINGULAR` is
    looked up in Babel, whose tables cost 60 ms.
    """
    file = (folder or locales_folder() / locale) / SINGULAR
    if not file.is_file():
        from babel import Locale

        plural_form: Callable[[int], str] = Locale.parse(locale).plural_form
        return plural_form
    singular = frozenset(map(int, file.read_text("utf-8").split()))
    return lambda number: "one" if abs(number) in singular else "other"
