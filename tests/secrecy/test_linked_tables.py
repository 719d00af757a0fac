"""Nothing that comes over the connection to a table tells a hidden card."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from random import Random

import pytest
from test_chat_rooms import ASKED, RULES, OneGame, position
from worlds import twin

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rooms"))
from socket_pair import LinkedHost, MemorySocket

from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.game.state import State
from accessible_uno.rooms.archive import RoomArchive
from accessible_uno.rooms.enrolment import Company
from accessible_uno.rooms.people import People, Person, Speaker
from accessible_uno.rooms.sockets.messages import (
    CommandLine,
    Enter,
    RoomFrame,
    TalkLine,
    address_of,
    new_name,
)
from accessible_uno.store.hosted_tables import HostedTable

NAMES = ("Anne", "Paul", "Zoe")
TOKENS = tuple(sign * 26 for sign in "abc")
OTHERS = ("d" * 26, "e" * 26)
"""Somebody who listens, and somebody who says to be Paul."""

TABLE = new_name("a", lambda: 0.5)
LINK = "0000abcd"


def seated(rules: str) -> Company:
    """Three people, whose seats are those of their tokens."""
    people = People()
    for name, token in zip(NAMES, TOKENS, strict=True):
        speaker = Speaker(name, address_of(token))
        people.add(Person(speaker, speaker.identity, name, present=False))
    return Company(people, rules=rules)


def come(host: LinkedHost, name: str, token: str, locale: str = "fr") -> MemorySocket:
    """Let somebody come, and ask for a link of the protocol."""
    socket = host.connect(token)
    socket.say(Enter(TABLE, name, locale, token))
    socket.say(RoomFrame(f"{LINK} 0 hello 1 {locale} table"))
    return socket


def texts_read(folder: Path, rules: str, state: State, observer: Seat) -> list[str]:
    """All that reaches an observer: everybody asks everything, comes, goes and is cut off."""

    class OneTable(LinkedHost):
        """A host program whose one table has one position."""

        def archive(self, room: str) -> RoomArchive:
            """Return what gives back the position."""
            return OneGame(seated(rules), state)

    async def run() -> list[str]:
        host = OneTable(folder)
        host.journal.hosted_tables().add(HostedTable(TABLE, TABLE, "fr"), host.day)
        await host.started()
        people = [come(host, *each) for each in zip(NAMES, TOKENS, strict=True)]
        people += [come(host, "Lea", OTHERS[0], "en"), come(host, "Paul", OTHERS[1])]
        for each in people:
            for line in ASKED[:10]:
                each.say(CommandLine(line))
            each.say(TalkLine("bonjour"))
            each.say(RoomFrame(f"{LINK} 0 again 1"))
        people[1].cut()
        people.append(come(host, "?", TOKENS[1]))
        people[0].say(CommandLine("!absence robot"))
        people[2].cut()
        people[0].say(CommandLine("!abandon"))
        await host.stop()
        own = people[3:5] if observer < 0 else [people[observer]]
        if observer == 1:
            own.append(people[5])
        return [repr(message) for each in own for message in each.told]

    return asyncio.run(run())


@pytest.mark.parametrize("rules", RULES)
def test_nobody_can_tell_two_tables_apart(rules: str, tmp_path: Path) -> None:
    """Hidden cards are exchanged: a player, who listens and a thief of a name are sent the same."""
    chance = Random(rules)
    compared = 0
    for observer in (*range(len(NAMES)), ONLOOKER):
        state = position(rules, chance)
        other = twin(state, observer, chance, every=True)
        if other is None or state.question is None:
            continue
        told = [
            texts_read(tmp_path / f"{observer}{number}", rules, each, observer)
            for number, each in enumerate((state, other))
        ]
        here, there = ([_without_times(each) for each in texts] for texts in told)
        assert here == there
        compared += len(here)
    assert compared > 40


def _without_times(text: str) -> str:
    """A text without the tokens of chance and the seconds that are left."""
    return re.sub(r"seconds=\d+|(\d+|one|une)(\s|\\xa0)seconde?s?", "", text)
