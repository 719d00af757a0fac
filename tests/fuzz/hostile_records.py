"""Records: those of the conformance suite, changed by lines, words and bytes."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from hostile import Piece, Target, bent, bent_bytes, odd_text, only_to_be_read, shuffled

from accessible_uno.app.commands.record import as_json, hear, play_moves
from accessible_uno.app.errors import Failure
from accessible_uno.app.recorder import read_lines, record_failure
from accessible_uno.game.base import ONLOOKER
from accessible_uno.narration.narrator import Narrator
from accessible_uno.record.check import check as expectations
from accessible_uno.record.errors import RecordError
from accessible_uno.record.header import KEYS
from accessible_uno.record.reader import NEW_CASE
from accessible_uno.table import Dealer

_KEY: Final = re.compile(r"\[(\w+)")
FOLDER: Final = Path(__file__).resolve().parents[1] / "conformance"


@cache
def _cases() -> tuple[tuple[str, ...], ...]:
    """The lines of each case there is."""
    cases: list[list[str]] = []
    for file in sorted(FOLDER.glob("*.uno")):
        begun = False
        for line in file.read_text("utf-8").splitlines():
            if re.match(NEW_CASE, line) or not begun:
                cases.append([])
                begun = True
            cases[-1].append(line)
    return tuple(tuple(case) for case in cases if any(line.strip() for line in case))


def _header(chance: Random) -> str:
    value = chance.choice(("A B", "999999999", "A: r1; B: r2", "wi+4", "-1", odd_text(chance)))
    return f'[{chance.choice(sorted(KEYS))} "{value}"]'


def _kind(line: str) -> str:
    """Return the kind of a line: a key of the header, a move, an expectation."""
    found = _KEY.match(line)
    return found[1] if found else line[:1] if line.startswith(("?", ";")) else "move"


@cache
def _words() -> dict[str, tuple[str, ...]]:
    """The words of all cases by the kind of their lines, each as often as it stands there."""
    found: dict[str, list[str]] = {}
    for line in (line for case in _cases() for line in case):
        found.setdefault(_kind(line), []).extend(_parted(line)[2::2])
    return {kind: tuple(words) for kind, words in found.items()}


def _parted(line: str) -> list[str]:
    return re.split(r"([\s\"\]]+)", line)


def _reworded(line: str, chance: Random) -> str:
    """Return a line with some words replaced by words of a similar line, or of any."""
    words = _parted(line)
    kind = _kind(line) if chance.random() < 0.9 else "move"
    others = _words()[kind]
    for _ in range(chance.randint(1, 2)):
        at = chance.randrange(0, len(words), 2)
        if others and (at or kind == "move"):
            words[at] = chance.choice(others)
    return "".join(words)


def make(chance: Random) -> list[Piece]:
    """Some lines, or the bytes of some."""
    lines = list(chance.choice(_cases()))
    if chance.random() < 0.2:
        lines += chance.choice(_cases())
    for _ in range(chance.randint(0, 4)):
        at = chance.randrange(len(lines))
        lines[at] = _reworded(lines[at], chance)
    if chance.random() < 0.2:
        lines = shuffled(lines, chance)
    if chance.random() < 0.1:
        lines.insert(chance.randint(0, min(8, len(lines))), _header(chance))
    if chance.random() < 0.1:
        name = odd_text(chance, 3)
        lines = [line.replace("A", name) for line in lines]
    if chance.random() < 0.2:
        at = chance.randrange(len(lines))
        lines[at] = bent(lines[at], chance)
    raw: list[Piece] = [line.encode("utf-8", "surrogatepass") for line in lines]
    if chance.random() < 0.2:
        at = chance.randrange(len(raw))
        raw[at] = bent_bytes(bytes(raw[at]), chance)  # type: ignore[arg-type] # all are bytes
    return raw


def check(pieces: Sequence[Piece]) -> None:
    """Check and replay the record: it works, or one sentence names the line and the reason."""
    with tempfile.NamedTemporaryFile(suffix=".uno") as file:
        file.write(b"\n".join(each for each in pieces if isinstance(each, bytes)))
        file.flush()
        try:
            lines = read_lines(file.name)
        except Failure as failure:
            only_to_be_read(failure.text("fr"))
            return
    try:
        for failed in expectations(lines, hear, Dealer):
            only_to_be_read(failed.expected)
            only_to_be_read(failed.found)
        _tell(lines)
    except RecordError as wrong:
        for locale in ("fr", "en"):
            told = record_failure("x.uno", wrong, locale).text(locale)
            assert len(told) > len("x.uno, line 1: "), wrong
            only_to_be_read(told)


def _tell(lines: Sequence[str]) -> None:
    for run, events in play_moves(lines):
        for viewer in (ONLOOKER, 0):
            narrator = Narrator("fr", run.names, viewer, "full", strict=True)
            for told in narrator.narrate([event.seen_by(viewer) for event in events]):
                only_to_be_read(told.text)
        for event in events:
            as_json(event.seen_by(ONLOOKER), run.names)


TARGET: Final = Target("records", make, check)
