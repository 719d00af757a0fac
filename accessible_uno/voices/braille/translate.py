"""The tables of liblouis, and words in literary braille: contracted or not, by such a table."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from contextlib import suppress
from enum import IntEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from accessible_uno.cards import COLOURS
from accessible_uno.narration.language import FALLBACK, OURS
from accessible_uno.narration.languages import find_language
from accessible_uno.program import program
from accessible_uno.settings.values import USUAL_TABLE
from accessible_uno.voices.braille.liblouis import (
    BLANK,
    BrailleUnavailable,
    table_folders,
    to_cells,
)


class Grade(IntEnum):
    """Whether words are contracted."""

    UNCONTRACTED = 1
    CONTRACTED = 2


TABLES: Final = {
    (locale, grade): table
    for locale, facts in OURS.items()
    for grade, table in zip(Grade, facts.braille, strict=True)
}
"""Tables of liblouis; these names exist in every release since 3.2."""


def usual_table(locale: str, grade: Grade) -> str:
    """Return the table of a language, ours or of a package."""
    facts = find_language(locale) or OURS[FALLBACK]
    return facts.braille[grade - 1]


_KINDS: Final = (".ctb", ".utb", ".tbl")
"""The endings of tables that translate; others are parts of tables."""

_HEAD: Final = 8192
"""Bytes at the beginning of a table, where its metadata stand."""

_LANGUAGE: Final = re.compile(rb"^#\+(?:language|locale|region):[ \t]*([A-Za-z]+)", re.MULTILINE)
_IN_NAME: Final = re.compile(rb"([A-Za-z]{2,3})(?![A-Za-z])")
_NEAREST: Final = 4
_CLOSE: Final = 0.55


class BrailleTable(Struct, frozen=True):
    """A table of liblouis that translates words.

    Attributes:
        name: the name of its file.
        language: the code of the language that it is for, by its metadata or else its name.
    """

    name: str
    language: str


class UnknownTable(Exception):
    """There is no table of this name.

    Attributes:
        name: the name that was asked for.
        nearest: names of tables that resemble it.
    """

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        super().__init__(name, nearest)
        self.name = name
        self.nearest = nearest


def find_table(name: str) -> BrailleTable:
    """Return the table of this name, which may lack its ending, and whose case does not matter.

    Raises:
        UnknownTable: liblouis has no such table, or cannot use it.
        BrailleUnavailable: liblouis is missing.
    """
    known = known_tables()
    typed = name.lower()
    found = next((known[each] for end in ("", *_KINDS) if (each := typed + end) in known), None)
    if found is not None:
        with suppress(BrailleUnavailable):  # some are parts of others, and translate nothing
            to_cells(found.name, "a")
            return found
    raise UnknownTable(name, _nearest(typed, known))


@cache
def known_tables() -> Mapping[str, BrailleTable]:
    """Return the tables that liblouis has, by their names in lower case.

    Asking liblouis itself takes it seconds, for it then compiles a list of all metadata.

    Raises:
        BrailleUnavailable: liblouis is missing.
    """
    found: dict[str, BrailleTable] = {}
    for folder in table_folders():
        for file in sorted(folder.glob("*")):
            if file.suffix in _KINDS and (language := _language_of(file)):
                found.setdefault(file.name.lower(), BrailleTable(file.name, language))
    return found


def tables_for(grades: Mapping[str, Grade], wanted: str = USUAL_TABLE) -> dict[str, str]:
    """Return the name of the table for each of our languages.

    Args:
        grades: the grade of each language; uncontracted where a language is missing.
        wanted: a table to use for its own language; for all words where it is for none of ours.

    Raises:
        UnknownTable: liblouis has no table of this name.
        BrailleUnavailable: liblouis is missing.
    """
    languages = dict.fromkeys(language for language, _ in TABLES)
    usual = {each: TABLES[each, grades.get(each, Grade.UNCONTRACTED)] for each in languages}
    if wanted == USUAL_TABLE:
        return usual
    table = find_table(wanted)
    return {
        each: table.name if table.language in (each, *({table.language} - {*languages})) else name
        for each, name in usual.items()
    }


def _language_of(file: Path) -> str:
    try:
        with file.open("rb") as table:
            head = table.read(_HEAD)
    except OSError:
        return ""
    found = _LANGUAGE.search(head) or _IN_NAME.match(file.name.encode())
    return found[1].decode("ascii").lower() if found else ""


def _nearest(typed: str, known: Mapping[str, BrailleTable]) -> tuple[str, ...]:
    """Return names of tables that resemble what was typed; those of the same language first."""
    stems = {key.rpartition(".")[0]: key for key in known}
    close = difflib.get_close_matches(typed, stems, n=3 * _NEAREST, cutoff=_CLOSE)
    near = dict.fromkeys(
        (
            *(key for key in known if typed in key),
            *(stems[each] for each in close if each[0] == typed[:1]),
        )
    )
    alike = sorted(near, key=lambda each: each[:2] != typed[:2])
    return tuple(known[each].name for each in alike[:_NEAREST])


TYPING_TABLES: Final = {locale: facts.typing for locale, facts in OURS.items()}
"""Computer braille, one cell a character, as the dot keys of displays type it."""


def typing_table(locale: str) -> str:
    """Return the table in which the keys of displays type a language, ours or of a package."""
    return (find_language(locale) or OURS[FALLBACK]).typing


NO_NAMES: Final = frozenset[str]()
_CELLS: Final = re.compile("([\u2800-\u28ff]+)")
_SPACE_BEFORE: Final = re.compile(r" +(?=[;:!?»])")
_SPACE_AFTER: Final = re.compile(r"(?<=«) +")
_THOUSANDS: Final = re.compile(r"(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))")
"""The space within a number: French braille writes its digits without one."""

_TWO_NUMBERS: Final = re.compile(r"(?<=\d) (?=\d)")
"""The space between two numbers, which unified English would take for a space within one."""

_AFTER_NUMBER: Final = re.compile(r"(?<=\d)(?=[»!])")
_END_OF_NUMBER: Final = "⠠⠄"
"""French, dots 6 and 3: the end of what dot 6 began.  Without it the sign that closes guillemets
reads as an equals sign behind a number, and the exclamation mark as a plus."""

_TYPED: Final = rf"(?:accessible-uno|{re.escape(program())})( [\w-]+)*|(?<!\S)--[\w-]+"
"""What the player is to type at a shell, letter by letter; French does not contract it."""

_LETTER_SIGN: Final = "⠰"
"""French, dots 5 and 6: the next sign has its plain meaning."""

_LETTERS: Final = "".join(colour.value for colour in COLOURS) + "jv"


@lru_cache(maxsize=1024)
def sentence_cells(
    text: str,
    locale: str,
    grade: Grade = Grade.UNCONTRACTED,
    *,
    table: str = "",
    names: frozenset[str] = NO_NAMES,
    number_sign: bool = False,
) -> str:
    """Return the text as Unicode braille, each character within U+2800 to U+28FF.

    Args:
        text: one line of words.
        locale: the language.
        grade: contracted or not.
        table: the name of a table of liblouis in place of the one of that grade.
        names: players' names, which French leaves uncontracted.
        number_sign: whether French digits are a to j behind the number sign.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    table = table or usual_table(locale, grade)
    if locale != "fr":
        return BLANK.join(to_cells(table, each) for each in _TWO_NUMBERS.split(_one_line(text)))
    line = _without_french_spaces(_one_line(_THOUSANDS.sub("", text)))
    numbers = [_french_cells(each, table, names, number_sign) for each in _TWO_NUMBERS.split(line)]
    return BLANK.join(numbers)


