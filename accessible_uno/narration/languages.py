"""The texts and the languages that other packages bring.

A language is a folder with the file of facts among their texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_uno.misuse import WrongArgument, unknown
from accessible_uno.narration.language import LOCALES, OURS, LanguageFacts, read_facts
from accessible_uno.packages.faults import FaultKind, Group, PackageFault, left_out, words_of
from accessible_uno.packages.offers import fault_of, offers
from accessible_uno.program import locales_folder

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

LARGEST: Final = 1_000_000
"""Bytes of a file of messages; all of ours together have fewer."""


def texts_of_other_packages(locale: str) -> Iterator[str]:
    """Yield what the files of other packages hold in ``locale``, as far as they can be read."""
    for entry in offers(Group.TEXTS):
        with suppress(PackageFault):  # told by report_faulty_texts, where a text is missed
            yield from (text for _, text in read_texts(entry, locale))


def report_faulty_texts() -> None:
    """Tell of the packages whose texts cannot be read: a text is missing."""
    for entry in offers(Group.TEXTS):
        try:
            for locale in LOCALES:
                read_texts(entry, locale)
        except PackageFault as fault:
            left_out.report(fault)


def read_texts(entry: EntryPoint, locale: str) -> list[tuple[str, str]]:
    """Return the name and the text of each file that a package adds in ``locale``.

    Raises:
        PackageFault: they cannot be found or read.
    """
    folder = text_folder(entry) / locale
    try:
        if not folder.is_dir():
            return []
        return [
            (file.name, _read(file))
            for file in sorted(folder.iterdir(), key=lambda each: each.name)
            if file.name.endswith(".ftl")
        ]
    except (OSError, ValueError) as wrong:
        raise fault_of(entry, FaultKind.WRONG, words_of(wrong), wrong) from wrong


def text_path(entry: EntryPoint, locale: str) -> Path:
    """Return the file where a package has its texts in ``locale``, or should have them.

    It is called like the first file that another language has.

    Raises:
        PackageFault: the folder of the package cannot be found.
    """
    folder = text_folder(entry)
    written = (read_texts(entry, each) for each in (locale, *LOCALES))
    name = next((files[0][0] for files in written if files), f"{entry.name}.ftl")
    return Path(str(folder), locale, name)


def _read(file: Traversable) -> str:
    with file.open("rb") as opened:
        found = opened.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise ValueError(f"{file.name} is too large")
    try:
        return found.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise ValueError(f"{file.name} is not written in UTF-8") from None


def text_folder(entry: EntryPoint) -> Traversable:
    """Return the folder of the package that an entry point names.

    Raises:
        PackageFault: there is no such package.
    """
    top, *rest = entry.value.partition(":")[0].strip().split(".")
    try:
        found = _folder_of(top, rest)
    except Exception as wrong:  # a finder that the package has installed may raise anything
        raise fault_of(entry, FaultKind.RAISED, words_of(wrong), wrong) from wrong
    if found is None:
        raise fault_of(entry, FaultKind.MISSING)
    return found


def _folder_of(top: str, rest: list[str]) -> Traversable | None:
    from importlib.machinery import PathFinder  # where a message is not ours
    from importlib.util import find_spec
    from zipfile import Path as ZipPath
    from zipfile import is_zipfile

    spec = PathFinder.find_spec(top) or find_spec(top)
    for place in (spec.submodule_search_locations or ()) if spec is not None else ():
        folder = Path(place, *rest)
        if folder.is_dir():
            return folder
        archive = next((each for each in folder.parents if is_zipfile(each)), None)
        if archive is not None:
            inside = ZipPath(archive, f"{folder.relative_to(archive).as_posix()}/")
            if inside.is_dir():
                return inside
    return None


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


def check_language(locale: str) -> None:
    """Check that a language can be narrated.

    Raises:
        WrongArgument: there is no such language.
    """
    if find_language(locale) is None:
        raise WrongArgument(unknown("language", locale, all_languages()))


def folder_of(locale: str) -> Traversable:
    """Return the folder of a language, in which are its files of facts and of exceptions."""
    facts = find_language(locale)
    return facts.folder if facts else locales_folder() / locale
