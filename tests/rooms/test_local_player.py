"""Whoever runs the host program sits at its table: the others see a player, and no hand leaves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence

import pytest
from irc_fake import FakeServer

from accessible_uno.game.base import Event, Reason, Seat
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.record.seat_part import Part
from accessible_uno.rooms.carrier import Claim
from accessible_uno.rooms.client.local_player import HERE, LocalPlayer
from accessible_uno.rooms.client.remote_table import RemoteTable
from accessible_uno.rooms.host import Host
from accessible_uno.rooms.irc import connection
from accessible_uno.rooms.irc.connection import IrcCarrier
from accessible_uno.rooms.irc.registration import Network
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.protocol.fields import TableTerms
from accessible_uno.rooms.table import RoomTools
from accessible_uno.table import Dealer


class Listener:
    """Remembers what a player here is told."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.table: RemoteTable | None = None
        self.news = asyncio.Event()
        self.player: LocalPlayer | None = None

    def note(self, what: object) -> None:
        self.heard.append(what)
        self.news.set()

    async def until(self, wanted: str) -> None:
        try:
            await asyncio.wait_for(self._until(wanted), 10)
        except TimeoutError:
            raise AssertionError((wanted, self.heard)) from None

    async def _until(self, wanted: str) -> None:
        while not any(wanted in str(each) for each in self.heard):
            self.news.clear()
            await self.news.wait()

    def on_linked(self) -> None:
        self.note("linked")

    def on_not_linked(self, versions: Sequence[int]) -> None:
        self.note(("not linked", versions))

    def on_table(self, terms: TableTerms) -> None:
        assert self.player is not None
        link = self.player.link
        self.table = RemoteTable(terms, link.act, lambda: link.awaits_reply)
        self.note("table")

    def on_bots(self, kinds: Mapping[Seat, str]) -> None: ...

    def on_view(self, part: Part, seconds: int | None) -> None:
        assert self.table is not None
        self.table.show(part)
        self.note("view")

    def on_seen(self, events: Sequence[Event], changed: Part) -> None:
        assert self.table is not None
        self.table.see(events, changed)
        self.note("seen")

    def on_refused(self, reason: Reason | None) -> None:
        self.note(("refused", reason))

    def on_say(self, message_id: str, values: dict[str, str | int]) -> None:
        self.note(message_id)

    def on_tell(self, message_id: str, values: dict[str, str | int]) -> None:
        self.note(message_id)

    def on_end(self) -> None:
        self.note("end")

    def on_unreadable(self) -> None:
        self.note("unreadable")

    def on_joined_room(self) -> None:
        self.note("joined")

    def on_no_host(self, unsent: Sequence[str] = ()) -> None:
        self.note("no host")

    def on_several_hosts(self, claimants: Mapping[str, Claim], linked: str) -> None:
        """Several hosts."""

    def on_other_host(self, nick: str) -> None:
        self.note(("other host", nick))

    def on_host_gone(self) -> None:
        self.note("host gone")

    def on_connection_lost(self) -> None:
        self.note("lost")

    def on_told(self, text: str, *, privately: bool) -> None:
        self.note(f"private: {text}" if privately else text)

    def on_talk(self, nick: str, text: str, *, privately: bool) -> None:
        self.note(f"{nick} says {text}")


def _rng() -> Iterator[float]:
    while True:
        yield 0.25


async def meet_a_namesake(
    host: Host, player: LocalPlayer, listener: Listener, server: FakeServer
) -> None:
    """Whoever reads of both is told who is who."""
    host.on_line("#uno", Speaker("Anne", "x@y"), "hello namesake")
    await listener.until("Anne2 says hello namesake")
    server.say(":Anne!x@y JOIN #uno")
    await asyncio.sleep(0.05)
    player.talk("hello to you")
    await server.wait_for("PRIVMSG #uno :Anne2: hello to you")


def test_the_host_plays_along_and_sends_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enrolled, dealt to and playing in this process; the network carries public lines alone.

    When it is lost, the link with the table stays.
    """

    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.01)

    async def play() -> None:
        server = FakeServer()
        listening = await asyncio.start_server(server.serve, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        listener = Listener()
        numbers = _rng()
        player = LocalPlayer("Anne", "#uno", "fr", lambda: next(numbers), listener)
        listener.player = player
        rng = Dealer(3).bot_rng(0)
        network = IrcCarrier(
            Network("127.0.0.1", port, "uno", ("#uno",), interval=0.0, burst=50),
            lambda: 0.0,
            lambda message_id, **_fields: listener.note(message_id),
        )
        host = Host(
            {"#uno": "en"},
            (network, player.carrier),
            (),
            lambda _room, outbox, timers, move: RoomTools(
                outbox,
                timers,
                lambda: Dealer(3),
                lambda _kind: RandomBot(rng),
                lambda _notation: None,
                None,
                move,
                listener.note,
                listener.note,
            ),
        )
        player.host = host
        running = asyncio.create_task(player.run())
        await listener.until("joined")
        await listener.until("linked")
        host.on_line("#uno", Speaker("bob", "b@b"), "hello Anne")
        await listener.until("bob says hello Anne")
        host.on_line("#uno", Speaker("bob", "b@b"), "bla " * 100 + "bye")
        await listener.until("bob says " + "bla " * 100 + "bye")
        player.talk("hello all")
        await server.wait_for("PRIVMSG #uno :Anne: hello all")
        await meet_a_namesake(host, player, listener, server)
        for line in ("go", "bot", "commence"):
            assert player.knows(line)
            player.order(line)
        await listener.until("seen")
        await server.wait_for("PRIVMSG #uno :.*Round 1")
        assert listener.table is not None
        hand = listener.table.view(listener.table.terms.plan.viewer).hand
        assert len(hand) >= 7
        assert not [each for each in listener.heard if str(each).startswith("private: ")]
        server.cut_off()
        await listener.until("lost")
        assert not player.talk("anybody?")
        assert player.link.is_linked
        listener.heard.clear()
        await listener.until("joined")
        assert player.link.is_linked
        assert player.talk("back")
        await player.stop()
        await running
        sent = " ".join(server.lines)
        assert "NOTICE Anne" not in sent
        assert HERE not in sent
        listening.close()

    asyncio.run(play())


def test_nobody_on_a_network_has_the_address_of_the_keyboard() -> None:
    """A server sends ``user@host``; the seat here belongs to an address without that sign."""
    assert Speaker("Anne", HERE).identity != Speaker("Anne", "keyboard@host").identity
    assert "@" not in HERE
