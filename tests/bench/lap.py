"""How long a lap is to the ear: from the player's act to the next question to the player.

    python tests/bench/lap.py [--laps N] [--rules PRESET] [--lang fr|en] [--show N] [--watched]

A player, whose policy is that of a careful bot, sits with the three bots of the cast.  The seeds
are fixed, so every language and every level of detail tells the same laps.  What the voice gets,
from the answer to the player's act to the next question, both included, is synthesised by eSpeak NG
at 175 words a minute, sentence by sentence with its pauses; the seconds are added up.  Where only
the player acts between two questions there is no lap; one in which a round ends is left out.
With ``--watched``, four bots are watched: a lap is from one turn of the first one to the next.

It prints the median, the ninth decile and the longest lap of each language and level of detail;
``--show`` adds the sentences of the first laps.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "interface"))

from recording_voice import RecordingVoice

from accessible_uno.app.i18n import sentence
from accessible_uno.game.base import ONLOOKER, Event
from accessible_uno.game.events import RoundBegan, TurnCame
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.controls.pacing import Pacing
from accessible_uno.interface.keyboard.game_loop import GameLoop, LoopTools
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.players.bot_names import COMPANY
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import CAUTIOUS
from accessible_uno.players.registry import make_bot
from accessible_uno.rules.preset import preset
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Dealer, Table
from accessible_uno.voices.speech.scheduler import speakable
from accessible_uno.voices.speech.workers.capabilities import respelled

RATE = 175
BYTES_A_SECOND = 2 * 22_050
HEADER = 44
LANGUAGES = ("fr", "en")


@dataclass
class Player:
    """Sits at the keyboard: acts as a careful bot would, and cuts what is heard into laps.

    It stands in for the input loop, which :class:`GameLoop` asks to wait for a line.
    """

    session: Session
    policy: CharacterBot
    heard: RecordingVoice
    wanted: int
    dismiss_offers: Callable[[], None]
    laps: list[list[str]] = field(default_factory=list)
    began: int | None = None
    others_acted: bool = False

    def on_events(self, events: Sequence[Event]) -> None:
        """Note that others acted; forget the lap in which a round begins or ends."""
        table = self.session.table
        began = any(isinstance(event, RoundBegan) for event in events)
        if began or table.between_rounds or table.over:
            self.began = None
        self.others_acted = True

    def check_line(self) -> None:
        """Stay."""

    async def wait_for_line(self) -> None:
        """Act as the policy says, where a person would type a line."""
        table, seat = self.session.table, self.session.seat
        view, legal = table.view(seat), table.legal(seat)
        action = self.policy.interject(view, legal)
        if action is None and table.asked == seat:
            self._end_lap()
            self.began = len(self.heard.utterances)
            action = self.policy.choose(view, legal)
        if action is None:
            self.dismiss_offers()
        else:
            table.act(action)
            self.others_acted = False

    async def end_match(self, *, waits: bool) -> None:
        """Go on to the next match."""

    def _end_lap(self) -> None:
        if self.began is not None and self.others_acted:
            self.laps.append([each.text for each in self.heard.utterances[self.began :]])
        if len(self.laps) >= self.wanted:
            raise EOFError


@dataclass
class Watcher:
    """Watches, and cuts what is heard into laps, each with the sentences told until it ends.

    What the others did is told with the next act at the latest; so it is counted in the lap before.
    """

    session: Session
    heard: RecordingVoice
    wanted: int
    laps: list[list[str]] = field(default_factory=list)
    began: int | None = None

    def on_events(self, events: Sequence[Event]) -> None:
        """Cut where the first bot's turn has come."""
        table = self.session.table
        if any(isinstance(event, RoundBegan) for event in events) or table.between_rounds:
            self.began = None
        elif any(isinstance(event, TurnCame) and event.seat == 0 for event in events):
            told = len(self.heard.utterances)
            if self.began is not None:
                self.laps.append([each.text for each in self.heard.utterances[self.began : told]])
            self.began = told
        if len(self.laps) >= self.wanted:
            raise EOFError

    def check_line(self) -> None:
        """Stay."""

    async def wait_for_line(self) -> None:
        """Nothing is typed."""

    async def end_match(self, *, waits: bool) -> None:
        """Go on to the next match."""


