"""The command line: real words and options mixed with arbitrary text."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from hostile import Piece, Target, bent, odd_text

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))

from in_process import at_home, told_by

_COMMANDS: Final = (
    *(
        "play",
        "resume",
        "history",
        "stats",
        "goals",
        "daily",
        "settings",
        "emboss",
        "simulate",
        "rules",
        "record",
    ),
    *("--version", "help", "--help", "--lang", "--lang=fr", "-h"),
)
_WORDS: Final = (
    *("export", "delete", "all", "check", "replay", "list", "show", "options", "new", "labels"),
    *("card-key", "1", "99999999999999999999", "rate", "default", "leaflet", "x.uno", ".", "-"),
    *("--lang", "fr", "en", "--pace", "none", "--name", "Anne", "--players", "4", "--seed", "7"),
    *("--rules", "wizz", "--rule", "stack=same", "deal=", "=", "--watch", "--bot", "random"),
    *("--resume", "latest", "--record", "--as", "--json", "--csv", "--count", "--all", "--help"),
    *("--notation", "rnib", "--grade", "2", "--format", "unicode", "--page", "40x25", "--seats"),
    *("--accessible", "--speech", "off", "--braille", "unicode", "--verbosity", "full", "--"),
)


def make(chance: Random) -> list[Piece]:
    """Words as a shell hands them over: no NUL, and bytes that are no text as lone surrogates."""
    made = [chance.choice(_COMMANDS)] if chance.random() < 0.95 else []
    for _ in range(chance.choice((0, 1, 2, 2, 3, 4, 6))):
        word = chance.choice(_WORDS)
        if chance.random() < 0.2:
            word = bent(word, chance)
        if chance.random() < 0.15:
            word = odd_text(chance)
        made.append(word)
    return [_typeable(word) for word in made]


def _typeable(word: str) -> str:
    raw = word.replace("\0", "").replace("/", "").encode("utf-8", "replace")
    return raw[:1_000].decode("utf-8", "surrogateescape")


def check(pieces: Sequence[Piece]) -> None:
    """One of three statuses, nothing that a terminal obeys."""
    words = [str(piece) for piece in pieces]
    if "simulate" in words:
        words += ["--rounds", "2"]
    if "emboss" in words:
        words += ["-o", "pages.brf"]
    if "play" in words or "resume" in words:
        words += ["--speech", "off"]
    with at_home():
        told_by(words, b"hand\nquit\nyes\n\xff\xfe\n" + b"x" * 3_000 + b"\n")


TARGET: Final = Target("arguments", make, check)
