"""The messages of the chat rooms: each exists in both languages, and each is used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import accessible_uno.interface.verbs
import accessible_uno.rooms
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.program import locales_folder
from accessible_uno.rooms.commands import ROOM_VERBS
from accessible_uno.rooms.words import parse_room_line
from accessible_uno.rules.preset import Problem

SOURCES: Final = Path(accessible_uno.rooms.__file__).parent
VERBS: Final = Path(accessible_uno.interface.verbs.__file__).parent
CODE: Final = "\n".join(
    file.read_text("utf-8") for each in (SOURCES, VERBS) for file in each.rglob("*.py")
)
NAMED: Final = (
    set(re.findall(r'"(room-[a-z-]+)"', CODE)) - {"room-word"}
    | {f"room-word-{word}" for word in ROOM_VERBS}
    | {f"room-help-{word}" for word in ROOM_VERBS if word not in ("help", "commands")}
    | {f"room-table-{problem}" for problem in Problem if problem is not Problem.UNKNOWN_VERSION}
)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_exists_and_is_used(locale: str) -> None:
    text = (Path(str(locales_folder())) / locale / "chat_room.ftl").read_text("utf-8")
    found = set(re.findall(r"^(room-[a-z-]+) =", text, re.MULTILINE))
    assert found == NAMED
    assert all(Catalogue(locale).has(each) for each in NAMED)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_word_means_one_thing(locale: str, subtests: pytest.Subtests) -> None:
    """In the language of the reader and in the other, whatever the capitals and accents."""
    for word in ROOM_VERBS:
        with subtests.test(word=word):
            for each in Catalogue(locale).text(f"room-word-{word}").split(","):
                for reader in LOCALES:
                    line = parse_room_line(f"! {each.strip().upper()} rest of it", reader)
                    assert line.verb == word, each
                    assert line.rest == "rest of it"
