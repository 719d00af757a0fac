"""How fast one must read braille to follow a game that bots play.

    python tests/bench/braille_reading.py [CELLS ...] [--speed CELLS_A_SECOND] [--tellings NUMBER]
    python tests/bench/braille_reading.py [CELLS ...] [--speed CELLS_A_SECOND] --laps NUMBER

A watched game of four players, with a display alone, for each width (12, 20 and 40 cells unless
others are named).  Time is virtual, so a game takes seconds.  For each message: its cells, in the
windows that hold it, and the seconds until the next one; what is printed is the median and the
worst of cells a second, for who reads the whole message, and for who reads the window shown first.

With ``--laps`` somebody plays, reads at that speed, window after window, and acts when the last one
is there: what is printed is the median and the longest lap, from the act to the next question to
the player, of those in which each bot acts once.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "interface"), str(HERE.parents[1])]

from table_fixtures import NAMES, Script, game_of  # noqa: E402 - found through the line above
from virtual_time import InstantLoop  # noqa: E402

from accessible_uno.game.base import Action, Seat  # noqa: E402
from accessible_uno.interface.parse.tokens import has_cells  # noqa: E402
from accessible_uno.players.character_bot import CharacterBot  # noqa: E402
from accessible_uno.players.characters import CAUTIOUS  # noqa: E402
from accessible_uno.rules.preset import preset  # noqa: E402
from accessible_uno.settings.schema import Settings  # noqa: E402
from accessible_uno.settings.values import USUAL_READING, SpeechOutput  # noqa: E402
from accessible_uno.table import Dealer, Table  # noqa: E402
from accessible_uno.voices.braille.display.link import DisplayLink  # noqa: E402
from accessible_uno.voices.braille.display.voice import BrailleDisplay  # noqa: E402
from accessible_uno.voices.braille.liblouis import BLANK  # noqa: E402
from accessible_uno.voices.braille.writer import BrailleWriter  # noqa: E402

PAN_RIGHT = 0x2000_0018


class Nobody(Script):
    """A console at which nobody types."""

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        """Wait for ever."""
        line: str = await asyncio.get_running_loop().create_future()
        return line


class NotedTable(Table):
    """A table that notes who acts.

    Attributes:
        acted: the seats, one after the other; several acts in a row of one seat count once.
    """

    acted: list[Seat]

    def act(self, action: Action) -> None:
        """Note whose act it is."""
        if not self.acted or self.acted[-1] != action.seat:
            self.acted.append(action.seat)
        super().act(action)


class Watch(BrailleDisplay):
    """A display that notes when each message begins, and how many cells it has."""

    def __init__(self, width: int, settings: Settings) -> None:
        super().__init__(BrailleWriter.of_settings(settings), lambda _: None)
        self._link.width, self._link.is_shown = width, True
        self.told: list[tuple[float, int, int]] = []

    def _lay_out(self) -> None:
        super()._lay_out()
        first = self.cells(self._link.width).rstrip(BLANK)
        assert has_cells(first)
        now = asyncio.get_running_loop().time()
        whole = self._line.progress.cells
        if self.told and now - self.told[-1][0] < 0.1:
            now = self.told.pop()[0]  # the rest of the same moment
        self.told.append((now, max(whole, len(first)), len(first)))


async def follow(width: int, speed: int, tellings: int) -> list[tuple[float, int, int]]:
    """Watch until so many messages have been told."""
    settings = Settings("fr", braille_speed=speed)
    with patch.object(DisplayLink, "start"):
        display = Watch(width, settings)
    dealer = Dealer(str(width))
    bots = {seat: CharacterBot(CAUTIOUS, dealer.bot_rng(seat)) for seat in range(len(NAMES))}
    at = Table(preset("leaflet").compile(), NAMES, dealer, bots=bots)
    game = game_of(
        Nobody(), at, watched=True, settings=settings, voices={"braille": display}, interactive=True
    )
    playing = asyncio.ensure_future(game.play())
    while len(display.told) < tellings and not playing.done():
        await asyncio.sleep(0.5)
    told = list(display.told)  # without what is said at leaving
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return told


async def read_on(display: Watch, speed: int) -> None:
    """Read every window at the reader's speed, up to the end of the message."""
    while True:
        progress = display.progress()
        assert progress is not None
        if progress.complete:
            await asyncio.sleep(0.05)
            continue
        felt = display.cells(display._link.width)
        await asyncio.sleep(len(felt.rstrip(BLANK)) / speed)
        if display.cells(display._link.width) == felt:
            display.on_key(PAN_RIGHT)


