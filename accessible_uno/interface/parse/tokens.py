"""A typed line split into tokens: lower-case words without accents, and numbers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final, TypeAlias

Tokens: TypeAlias = tuple[str, ...]

_WORDS: Final = r"\+ *\d+\??|\d+|[^\W\d_]+|#|\+|(?<!\S)-(?!\D)"
_TOKEN: Final = re.compile(_WORDS)
_TYPED: Final = _WORDS + r"|(?<=\w)[!?]+(?=\w)|[@$%&*^~|\\<>{}\[\]§£€]+"
"""With signs that belong to no word: a line that has one is not understood."""

_LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae"})
_QUESTION: Final = "?"
_CELL: Final = re.compile("([\u2800-\u28ff]+)")
_BLANK_CELL: Final = "\u2800"

LONGEST_ECHO: Final = 30
"""How many characters of a line are repeated in an answer."""


def fold(text: str) -> str:
    """Return ``text`` in lower case and without accents."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join([each for each in apart if not unicodedata.combining(each)])


def has_cells(line: str) -> bool:
    """Return whether a line has characters of Unicode braille in it."""
    return _CELL.search(line) is not None


def cell_words(line: str) -> list[str]:
    """Split a line at spaces and blank cells."""
    return line.replace(_BLANK_CELL, " ").split()


def cell_runs(word: str) -> list[str]:
    """Split a word where cells and other characters meet."""
    return [run for run in _CELL.split(word) if run]


class TypedWord(str):
    """A token with its place in the typed line.

    Attributes:
        line: the line as it was typed.
        start: the place of its first character there.
        end: the place behind its last.
    """

    __slots__ = ("end", "line", "start")

    line: str
    start: int
    end: int


def tokens(text: str) -> Tokens:
    """Return the words of a line: ``!Jeu Rouge-5`` is ``jeu rouge 5``, ``b+2`` is ``b +2``.

    Punctuation only separates words; a line that is just a question mark is one token.
    """
    if text.strip() == _QUESTION:
        return (_QUESTION,)
    return tuple([found.replace(" ", "") for found in _TOKEN.findall(fold(text))])


def listed_tokens(folded: str) -> list[Tokens]:
    """Return the words of each phrase of a list that was folded; they stand between commas."""
    found = map(_TOKEN.findall, folded.split(","))
    return [tuple(words) for words in found if words]


def typed_tokens(line: str) -> Tokens:
    """Return the tokens of ``line``, each a :class:`TypedWord`."""
    if line.strip() == _QUESTION:
        return (_QUESTION,)
    letters = line.lower()
    places: Sequence[int] = range(len(line) + 1)
    if not line.isascii():
        folded = [fold(each) for each in line]
        letters = "".join(folded)
        places = [place for place, each in enumerate(folded) for _ in each] + [len(line)]
    words = []
    for found in re.finditer(_TYPED, letters):
        word = TypedWord(found[0].replace(" ", ""))
        word.line = line
        word.start = places[found.start()]
        word.end = max(places[found.end()], word.start + 1)
        words.append(word)
    return tuple(words)


def shortened(text: str, most: int = LONGEST_ECHO) -> str:
    """Return ``text`` to be quoted: of more than ``most`` characters, the words that fit."""
    text = text.strip()
    if len(text) <= most:
        return text
    fitting = text[: most + 1].rpartition(" ")[0].rstrip(" ,;:") or text[:most]
    return f"{fitting}…"


def is_glued(words: Tokens, place: int, count: int = 1) -> bool:
    """Return whether no sign stands between ``count`` words at ``place`` and a neighbour."""
    if place + count < len(words) and _touch(words[place + count - 1], words[place + count]):
        return True
    return place > 0 and _touch(words[place - 1], words[place])


def is_abbreviated(word: str) -> bool:
    """Return whether a word is a letter, or a full stop stands behind it: “no. 2”."""
    if not isinstance(word, TypedWord):
        return len(word) == 1
    return len(word) == 1 or word.line[word.end :].startswith(".")


def _touch(first: str, second: str) -> bool:
    if isinstance(first, TypedWord) and isinstance(second, TypedWord):
        return first.end == second.start
    return False


def typed_behind(words: Tokens, count: int, most: int = LONGEST_ECHO) -> str:
    """Return what was typed behind the first ``count`` words, with signs that are no tokens.

    The result is cut to ``most`` characters.
    """
    last = words[count - 1]
    typed = last.line[last.end :] if isinstance(last, TypedWord) else " ".join(words[count:])
    return typed.strip()[:most]


def typed_before(words: Tokens, most: int = LONGEST_ECHO) -> str:
    """Return what was typed in a line before ``words``, without signs; empty where that is unknown.

    The result is cut to ``most`` characters.
    """
    first = words[0] if words else ""
    if not isinstance(first, TypedWord):
        return ""
    return shortened(first.line[: first.start].strip(" !,;:.-«»\"'’"), most)


def as_typed(words: Tokens, most: int = LONGEST_ECHO) -> str:
    """Return neighbouring ``words`` as they were typed, with accents and capitals.

    The result is cut to ``most`` characters.
    """
    if not words:
        return ""
    first, last = words[0], words[-1]
    if isinstance(first, TypedWord) and isinstance(last, TypedWord):
        return shortened(first.line[first.start : last.end], most)
    return shortened(" ".join(words), most)
