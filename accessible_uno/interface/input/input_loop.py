"""The player's lines: read one after the other, and acted on."""

from __future__ import annotations

import asyncio
from typing import Final

from accessible_uno.interface.announce.offers import Chances
from accessible_uno.interface.input.dispatcher import Playing, WantsToGiveUp, WantsToLeave
from accessible_uno.interface.input.quit_dialog import Farewell
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.session import Desk
from accessible_uno.interface.terminal import Console, Interrupted, clean

WARMING: Final = 0.05
"""Seconds after the first prompt when the command words are read, and sounds begin."""


class Left(Exception):
    """The player has said that they leave."""


class Reading:
    """Reads for one player or one onlooker.

    Args:
        desk: what lies before the player.
        console: where lines come from.
        playing: does what a line says.
        chances: what a line from a pipe may let go.
        farewell: the question whether to leave.
        person: whether somebody sits at a terminal, who may type at any time.

    Attributes:
        waits_for_enter: whether Enter alone goes on.
    """

    def __init__(
        self,
        desk: Desk,
        console: Console,
        playing: Playing,
        chances: Chances,
        farewell: Farewell,
        person: bool,
    ) -> None:
        self._desk = desk
        self._console = console
        self._playing = playing
        self._chances = chances
        self._farewell = farewell
        self._person = person
        self._entered = asyncio.Event()
        self.waits_for_enter = False
        self._typed = ""

    async def on_and_on(self) -> None:
        """Read lines until something is raised.

        Raises:
            Left: the player has said that they leave.
            EOFError: no more lines will come.
        """
        asyncio.get_running_loop().call_later(WARMING, self._warm)
        while True:
            await self._read()

    async def line(self) -> None:
        """Wait until the player has typed a line and it has had its effect.

        Raises:
            Left: the player has said that they leave; a person, ``on_and_on`` tells.
            EOFError: no more lines will come; likewise.
        """
        if self._person:
            self._entered.clear()
            await self._entered.wait()
        else:
            await self._read()

    def wake(self) -> None:
        """Something has happened that no line has brought: let whoever waits for one go on."""
        self._entered.set()

    async def until_enter(self, message_id: str) -> None:
        """Tell a message and wait for Enter alone; any other line is done meanwhile."""
        self.waits_for_enter = True
        self._desk.awaits_enter = message_id
        self._desk.tell(message_id)
        while self.waits_for_enter:
            await self.line()

    def _warm(self) -> None:
        for voice in self._desk.hearing.sounding:
            voice.begin()
        for each in lexicons(self._desk.settings.locale):
            each.warm()

    async def _read(self) -> None:
        typed, self._typed = self._typed, ""
        self._desk.hearing.cut = False
        try:
            line = await self._console.read_line(self._prompt(), typed=typed)
        except Interrupted as interruption:
            self._interrupted(interruption.line)
        else:
            self._obey(clean(line))  # whoever typed it, and wherever
        self._entered.set()

    def _prompt(self) -> str:
        asked = self._farewell.asking
        kind = asked or ("enter" if self.waits_for_enter else "command")
        return self._desk.narrator.catalogue.text(f"prompt-{kind}") + " "

    def _obey(self, line: str) -> None:
        if self._farewell.asking:
            if self._farewell.answered(line):
                raise Left
        elif self.waits_for_enter and not line.strip():
            self.waits_for_enter = False
            self._desk.awaits_enter = ""
        else:
            self._play(line)

    def _play(self, line: str) -> None:
        acts = self._desk.acts
        held = self._chances.held()
        try:
            about_play = self._playing.obey(line)
        except WantsToLeave:
            self._farewell.ask()
            return
        except WantsToGiveUp as wish:
            self._farewell.ask_to_give_up(wish.then)
            return
        passed = about_play and not self._person and self._desk.acts == acts
        if held and passed and self._chances.held():
            self._chances.let_go()
            self._desk.tell("chance-let-go")

    def _interrupted(self, line: str) -> None:
        """Ctrl-C: the first silences, the next one asks, and one more is a yes."""
        hearing = self._desk.hearing
        spoke = hearing.cut
        hearing.cut = False
        if hearing.hush() or spoke:
            self._typed = line
        elif self._farewell.asking:
            raise Left
        else:
            self._typed = ""
            self._farewell.ask()
