"""Lines at the table: the game's words shuffled, cut and doubled, and arbitrary text."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from hostile import Piece, Target, bent, odd_text, only_to_be_read

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "interface"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "game"))

from random_play import nothing_lost, other_rules
from recording_voice import RecordingVoice
from table_fixtures import CAREFUL, NAMES, PATIENCE, SlowVoice, game_of

from accessible_uno.game.base import Action
from accessible_uno.game.engine import Game
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.terminal.console import Interrupted, KeyBindings
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.utterance import Utterance, Verbosity
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import RecordWriter, versions_of
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.settings.schema import OUTPUT_SETTINGS, Settings
from accessible_uno.table import ONLOOKER, Dealer, Table

LAWFUL: Final = "(a lawful act)"
"""Stands for an act that the rules allow at that moment."""

CONTROL: Final = "(Ctrl-C)"
_GROUPS: Final = (
    *("commands", "colours", "faces", "sides", "particles", "topics", "categories"),
    *("switches", "changes", "replies", "grounds"),
)


@cache
def vocabulary() -> tuple[str, ...]:
    """Every word that means something in either language, and the names."""
    words: dict[str, None] = dict.fromkeys(name.lower() for name in NAMES)
    for locale in LOCALES:
        known = lexicon(locale)
        choices = [known.choices(row) for row in OUTPUT_SETTINGS if row.command]
        for group in (*(getattr(known, name) for name in _GROUPS), *filter(None, choices)):
            for phrase, _ in group.phrases():
                words[" ".join(phrase)] = None
    return tuple(words)


@cache
def _rules(number: int) -> tuple[str, tuple[tuple[str, str], ...]]:
    every = (*((key, ()) for key in preset_keys()), *other_rules())
    return every[number % len(every)]


@cache
def _game(number: int) -> Game:
    key, options = _rules(number)
    return preset(key).compile(options)


def _likely(chance: Random) -> str:
    """Something that players do say: a card, an act, and more with it."""
    locale = chance.choice(LOCALES)
    names = lexicon(locale)
    colour, face = (
        chance.choice(tuple(each.names.values())) for each in (names.colours, names.faces)
    )
    words = [
        chance.choice((f"{face} {colour}", face, str(chance.randint(1, 9)), colour, "")),
        chance.choice(("", "", "", "", "uno", *NAMES, *names.sides.names.values())),
    ]
    if chance.random() < 0.5:
        words.insert(0, chance.choice(tuple(names.commands.names.values())))
    return " ".join(filter(None, words))


def _line(chance: Random) -> str:
    known = vocabulary()
    if chance.random() < 0.15:
        return odd_text(chance, 30)
    if chance.random() < 0.4:
        return _likely(chance)
    words = [
        chance.choice(known) if chance.random() < 0.8 else str(chance.randint(0, 12))
        for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 4, 6, 10, 14)))
    ]
    line = " ".join(words)
    if chance.random() < 0.1:
        line = f"{chance.choice(('dis', 'say', '!dis'))} {odd_text(chance, 20)} {line}"
    return bent(line, chance) if chance.random() < 0.4 else line


def make(chance: Random) -> list[Piece]:
    """Numbers for the rules, the deal, the language and the verbosity; then lines."""
    head = [chance.randrange(1_000), chance.randrange(1_000), chance.randrange(16)]
    lines = [
        LAWFUL if chance.random() < 0.4 else CONTROL if chance.random() < 0.02 else _line(chance)
        for _ in range(chance.randint(1, 60))
    ]
    return [" ".join(map(str, head)), *lines]


class _Console:
    """Types the lines; each must be answered before the next."""

    reads_keys = False

    def __init__(self, lines: Sequence[str], at: Table, voice: RecordingVoice) -> None:
        self.key_bindings = KeyBindings()
        self.shown: list[str] = []
        self._lines: Iterator[str] = iter(lines)
        self._at = at
        self._voice = voice
        self._typed: str | None = None
        self._heard = 0

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        only_to_be_read(prompt)
        only_to_be_read(typed)
        await asyncio.sleep(0)
        if self._typed is not None:
            assert len(self.shown) > self._heard, f"no answer to {self._typed!r}"
        self._typed = None
        self._heard = len(self.shown)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        self.key_bindings.on_key()
        if line == CONTROL:
            raise Interrupted("")
        if line == LAWFUL:
            self._act()
            return ""
        self._typed = line
        return line

    def _act(self) -> None:
        acts = list(self._at.legal(0))
        if acts and self._at.asked == 0:
            self._at.act(acts[len(self.shown) % len(acts)])

    def show(self, line: str) -> None:
        self.shown.append(line)

    def hand_over(self, to: int) -> None: ...

    def bell(self) -> None: ...

    def close(self) -> None: ...


class _Journal:
    """Writes the game down as a record."""

    def __init__(self, number: int, game: Game) -> None:
        self.text = io.StringIO()
        key, options = _rules(number)
        self._writer = RecordWriter(
            self.text, key, NAMES, options, versions=versions_of(game.rules)
        )

    def write_acts(self, acts: Sequence[Action]) -> None:
        self._writer.write_acts(acts)


def check(pieces: Sequence[Piece]) -> None:
    """Play the lines: each is answered, the cards are all there, the record reads back."""
    rules, deal, way = (*map(int, str(pieces[0]).split()), 0, 0, 0)[:3]
    game = _game(rules)
    dealer = Dealer(deal)
    watched = way == 15
    bots = {
        seat: CharacterBot(CAREFUL, dealer.bot_rng(seat)) for seat in range(0 if watched else 1, 4)
    }
    journal = _Journal(rules, game)
    at = Table(game, NAMES, dealer, bots=bots, recorder=journal)
    voice = SlowVoice() if way & 4 else RecordingVoice()
    console = _Console([str(piece) for piece in pieces[1:]], at, voice)
    locale = "fr" if way & 1 else "en"
    settings = Settings(locale, verbosity=tuple(Verbosity)[way % 3])
    more: dict[str, Any] = {"settings": settings, "watched": watched, "voices": {"speech": voice}}
    asyncio.run(asyncio.wait_for(_played(console, at, more), PATIENCE))
    for told in (*map(_written, voice.utterances), *console.shown):
        only_to_be_read(told)
    nothing_lost(at.snapshot())
    _goes_on(at)
    _reads_back(journal.text.getvalue(), at)


async def _played(console: _Console, at: Table, more: dict[str, Any]) -> None:
    await game_of(console, at, **more).play()


def _written(told: Utterance) -> str:
    words = " ".join(part for part in told.braille if type(part) is str)
    return f"{told.text} {words}"


def _goes_on(at: Table) -> None:
    """Do a legal action for the player who is asked next."""
    if at.over or not at.view(ONLOOKER).round:
        return
    if at.between_rounds or at.contested:
        at.next_round()
        return
    action = at.bot_action()
    if action is None and at.asked is not None:
        action = next(iter(at.legal(at.asked)))
    if action is not None:
        at.act(action)
        nothing_lost(at.snapshot())


def _reads_back(text: str, at: Table) -> None:
    if not text:
        return
    (case,) = read_cases(text.splitlines())
    run = RecordRun(case)
    for line in case.lines:
        only_to_be_read(line.text)
        run.move(line)
    there, here = run.state, at.snapshot()
    assert (there.hands, there.discard, there.turn) == (here.hands, here.discard, here.turn)


TARGET: Final = Target("lines", make, check)
