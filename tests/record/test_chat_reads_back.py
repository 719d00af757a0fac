"""Games of the chat room with lies, departures and the clock read back to the same end."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from test_round_trip import NAMES, position

from accessible_uno.game.base import Action, Refused
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import SCATTERBRAINED
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import RecordWriter
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.leaving import Abandon
from accessible_uno.rules.shared.scoring import ranking
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.rules.shared.uno import SayUno
from accessible_uno.table import Dealer, Table


def other_action(chance: Random, seats: int, asked: int) -> Action | None:
    """Return an action other than playing, which a player does now and then."""
    seat = chance.randrange(seats)
    if chance.random() > 0.05:
        return None
    return chance.choice((SayUno(seat), SayUno(seat), Abandon(seat), TimeUp(asked)))


@pytest.mark.parametrize("seed", range(8))
def test_a_game_of_the_chat_room_reads_back(seed: int) -> None:
    """CHAT-06 to CHAT-08, CHAT-15 to CHAT-19: the same position, and everybody has a place."""
    seats = 2 + seed
    names, sink, dealer, chance = NAMES[:seats], StringIO(), Dealer(seed), Random(seed)
    bots = {seat: CharacterBot(SCATTERBRAINED, dealer.bot_rng(seat)) for seat in range(seats)}
    writer = RecordWriter(sink, "chat", names)
    table = Table(preset("chat").compile(), names, dealer, bots=bots, recorder=writer)
    table.next_round()
    while not table.over:
        assert table.asked is not None
        act = other_action(chance, seats, table.asked) or table.bot_action()
        assert act is not None
        try:
            table.act(act)
        except Refused:
            assert isinstance(act, SayUno | Abandon)
    last = table.snapshot()
    assert sorted(ranking(last)) == list(range(seats))
    (case,) = read_cases(sink.getvalue().splitlines())
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    assert position(run.state) == position(last)
    assert ranking(run.state) == ranking(last)
