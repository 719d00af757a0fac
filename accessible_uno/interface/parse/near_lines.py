"""Finds the line that was meant where one word is mistyped, to ask the player about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from accessible_uno.interface.parse.lexicon import Lexicon
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.likeness import NONE, meant

MOST_MENDED = 3
"""Words of a line in which a mistyped word is looked for; longer lines are talk."""


def near_line(words: Tokens, own: Lexicon, understood: Callable[[Tokens], bool]) -> str:
    """Return the line that is surely meant by ``words``; ``NONE`` where that is unsure.

    One word is replaced by the word of the player's language that it is most like.

    Args:
        words: a line that is not understood.
        own: the words of the player's language.
        understood: whether a line means something.
    """
    if len(words) > MOST_MENDED:
        return NONE
    written = dict(_words(own))
    for place, word in enumerate(words):
        if word in written or (near := meant(str(word), written)) == NONE:
            continue
        if understood((*words[:place], near, *words[place + 1 :])):
            return " ".join((*words[:place], written[near], *words[place + 1 :]))
    return NONE


def _words(own: Lexicon) -> Iterator[tuple[str, str]]:
    """Yield each single word as it is compared, and as it is written."""
    for group in (own.faces, own.colours, own.commands):
        for written in group.single_words():
            yield tokens(written)[0], written
