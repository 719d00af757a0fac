"""Whose seat it is: the account's, else the connection's, whatever the nick."""

from __future__ import annotations

import pytest

from accessible_uno.rooms.people import People, Person, Speaker

ANNE = Speaker("Anne", "a@house", "anne")
PAUL = Speaker("Paul", "p@garden")


def seated(speaker: Speaker) -> Person:
    """Somebody who sat down."""
    return Person(speaker, speaker.identity, speaker.nick)


@pytest.mark.parametrize(
    ("person", "speaker", "is_that_person"),
    [
        (ANNE, Speaker("Zaza", "a@elsewhere", "anne"), True),
        (ANNE, Speaker("Anne", "thief@den"), False),
        (ANNE, Speaker("Anne", "thief@den", "thief"), False),
        (ANNE, Speaker("Anne", "a@house"), False),
        (PAUL, Speaker("Paul", "p@garden"), True),
        (PAUL, Speaker("Paul", "p@garden", "paul"), True),
        (PAUL, Speaker("Paul", "thief@den"), False),
        (PAUL, Speaker("Paul", "thief@den", "paul"), False),
        (PAUL, Speaker("Zoe", "p@garden"), False),
    ],
)
def test_recognises(person: Speaker, speaker: Speaker, is_that_person: bool) -> None:
    """An account is known anywhere; without one, the mask and the nick that was followed."""
    assert seated(person).recognises(speaker) is is_that_person


def test_an_account_cannot_be_written_as_a_mask() -> None:
    assert Speaker("x", "p@garden").identity != Speaker("y", "q@z", "p@garden").identity


def test_a_change_of_nick_is_followed() -> None:
    people = People()
    people.add(seated(PAUL))
    people.on_renamed(Speaker("Paul", "other@den"), Speaker("Zoe", "other@den"))
    assert people.find(PAUL) is not None
    people.on_renamed(PAUL, Speaker("Pablo", "p@garden"))
    assert people.find(Speaker("Pablo", "p@garden")) is not None
    assert people.find(Speaker("Paul", "p@garden")) is None


def test_who_was_away_is_known_by_the_mask_alone() -> None:
    """A client that connects again may have to take another nick."""
    people = People()
    people.add(seated(PAUL))
    again = Speaker("Paul_", "p@garden")
    assert not people.welcome_back(again)
    assert people.on_gone(PAUL) is not None
    assert not people.all_present
    assert people.welcome_back(again)
    assert people.all_present
    assert not people.welcome_back(again)


def test_nobody_else_goes() -> None:
    people = People()
    people.add(seated(PAUL))
    assert people.on_gone(Speaker("Paul", "thief@den")) is None
    assert people.all_present
