"""House rules and options: real TOML with everything else in it; what can be played is played."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from hostile import Piece, Target, bent, bent_bytes, odd_text, only_to_be_read, shuffled

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "game"))

from random_play import nothing_lost, play_at_random

from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import compile_rules, resolve
from accessible_uno.app.paths import house_rules_folder
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options

_RAW: Final = (
    *("[" * 900, "[" * 90_000, "0x" + "F" * 6_000, "9" * 6_000, "{ a = 1 }", "[ 1, 2 ]", "1e400"),
    *("1979-05-27", "07:32:00", "nan", "true", '"""', "'''", '"\\ud800"', '"\\u202e"', "+4", ""),
    *('"' + "x" * 9_000 + '"', "a.b = 1", "{a." * 200 + "b", "-1", "1_000"),
)


def _value(name: str, chance: Random) -> str:
    if chance.random() < 0.15:
        return chance.choice((*_RAW, odd_text(chance)))
    found = all_options()[name][1]
    if found.choices or chance.random() < 0.3:
        word = chance.choice(found.values())
        return word if word.isdecimal() else f'"{word}"'
    return str(chance.randint(found.lowest, max(found.lowest, min(found.highest, 20))))


def make(chance: Random) -> list[Piece]:
    """How many play and from which seed, then the lines of a file."""
    head = f"{chance.randint(2, 10)} {chance.randrange(1_000)}"
    lines = [f'base = "{chance.choice(preset_keys())}"'] if chance.random() < 0.9 else []
    lines.append("[options]")
    names = list(all_options())
    for _ in range(chance.choice((0, 1, 1, 2, 3, 6, 12))):
        name = chance.choice(names)
        lines.append(f"{name} = {_value(name, chance)}")
    if chance.random() < 0.2:
        lines = shuffled(lines, chance)
    if chance.random() < 0.2:
        at = chance.randrange(len(lines)) if lines else 0
        lines[at : at + 1] = [bent(each, chance) for each in lines[at : at + 1]]
    if chance.random() < 0.05:
        lines.append(chance.choice(("[options]", "[[options]]", "[options.x]", 'base = "x"')))
    raw: list[Piece] = [each.encode("utf-8", "surrogatepass") for each in lines]
    if raw and chance.random() < 0.1:
        raw = [bent_bytes(each if isinstance(each, bytes) else b"", chance) for each in raw]
    return [head, *raw]


@contextmanager
def _at_home() -> Iterator[None]:
    before = os.environ.get("XDG_CONFIG_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        try:
            yield
        finally:
            del os.environ["XDG_CONFIG_HOME"]
            if before is not None:
                os.environ["XDG_CONFIG_HOME"] = before


def check(pieces: Sequence[Piece]) -> None:
    """The rules are refused in one sentence, or played with all their cards."""
    seats, seed = (*map(int, str(pieces[0]).split()), 4, 0)[:2]
    with _at_home():
        folder = house_rules_folder()
        folder.mkdir(parents=True)
        raw = b"\n".join(each for each in pieces[1:] if isinstance(each, bytes))
        (folder / "mine.toml").write_bytes(raw)
        try:
            game = compile_rules(*resolve("mine", ()), seats)
        except Failure as failure:
            for locale in ("fr", "en"):
                told = failure.text(locale)
                assert told, failure.message
                only_to_be_read(told)
            return
    state, _ = play_at_random(seed, seats, game, acts=60)
    nothing_lost(state)


TARGET: Final = Target("presets", make, check)
