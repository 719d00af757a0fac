"""The table of verbs: it is whole, and each row is said where it says, and answered elsewhere."""

from __future__ import annotations

import pytest

from accessible_uno.interface.parse.lexicon import command_names
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.verbs.all_verbs import VERBS
from accessible_uno.interface.verbs.verb import VerbPlace
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_is_a_row_and_every_row_has_words(locale: str) -> None:
    assert sorted(command_names(locale)) == sorted(VERBS.names())
    assert set(Command) <= set(VERBS.names())


def test_a_row_is_there_once() -> None:
    names = [row.name for row in VERBS]
    assert len(names) == len({*names})
    assert all(row.group is not None for row in VERBS if row.parse is not None)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_answered_elsewhere_exists(locale: str) -> None:
    """What a room does not take without a word of its own is what a chat program does."""
    for row in VERBS:
        assert row.where or row.instead, row.name
        assert not row.instead or Catalogue(locale).has(row.instead), row.name
    of_the_chat_program = {
        row.name for row in VERBS if not row.instead and not row.where & VerbPlace.ROOM
    }
    assert {"volume", "keys", "hush", "spell"} <= of_the_chat_program
