"""The languages that other packages bring: a folder with the file of facts among their texts."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from accessible_uno.narration.language import OURS, LanguageFacts, read_facts
from accessible_uno.narration.other_texts import text_folder
from accessible_uno.packages.faults import Group, PackageFault
from accessible_uno.packages.offers import offers


@cache
def all_languages() -> dict[str, LanguageFacts]:
    """Return every language, ours first; finding those of packages takes 20 ms."""
    found = dict(OURS)
    for entry in offers(Group.TEXTS):
        with suppress(PackageFault, OSError, ValueError):  # a faulty package is told of by doctor
            for folder in text_folder(entry).iterdir():
                if folder.is_dir() and (facts := read_facts(folder)):
                    found.setdefault(facts.locale, facts)
    return found


def find_language(locale: str) -> LanguageFacts | None:
    """Return the language of this code; packages are asked only for one that is none of ours."""
    return OURS.get(locale) or all_languages().get(locale)


def nearest_language(name: str) -> str | None:
    """Return the locale for what a system calls a language, such as ``fr_CA.UTF-8``."""
    code = name.lower().replace("-", "_").partition(".")[0]
    for candidate in (code, code.partition("_")[0]):
        if candidate and find_language(candidate):
            return candidate
    return None
