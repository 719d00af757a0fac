"""A host program that was stopped goes on with the games of its rooms."""

from __future__ import annotations

from pathlib import Path

import pytest
from fakes import ALL, ChatRoom, lines_for

from accessible_uno.chat.people import Speaker
from accessible_uno.chat.room_archive import RoomArchive
from accessible_uno.store.journal import Journal

ANNE = Speaker("Anne", "a@house", "anne")
PAUL = Speaker("Paul", "p@garden")


def room_of(folder: Path, seed: str, channel: str = "#uno") -> tuple[ChatRoom, Journal]:
    """A room whose games are saved in ``folder``; a problem fails the test."""
    journal = Journal(folder)

    def fail(wrong: object) -> None:
        pytest.fail(str(wrong))

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
        assert told == lines_for(speaker.nick, before_cards(before, speaker))
    journal.close()


def before_cards(before: ChatRoom, speaker: Speaker) -> list[tuple[str, str]]:
    """What the stopped program would have told of a hand."""
    return before.write(speaker, "!cartes")


def test_a_game_that_ended_does_not_come_back(tmp_path: Path) -> None:
    room, journal = room_of(tmp_path, "deal232")
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    room.write(ANNE, "!start")
    room.write(PAUL, "!abandon")
    room.room.close()
    journal.close()
    again, journal = room_of(tmp_path, "deal232")
    again.room.resume()
    assert again.outbox.lines == []
    journal.close()


def test_a_cancelled_game_does_not_come_back(tmp_path: Path) -> None:
    room, journal = room_of(tmp_path, "deal232")
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    room.write(ANNE, "!start")
    room.write(ANNE, "!stop")
    journal.close()
    again, journal = room_of(tmp_path, "deal232")
    again.room.resume()
    assert again.outbox.lines == []
    journal.close()


def test_each_room_has_its_own_games(tmp_path: Path) -> None:
    begun(tmp_path)
    other, journal = room_of(tmp_path, "x", "#other")
    other.room.resume()
    assert other.outbox.lines == []
    journal.close()
