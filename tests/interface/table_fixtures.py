"""A table with known cards on it, and a game played there on streams in memory."""

from __future__ import annotations

import asyncio
import io
import os
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TextIO, cast

from recording_voice import RecordingVoice

from accessible_uno.cards import Colour, card
from accessible_uno.game.base import Window
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.game.windows import Turn
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.reader import Reader
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.interface.session.game_setup import (
    GameOptions,
    SwitchSpeech,
    Voices,
    no_other_voice,
)
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.terminal.console import Console, Interrupted, KeyBindings
from accessible_uno.interface.terminal.pipe_console import PipeConsole
from accessible_uno.players.bot import Bot
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import CAUTIOUS, Character
from accessible_uno.rules.preset import preset
from accessible_uno.settings.schema import Settings
from accessible_uno.table import ONLOOKER, Dealer, Table
from accessible_uno.voices.notices import ignore_problem
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.text import BrailleFormatter, TextVoice
from accessible_uno.voices.voice import TEXT, Voice

CAREFUL = CAUTIOUS.with_lapses(0)
NAMES = ("Ada", "Prudence", "Victor", "Luna")


@cache
def compiled(rules: str, *options: tuple[str, str]) -> Game:
    return preset(rules).compile(options)


def position(
    hand: str,
    top: str,
    *,
    others: Sequence[str] = ("g1 g2 g3", "y1 y2 y3", "b1 b2 b3"),
    colour: str = "",
    question: Window | None = None,
    drawn: str = "",
    offers: Sequence[Window] = (),
    turn: int = 0,
    rules: str = "leaflet",
    options: Sequence[tuple[str, str]] = (),
) -> State:
    """Return a match in its first round; Ada is to play by default."""
    state = compiled(rules, *options).open(1 + len(others))
    state.round = 1
    state.dealer = len(others)
    state.hands = [[card(code) for code in each.split()] for each in (hand, *others)]
    state.discard = [card(top)]
    state.show(card(top), Colour(colour) if colour else card(top).colour)
    held = [each for cards in (*state.hands, state.discard) for each in cards]
    pile = list(state.game.deck)
    for each in held:
        pile.remove(each)
    state.pile = pile
    state.turn = turn
    state.drawn = card(drawn) if drawn else None
    state.question = question or Turn(turn)
    state.offers = list(offers)
    return state


def table(
    state: State | None = None,
    *,
    seed: int = 7,
    watched: bool = False,
    rules: str = "leaflet",
    character: Character = CAREFUL,
) -> Table:
    """Return a table with careful bots in every seat but Ada's, or in all."""
    dealer = Dealer(seed)
    bots: dict[int, Bot] = {
        seat: CharacterBot(character, dealer.bot_rng(seat))
        for seat in range(0 if watched else 1, 4)
    }
    game = compiled(rules) if state is None else state.game
    return Table(game, NAMES, dealer, bots=bots, state=state)


class SlowVoice(RecordingVoice):
    """A voice with parameters that speaks until it is cancelled or let finish."""

    def __init__(self) -> None:
        super().__init__()
        self.params = SpeechParams()
        self.is_fallback = False
        self._quiet = asyncio.Event()

    @property
    def is_idle(self) -> bool:
        return not self._pending

    def cancel(self) -> None:
        super().cancel()
        self._quiet.set()

    def set_params(self, params: SpeechParams) -> None:
        self.params = params

    def voice_names(self, locale: str) -> Sequence[str]:
        return (f"{locale} one", f"{locale} two")

    async def wait_until_done(self) -> None:
        self._quiet.clear()
        await self._quiet.wait()
        await super().wait_until_done()


PLAIN = {0xA0: " ", 0x202F: " "}
"""French typography out of the way of the tests' expectations."""

FAREWELL = "accessible-uno resume"

PATIENCE = 300.0

PERSISTENT = "pioche\npasse\nprends\nvert\noui\n1\n2\n3\n4\n5\n6\n7 vert\n"
"""Lines that get anybody through a round, sooner or later."""


