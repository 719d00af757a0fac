"""A host program that was stopped goes on with the games of its rooms."""

from __future__ import annotations

from pathlib import Path

import pytest
from fakes import ALL, ZOE, ChatRoom, lines_for
from msgspec.structs import replace

from accessible_uno.rooms.archive import RoomArchive, company_from_json
from accessible_uno.rooms.enrolment import COUNTDOWN
from accessible_uno.rooms.people import Speaker
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.table.plan import seated

ANNE = Speaker("Anne", "a@house", "anne")
PAUL = Speaker("Paul", "p@garden")


def fail(wrong: object) -> None:
    """A problem with the disk is none that these tests make."""
    pytest.fail(str(wrong))


def room_of(folder: Path, seed: str, channel: str = "#uno") -> tuple[ChatRoom, Journal]:
    """A room whose games are saved in ``folder``; a problem fails the test."""
    journal = Journal(folder)
    return ChatRoom(seed=seed, archive=RoomArchive(journal, channel, fail)), journal


def begun(folder: Path) -> ChatRoom:
    """A game that was interrupted after Anne's first card."""
    room, journal = room_of(folder, "deal232")
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    room.write(ANNE, "!bot")
    room.write(ANNE, "!start")
    (room.write(ANNE, "!pioche"), room.write(ANNE, "!jeu bleu-9"))
    assert room.room.seats(ANNE)
    room.room.close()
    assert "reprendra" in lines_for(ALL, room.outbox.lines[-1:])
    journal.close()
    return room


def test_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    """The same hands and turn, told again to those who are there, and to nobody else."""
    before = begun(tmp_path)
    room, journal = room_of(tmp_path, "another")
    room.room.resume()
    assert "reprend" in lines_for(ALL, room.outbox.lines)
    assert lines_for("Anne", room.outbox.lines) == ""
    room.room.on_here(Speaker("Anne", "thief@den"))
    assert lines_for("Anne", room.outbox.lines) == ""
    room.room.on_here(Speaker("Zaza", "elsewhere@x", "anne"))
    assert room.room.seats(ANNE)
    for speaker in (ANNE, PAUL):
        told = lines_for(speaker.nick, room.write(speaker, "!cartes"))
        assert told
        assert told == lines_for(speaker.nick, before.write(speaker, "!cartes"))
    journal.close()


def test_who_had_sat_down_still_sits(tmp_path: Path) -> None:
    """Killed before the game: the rules, the bot and the seats are there, and time counts anew as
    soon as one of them is back; who is not back by then does not play."""
    room, journal = room_of(tmp_path, "deal232")
    room.write(ANNE, "!table duo")
    for speaker in (ANNE, PAUL, ZOE):
        room.write(speaker, "!go")
    room.write(ANNE, "!bot")
    room.write(ZOE, "!abandon")
    journal.close()  # and nothing is told to the room: the program is killed
    room, journal = room_of(tmp_path, "another")
    room.room.resume()
    assert not room.room.is_free
    assert room.room.state == ("duo", False)
    room.room.on_here(Speaker("Anne", "thief@den"))
    assert not lines_for(ALL, room.outbox.lines)
    room.room.on_here(ANNE)
    assert "restent\u00a0: Anne, Paul, Oscar." in lines_for(ALL, room.outbox.lines)
    room.timers.pass_by(COUNTDOWN)
    told = lines_for(ALL, room.outbox.lines)
    assert "La partie commence" in told
    assert not room.room.seats(PAUL)
    journal.close()
    room, journal = room_of(tmp_path, "third")
    room.room.resume()
    assert room.room.state == ("duo", True)
    journal.close()


def test_who_is_told_how_is_kept(tmp_path: Path) -> None:
    """For the account, or the nick and the connection: after a restart, and in mid-game after a
    return under another nick; what cannot be read is forgotten."""
    room, journal = room_of(tmp_path, "deal232")
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
        room.write(speaker, "!private message")
    room.write(PAUL, "!language english")
    room.write(ANNE, "!start")
    journal.close()
    room, journal = room_of(tmp_path, "deal232")
    room.room.resume()
    again = Speaker("Paul_", PAUL.address)
    for speaker in (ANNE, again):
        room.room.on_here(speaker)
    assert {to for to, text in room.outbox.lines if text in room.outbox.messages} == {"Anne"}
    room.write(again, "!cards")
    assert room.outbox.messages[-1].startswith("7 cards")
    room.write(ZOE, "!cartes")
    assert "partie" in room.outbox.lines[-1][1]
    journal.keep_text("#uno wishes", "none")
    journal.close()
    room, journal = room_of(tmp_path, "deal232")
    room.room.resume()
    room.room.on_here(ANNE)
    assert not room.outbox.messages
    journal.close()


def named(row: GameRow, *names: str) -> GameRow:
    """Return a saved game of players who are called otherwise."""
    return replace(row, plan=replace(row.plan, seats=seated(names, (0, 1), ())))


