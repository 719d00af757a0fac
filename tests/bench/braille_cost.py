"""What braille costs in a round that bots play and a person follows.

    python tests/bench/braille_cost.py off|unicode|display [MATCHES] [SEED]
    python tests/bench/paired.py 5 ms_per_round -- \\
        "python tests/bench/braille_cost.py off" "python tests/bench/braille_cost.py unicode"

Everything is told, at the pace that waits for nobody, to a console that writes nowhere; with
``display`` there is a real BRLTTY too.  The last line gives milliseconds a round, of this process.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "live"), str(HERE.parents[1])]

from braille_display import Brltty  # noqa: E402 - found through the line above

from accessible_uno.interface.game_setup import GameOptions, Voices  # noqa: E402
from accessible_uno.interface.line_game import LineGame  # noqa: E402
from accessible_uno.interface.terminal.console import KeyBindings  # noqa: E402
from accessible_uno.interface.terminal.pipe_console import PipeConsole  # noqa: E402
from accessible_uno.players.character_bot import CharacterBot  # noqa: E402
from accessible_uno.players.characters import CAUTIOUS  # noqa: E402
from accessible_uno.rules.preset import preset  # noqa: E402
from accessible_uno.settings.schema import Settings  # noqa: E402
from accessible_uno.settings.values import Pace  # noqa: E402
from accessible_uno.table import ONLOOKER, Dealer, Table  # noqa: E402
from accessible_uno.voices.braille.display.voice import BrailleDisplay  # noqa: E402
from accessible_uno.voices.braille.writer import BrailleWriter  # noqa: E402
from accessible_uno.voices.voice import BRAILLE, Voice  # noqa: E402

NAMES = ("Prudence", "Victor", "Luna", "Basile")


@contextmanager
def voices(kind: str) -> Iterator[dict[str, Voice]]:
    """The voices other than the text."""
    if kind != "display":
        yield {}
        return
    with tempfile.TemporaryDirectory() as folder:
        brltty = Brltty(Path(folder))
        brltty.start()
        os.environ.update(brltty.environment)
        brltty.display(40)
        display = BrailleDisplay(BrailleWriter(), lambda _: None)
        yield {BRAILLE: display}
        display.close()
        brltty.kill()


async def match(kind: str, seed: str, others: dict[str, Voice]) -> int:
    """Follow a match to its end; return how many rounds it had."""
    dealer = Dealer(seed)
    bots = {seat: CharacterBot(CAUTIOUS, dealer.bot_rng(seat)) for seat in range(len(NAMES))}
    table = Table(preset("leaflet").compile(), NAMES, dealer, bots=bots)
    with Path(os.devnull).open() as nothing, Path(os.devnull).open("w") as nowhere:
        game = LineGame(
            table,
            ONLOOKER,
            PipeConsole(nothing, nowhere, KeyBindings()),
            Settings("fr", pace=Pace.NONE, braille=kind == "unicode"),
            GameOptions(save_game=lambda: True),
            Voices(others, BrailleWriter().line_of),
        )
        await game.play()
    return table.view(ONLOOKER).round


def main(kind: str, matches: int, seed: str) -> None:
    """Follow matches, the first of them to get warm."""
    with voices(kind) as others:
        asyncio.run(match(kind, f"{seed} warm", others))
        began = time.process_time()
        rounds = sum(asyncio.run(match(kind, f"{seed} {at}", others)) for at in range(matches))
        spent = time.process_time() - began
    sys.stdout.write(f"braille={kind} rounds={rounds} ms_per_round={1000 * spent / rounds:.2f}\n")


if __name__ == "__main__":
    main(sys.argv[1], int((sys.argv[2:] or ["3"])[0]), (sys.argv[3:] or ["7"])[0])
