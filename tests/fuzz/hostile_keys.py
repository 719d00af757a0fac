"""A braille display's keys: any code that BRLTTY could hand over, while the game goes on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from hostile import Piece, Target, only_to_be_read

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "interface"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "game"))

from random_play import nothing_lost
from table_fixtures import PATIENCE, Script, game_of, table

from accessible_uno.interface.terminal.console import MergedConsole
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.display.keys import WANTED
from accessible_uno.voices.braille.display.link import DisplayLink
from accessible_uno.voices.braille.display.reader import LONGEST_DRAFT
from accessible_uno.voices.braille.display.voice import BrailleDisplay
from accessible_uno.voices.braille.writer import BrailleWriter

_ENTER: Final = 0xFF0D
_PRESETS: Final = ("leaflet", "classic", "olympic", "rapido", "wizz", "chat", "robot")


def _code(chance: Random) -> int:
    match chance.randrange(6):
        case 0:
            return chance.getrandbits(64)
        case 1:
            return chance.getrandbits(32)
        case 2:
            return 0x2001_0000 | chance.choice((chance.randrange(80), 0xFFFF))
        case 3:
            first, last = chance.choice(WANTED)
            return chance.randint(first, last)
        case 4:
            return ord(chance.choice("pioche 5 rouge talon draw red uno"))
        case _:
            return _ENTER


def make(chance: Random) -> list[Piece]:
    """The rules, the deal, the width; then codes."""
    head = (
        f"{chance.randrange(1_000)} {chance.randrange(1_000)} {chance.choice((1, 3, 12, 40, 80))}"
    )
    return [head, *(hex(_code(chance)) for _ in range(chance.randint(5, 80)))]


def check(pieces: Sequence[Piece]) -> None:
    """Every cell is one of braille, every line entered is answered, no card is lost."""
    rules, deal, width = (*map(int, str(pieces[0]).split()), 0, 0, 40)[:3]
    with patch.object(DisplayLink, "start"):
        asyncio.run(asyncio.wait_for(_play(rules, deal, width, pieces[1:]), PATIENCE))


async def _play(rules: int, deal: int, width: int, codes: Sequence[Piece]) -> None:
    problems: list[str] = []
    keyboards = MergedConsole(_Waits())
    entered: list[str] = []

    def enter(line: str) -> None:
        only_to_be_read(line)
        entered.append(line)
        keyboards.enter(line)

    display = BrailleDisplay(
        BrailleWriter(Notation.LEAFLET),
        enter,
        lambda message, arguments: problems.append(f"{message} {arguments}"),
    )
    at = table(seed=deal, rules=_PRESETS[rules % len(_PRESETS)])
    game = game_of(
        keyboards, at, settings=Settings("fr" if deal % 2 else "en"), voices={"braille": display}
    )
    playing = asyncio.ensure_future(game.play())
    await asyncio.sleep(0.001)
    for code in codes:
        display.on_key(int(str(code), 16))
        cells = display.cells(width)
        assert len(cells) == width, cells
        assert all("\u2800" <= cell <= "\u28ff" for cell in cells), cells
        await asyncio.sleep(0)
        assert len(display._line._draft.here) <= LONGEST_DRAFT
        if playing.done():
            break
    for _ in range(20):
        await asyncio.sleep(0)
    if playing.done():
        playing.result()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    display.close()
    assert not any("broken" in problem for problem in problems), problems
    nothing_lost(at.snapshot())


class _Waits(Script):
    """A console at which nobody types."""

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        only_to_be_read(prompt + typed)
        line: str = await asyncio.get_running_loop().create_future()
        return line

    def show(self, line: str) -> None:
        only_to_be_read(line)


TARGET: Final = Target("keys", make, check)
