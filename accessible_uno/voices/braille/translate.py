"""Translates words into literary braille: French or unified English, contracted or not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from accessible_uno.cards import COLOURS
from accessible_uno.narration.language import FALLBACK, OURS
from accessible_uno.narration.languages import find_language
from accessible_uno.program import program
from accessible_uno.voices.braille.liblouis import BLANK, to_cells
from accessible_uno.voices.braille.tables import Grade, usual_table

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
