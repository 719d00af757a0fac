"""How fast one must read braille to follow a game that bots play.

    python tests/bench/braille_reading.py [CELLS ...] [--speed CELLS_A_SECOND] [--tellings NUMBER]
    python tests/bench/braille_reading.py [CELLS ...] [--speed CELLS_A_SECOND] --laps NUMBER

A watched game of four players, with a display alone, for each width (12, 20 and 40 cells unless
others are named).  Time is virtual, so a game takes seconds.  For each message: its cells, in the
windows that hold it, and the seconds until the next one; what is printed is the median and the
worst of cells a second, for who reads the whole message, and for who reads the window shown first.

With ``--laps`` somebody plays, reads what is new at that speed, window after window, and acts when
it is read.  Of the laps in which each bot acts once is printed, from the act to the next question
to the player, and until that has been read with the messages before it: the median, the longest,
and how many took at most twelve seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import statistics
import sys
from collections.abc import Sequence
from contextlib import suppress
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
from accessible_uno.voices.braille.display.moments import LineSection  # noqa: E402
from accessible_uno.voices.braille.display.voice import BrailleDisplay  # noqa: E402
from accessible_uno.voices.braille.liblouis import BLANK  # noqa: E402
from accessible_uno.voices.braille.writer import BrailleWriter  # noqa: E402

PAN_RIGHT = 0x2000_0018

LAP = 12
"""Seconds that a lap may take."""


class Nobody(Script):
    """A console at which nobody types."""

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        """Wait for ever."""
        line: str = await asyncio.get_running_loop().create_future()
        return line


class NotedTable(Table):
    """A table that notes the laps.

    Attributes:
        acted: who has acted since the player did; several acts in a row of one count once.
        began: when the player acted; ``None`` before that.
        came: how long it took until the player was asked again.
    """

    acted: tuple[Seat, ...] = ()
    began: float | None = None
    came: float = 0.0

    def act(self, action: Action) -> None:
        """Note whose act it is."""
        now = asyncio.get_running_loop().time()
        if self.asked == 0:
            self.acted, self.began = (), now
        elif self.acted[-1:] != (action.seat,):
            self.acted += (action.seat,)
        super().act(action)
        if self.asked == 0 and self.began is not None:
            self.came = now - self.began


class Watch(BrailleDisplay):
    """A display that notes when each message begins, and how many cells it has."""

    def __init__(self, width: int, settings: Settings) -> None:
        super().__init__(BrailleWriter.of_settings(settings), lambda _: None)
        self._link.width, self._link.is_shown = width, True
        self.told: list[tuple[float, int, int]] = []

    @property
    def new_cells(self) -> int:
        """How many cells the newest messages have, and the question behind them."""
        new = (each for each in self._line.moments.newly_told if each.part is LineSection.TELLING)
        return len(BLANK.join(map(self._written, new)))

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


async def laps(width: int, speed: int, seed: int, locale: str) -> list[tuple[float, float]]:
    """Play a round; of each lap of one act of each bot, return how long it took.

    From the player's act to the next question, and until that and the messages before it are read.
    """
    settings = Settings(locale, braille_speed=speed, speech=SpeechOutput.OFF)
    with patch.object(DisplayLink, "start"):
        display = Watch(width, settings)
    dealer = Dealer(seed)
    bots = {each: CharacterBot(CAUTIOUS, dealer.bot_rng(each)) for each in range(1, len(NAMES))}
    policy = CharacterBot(CAUTIOUS, dealer.bot_rng(0))
    at = NotedTable(preset("leaflet").compile(), NAMES, dealer, bots=bots)
    voices = {"braille": display}
    game = game_of(Nobody(), at, settings=settings, voices=voices, interactive=True)
    playing = asyncio.ensure_future(game.play())
    seat, loop = game.at_keyboard, asyncio.get_running_loop()
    took: list[tuple[float, float]] = []
    while not playing.done() and not (at.view(0).round and (at.between_rounds or at.over)):
        await asyncio.sleep(0.01)
        progress, offers = display.progress(), seat.announcer.offers
        if progress is None:
            continue
        if at.asked == 0:
            await asyncio.sleep(display.new_cells / speed)
            if at.began is not None and sorted(at.acted) == [*bots]:
                took.append((at.came, loop.time() - at.began))
            seat.braille_view.expect_answer()  # as whatever enters a line does
            at.act(policy.choose(at.view(0), at.legal(0)))
            seat.input_loop.wake()
        elif not progress.complete or offers.hold_bots():
            felt = display.cells(width)
            cells = min(len(felt[:-1].rstrip(BLANK)), progress.cells)  # the last is a mark
            await asyncio.sleep(cells / speed)
            if display.cells(width) == felt and not progress.complete:
                display.on_key(PAN_RIGHT)
            elif display.cells(width) == felt and offers.hold_bots():
                offers.dismiss()
                seat.input_loop.wake()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
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


def measured_laps(width: int, speed: int, wanted: int, locale: str) -> list[tuple[float, float]]:
    """Return how long so many laps took, of as many rounds as it takes."""
    took: list[tuple[float, float]] = []
    for seed in itertools.count():
        if len(took) >= wanted:
            break
        with asyncio.Runner(loop_factory=InstantLoop) as runner:
            took += runner.run(laps(width, speed, seed, locale))
    return took[:wanted]


def main() -> None:
    """Watch a game for each width."""
    options = argparse.ArgumentParser()
    options.add_argument("cells", nargs="*", type=int, default=[12, 20, 40])
    options.add_argument("--speed", type=int, default=USUAL_READING)
    options.add_argument("--tellings", type=int, default=200)
    options.add_argument("--laps", type=int, default=0)
    options.add_argument("--lang", choices=("fr", "en"), default="fr")
    values = options.parse_args()
    for width in values.cells:
        if values.laps:
            took = measured_laps(width, values.speed, values.laps, values.lang)
            for name, each in zip(("asked", "read"), zip(*took, strict=True), strict=True):
                sys.stdout.write(
                    f"cells={width} speed={values.speed} laps={len(each)} until={name} "
                    f"median={statistics.median(each):.1f} longest={max(each):.1f} "
                    f"within_{LAP}={sum(seconds <= LAP for seconds in each)}\n"
                )
            continue
        with asyncio.Runner(loop_factory=InstantLoop) as runner:
            told = runner.run(follow(width, values.speed, values.tellings))
        sys.stdout.write(f"cells={width} speed={values.speed} {shown(told)}\n")


if __name__ == "__main__":
    main()
