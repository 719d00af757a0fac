"""The ranking of a room: what counts, who is in it, and how somebody leaves it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fakes import ANNE, PAUL, ZOE, ChatRoom, lines_for
from table_fixtures import PLAIN

from accessible_uno.rooms.archive import RoomArchive
from accessible_uno.rooms.people import Speaker
from accessible_uno.store.journal import Journal
from accessible_uno.store.rankings import RankedPlayer, Rankings, Tally
from accessible_uno.table.calendar import Calendar, Day


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ChatRoom:
    """A room whose games are saved; Anne has won two against Paul, and lost one."""
    monkeypatch.setattr(Calendar, "today", lambda _: Day(2026, 11, 23))
    problems: list[object] = []
    chat = ChatRoom(archive=RoomArchive(Journal(tmp_path), "irc.test #uno", problems.append))
    for loser in (PAUL, PAUL, ANNE):
        for speaker in (ANNE, PAUL):
            chat.write(speaker, "!go")
        chat.write(ANNE, "!start")
        chat.write(loser, "!abandon")
    assert not problems
    return chat


def told(room: ChatRoom, speaker: Speaker, line: str) -> str:
    """What somebody is told alone because of a line."""
    return lines_for(speaker.nick, room.write(speaker, line)).translate(PLAIN)


def test_games_between_people_count(room: ChatRoom) -> None:
    """Those who have an account and those who have none, by month and for ever; bots do not."""
    best = "1, Anne (sans compte), 2 sur 3. 2, Paul, 1 sur 3."
    assert told(room, ZOE, "!classement") == f"Classement du mois, par parties gagnées : {best}"
    assert "Classement de toujours" in told(room, ZOE, "!ranking victoires ever")
    assert "rien gagné" in told(room, ZOE, "!palmarès points")
    assert "se précise ainsi" in told(room, ZOE, "!classement bleu")
    room.write(ANNE, "!go")
    room.write(ANNE, "!bot")
    room.write(ANNE, "!start")
    room.write(ANNE, "!abandon")
    assert best in told(room, ZOE, "!classement")


def test_one_player_is_told(room: ChatRoom) -> None:
    """By the name in the game or the account; without a name, who asks."""
    anne = "Anne (sans compte) : ce mois-ci, 2 parties gagnées sur 3"
    assert anne in told(room, ZOE, "!stats ANNE")
    assert "Paul : ce mois-ci, une partie gagnée sur 3" in told(room, PAUL, "!stats")
    assert "Paul : " in told(room, Speaker("Pablo", "elsewhere@x", "paul"), "!stats")
    assert "Rien n’est compté" in told(room, ZOE, "!stats")


def test_who_wants_is_left_out(room: ChatRoom) -> None:
    """With the past, and until it is taken back; not a nick that played from elsewhere."""
    thief = Speaker("Anne", "thief@x")
    assert "depuis une autre connexion" in told(room, thief, "!nonlisté")
    assert "réservé" in told(room, ZOE, "!nonlisté Anne")
    assert "plus dans aucun classement" in told(room, ANNE, "!nonlisté")
    for line in ("!classement", "!classement toujours"):
        assert told(room, ZOE, line).endswith(" 1, Paul, 1 sur 3.")
    for line, counts in (("!go", False), ("!nonlisté non", True)):
        room.write(ANNE, line)
        room.write(ANNE, "!go")
        room.write(PAUL, "!go")
        room.write(ANNE, "!start")
        room.write(PAUL, "!abandon")
        best = told(room, ZOE, "!classement toujours")
        assert ("Anne" in best) is ("Anne (sans compte), 1 sur 1" in best) is counts
    room.room.on_line(ZOE, "!unlisted anne", by_operator=True)
    assert "Anne" not in told(room, ZOE, "!classement toujours")


def test_a_room_without_a_journal_says_so() -> None:
    assert "Aucun classement" in told(ChatRoom(), ANNE, "!classement")


def test_months_and_measures(tmp_path: Path) -> None:
    """Each measure has its own order; another month, another room and what is 0 do not count."""
    rankings = Journal(tmp_path).rankings("#uno")
    anne, paul = RankedPlayer("Anne", False, "a@x"), RankedPlayer("Paul", True)

    def tally(name: str, *counts: int) -> Tally:
        return Tally(name, name == "Paul", 1, *counts)

    rankings.add("2026-10", [(anne, tally("Anne", 1, 1, 500)), (paul, tally("Paul", 0, 0, 0))])
    rankings.add("2026-11", [(anne, tally("Anne", 0, 1, 20)), (paul, tally("Paul", 1, 3, 100))])

    def names(measure: str, month: str = "", of: Rankings = rankings) -> list[str]:
        return [each.name for each in of.best(measure, month, 10)]

    assert names("points") == ["Anne", "Paul"]
    assert names("points", "2026-11") == names("rounds") == ["Paul", "Anne"]
    assert names("wins", "2026-11") == ["Paul"]
    assert names("wins", of=Journal(tmp_path).rankings("#other")) == []
    assert [each.games for each in rankings.of("PAUL")] == [2]
