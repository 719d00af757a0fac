"""Every question of the program, asked on channels in memory; what is done there is scripted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from asked_questions import all_questions, fields_of
from msgspec import Struct
from recording_voice import RecordingVoice
from table_fixtures import Script, SlowVoice, conversation, game_of, position, table

from accessible_uno.interface.ask.question import Question
from accessible_uno.interface.session.game_setup import SavedExtent
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.braille.display.moments import DisplayContent
from accessible_uno.voices.voice import BRAILLE, SPEECH

HANG_UP: Final = "<hang up>"
"""Where the script closes the terminal."""

TOO_LONG: Final = "<too long>"
"""Where the script types more than a line holds."""

END: Final = "<end>"
"""Where the input ends."""

SENTINEL: Final = "xyzzy"
"""The last line of each script: it is read where the question was not answered before."""


IN_A_GAME: Final = {
    "quit": {"en": "quit", "fr": "quitter"},
    "abandon": {"en": "abandon", "fr": "abandonne"},
}
"""Questions that a command brings up in a game, where the game's own loop reads the lines."""


class Terminal(Script):
    """A console that also hangs up, and reports lines that are too long."""

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        if self.lines[:1] == [HANG_UP]:
            raise HungUp
        if self.lines[:1] == [END]:
            raise EOFError
        if self.lines[:1] == [TOO_LONG]:
            self.lines.pop(0)
            self.key_bindings.too_long()
        return await super().read_line(prompt, typed=typed)


class Display(RecordingVoice):
    """A braille display: what is on it, and what its keys would enter."""

    content: DisplayContent | None = None

    def __init__(self) -> None:
        super().__init__()
        self.on_move: Callable[[], None] = lambda: None
        self.takes_key: Callable[[str], bool] = lambda _: False

    def progress(self) -> None: ...

    def show_draft(self, draft: str) -> None: ...

    def refresh(self) -> None: ...

    def hand_over(self, to: int) -> None: ...

    def show_newest(self) -> None: ...

    def expect_answer(self) -> None: ...

    def use_settings(self, settings: object, names: object) -> None: ...

    def entered(self) -> list[str | None]:
        """Return what the keys enter."""
        return [each.line for each in self.content.current_items()] if self.content else []


class Played(Struct):
    """What became of a script.

    Attributes:
        console: what was shown and typed.
        voice: what was spoken.
        display: what was shown in braille.
        stays: whether the question was still there after the script.
        answer: what whoever asks was told: an answer, a word, or that the terminal is gone.
        entered: what the keys of the display entered while the question was asked.
    """

    console: Terminal
    voice: SlowVoice
    display: Display
    stays: bool
    answer: object
    entered: Sequence[str | None]


class Stage(Struct, frozen=True):
    """A place where a question is asked.

    Attributes:
        question: the question, with values for its variables.
        locale: the language.
        opening: the command that brings the question up in a game; empty outside a game.
    """

    question: Question[Any]
    locale: str
    opening: str = ""

    @property
    def name(self) -> str:
        """The question, and whether it is asked in a game."""
        return f"{self.question.name}{' in a game' if self.opening else ''}"

    def text(self, kind: str, **fields: str | int) -> str:
        """Return a text of the question as it is shown."""
        told = conversation(console := Script(), Settings(self.locale))
        told.reader.say(self.question.message(kind), {**self.question.fields, **fields})
        return console.shown[0]

    def play(self, *lines: str, speaks: bool = False, **settings: Any) -> Played:
        """Ask the question and type a script; the voice speaks until a key silences it."""
        return asyncio.run(self._play(lines, speaks, settings))

    async def _play(self, lines: Sequence[str], speaks: bool, settings: dict[str, Any]) -> Played:
        opening = [f":{self.opening}"] if settings.get("single_keys") else [self.opening]
        console = Terminal(*(opening if self.opening else ()), *lines, SENTINEL)
        voice, display = SlowVoice(), Display()
        voices = {BRAILLE: display, **({SPEECH: voice} if speaks else {})}
        own = Settings(self.locale, **settings)
        answer: object = None
        entered: Sequence[str | None] = ()
        if self.opening:
            at = table(position("r7 b7 g2", "b8", rules="chat"))
            game = game_of(
                console, at, settings=own, voices=voices, saved_part=lambda: SavedExtent.ALL
            )
            await asyncio.wait_for(game.play(), 30)
        else:
            asking = conversation(console, own, voices)
            try:
                answer = await asyncio.wait_for(asking.ask(self.question), 30)
            except HungUp as gone:
                answer = gone
            entered = display.entered()
        stays = f"> {SENTINEL}" in console.shown
        return Played(console, voice, display, stays, answer, entered)


def stages(locale: str) -> list[Stage]:
    """Return every question of the program, and those of a game once more there."""
    every = sorted(all_questions().items())  # one order, whatever was imported first
    found = [Stage(fields_of(each, locale), locale) for _, each in every]
    known = {each.question.name: each.question for each in found}
    inside = [Stage(known[name], locale, words[locale]) for name, words in IN_A_GAME.items()]
    return [*found, *inside]