class Script:
    """A console that types the lines of a list, and presses keys; it shows what was shown.

    ``"^C"`` is Ctrl-C, ``"^Z"`` Ctrl-Z and a return, ``"<f2>"`` a key; after the last line the
    input ends.
    """

    def __init__(self, *lines: str) -> None:
        self.key_bindings = KeyBindings()
        self.lines = list(lines)
        self.shown: list[str] = []
        self.prompts: list[str] = []
        self.typed: list[str] = []
        self.bells = 0
        self.steps: list[str] = []
        self.reads_keys = True

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        self.prompts.append(prompt)
        self.typed.append(typed)
        await asyncio.sleep(0)
        while self.lines:
            line = self.lines.pop(0)
            self.key_bindings.on_key()
            if line.startswith("<"):
                self.press(line.strip("<>"))
                continue
            if line == "^Z":
                await self.stop()
                continue
            if line.startswith("^C"):
                raise Interrupted(line[2:])
            self.shown.append(f"> {line}")
            return line
        raise EOFError

    async def stop(self) -> None:
        """Let the shell stop the program and continue it."""
        stopped = asyncio.Event()
        self.key_bindings.on_stop(stopped.set)
        await stopped.wait()
        self.shown.append("> ^Z")
        self.key_bindings.on_return()

    def press(self, name: str) -> None:
        """Press a key that types no character."""
        act = self.key_bindings.keys.get(name)
        pressed = self.key_bindings.single_key(name) if act is None else None
        if pressed is not None:
            self.steps += [self.key_bindings.suggestion()] * pressed.steps
            self.lines[:0] = [pressed.line] * bool(pressed.line)
        elif act is None and name == "enter":
            self.lines.insert(0, self.key_bindings.suggestion())
        elif act is None:
            self.key_bindings.unknown_key(name)
        else:
            act()

    def show(self, line: str) -> None:
        self.shown.append(line.translate(PLAIN))

    def hand_over(self, to: int) -> None: ...

    def bell(self) -> None:
        self.bells += 1

    def close(self) -> None: ...

    def answer_to(self, line: str) -> list[str]:
        """Return what was shown between this line and the next, except the last sentence."""
        place = self.shown.index(f"> {line}") + 1
        answer = []
        for shown in self.shown[place:]:
            if shown.startswith("> ") or FAREWELL in shown:
                break
            answer.append(shown)
        return answer


class Keyboard(Script):
    """A console whose lines come from the test, one at a time, as from a person."""

    def __init__(self) -> None:
        super().__init__()
        self.coming: asyncio.Queue[str] = asyncio.Queue()

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        self.prompts.append(prompt)
        line = await self.coming.get()
        self.key_bindings.on_key()
        self.shown.append(f"> {line}")
        return line

    async def until(self, text: str) -> None:
        """Wait until ``text`` is shown."""
        while not any(text in line for line in self.shown):
            await asyncio.sleep(0.005)


def conversation(
    console: Console,
    settings: Settings,
    voices: Mapping[str, Voice] | None = None,
) -> Conversation:
    """Return what asks questions on ``console`` outside a game."""
    log = MessageLog({TEXT: TextVoice(console.show), **(voices or {})}, ignore_problem)
    return Conversation(Reader(console, log, settings))


STOPPED = "The game is stopped. “fg” in the terminal goes on with it."
"""What Control Z says before the program is stopped."""


def hand_of(at: Table) -> list[str]:
    """Return the codes of Ada's cards."""
    return [each.code for each in at.view(0).hand]


def game_of(
    console: Console,
    at: Table,
    *,
    settings: Settings | None = None,
    watched: bool = False,
    voices: Mapping[str, Voice] | None = None,
    brailler: BrailleFormatter | None = None,
    switch_speech: SwitchSpeech = no_other_voice,
    saved: list[bool] | None = None,
    **options: Any,
) -> LineGame:
    """Return a game on ``console``; saving the game adds to ``saved``.

    ``options`` are those of ``GameOptions``.
    """

    def save_game() -> bool:
        if saved is not None:
            saved.append(True)
        return True

    return LineGame(
        at,
        ONLOOKER if watched else 0,
        console,
        settings or Settings("fr"),
        GameOptions(save_game, **options),
        Voices(voices or {}, brailler, switch_speech),
    )


def played(lines: Sequence[str], at: Table, **options: Any) -> Script:
    """Play ``lines`` and return the console."""
    console = Script(*lines)
    asyncio.run(asyncio.wait_for(_play(console, at, options), PATIENCE))
    return console


async def _play(console: Console, at: Table, options: dict[str, Any]) -> None:
    await game_of(console, at, **options).play()


def piped(text: str, at: Table, **options: Any) -> str:
    """Play with ``text`` on a real pipe console; return all that it printed."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as source:
        source.write(text)
        source.flush()
        os.lseek(source.fileno(), 0, os.SEEK_SET)
        sink = io.StringIO()
        console = PipeConsole(cast("TextIO", source), sink, KeyBindings())
        asyncio.run(asyncio.wait_for(_play(console, at, options), PATIENCE))
        return sink.getvalue()
