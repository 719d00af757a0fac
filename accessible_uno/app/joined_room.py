"""A sitting in the room of a table that somebody else hosts: the lobby, and game after game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from accessible_uno.app.arguments import Call
from accessible_uno.app.channels import Channels, open_channels
from accessible_uno.app.errors import FileFailure
from accessible_uno.app.joined_journal import JoinedGame
from accessible_uno.app.journal_access import journal_or_none
from accessible_uno.app.preferences import SettingsWriter, session_preferences
from accessible_uno.app.public_lines import AGAIN, PublicLines
from accessible_uno.app.reports import plain_fields
from accessible_uno.app.terminal_play import TERMINAL_GONE
from accessible_uno.game.base import Event, Reason, Seat
from accessible_uno.game.events import RoundBegan
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.lobby import RoomLobby
from accessible_uno.interface.controls.match_controls import LevelControls
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.interface.session.game_setup import GameOptions, SavedExtent
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.narration.catalogue import Catalogue, MissingText
from accessible_uno.record.seat_part import Part
from accessible_uno.rooms.carrier import Claim, Reporter
from accessible_uno.rooms.client.remote_table import HostedClock, OtherRules, RemoteTable
from accessible_uno.rooms.client.table_client import RoomClient, RoomListener
from accessible_uno.rooms.protocol.fields import TableTerms
from accessible_uno.rooms.protocol.table_link import OUT_OF_PLACE
from accessible_uno.rules.preset import CannotCompile
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category
from accessible_uno.store.journal import Journal
from accessible_uno.voices.notices import NoticeArguments, Notices

TABLE_TIME: Final = 1.0
"""Seconds after the link in which the table of a match comes, if one is played."""

TROUBLE: Final = "app-"
"""What reports begin with that are troubles of the connection."""

UNTOLD: Final = ("app-host-connected",)
"""Reports on the connection that a player need not hear: being in the room says as much."""

AskFirst: TypeAlias = Callable[[Conversation], Awaitable[bool]]
"""Asks the player something before the connection is made; returns whether the player stays."""

MakeClient: TypeAlias = Callable[[RoomListener, Reporter, Settings], RoomClient]
"""Makes what a player with these settings writes and hears through: it tells the listener what
happens, and reports what the connection does."""


async def _stays(_conversation: Conversation) -> bool:
    return True


async def sit_in_room(
    call: Call,
    values: Mapping[str, Any],
    place: tuple[str, str],
    make_client: MakeClient,
    ask_first: AskFirst = _stays,
) -> int:
    """Sit in a room and play at its table until the player leaves; return the exit status.

    Args:
        call: the command, and its language.
        values: of its options.
        place: the server and the room.
        make_client: see :data:`MakeClient`.
        ask_first: see :data:`AskFirst`.

    Raises:
        Failure: nothing can be told any more.
    """
    notices = Notices()
    settings = session_preferences(call.locale, values, notices.report_problem).settings()
    journal = journal_or_none(call.locale, notices.report_problem)
    try:
        with open_channels(settings, notices.report_problem) as channels:
            channels.use_settings(settings, notices.report_problem)
            if not await ask_first(channels.conversation(settings, notices.report_problem)):
                return 0
            room = JoinedRoom(place, make_client, settings, channels, journal, call.locale)
            notices.set_listener(room.report_problem)
            await room.run()
        lost = room.output_error
        if lost is not None and lost.errno not in TERMINAL_GONE:
            raise FileFailure("app-output-lost", "", lost)
        return 0
    finally:
        if journal is not None:
            journal.close()


class JoinedRoom:
    """Sits in a room until the player leaves.

    Args:
        place: the server and the room.
        make_client: returns what a player there writes and hears through.
        settings: the player's.
        channels: the terminal and the voices.
        journal: where results are saved; ``None`` where they cannot be.
        locale: the language of the command.
    """

    def __init__(
        self,
        place: tuple[str, str],
        make_client: MakeClient,
        settings: Settings,
        channels: Channels,
        journal: Journal | None,
        locale: str,
    ) -> None:
        self._channel = place[1]
        self._place = " ".join(dict.fromkeys(place))
        self._settings = settings
        self._channels = channels
        self._journal = journal
        self._writer = SettingsWriter(settings, locale, self.report_problem)
        self._loop = asyncio.get_running_loop()
        conversation = channels.conversation(settings, self.report_problem)
        self._log = conversation.reader.log
        self._client = make_client(self, self._report, settings)
        self._lobby = RoomLobby(conversation, self._client)
        self._table: RemoteTable | None = None
        self._clock: HostedClock | None = None
        self._game: LineGame | None = None
        self._saved: JoinedGame | None = None
        self._waiting: list[Callable[[], None]] = []
        self._table_came = asyncio.Event()
        self._in_room = False
        self._was_lost = False
        self._host_was_gone = False
        self._public_lines = PublicLines()
        self._claimants: Mapping[str, Claim] = {}
        self._told_host = ""
        self._held: list[str] = []
        self.output_error: OSError | None = None

    async def run(self) -> None:
        """Stay until the player leaves."""
        self._lobby.announce("hosted-connecting", {"room": self._channel})
        connection = asyncio.create_task(self._client.run())
        try:
            while await self._wait_in_lobby(connection):
                if not await self._play():
                    return
            if connection.done():
                return
            hosts = "yes" if self._client.hosts_here else "no"
            self._lobby.announce("left-hosted", {"hosts": hosts})
        except EOFError:
            pass
        finally:
            if self._saved is not None:
                self._saved.close()
            await self._client.stop()
            try:
                await connection
            finally:
                await self._log.finish()

    async def _wait_in_lobby(self, connection: asyncio.Task[None]) -> bool:
        """Let the player type until a game begins; return whether one does."""
        if self._claimants:
            self._ask_which_host()
        lobby = asyncio.create_task(self._lobby.run())
        game = asyncio.create_task(self._table_came.wait())
        try:
            await asyncio.wait((lobby, game, connection), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (lobby, game):
                task.cancel()
            ended = await asyncio.gather(lobby, game, return_exceptions=True)
        if isinstance(ended[0], Exception):
            raise ended[0]
        return self._table_came.is_set()

    async def _play(self) -> bool:
        """Play a match; return whether the player stays in the room."""
        table, clock = self._table, self._clock
        assert table is not None
        assert clock is not None
        self._table_came.clear()
        channels, settings = self._channels, self._settings
        game = LineGame(
            table,
            table.terms.plan.viewer,
            channels.console,
            settings,
            GameOptions(
                save_game=lambda: True,
                saved_part=lambda: SavedExtent.ALL,
                save_settings=self._writer.write_changes,
                interactive=channels.speech.interactive,
                preset=table.terms.plan.rules,
                clock=clock,
                room=self._client,
            ),
            channels.for_game(settings, table.names),
        )
        self._saved = JoinedGame(self._journal, self._place, table)
        playing = asyncio.create_task(game.play())
        await asyncio.sleep(0)  # it listens to the table from here on
        self._game = game
        waiting, self._waiting = self._waiting, []
        for happened in waiting:
            happened()
        await playing
        self._saved.close()
        self._saved = self._game = None
        stays = table.over and game.output_error is None
        if self._table is table:
            self._table = None
        self.output_error = game.output_error
        return stays

    # What is told

    def report_problem(self, message_id: str, arguments: NoticeArguments) -> None:
        """Announce what a voice cannot do; any thread may call it."""
        game = self._game
        if game is not None:
            game.report_problem(message_id, arguments)
        else:
            self._loop.call_soon_threadsafe(
                lambda: self._lobby.announce(message_id, arguments, Category.TROUBLE)
            )

    def _report(self, message_id: str, **fields: object) -> None:
        """Tell the player what happens to the connection."""
        if message_id not in UNTOLD:
            is_trouble = message_id.startswith(TROUBLE)
            category = Category.TROUBLE if is_trouble else Category.GAME
            self._announce(message_id, plain_fields(fields), category)

    def _announce(
        self,
        message_id: str,
        fields: NoticeArguments | None = None,
        category: Category = Category.GAME,
    ) -> None:
        if self._game is not None:
            self._game.at_keyboard.session.announce(message_id, fields or {}, category)
        else:
            self._lobby.announce(message_id, fields, category)

    def _soon(self, act: Callable[[], None]) -> None:
        """Do something at the table; before the game is there to hear it, it waits."""
        if self._table is None:
            return
        if self._game is None:
            self._waiting.append(lambda: self._do_at_table(act))
        else:
            self._do_at_table(act)

    def _send_act(self, notation: str) -> None:
        """Send an act, unless there is nobody to take it."""
        if self._client.link.is_linked:
            self._client.link.act(notation)
        else:
            self._announce("hosted-gone" if self._host_was_gone else "hosted-waiting")

    def _do_at_table(self, act: Callable[[], None]) -> None:
        try:
            act()
        except OUT_OF_PLACE:
            self._client.link.drop()
            self.on_unreadable()

    def on_end(self) -> None:
        """End the match here: its host has stopped it, or it cannot be followed any more."""
        table, self._table = self._table, None
        self._public_lines.on_leave()
        self._waiting.clear()
        self._table_came.clear()
        if table is not None:
            table.stop()
        if self._game is not None:
            self._game.at_keyboard.on_table_changed()

    # The link

    def on_linked(self) -> None:
        """Say that the table is found."""
        self._lobby.sends_all = False
        self._held.clear()  # the table comes over the link
        if self._host_was_gone:
            self._announce("hosted-host-back")
        self._loop.call_later(TABLE_TIME, self._say_found)

    def _say_found(self) -> None:
        if self._table is None and self._client.link.is_linked:
            self._lobby.announce("hosted-found", {"name": self._client.host_name or "none"})

    def on_not_linked(self, versions: Sequence[int]) -> None:
        """Play like everybody else, by typed commands."""
        self.on_end()
        self._lobby.sends_all = True
        self._say_whose_table()
        kind = "versions" if versions else "silent"
        self._announce("hosted-plain", {"why": kind})
        held, self._held = self._held, []
        for text in held:
            self.on_told(text, privately=True)

    def on_table(self, terms: TableTerms) -> None:
        """Sit down at a match, unless we sit there already."""
        if self._table is not None and self._table.terms == terms and not self._table.over:
            return
        self.on_end()
        link = self._client.link
        try:
            table = RemoteTable(terms, self._send_act, lambda: link.awaits_reply)
        except (CannotCompile, OtherRules):
            link.close()
            self._lobby.sends_all = True
            self._lobby.announce("hosted-plain", {"why": "rules"})
            return
        self._table = table
        self._say_whose_table()
        self._public_lines.on_table()
        self._clock = HostedClock(table, self._loop.time)
        self._clock.seat = terms.plan.viewer
        self._table_came.set()

    def on_bots(self, kinds: Mapping[Seat, str]) -> None:
        """Take who is a bot, and say which bots play otherwise from now on."""
        self._soon(lambda: self._take_bots(kinds))

    def _take_bots(self, kinds: Mapping[Seat, str]) -> None:
        if self._table is not None and self._game is not None:
            controls = LevelControls(self._game.at_keyboard.session)
            controls.announce_change(self._table.take_bots(kinds))

    def on_view(self, part: Part, seconds: int | None) -> None:
        """Take the whole table, and tell it where it has changed."""
        self._soon(lambda: self._show(part, seconds))

    def _show(self, part: Part, seconds: int | None) -> None:
        table, clock, game = self._table, self._clock, self._game
        if table is None or clock is None or game is None:
            return
        differs = table.show(part)
        clock.set_left(seconds)
        was_gone, self._host_was_gone = self._host_was_gone, False
        if differs or was_gone:
            game.at_keyboard.announce_table()
        else:
            game.at_keyboard.on_table_changed()
        self._save()

    def on_seen(self, events: Sequence[Event], changed: Part) -> None:
        """Tell what the seat has seen."""
        self._soon(lambda: self._see(events, changed))

    def _see(self, events: Sequence[Event], changed: Part) -> None:
        if self._table is not None:
            self._table.see(events, changed)
            begins = any(isinstance(event, RoundBegan) for event in events)
            if begins or self._table.between_rounds or self._table.over:
                self._save()

    def on_refused(self, reason: Reason | None) -> None:
        """Say why an act is refused."""
        if (game := self._game) is not None:
            self._do_at_table(lambda: game.at_keyboard.announce_refusal(reason))

    def on_say(self, message_id: str, values: dict[str, str | int]) -> None:
        """Say what the room says; outside a game, its public line is told."""
        if message_id == AGAIN:
            self._announce("hosted-again")
            return
        self._public_lines.on_say(plays=self._table is not None)
        if self._game is not None and message_id.startswith("room-"):
            self._do_at_table(lambda: self._say(message_id, values))

    def on_tell(self, message_id: str, values: dict[str, str | int]) -> None:
        """Say before a match what the room says in another language than the player's."""
        if message_id.startswith("room-") and self._game is None:
            self._public_lines.on_tell(message_id, values)
            self._say(message_id, values)

    def _say(self, message_id: str, values: Mapping[str, str | int]) -> None:
        """Say a sentence of the room; one with words of the host program's own is told as its."""
        try:
            text = Catalogue(self._settings.locale, strict=True).text(message_id, **values)
        except MissingText:  # a later version may say more
            return
        table, name = self._table, self._client.host_name
        words = {each for each in values.values() if isinstance(each, str)}
        if not name or (table is not None and words <= set(table.names)):
            self._announce(message_id, dict(values))
        else:
            self._announce("hosted-told", {"name": name, "text": clean_line(text)})

    def on_unreadable(self) -> None:
        """Leave a table that cannot be understood, and play like everybody else."""
        self.on_end()
        self._lobby.sends_all = True
        self._announce("hosted-plain", {"why": "unreadable"})

    # The room

    def on_joined_room(self) -> None:
        """Say that we are back."""
        if self._was_lost:
            self._announce("hosted-back")
        self._in_room, self._was_lost = True, False

    def on_no_host(self, unsent: Sequence[str] = ()) -> None:
        """Say that nobody hosts a table yet, or no longer, and what was typed for nobody."""
        if not self._in_room:
            self._announce("hosted-unreachable")
        elif self._host_was_gone:
            self._announce("hosted-gone")
        else:
            self._announce("hosted-no-host", {"room": self._channel})
        if unsent:
            self._announce("hosted-unsent", {"lines": ", ".join(unsent)})

    def on_several_hosts(self, claimants: Mapping[str, Claim], linked: str) -> None:
        """Say that several claim to be the host program, and ask which; in a game, ask later."""
        self._claimants = claimants
        if self._table is None:
            self._ask_which_host()
        else:
            others = ", ".join(each for each in claimants if each != linked)
            self._announce("hosted-also", {"name": others, "host": linked})

    def _ask_which_host(self) -> None:
        claimants, self._claimants = self._claimants, {}
        listed = " ".join(
            Catalogue(self._settings.locale).text(
                "hosted-claimant",
                number=number,
                name=name,
                rights="yes" if claim.rights else "no",
                account="yes" if claim.account else "no",
            )
            for number, (name, claim) in enumerate(claimants.items(), 1)
        )
        fields = {"room": self._channel, "names": listed}
        self._lobby.ask_which(list(claimants), fields, self._client.choose_host)

    def _say_whose_table(self) -> None:
        """Say who the host program is, once for each."""
        name = self._client.host_name
        if name and name != self._told_host:
            self._told_host = name
            self._announce("hosted-keeps", {"name": name})

    def on_other_host(self, nick: str) -> None:
        """Say that another host is not trusted."""
        self._announce("hosted-other-host", {"name": nick})

    def on_host_gone(self) -> None:
        """Say that the table waits for its host."""
        self._host_was_gone = True
        self._announce("hosted-gone")

    def on_connection_lost(self) -> None:
        """Remember that we are away."""
        self._in_room, self._was_lost = False, True
        self._host_was_gone = self._host_was_gone or self._table is not None

    def on_told(self, text: str, *, privately: bool) -> None:
        """Tell what the host program says, unless it has come over the link."""
        if self._client.link.is_asking:
            self._held.append(text)
            return
        plays = self._table is not None and not self._table.over
        if not privately and self._public_lines.is_known(text, plays=plays):
            return
        if name := self._client.host_name:  # nobody else's words are told as ours
            self._announce("hosted-told", {"name": name, "text": text})
        elif self._game is None:
            self._lobby.announce_text(text, Category.GAME)
        else:
            self._game.at_keyboard.announce_text(text)

    def on_talk(self, nick: str, text: str, *, privately: bool) -> None:
        """Tell what somebody has written."""
        message_id = "hosted-talk-private" if privately else "hosted-talk"
        self._announce(message_id, {"name": nick, "text": text}, Category.CHAT)

    def _save(self) -> None:
        if self._saved is not None:
            self._saved.save()