def _french_cells(text: str, table: str, names: frozenset[str], number_sign: bool) -> str:
    if number_sign:
        return with_number_sign(text, _cells_with_names(text, table, names))
    pieces = (_cells_with_names(each, table, names) for each in _AFTER_NUMBER.split(text))
    cells = next(pieces)
    for piece in pieces:
        cells += piece if piece.startswith(_LETTER_SIGN) else _END_OF_NUMBER + piece
    return cells


def _cells_with_names(text: str, table: str, names: frozenset[str]) -> str:
    return to_cells(table, text, _places(text, names))


def _places(text: str, names: Iterable[str]) -> tuple[slice, ...]:
    """Return where these names stand in a text, as whole words, and what is to be typed."""
    patterns = (_TYPED, *(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names))
    return tuple(
        slice(*found.span()) for pattern in patterns for found in re.finditer(pattern, text)
    )


@cache
def letter_sign(table: str) -> str:
    """Return what a table writes before a letter that stands for itself and not for a word.

    It is empty where letters stand for no words, as in uncontracted braille.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    return max((to_cells(table, letter)[:-1] for letter in _LETTERS), key=len)


def typed_cells(text: str, locale: str) -> str:
    """Return the cells of a line being typed, one cell a character; cells stay as they are.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    runs = _CELLS.split(text)
    for place in range(0, len(runs), 2):
        runs[place] = runs[place] and to_cells(typing_table(locale), runs[place])
    return "".join(runs)


def _one_line(text: str) -> str:
    """Compose characters, make every space plain, and remove invisible characters."""
    shown = (each for each in unicodedata.normalize("NFC", text) if not _invisible(each))
    return " ".join("".join(shown).split())


def _invisible(character: str) -> bool:
    return unicodedata.category(character) in {"Cf", "Cs", "Co"} or character == "\0"


def _without_french_spaces(text: str) -> str:
    """Remove the spaces before French high punctuation and inside guillemets: braille has none."""
    return _SPACE_AFTER.sub("", _SPACE_BEFORE.sub("", text))


NUMBER_SIGN: Final = "⠼"

_ANTOINE: Final = "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪"
_TRADITIONAL: Final = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊"
_AS_TRADITIONAL: Final = str.maketrans(_ANTOINE, _TRADITIONAL)

_NUMBER: Final = re.compile(
    f"⠠([⠦⠤⠖]*)"  # dot 6 begins a number, with the signs that may stand before its first digit
    f"((?:[{_ANTOINE}]+(?:[⠂⠲⠌⠤⠒⠖]+(?=[{_ANTOINE}]))*)+)"
    f"([{_TRADITIONAL}])?"
)
_RUN: Final = re.compile(f"[{_ANTOINE}]+")


def with_number_sign(text: str, cells: str) -> str:
    """Return the cells of a French text with its digits in the traditional way.

    Args:
        text: the print.
        cells: the same by a table of liblouis, with Antoine digits: dots 6, then a to j with dot 6.

    Returns:
        The cells as they were where not every number of the text is found among them.
    """
    found = sum(len(run) for number in _NUMBER.finditer(cells) for run in _RUN.findall(number[2]))
    expected = sum(character.isdecimal() for character in text)
    return _NUMBER.sub(_traditional, cells) if found == expected else cells


def _traditional(number: re.Match[str]) -> str:
    signs, digits, letter = number.groups()
    written = _RUN.sub(lambda run: NUMBER_SIGN + run[0].translate(_AS_TRADITIONAL), digits)
    return signs + written + (_LETTER_SIGN + letter if letter else "")
