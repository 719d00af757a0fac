"""The rules of a preset as paragraphs, to be read away from the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessible_uno.interface.words.vocabulary import Topic
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rules.parameters import parameters

if TYPE_CHECKING:
    from accessible_uno.game.engine import Game


def paragraphs(key: str, game: Game, locale: str) -> Iterator[str]:
    """Yield the rules that ``game``, compiled from the preset ``key``, is played by.

    Each paragraph opens with what it is about.
    """
    catalogue = Catalogue(locale)
    filling = parameters(game.rules)
    for topic in Topic:
        own = f"rules-{key}-{topic}"
        text = catalogue.text(own if catalogue.has(own) else f"rules-{topic}", **filling)
        if text:
            yield text
