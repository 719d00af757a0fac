"""The lines that were understood before natural lines were: every word, synonym and example.

    python tests/interface/parse/understood_lines.py > tests/interface/parse/natural/understood.txt

writes them again: every phrase of a command, every card in its words, what the pages quote, each
with what it means.  Only a line that is to mean something else from now on changes there.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from natural_lines import context

from accessible_uno.interface.parse.intents import Said, Unclear
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.narration.language import LOCALES

KEPT: Final = Path(__file__).parent / "natural" / "understood.txt"
DOCS: Final = Path(__file__).parents[3] / "docs"
SITUATIONS: Final = ("turn", "threat", "drawn", "colour")
_QUOTED: Final = re.compile(r"`([^`\n]+)`")


class Kept(NamedTuple):
    """A line, where it is typed, in which language, and what it means."""

    locale: str
    situation: str
    line: str
    meaning: str


def meaning(locale: str, situation: str, line: str) -> str:
    """Return what a line means, as text; empty where it is not understood."""
    intent = parse_line(line, context(situation, locale))
    refused = isinstance(intent, Said) and intent.has_no_value
    told = re.sub(r", place=\d+\)$", ")", repr(intent))
    return "" if isinstance(intent, Unclear) or refused else told


def _phrases(locale: str) -> Iterator[str]:
    own = lexicon(locale)
    for _, phrase in own.commands.spellings():
        yield phrase
    colours = list(own.colours.names.values())
    for number, (_, phrase) in enumerate(own.faces.spellings()):
        yield phrase
        yield f"{phrase} {colours[number % len(colours)]}"
    for page in sorted((DOCS / locale).glob("*.md")):
        yield from _QUOTED.findall(page.read_text("utf-8"))


def understood() -> Iterator[Kept]:
    """Yield every line that is understood, in each situation that gives it its own meaning."""
    for locale in LOCALES:
        for line in dict.fromkeys(_phrases(locale)):
            told: set[str] = set()
            for situation in SITUATIONS:
                found = meaning(locale, situation, line)
                if found and found not in told:
                    told.add(found)
                    yield Kept(locale, situation, line, found)


def kept() -> Iterator[Kept]:
    """Yield the lines that were written down."""
    for row in KEPT.read_text("utf-8").splitlines():
        yield Kept(*row.split("\t"))


if __name__ == "__main__":
    for row in understood():
        sys.stdout.write("\t".join(row) + "\n")
