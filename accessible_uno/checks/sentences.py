"""What every sentence must fulfil, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from accessible_uno.checks.samples import SEATS

CODE: Final = re.compile(r"\b(?:[rygb](?:\d|\+2|sk|rv)|wi)\b")
PLUMBING: Final = re.compile(r"[{}$_<>\[\]\ue000-\uf8ff]|None|-then-|Fluent|part-")
SAME_IN_BOTH: Final = re.compile(r"(?:\w+, )?Uno wizz\.|\w+, \d points?, total \d\.")
"""What French and English say alike, French spacing aside."""


def faults(text: str, locale: str) -> Iterator[str]:
    """Yield what is wrong with a sentence: ``check-sentence-<it>`` says so."""
    if not re.match(r"[A-ZÀ-Ý0-9+]", text):
        yield "capital"
    if not re.search(r"[.!?]$", text):
        yield "end"
    if PLUMBING.search(text):
        yield "plumbing"
    if CODE.search(text):
        yield "code"
    if re.search(r"""['"]|\.\.\.| [,.]|  """, text):
        yield "typewriter"
    if locale == "fr" and re.search(r"(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)", text):
        yield "french"
    if locale == "en" and re.search(r"[\u00a0\u202f«»]| [:;!?]", text):
        yield "spacing"


def tells_a_seat(text: str) -> bool:
    """Return whether a sentence about the samples, in seats 4 to 6, names a player by number."""
    return any(str(seat) in text.replace("+4", "") for seat in SEATS)


def alike(french: str, english: str) -> bool:
    """Return whether the French only repeats the English, except for what both really share."""
    text = re.sub(r"[\u00a0\u202f]", "", french)
    return text == english and not SAME_IN_BOTH.fullmatch(text)
