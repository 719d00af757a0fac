"""The player's lines: read one after the other, and acted on."""

from __future__ import annotations

import asyncio
from typing import Final

from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.input.dispatcher import (
    AbandonRequested,
    LineDispatcher,
    QuitRequested,
)
from accessible_uno.interface.input.quit_dialog import QuitDialog
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.session import Session
from accessible_uno.interface.terminal import Console, Interrupted, clean

WARMING: Final = 0.05
"""Seconds after the first prompt when the command words are read, and sounds begin."""


class PlayerLeft(Exception):
    """The player has said that they leave."""


class InputLoop:
    """Reads for one player or one onlooker.

    Args:
        session: what lies before the player.
        console: where lines come from.
        playing: does what a line says.
        offers: what a line from a pipe may let go.
        quit_dialog: the question whether to leave.
        person: whether somebody sits at a terminal, who may type at any time.

    Attributes:
        waits_for_enter: whether Enter alone goes on.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        playing: LineDispatcher,
        offers: Offers,
        quit_dialog: QuitDialog,
        person: bool,
    ) -> None:
        self._session = session
        self._console = console
        self._dispatcher = playing
        self._offers = offers
        self._quit_dialog = quit_dialog
        self._person = person
        self._entered = asyncio.Event()
        self.waits_for_enter = False
        self._typed = ""

    async def run(self) -> None:
        """Read lines until something is raised.

        Raises:
            Left: the player has said that they leave.
            EOFError: no more lines will come.
        """
        asyncio.get_running_loop().call_later(WARMING, self._warm_up)
        while True:
            await self._read()

    async def wait_for_line(self) -> None:
        """Wait until the player has typed a line and it has had its effect.

        Raises:
            Left: the player has said that they leave; a person, ``run`` tells.
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

    async def wait_for_enter(self, message_id: str) -> None:
        """Tell a message and wait for Enter alone; any other line is done meanwhile."""
        self.waits_for_enter = True
        self._session.awaits_enter = message_id
        self._session.announce(message_id)
        while self.waits_for_enter:
            await self.wait_for_line()

    def _warm_up(self) -> None:
        for voice in self._session.log.sounding_voices:
            voice.begin()
        for each in lexicons(self._session.settings.locale):
            each.warm()

    async def _read(self) -> None:
        typed, self._typed = self._typed, ""
        self._session.log.was_cut = False
        try:
            line = await self._console.read_line(self._prompt(), typed=typed)
        except Interrupted as interruption:
            self._interrupted(interruption.line)
        else:
            self._handle(clean(line))  # whoever typed it, and wherever
        self._entered.set()

    def _prompt(self) -> str:
        asked = self._quit_dialog.open_question
        kind = asked or ("enter" if self.waits_for_enter else "command")
        return self._session.narrator.catalogue.text(f"prompt-{kind}") + " "

    def _handle(self, line: str) -> None:
        if self._quit_dialog.open_question:
            if self._quit_dialog.confirms(line):
                raise PlayerLeft
        elif self.waits_for_enter and not line.strip():
            self.waits_for_enter = False
            self._session.awaits_enter = ""
        else:
            self._dispatch(line)

    def _dispatch(self, line: str) -> None:
        acts = self._session.act_count
        held = self._offers.hold_bots()
        try:
            about_play = self._dispatcher.dispatch(line)
        except QuitRequested:
            self._quit_dialog.ask_to_quit()
            return
        except AbandonRequested as wish:
            self._quit_dialog.ask_to_abandon(wish.then)
            return
        passed = about_play and not self._person and self._session.act_count == acts
        if held and passed and self._offers.hold_bots():
            self._offers.dismiss()
            self._session.announce("chance-let-go")

    def _interrupted(self, line: str) -> None:
        """Ctrl-C: the first silences, the next one asks, and one more is a yes."""
        log = self._session.log
        spoke = log.was_cut
        log.was_cut = False
        if log.cancel() or spoke:
            self._typed = line
        elif self._quit_dialog.open_question:
            raise PlayerLeft
        else:
            self._typed = ""
            self._quit_dialog.ask_to_quit()
