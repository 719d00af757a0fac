"""Somebody who sits with ``join`` in a room of the fakes: what is typed, what is shown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from fakes import ALL, ChatRoom, Frame
from memory_carrier import MemoryCarrier

from accessible_uno.app.channels import Channels, SpeechSwitch
from accessible_uno.app.joined_room import JoinedRoom
from accessible_uno.interface.terminal.console import KeyBindings
from accessible_uno.rooms.client.table_client import TableClient
from accessible_uno.rooms.people import Speaker
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.store.journal import Journal
from accessible_uno.voices.notices import ignore_problem

HOST = Speaker("hote", "h@host", is_host=True)
ROOM = "#uno"


class TypedConsole:
    """A console on which a test types while the game goes on."""

    reads_keys = False

    def __init__(self) -> None:
        self.key_bindings = KeyBindings()
        self.shown: list[str] = []
        self._lines: asyncio.Queue[str] = asyncio.Queue()

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        line = await self._lines.get()
        if line == "^D":
            raise EOFError
        self.shown.append(f"> {line}")
        return line

    def type(self, line: str) -> None:
        self._lines.put_nowait(line)

    def show(self, text: str) -> None:
        self.shown.append(text)

    def bell(self) -> None: ...
    def close(self) -> None: ...


class Sitting:
    """One sitting in a room.

    Attributes:
        shown: what was told so far, without what was taken already.
        written: what was sent to the room by the player.
    """

    def __init__(
        self, chat: ChatRoom, speaker: Speaker, journal: Path | None = None, locale: str = "fr"
    ) -> None:
        self.chat, self.speaker = chat, speaker
        self.console = TypedConsole()
        self.written: list[str] = []
        self.cut = False
        self._read = len(chat.outbox.lines)
        settings = Settings(locale, pace=Pace.NONE)
        channels = Channels(
            self.console,  # type: ignore[arg-type]
            {},
            SpeechSwitch(settings, interactive=True, on_problem=ignore_problem),
        )
        self.journal = Journal(journal) if journal is not None else None
        rng = Random("sitting").random
        carrier = self.carrier = MemoryCarrier((ROOM,), self._send)
        self.room = JoinedRoom(
            ("irc.test", ROOM),
            lambda listener, *_: TableClient(carrier, ROOM, locale, rng, listener),
            settings,
            channels,
            self.journal,
            locale,
        )
        client = self.room._client
        assert isinstance(client, TableClient)
        self.client = client
        self.task = asyncio.create_task(self.room.run())

    def _send(self, _room: str, to: Speaker | None, text: str) -> None:
        if to is None:
            self.written.append(text)
        elif self.cut:
            return
        elif isinstance(text, Frame):
            self.chat.room.on_frame(self.speaker, text)
        else:
            self.chat.room.on_line(self.speaker, text)

    async def find_host(self) -> None:
        """Come into the room, where the host program is."""
        self.client.on_joined(ROOM, self.carrier)
        self.client.on_here(ROOM, HOST)
        self.client.on_everybody_seen(ROOM, self.carrier)
        await self.pass_on()

    async def pass_on(self) -> None:
        """Let everything that was sent arrive, and be told."""
        for _ in range(12):
            while self._read < len(self.chat.outbox.lines):
                reader, line = self.chat.outbox.lines[self._read]
                self._read += 1
                if self.cut:
                    continue
                if reader == ALL:
                    self.client.on_line(ROOM, HOST, line)
                elif reader == self.speaker.nick and isinstance(line, Frame):
                    self.client.on_frame(HOST, line)
                elif reader == self.speaker.nick:
                    self.client.on_notice(HOST, line)
            await asyncio.sleep(0)

    async def type(self, *lines: str) -> str:
        """Type lines; return what is told because of them."""
        for line in lines:
            self.console.type(line)
            await self.pass_on()
        return self.take()

    def take(self) -> str:
        """Return what was told since the last time."""
        told, self.console.shown = "\n".join(self.console.shown), []
        return told

    async def leave(self) -> None:
        """Stop, wherever the game is."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        if self.journal is not None:
            self.journal.close()
