"""The languages that players are offered: ours, and those of packages that lack no text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import OURS, fallbacks
from accessible_uno.narration.languages import all_languages
from accessible_uno.narration.message_store import joined_id, load_messages

if TYPE_CHECKING:
    from accessible_uno.narration.language import LanguageFacts

_OWN: Final = ("part-", "-")
"""How the ids of parts of messages begin, and those of terms: each language has those it needs."""

_REFERENCE: Final = r"\{ *(?:[A-Z]+\( *)?(-?[a-z][\w-]*)(?:\.[\w-]+)? *\)? *\}"
_TOGETHER: Final = joined_id("", "")


def lacking_texts(locale: str) -> dict[str, list[str]]:
    """Return what a language lacks, by the files in which another language has it.

    It may do without a message that tells two events together, and have other parts of messages;
    those that its own texts name must be there.
    """
    store = load_messages(locale)
    model = load_messages(fallbacks(locale)[0])
    lacking = {
        file: [
            each
            for each in ids
            if not each.startswith(_OWN) and _TOGETHER not in each and not store.has(each)
        ]
        for file, ids in model.by_file()
    }
    named = (each for source in list(store.sources.values()) for each in _references(source))
    lacking[""] = [each for each in dict.fromkeys(named) if not store.has(each)]
    return {file: ids for file, ids in lacking.items() if ids}


def _references(source: str) -> Iterator[str]:
    """Yield the ids of the messages and terms that the text of a message names."""
    yield from (found[1] for found in re.finditer(_REFERENCE, source))


@cache
def offered_languages() -> dict[str, LanguageFacts]:
    """Return the languages that a player may choose, ours first."""
    return {
        locale: facts
        for locale, facts in all_languages().items()
        if locale in OURS or not lacking_texts(locale)
    }


def is_offered(locale: str) -> bool:
    """Whether a player may choose this language; packages are asked only for none of ours."""
    return locale in OURS or locale in offered_languages()


def nearest_language(name: str) -> str | None:
    """Return the locale for what a system calls a language, such as ``fr_CA.UTF-8``."""
    code = name.lower().replace("-", "_").partition(".")[0]
    for candidate in (code, code.partition("_")[0]):
        if candidate and is_offered(candidate):
            return candidate
    return None


@cache
def language_words() -> type[StrEnum]:
    """Return the offered languages as words of a setting."""
    words = {facts.word.upper(): locale for locale, facts in offered_languages().items()}
    return cast("type[StrEnum]", StrEnum("Language", words))


def language_names(facts: LanguageFacts, locale: str) -> list[str]:
    """Return what a language is called in that of ``locale``, and by itself."""
    message, texts = f"language-{facts.word}", Catalogue(locale)
    told = texts.listed(message) if texts.has(message) else []
    return list(dict.fromkeys((*told, facts.name, facts.locale)))
