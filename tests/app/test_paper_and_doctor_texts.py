"""The texts of ``emboss`` and ``doctor``: each is used, and the French is correct."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import accessible_uno.app
from accessible_uno.app.commands.doctor import OPTIONS as DOCTOR_OPTIONS
from accessible_uno.app.commands.emboss import OPTIONS
from accessible_uno.app.i18n import sentence
from accessible_uno.cards import CARDS
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames, face_selector
from accessible_uno.program import locales_folder

ROOM = Path(accessible_uno.app.__file__).parent
ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def text(locale: str, name: str) -> str:
    return (locales_folder() / locale / f"{name}.ftl").read_text("utf-8")


@pytest.mark.parametrize("name", ["paper", "doctor", "tournament"])
def test_every_text_is_said(name: str) -> None:
    """Each is named in the code, or is the help of a command or of an option."""
    rooms = (ROOM, ROOM.parent / "checks")
    code = "".join(path.read_text("utf-8") for room in rooms for path in room.rglob("*.py"))
    options = {f"app-option-{option.name.lstrip('-')}" for option in (*OPTIONS, *DOCTOR_OPTIONS)}
    uses = {f"doctor-use-{found}" for found in ("doctor-braille", "braille-ready")}
    for message in ID.findall(text("fr", name)):
        helps = message in options or message in ("app-help-emboss", "app-help-doctor")
        assert helps or message in uses or f'"{message}"' in code, message
    assert ID.findall(text("fr", name)) == ID.findall(text("en", name))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_legend_has_the_words_of_the_game(locale: str) -> None:
    """A card is called on paper as it is called when it is played, apart from its colour."""
    names = DisplayNames(Catalogue(locale), (), -1)
    for held in CARDS:
        if held.digit is None:
            alone = sentence(locale, "face-alone", face=face_selector(held))
            assert alone, held
            assert alone in names.card(held)


@pytest.mark.parametrize("name", ["paper", "doctor", "tournament", "voices"])
def test_french_marks_have_their_spaces(name: str) -> None:
    """No plain space stands before a high mark or inside guillemets, and no apostrophe is typed."""
    said = re.sub(r"^ *[*\[#].*?\]|^[^=\n]*=", "", text("fr", name), flags=re.MULTILINE)
    assert not re.search(r" [:;!?»](?!\w)|« |'", said)
