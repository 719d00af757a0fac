"""The language of the command line, and sentences from the catalogue of that language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    settled: Callable[[], str | None] = lambda: None,
) -> str:
    """Return the language to speak: ``--lang`` if it is there, else ``settled``, what the player
    has settled, else the environment's.

    Whatever is not French is answered in English.
    """
    for place, argument in enumerate(arguments):
        name, _, setting = argument.partition("=")
        if name == "--lang":
            wanted = setting or (arguments[place + 1] if place + 1 < len(arguments) else "")
            if wanted in LOCALES:
                return wanted
    if (chosen := settled()) is not None:
        return chosen
    for variable in VARIABLES:
        if environment.get(variable):
            return "fr" if environment[variable].lower().startswith("fr") else "en"
    return "en"


def sentence(locale: str, message: str, **arguments: str | int) -> str:
    """Return a sentence of the catalogue in the language of ``locale``."""
    return Catalogue(locale).text(message, **arguments)
