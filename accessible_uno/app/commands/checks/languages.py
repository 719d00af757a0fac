"""Checks the languages: what each is called, how many texts it has, and which it lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from accessible_uno.app.commands.checks.environment import Finding
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import OURS, WHOLE_LOCALES, LanguageFacts, fallbacks
from accessible_uno.narration.languages import all_languages, find_language
from accessible_uno.narration.message_store import load_messages

Value = TypeVar("Value")


def language_name(facts: LanguageFacts, locale: str) -> str:
    """Return what a language is called in the language of ``locale``, or else by itself."""
    message = f"language-{facts.word}"
    texts = Catalogue(locale)
    return texts.text(message).partition(",")[0] if texts.has(message) else facts.name


def in_each_language(
    values: Mapping[str, Value], locale: str, message: str, told: Callable[[Value], str | int]
) -> str:
    """Return a value for each of our languages in a row: ``“roa/fr” in French, ...``."""
    parts = (
        sentence(locale, message, value=told(values[each]), language=language_name(facts, locale))
        for each, facts in OURS.items()
        if each in values
    )
    return ", ".join(parts)


def languages_here(locale: str) -> Finding:
    """Tell the languages, with how many texts each has."""
    counts = {each: len(load_messages(each).sources) for each in OURS}
    told = in_each_language(counts, locale, "doctor-language", int)
    others = [name for name in all_languages() if name not in OURS]
    named = [language_name(all_languages()[each], locale) for each in others]
    return Finding("doctor-languages", {"languages": ", ".join((told, *named))})


def missing_texts(wanted: str, locale: str) -> Iterator[str]:
    """Yield a line for each file of texts with those that a language lacks, then how many.

    Raises:
        Failure: there is no such language.
    """
    facts = find_language(wanted)
    if facts is None:
        raise Failure("app-wrong-value", option="--texts", value=wanted, takes=_known())
    has = load_messages(wanted).has
    model = load_messages(next(iter(fallbacks(wanted)), WHOLE_LOCALES[0]))
    lacking = {file: [each for each in ids if not has(each)] for file, ids in model.by_file()}
    count = sum(map(len, lacking.values()))
    name = language_name(facts, locale)
    yield sentence(locale, "doctor-texts-lacking", language=name, count=count)
    for file, ids in lacking.items():
        if ids:
            texts = ", ".join(ids)
            yield sentence(locale, "doctor-texts-file", file=file, count=len(ids), texts=texts)


def _known() -> str:
    return ", ".join(all_languages())
