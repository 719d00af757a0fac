"""Shared by all fuzzers: strange text made from a seed, and checks of the output."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias
from unicodedata import category

Piece: TypeAlias = str | bytes
"""A part of an input that can be left out: a line, a line of a file, an argument."""

ODD: Final[tuple[str, ...]] = (
    *("\x00", "\x07", "\x08", "\x0b", "\x0c", "\x1a", "\x1b", "\x1c", "\x7f", "\x85", "\x9b"),
    *("\x1b[2J", "\x1b]0;x\x07", "\x1b[31m", "\x1bP", "\x1b[200~", "\x9d8;;http://x\x9c"),
    *("\u061c", "\u200b", "\u200d", "\u200e", "\u200f", "\u2028", "\u2029", "\ufeff", "\ufffe"),
    *(chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    *("\ud800", "\udfff", "\udc80", "\U000e0041", "\U0010ffff", "\ue000"),
    *(
        "e" + "\u0301" * 60,
        "\u0301\u0302",
        "\u0939\u093f\u0928\u094d",
        "\u05e9\u05dc",
        "漢字",
        "🃏",
    ),
    *("[[h@'loU]]", "]]", "<speak>", '<mark name="x"/>', "&lt;", "\\", '"', "'", "`", "$(x)"),
    *("{", "}", "{ $x }", "%s", "%n", "{0}", ";", "[", "]", "#", "=", ":", ">", "?", "--", "-"),
    *("\t", " ", "\u00a0", "\u202f", "\u3000", "٣", "７", "²", "Ⅷ", "½", "-0", "1e9", "NaN"),
    *("9" * 30, "9" * 5_000, "-1", "2147483648", "18446744073709551616", "a" * 300, "œ", "ß", "İ"),
)


LONGEST: Final[dict[str, float]] = {}
"""The seconds of CPU that the longest handling of one piece took, by target, where it says so."""


@contextmanager
def timed(name: str) -> Iterator[None]:
    """Remember how long a piece took, if it was the longest so far."""
    began = time.thread_time()
    yield
    LONGEST[name] = max(LONGEST.get(name, 0.0), time.thread_time() - began)


@dataclass(frozen=True)
class Target:
    """Code under test that takes text from outside.

    Attributes:
        name: what it is called on the command line of the bench.
        make: makes an input, always the same from the same seed.
        check: passes the input on, and raises an error for wrong behaviour.
    """

    name: str
    make: Callable[[Random], list[Piece]]
    check: Callable[[Sequence[Piece]], None]


def odd_text(chance: Random, most: int = 6) -> str:
    """Some strange characters, among them any of all there are."""
    return "".join(
        chance.choice(ODD) if chance.random() < 0.8 else chr(chance.randrange(0x11_0000))
        for _ in range(chance.randint(1, most))
    )


def odd_bytes(chance: Random, most: int = 30) -> bytes:
    """Some bytes, text or not."""
    if chance.random() < 0.5:
        return odd_text(chance).encode("utf-8", "surrogatepass")
    return chance.randbytes(chance.randint(1, most))


def bent(text: str, chance: Random) -> str:
    """A text with something cut out, doubled, swapped or put in."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randint(0, len(text))
        end = min(len(text), start + chance.randint(1, 8))
        match chance.randrange(5):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:end] + text[start:]
            case 2:
                text = text[:start] + odd_text(chance, 2) + text[end:]
            case 3:
                text = text[:start] + odd_text(chance, 2) + text[start:]
            case _:
                words = text.split(" ")
                chance.shuffle(words)
                text = " ".join(words)
    return text


def bent_bytes(raw: bytes, chance: Random) -> bytes:
    """Bytes of which some are flipped, cut out, doubled or put in."""
    made = bytearray(raw)
    for _ in range(chance.randint(1, 4)):
        at = chance.randint(0, len(made))
        match chance.randrange(4):
            case 0 if at < len(made):
                made[at] ^= 1 << chance.randrange(8)
            case 1:
                del made[at : at + chance.randint(1, 40)]
            case 2:
                made[at:at] = made[at : at + chance.randint(1, 40)]
            case _:
                made[at:at] = odd_bytes(chance)
    return bytes(made)


def shuffled(lines: list[str], chance: Random) -> list[str]:
    """Lines of which some are bent, doubled, dropped or moved."""
    lines = list(lines)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(lines)) if lines else 0
        match chance.randrange(5) if lines else 4:
            case 0:
                del lines[at]
            case 1:
                lines.insert(chance.randint(0, len(lines)), lines[at])
            case 2:
                lines[at] = bent(lines[at], chance)
            case 3:
                other = chance.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines.insert(at, odd_text(chance))
    return lines


LONGEST_SENTENCE: Final = 4_000
"""Characters of one sentence; a page of rules is shorter."""

_OBEYED: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def only_to_be_read(text: str) -> None:
    """Check that a sentence contains no control characters and is not too long."""
    found = _OBEYED.search(text)
    assert not found, f"{found and found[0]!r} in {text[:200]!r}"
    assert not any(category(each) == "Cs" for each in text), f"half a character in {text[:200]!r}"
    assert len(text) <= LONGEST_SENTENCE, f"{len(text)} characters: {text[:200]!r}"


def without_a_trace(text: str) -> None:
    """Check what a command has written."""
    assert "Traceback" not in text, text
    for line in text.removesuffix("\n").split("\n"):
        only_to_be_read(line)