def laps_of(
    locale: str, verbosity: Verbosity, rules: str, wanted: int, *, watched: bool
) -> list[list[str]]:
    """Return what is heard of so many laps, sentence by sentence."""
    laps: list[list[str]] = []
    seed = 0
    while len(laps) < wanted:
        seed += 1
        at = _Match(locale, verbosity, rules, seed, watched)
        laps += asyncio.run(_laps_of_match(at, wanted - len(laps)))
    return laps


class _Match(NamedTuple):
    locale: str
    verbosity: Verbosity
    rules: str
    seed: int
    watched: bool


async def _laps_of_match(at: _Match, wanted: int) -> list[list[str]]:
    company = tuple(COMPANY)
    names = company[:4] if at.watched else (sentence(at.locale, "app-your-name"), *company[:3])
    dealer = Dealer(at.seed)
    first = 0 if at.watched else 1
    bots = {seat: make_bot(COMPANY[names[seat]], dealer.bot_rng(seat)) for seat in range(first, 4)}
    table = Table(preset(at.rules).compile(()), names, dealer, bots=bots)
    heard = RecordingVoice()
    settings = Settings(at.locale, verbosity=at.verbosity)
    seat = ONLOOKER if at.watched else 0
    session = Session(table, seat, settings, MessageLog({"speech": heard}, lambda *_: None))
    options = GameOptions(lambda: True)
    announcer = Announcer(session, options, lambda: True)
    table.listen(seat, announcer.on_events)
    lines: Any
    if at.watched:
        lines = Watcher(session, heard, wanted)
    else:
        policy = CharacterBot(CAUTIOUS.with_lapses(0), random.Random(at.seed).random)
        lines = Player(session, policy, heard, wanted, announcer.offers.dismiss)
    table.listen(seat, lines.on_events)
    pacing = Pacing(session.log, settings, options)
    loop = GameLoop(LoopTools(session, lines, announcer, pacing, options))
    with suppress(EOFError):
        await loop.run()
    return list(lines.laps)


def seconds_of(text: str, locale: str) -> float:
    """Return how long eSpeak NG speaks a sentence, its pause at the end included."""
    found = subprocess.run(
        ["espeak-ng", "-v", locale, "-s", str(RATE), "--stdin", "--stdout"],
        input=respelled(speakable(text), locale).encode(),
        capture_output=True,
        check=True,
    )
    return max(0, len(found.stdout) - HEADER) / BYTES_A_SECOND


def timed(texts: Sequence[str], locale: str) -> dict[str, float]:
    """Return the seconds of each sentence; each is synthesised once."""
    once = list(dict.fromkeys(texts))
    with ThreadPoolExecutor(2) as workers:
        return dict(
            zip(once, workers.map(lambda text: seconds_of(text, locale), once), strict=True)
        )


def lines(options: argparse.Namespace) -> Iterator[str]:
    """Yield the table, a line for each language and level of detail."""
    yield f"{'lang':4} {'detail':8} {'laps':>4} {'median':>7} {'p90':>6} {'longest':>7}  seconds"
    for locale in options.lang:
        for verbosity in Verbosity:
            laps = laps_of(locale, verbosity, options.rules, options.laps, watched=options.watched)
            seconds = timed([text for lap in laps for text in lap], locale)
            sums = sorted(sum(seconds[text] for text in lap) for lap in laps)
            p90 = sums[round(0.9 * (len(sums) - 1))]
            yield (
                f"{locale:4} {verbosity:8} {len(laps):4} {statistics.median(sums):7.2f} "
                f"{p90:6.2f} {sums[-1]:7.2f}"
            )
            for lap in laps[: options.show]:
                yield f"  -- {sum(seconds[text] for text in lap):.2f} s"
                yield from (f"  {seconds[text]:5.2f}  {text}" for text in lap)


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--laps", type=int, default=120)
    parser.add_argument("--rules", default="leaflet")
    parser.add_argument("--lang", choices=LANGUAGES, nargs="*", default=LANGUAGES)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--watched", action="store_true")
    for line in lines(parser.parse_args(arguments)):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
