"""A hosted table: started and stopped by its host, written down, and read back."""

from __future__ import annotations

from io import StringIO

import pytest

from accessible_uno.game.base import Refused
from accessible_uno.game.chance import NextRound
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import RecordWriter
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.hosting import HostAlone, StartGame, StopGame, open_lobby
from accessible_uno.table import Dealer, Table

NAMES = ("Anne", "Bob", "David")


def test_a_game_started_and_stopped_by_its_host_reads_back() -> None:
    """CMD-04, CMD-05: the table opens, begins and is over by the host's word, also in a record."""
    game = preset("chat").compile((), 3)
    state = game.open(3)
    open_lobby(state, 1)
    sink = StringIO()
    at = Table(
        game,
        NAMES,
        Dealer(2),
        state=state,
        recorder=RecordWriter(sink, "chat", NAMES, host="Bob"),
    )
    with pytest.raises(Refused) as refused:
        at.act(StartGame(0))
    assert isinstance(refused.value.reason, HostAlone)
    at.act(StartGame(1))
    assert at.asked is not None
    at.act(StopGame(1))
    assert at.over
    (case,) = read_cases(sink.getvalue().splitlines())
    assert case.header.values["Host"] == "Bob"
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    assert run.state.hands == at.snapshot().hands
    assert run.state.round_over


def test_the_table_may_begin_without_its_host() -> None:
    """CHAT-20: a countdown begins the round as well, and the host can start it no more."""
    game = preset("chat").compile((), 3)
    state = game.open(3)
    open_lobby(state, 1)
    at = Table(game, NAMES, Dealer(2), state=state)
    at.act(NextRound())
    with pytest.raises(Refused):
        at.act(StartGame(1))
    assert not at.over