def test_bots_keep_the_names_that_an_earlier_version_gave_them(tmp_path: Path) -> None:
    """They are those of the saved game, whatever bots are called by now."""
    begun(tmp_path)
    journal = Journal(tmp_path)
    (row,) = journal.open_games()
    assert company_from_json(row).names() == ("Anne", "Paul", "Oscar")
    earlier = named(row, "Anne", "Paul", "Oscar2")
    assert company_from_json(earlier).names() == earlier.plan.names
    with pytest.raises(ValueError, match="people"):
        company_from_json(named(row, "Zaza", "Paul", "Oscar"))
    journal.close()


def test_who_comes_back_is_told_alone(tmp_path: Path) -> None:
    """The room is told once whose turn it is, when everybody is there."""
    begun(tmp_path)
    room, journal = room_of(tmp_path, "another")
    room.room.resume()
    for speaker in (ANNE, PAUL):
        room.room.on_here(speaker)
    assert lines_for(ALL, room.outbox.lines).count("À Anne.") == 1
    assert "À vous" in lines_for("Anne", room.outbox.lines)
    assert lines_for("Paul", room.outbox.lines) == ""
    journal.close()


@pytest.mark.parametrize("last", [(PAUL, "!abandon"), (ANNE, "!stop")])
def test_a_game_that_is_over_does_not_come_back(tmp_path: Path, last: tuple[Speaker, str]) -> None:
    """Played to its end, or cancelled."""
    room, journal = room_of(tmp_path, "deal232")
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    room.write(ANNE, "!start")
    room.write(*last)
    room.room.close()
    journal.close()
    again, journal = room_of(tmp_path, "deal232")
    again.room.resume()
    assert again.outbox.lines == []
    journal.close()


def test_who_played_the_last_game_plays_again(tmp_path: Path) -> None:
    """With the same bots and rules; who is away is asked back."""
    room, journal = room_of(tmp_path, "deal232")
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    (room.write(ANNE, "!bot fort"), room.write(ANNE, "!table duo"), room.write(ANNE, "!start"))
    room.write(ANNE, "!stop")
    journal.close()
    again, journal = room_of(tmp_path, "another")
    again.room.resume()
    for speaker in (ANNE, PAUL):
        again.room.on_here(speaker)
    told = lines_for(ALL, again.write(PAUL, "!revanche"))
    assert "Anne, Paul" in told
    assert "Duo" in told
    again.write(ANNE, "!stop")
    again.room.on_gone(PAUL)
    assert "manque\xa0: Paul" in lines_for(ALL, again.write(ANNE, "!revanche"))
    journal.close()
    stranger, journal = room_of(tmp_path, "x", "#uno2")
    stranger.room.resume()
    assert "Paul" not in "".join(map(str, stranger.write(ANNE, "!revanche")))
    journal.close()


def test_a_game_is_moved_to_another_room(tmp_path: Path) -> None:
    """Its people are known there as soon as they come; the old room is free."""
    here, journal = room_of(tmp_path, "deal232")
    there = ChatRoom("en", seed="x", archive=RoomArchive(journal, "#other", fail))
    for speaker in (ANNE, PAUL):
        here.write(speaker, "!go")
    here.write(PAUL, "!langue en")
    here.write(ANNE, "!start")
    hand = lines_for("Anne", here.write(ANNE, "!cartes"))
    assert not here.room.is_free
    there.room.take_over(here.room, "#other")
    assert "continue dans #other" in lines_for(ALL, here.outbox.lines)
    assert "Anne, Paul" in lines_for(ALL, there.outbox.lines)
    assert here.room.is_free
    assert not there.room.is_free
    there.room.on_here(ANNE)
    assert lines_for("Anne", there.write(ANNE, "!cartes")) == hand
    assert "You" in lines_for("Paul", there.write(PAUL, "!plays"))
    there.room.close()
    journal.close()
    again, journal = room_of(tmp_path, "x", "#other")
    again.room.resume()
    assert "Anne, Paul" in lines_for(ALL, again.outbox.lines)
    journal.close()


def test_each_room_has_its_own_games(tmp_path: Path) -> None:
    begun(tmp_path)
    other, journal = room_of(tmp_path, "x", "#other")
    other.room.resume()
    assert other.outbox.lines == []
    journal.close()


def test_a_game_goes_on_by_the_rules_that_it_was_played_by(tmp_path: Path) -> None:
    """Those of the leaflet have no limit of time of their own: the room's is saved with them."""
    room, journal = room_of(tmp_path, "deal232")
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    room.write(ANNE, "!table notice")
    room.write(ANNE, "!start")
    journal.close()
    journal = Journal(tmp_path)
    game = RoomArchive(journal, "#uno", fail).interrupted()
    assert game is not None
    assert game.company.rules == "leaflet"
    assert game.company.options == ()
    assert game.state.game.rules == game.company.compile().rules
    assert ("time-limit", "120") in game.row.plan.options
    journal.close()
