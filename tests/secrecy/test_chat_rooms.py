"""No line that the host program sends, in a room, in private or to a log, tells a hidden card."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import pytest
from fakes import ALL, ChatRoom, everybody
from worlds import twin

from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.game.state import State
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rooms.archive import InterruptedGame, RoomArchive
from accessible_uno.rooms.enrolment import Company
from accessible_uno.rooms.lines import Wishes
from accessible_uno.rooms.people import People, Person, Speaker
from accessible_uno.store.game_row import GameRow
from accessible_uno.table import Dealer, Table
from accessible_uno.table.resume_state import read_state

ANNE = Speaker("Anne", "a@house", "anne")
PAUL = Speaker("Paul", "p@garden")
ZOE = Speaker("Zoe", "z@shop")
SEATED: Final = (ANNE, PAUL, ZOE)
LEA = Speaker("Lea", "l@street")
THIEF = Speaker("Paul", "thief@den")
"""Takes the nick of Paul, who is called Pablo by then."""

PABLO = Speaker("Pablo", "p@garden")
RULES: Final = ("chat", "leaflet", "olympic")

ASKED: Final = (
    *("!cartes", "!cartes \\", "!ordre", "!répète", "!coups", "!temps", "!conseil", "!aide"),
    *("!règles", "!règles 7", "!aide pioche", "!jouables", "!comptes", "!historique", "!qui"),
    *("!table", "!table duo", "!go", "!bot", "!start", "!revanche", "!exclus Anne", "!xyzzy"),
    *("!langue anglais", "!cards", "!braille notice", "!cartes", "!langue français", "!dessus"),
)
"""What changes nothing on the table, whoever asks."""


class OneGame(RoomArchive):
    """Gives back one position, and saves nothing."""

    rankings: Any = None

    def __init__(self, company: Company, state: State) -> None:
        self._game = (company, state)

    def record(self, *_: object) -> Any:
        """Save nothing, and return no log."""

    def close(self, *_: object) -> None:
        """Save nothing."""

    def keep_gathered(self, _: Company) -> None:
        """Save nothing."""

    def keep_wishes(self, _: Mapping[str, Wishes]) -> None:
        """Save nothing."""

    def wishes(self) -> dict[str, Wishes]:
        """Nobody has asked for anything."""
        return {}

    def interrupted(self) -> InterruptedGame:
        """Return the position."""
        company, state = self._game
        row = GameRow(1, company.plan(), 0)
        return InterruptedGame(company, state, row, 0, read_state(""))


def company(rules: str) -> Company:
    """Three people, all away."""
    people = People()
    for each in SEATED:
        people.add(Person(each, each.identity, each.nick, present=False))
    return Company(people, rules=rules)


def position(rules: str, chance: Random) -> State:
    """A table after some acts."""
    game = company(rules).compile()
    state = game.open(len(SEATED))
    names = [each.nick for each in SEATED]
    bots = {seat: RandomBot(chance.random) for seat in range(len(SEATED))}
    table = Table(game, names, Dealer(str(chance.random())), bots=bots, state=state)
    table.next_round()
    for _ in range(chance.randrange(1, 15)):
        action = table.bot_action()
        if action is None or table.between_rounds:
            break
        table.act(action)
    return state


def lines_read(rules: str, state: State, observer: Seat) -> list[str]:
    """All lines that reach an observer: everything is asked by everybody, people come and go."""
    chat = ChatRoom(archive=OneGame(company(rules), state))
    chat.room.resume()
    for each in SEATED:
        chat.room.on_here(each)
    chat.room.on_renamed(PAUL, PABLO)
    for each in (ANNE, PABLO, ZOE, LEA, THIEF):
        for line in ASKED:
            chat.write(each, line)
    chat.room.on_line(LEA, "!déplace #autre", by_operator=True)
    chat.wait(101)
    chat.room.on_gone(ZOE, split=True)
    chat.wait(5)
    chat.room.on_here(ZOE)
    chat.room.on_connection_lost(everybody)
    for each in (ANNE, PABLO, ZOE):
        chat.room.on_here(each)
    chat.write(ANNE, "!abandon")
    chat.room.close()
    own = {LEA.nick, THIEF.nick} if observer < 0 else {(ANNE, PABLO, ZOE)[observer].nick}
    return [text for reader, text in chat.outbox.lines if reader == ALL or reader in own]


def log_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged, but for texts that are missing: each is told of once in a process."""
    return [
        each.getMessage()
        for each in caplog.records
        if each.name != "accessible_uno.narration.catalogue"
    ]


@pytest.mark.parametrize("rules", RULES)
def test_nobody_can_tell_two_tables_apart(rules: str, caplog: pytest.LogCaptureFixture) -> None:
    """Hidden cards are exchanged: a player, a stranger and a thief of a nick read the same."""
    chance = Random(rules)
    compared = 0
    for observer in (*range(len(SEATED)), ONLOOKER):
        state = position(rules, chance)
        other = twin(state, observer, chance, every=True)
        if other is None or state.question is None:
            continue
        with caplog.at_level(0):
            caplog.clear()
            here = lines_read(rules, state, observer)
            logged = log_of(caplog)
            caplog.clear()
            there = lines_read(rules, other, observer)
            assert logged == log_of(caplog)
        assert here == there
        compared += len(here)
    assert compared > 200
