"""Which form of a word goes with a number: "one card", "two cards"."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.locations import locales_folder

SINGULAR = "singular.txt"
"""The file of a language that lists the numbers with a singular, where these are all its forms."""


def plural_category_of(locale: str) -> Callable[[int], str]:
    """Return the function that gives the plural category of a number: ``"one"``, ``"other"``...

    The categories are those of the Unicode CLDR.  A language without the file :data:`SINGULAR` is
    looked up in Babel, whose tables cost 60 ms.
    """
    file = locales_folder() / locale / SINGULAR
    if not file.is_file():
        from babel import Locale

        plural_form: Callable[[int], str] = Locale.parse(locale).plural_form
        return plural_form
    singular = frozenset(map(int, file.read_text("utf-8").split()))
    return lambda number: "one" if abs(number) in singular else "other"
