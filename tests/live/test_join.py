"""Our own client at a table that the host program keeps on a real server, beside plain ones."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import pytest
from irc_hosting import HOST, PLAYS, ROOM, hosting, wait_for_host
from irc_servers import PATIENCE, PlainClient, inspircd, ngircd
from joined_player import JoinedPlayer

from accessible_uno.game.base import Event, Reason, Seat
from accessible_uno.game.events import Played
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.record.seat_part import Part
from accessible_uno.rooms.carrier import Claim
from accessible_uno.rooms.client.remote_table import RemoteTable
from accessible_uno.rooms.client.table_client import TableClient
from accessible_uno.rooms.irc.connection import IrcCarrier
from accessible_uno.rooms.irc.message import FRAME
from accessible_uno.rooms.irc.registration import PLAYER_REAL_NAME, Network
from accessible_uno.rooms.protocol.fields import TableTerms
from accessible_uno.rules.shared.leaving import Abandon


@pytest.mark.long
def test_a_game_typed_at_another_s_table(tmp_path: Path) -> None:
    """Found, enrolled, talked, played and refused by typing; a plain client sees a player; killed
    in mid-game and started again; the result is in the history."""
    with ngircd(tmp_path) as port, hosting(port, tmp_path):
        paul = PlainClient(port, "Paul")
        paul.join(ROOM)
        wait_for_host(paul)
        anne = JoinedPlayer(port, "Anne", ROOM, tmp_path / "anne")
        anne.wait_for(f"{HOST} tient la table")
        anne.type("go")
        paul.wait_for(PLAYS + ".*Anne joue")
        paul.write(f"PRIVMSG {ROOM} :!go")
        anne.wait_for("Paul joue")
        paul.write(f"PRIVMSG {ROOM} :salut Anne")
        anne.wait_for(r"Paul dit\s: salut Anne")
        anne.type("dis bonjour à tous")
        paul.wait_for(rf"^:Anne!\S+ PRIVMSG {ROOM} :bonjour à tous")
        anne.type("commence")
        anne.wait_for("Bienvenue. Vous jouez avec Paul.")
        anne.wait_for("Vos 7 cartes")
        before = anne.run("history", "--lang", "en")
        assert "with Paul" in before
        assert "Unfinished" in before
        anne.kill()
        paul.wait_for(" QUIT ")
        again = JoinedPlayer(port, "Anne", ROOM, tmp_path / "anne", locale="en")
        again.wait_for(r"Welcome. You are playing with Paul\.")
        again.wait_for(r"\d cards\. 1: ")
        paul.write(f"PRIVMSG {ROOM} :!abandon")
        again.wait_for("Paul gives up the game")
        again.wait_for("You win the match")
        again.wait_for("“rematch” for the same table")
        again.leave()
        after = again.run("history", "--lang", "en")
        assert "You won" in after
        assert after.count("with Paul") == 1
        assert "One finished game, 1 won" in again.run("stats", "--lang", "en")
        assert not any(FRAME in line for line in paul.seen)
        paul.close()


PAUSE: Final = 0.4
"""Seconds before an act: whoever writes too many lines is ignored."""

DEALT: Final = 3
"""Cards for each player in a short match."""

MOST_ACTS: Final = 30
"""Acts of one player: who has done them leaves, so that no match is long by bad luck."""


class Player:
    """A client that plays by itself what a random bot would play with what the client knows."""

    def __init__(self, port: int, nick: str) -> None:
        self._bot = RandomBot(Random(nick).random)
        self.table: RemoteTable | None = None
        self.refused: list[Reason | None] = []
        self.told: list[str] = []
        self.laid = self._acts = 0
        self.linked, self.changed = asyncio.Event(), asyncio.Event()
        network = Network("127.0.0.1", port, nick, (ROOM,), real_name=PLAYER_REAL_NAME)
        rng = Random(nick).random
        carrier = IrcCarrier(network, rng, _ignore)
        self.client = TableClient(carrier, ROOM, "fr", rng, self)

    async def until(self, over: bool) -> None:
        """Wait until a match is there, or over."""
        while self.table is None or (over and not self.table.over):
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)

    def _play(self) -> None:
        table = self.table
        assert table is not None
        seat = table.terms.plan.viewer
        if table.asked == seat and not table.awaits_reply and not table.over:
            self._acts += 1
            leaves = self._acts > MOST_ACTS
            choose = self._bot.choose
            table.act(Abandon(seat) if leaves else choose(table.view(seat), table.legal(seat)))

    def on_linked(self) -> None:
        self.linked.set()

    def on_table(self, terms: TableTerms) -> None:
        link = self.client.link
        self.table = RemoteTable(terms, link.act, lambda: link.awaits_reply)

    def on_seen(self, events: Sequence[Event], changed: Part) -> None:
        assert self.table is not None
        self.table.see(events, changed)
        self.laid += sum(isinstance(each, Played) for each in events)
        self.changed.set()
        asyncio.get_running_loop().call_later(PAUSE, self._play)

    def on_bots(self, kinds: Mapping[Seat, str]) -> None: ...

    def on_view(self, part: Part, seconds: int | None) -> None:
        assert self.table is not None
        self.table.show(part)

    def on_refused(self, reason: Reason | None) -> None:
        self.refused.append(reason)

    def on_told(self, text: str, *, privately: bool) -> None:
        self.told.append(text)

    def on_say(self, message_id: str, values: dict[str, str | int]) -> None: ...

    def on_tell(self, message_id: str, values: dict[str, str | int]) -> None: ...
    def on_end(self) -> None: ...
    def on_unreadable(self) -> None: ...
    def on_not_linked(self, versions: Sequence[int]) -> None: ...
    def on_joined_room(self) -> None: ...
    def on_no_host(self, unsent: Sequence[str] = ()) -> None: ...
    def on_several_hosts(self, claimants: Mapping[str, Claim], linked: str) -> None: ...
    def on_other_host(self, nick: str) -> None: ...
    def on_host_gone(self) -> None: ...
    def on_connection_lost(self) -> None: ...
    def on_talk(self, nick: str, text: str, *, privately: bool) -> None: ...


def _ignore(message_id: str, **fields: object) -> None:
    """Tell nobody what happens to the connection."""


@pytest.mark.long
def test_two_clients_and_a_plain_one_play_a_match(tmp_path: Path) -> None:
    """By the rules for chat rooms to the end; both clients see the same, and no act is refused."""
    with inspircd(tmp_path) as port, hosting(port, tmp_path):
        paul = PlainClient(port, "Paul")
        with closing(paul):
            paul.join(ROOM)
            wait_for_host(paul)
            paul.write(f"PRIVMSG {ROOM} :!go")
            paul.write(f"PRIVMSG {ROOM} :!table chat deal={DEALT}")
            asyncio.run(_play_match(port, paul))
            paul.wait_for(PLAYS + ".*gagne")
            assert not any(FRAME in line for line in paul.seen)
            assert any(f":{HOST}!" in line and "NOTICE Paul :" in line for line in paul.seen)


async def _play_match(port: int, paul: PlainClient) -> None:
    players = [Player(port, nick) for nick in ("Anne", "Bill")]
    running = [asyncio.create_task(each.client.run()) for each in players]
    for each in players:
        await asyncio.wait_for(each.linked.wait(), PATIENCE)
        each.client.order("go")
    await asyncio.sleep(0.5)
    paul.write(f"PRIVMSG {ROOM} :!start")
    paul.write(f"PRIVMSG {ROOM} :!abandon")
    for each in players:
        await each.until(over=True)
        assert each.refused == []
        assert each.laid >= DEALT  # those of the winner
    one, other = (each.table for each in players)
    assert one is not None
    assert other is not None
    assert one.view(1).winners == other.view(2).winners
    assert one.view(1).scores == other.view(2).scores
    for each in players:
        await each.client.stop()
    await asyncio.gather(*running)
