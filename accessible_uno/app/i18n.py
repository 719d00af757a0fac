"""The language of the command line, and sentences from the catalogue of that language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import FALLBACK
from accessible_uno.narration.languages import find_language
from accessible_uno.narration.offered import nearest_language

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    setting: Callable[[], str | None] = lambda: None,
) -> str:
    """Return the language to answer in.

    ``--lang`` goes first, then the setting, then the environment.  A language that is not there is
    answered in English.

    Args:
        arguments: the command line.
        environment: the environment variables.
        setting: reads the language from the settings file; called only without ``--lang``.
    """
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            wanted = value or (arguments[place + 1] if place + 1 < len(arguments) else "")
            if find_language(wanted):
                return wanted
    if (chosen := setting()) is not None:
        return chosen
    for variable in VARIABLES:
        if environment.get(variable):
            return _nearest(environment[variable])
    return _nearest(_windows_language())


def _nearest(name: str) -> str:
    return nearest_language(name) or FALLBACK


def _windows_language() -> str:
    """Return the language that Windows shows itself in; empty on other systems."""
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def sentence(locale: str, message: str, **arguments: str | int) -> str:
    """Return a sentence of the catalogue in the language of ``locale``."""
    return Catalogue(locale).text(message, **arguments)


def joined_names(names: Sequence[str], locale: str) -> str:
    """Return names in a row, the last one joined as the language does it."""
    if len(names) < 2:
        return "".join(names)
    return sentence(locale, "list", start=", ".join(names[:-1]), last=names[-1])
