"""Bots of other packages that cannot be made, in a chat room: refused or replaced, and reported."""

from __future__ import annotations

from pathlib import Path

import pytest
from fakes import ALL, ANNE, PAUL, ChatRoom, lines_for
from made import installed, write_package

from accessible_uno.app.commands.host import _bot, _report_bot
from accessible_uno.app.reports import host_reporter
from accessible_uno.packages.faults import PackageFault

BROKEN = "def Offered(chance): raise OSError('no such table')"
BREAKS = """
from accessible_uno.players.random_bot import RandomBot
made = 0
def Offered(chance):
    global made
    made += 1
    if made > {most}:
        raise OSError('no such table')
    return RandomBot(chance)
"""


def bot_package(folder: Path, code: str) -> Path:
    """A package whose bot is made so."""
    entries = {"bots": {"thing": "other:Offered"}}
    return write_package(folder / "installed", "other", {"other/__init__.py": code}, entries)


@pytest.fixture
def chat() -> ChatRoom:
    """A room in which Anne and Paul have enrolled."""
    room = ChatRoom()
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    return room


def test_a_bot_that_cannot_be_made_is_refused(chat: ChatRoom, tmp_path: Path) -> None:
    """In one sentence to who wants it; who has a seat keeps it, and the report names the fault."""
    with installed(bot_package(tmp_path, BROKEN)):
        told = chat.write(ANNE, "!bot thing")
        assert told == [("Anne", told[0][1])]
        assert "thing" in told[0][1]
        assert "ne fonctionne pas ici" in told[0][1]
        (fault,) = chat.bot_faults
        assert fault.why == "OSError: no such table"
        assert "Anne, Paul." in lines_for(ALL, chat.write(ANNE, "!start"))


def test_a_bot_that_breaks_before_the_game_is_replaced(chat: ChatRoom, tmp_path: Path) -> None:
    """The game begins all the same, and the rematch has no trouble with it."""
    with installed(bot_package(tmp_path, BREAKS.format(most=1))):
        assert "Nadia joue" in lines_for(ALL, chat.write(ANNE, "!bot thing"))
        told = lines_for(ALL, chat.write(ANNE, "!start"))
        assert "Le robot Nadia ne fonctionne plus" in told
        assert "Anne, Paul, Nadia." in told
        assert len(chat.bot_faults) == 1
        chat.write(ANNE, "!stop")
        assert "ne fonctionne plus" not in lines_for(ALL, chat.write(ANNE, "!revanche"))


def test_whoever_hosts_is_told_which_package(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = host_reporter("en")
    with installed(bot_package(tmp_path, BROKEN)):
        with pytest.raises(PackageFault) as broken:
            _bot(report, "thing")
        _report_bot(report, broken.value)
    told = capsys.readouterr().err
    assert told.startswith("The package “other” has a fault: its bot “thing” raises an error")
    assert told.count("\n") == 1