async def laps(width: int, speed: int, seed: int) -> list[float]:
    """Play a round; return how long each lap of one act of each bot took, to the next turn."""
    settings = Settings("fr", braille_speed=speed, speech=SpeechOutput.OFF)
    with patch.object(DisplayLink, "start"):
        display = Watch(width, settings)
    dealer = Dealer(seed)
    bots = {each: CharacterBot(CAUTIOUS, dealer.bot_rng(each)) for each in range(1, len(NAMES))}
    policy = CharacterBot(CAUTIOUS, dealer.bot_rng(0))
    at = NotedTable(preset("leaflet").compile(), NAMES, dealer, bots=bots)
    at.acted = []
    voices = {"braille": display}
    game = game_of(Nobody(), at, settings=settings, voices=voices, interactive=True)
    tasks = [asyncio.ensure_future(each) for each in (game.play(), read_on(display, speed))]
    seat, loop = game.at_keyboard, asyncio.get_running_loop()
    took, began = list[float](), 0.0
    while not at.view(0).round or not (at.between_rounds or at.over):
        await asyncio.sleep(0.01)
        if at.asked == 0 and began:
            if sorted(at.acted[1:]) == sorted(bots):
                took.append(loop.time() - began)
            began = 0.0
        progress = display.progress()
        if at.asked == 0 and progress is not None and progress.complete:
            began, at.acted = loop.time(), []
            at.act(policy.choose(at.view(0), at.legal(0)))
            seat.input_loop.wake()
        elif seat.announcer.offers.hold_bots():
            seat.announcer.offers.dismiss()
            seat.input_loop.wake()
    for each in tasks:
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return took


def shown(told: Sequence[tuple[float, int, int]]) -> str:
    """Return the median and the worst of cells a second, of whole messages and first windows."""
    pairs = list(itertools.pairwise(told))
    whole = [each[1] / (after[0] - each[0]) for each, after in pairs]
    first = [each[2] / (after[0] - each[0]) for each, after in pairs]
    return (
        f"messages={len(pairs)} median={statistics.median(whole):.1f} worst={max(whole):.1f} "
        f"first_window_median={statistics.median(first):.1f} worst={max(first):.1f}"
    )


def measured_laps(width: int, speed: int, wanted: int) -> list[float]:
    """Return how long so many laps took, of as many rounds as it takes."""
    took: list[float] = []
    for seed in itertools.count():
        if len(took) >= wanted:
            break
        with asyncio.Runner(loop_factory=InstantLoop) as runner:
            took += runner.run(laps(width, speed, seed))
    return took[:wanted]


def main() -> None:
    """Watch a game for each width."""
    options = argparse.ArgumentParser()
    options.add_argument("cells", nargs="*", type=int, default=[12, 20, 40])
    options.add_argument("--speed", type=int, default=USUAL_READING)
    options.add_argument("--tellings", type=int, default=200)
    options.add_argument("--laps", type=int, default=0)
    values = options.parse_args()
    for width in values.cells:
        if values.laps:
            took = sorted(measured_laps(width, values.speed, values.laps))
            sys.stdout.write(
                f"cells={width} speed={values.speed} laps={len(took)} "
                f"median={statistics.median(took):.1f} longest={took[-1]:.1f}\n"
            )
            continue
        with asyncio.Runner(loop_factory=InstantLoop) as runner:
            told = runner.run(follow(width, values.speed, values.tellings))
        sys.stdout.write(f"cells={width} speed={values.speed} {shown(told)}\n")


if __name__ == "__main__":
    main()
