"""Finds the lines that may have been meant where one word is mistyped, to ask the player about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from accessible_uno.interface.parse.intents import Intent
from accessible_uno.interface.parse.lexicon import Lexicon
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.likeness import likely, most_likely

MOST_MENDED: Final = 3
"""Words of a line in which a mistyped word is looked for; longer lines are talk."""

MOST_NEAR: Final = 2
"""Lines that are proposed; where more might be meant, none is."""

_BETWEEN_WORDS: Final = re.compile(r"[\s-]+")


def near_lines(
    words: Tokens,
    own: Lexicon,
    understand: Callable[[Tokens], Intent | None],
    is_allowed: Callable[[Intent], bool],
) -> list[str]:
    """Return the lines that may well be meant by ``words``, one for each meaning.

    One word is replaced by a word of the player's language that it is like; where that makes an
    act that is allowed now, other meanings are not meant.

    Args:
        words: a line that is not understood.
        own: the words of the player's language.
        understand: returns what a line means; ``None`` where it is not understood either.
        is_allowed: whether an intent is an act that is allowed now.
    """
    if len(words) > MOST_MENDED:
        return []
    written = _words(own)
    for place, word in enumerate(words):
        near = _near_words(str(word), written)
        meant: dict[str, Intent] = {}
        for each in near:
            mended = (*words[:place], *tokens(written[each]), *words[place + 1 :])
            meaning = understand(mended)
            if meaning is not None and meaning not in meant.values():
                meant[each] = meaning
        allowed = [each for each, meaning in meant.items() if is_allowed(meaning)]
        found = most_likely({each: near[each] for each in allowed or meant})
        if found:
            lines = [(*words[:place], written[each], *words[place + 1 :]) for each in found]
            return list(map(" ".join, lines)) if len(lines) <= MOST_NEAR else []
    return []


def _near_words(word: str, written: Mapping[str, str]) -> dict[str, int]:
    """Return what may be meant by a word, as :func:`likely` does: by one that is, nothing else."""
    if word not in written:
        return likely(word, written)
    return {} if tokens(written[word]) == (word,) else {word: 0}


def _words(own: Lexicon) -> dict[str, str]:
    """Return each word as it is compared, and as it is written; phrases also as one word."""
    found: dict[str, str] = {}
    for compared, written in _spellings(own):
        found.setdefault(compared, written)
    return found


def _spellings(own: Lexicon) -> Iterator[tuple[str, str]]:
    for group in (own.faces, own.colours, own.commands):
        for words, phrase in group.spellings():
            yield "".join(words), phrase
            yield from zip(words, _BETWEEN_WORDS.split(phrase), strict=False)
