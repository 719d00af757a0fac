"""The command that docs/adding-a-command.md adds works everywhere, with three files edited."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from carried_out import ProjectCopy

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> ProjectCopy:
    """A copy of the project with the blocks of the page in their files."""
    copy = ProjectCopy(tmp_path_factory.mktemp("command") / "copy")
    copy.carry_out("adding-a-command.md")
    return copy


def played(house: ProjectCopy, home: Path, locale: str, *lines: str) -> str:
    arguments = ("play", "--lang", locale, "--seed", "7", "--speech", "off")
    return house.run(*arguments, typed="\n".join(lines) + "\n", home=home)


def test_three_files_are_edited(house: ProjectCopy) -> None:
    assert [*house.changed()] == [
        "accessible_uno/interface/verbs/all_verbs.py",
        "locales/en/commands.ftl",
        "locales/fr/commands.ftl",
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("locale", "said", "told"),
    [
        ("en", ("pile", "please, the draw pile", "pil"), "cards lie face down."),
        ("fr", ("pile", "combien dans la pioche ?", "pil"), "cartes dans la pioche."),
    ],
)
def test_it_is_answered(
    house: ProjectCopy, tmp_path: Path, locale: str, said: tuple[str, ...], told: str
) -> None:
    """In full, politely and abbreviated, in both languages."""
    assert played(house, tmp_path, locale, *said).count(told) == len(said)


def test_help_and_lists_have_it(house: ProjectCopy, tmp_path: Path) -> None:
    """It is explained, listed among the questions, and takes a word of the player's own."""
    told = played(house, tmp_path, "en", "help pile", "commands", "words pile rest", "rest")
    assert "“pile”: how many cards lie face down." in told
    (questions,) = re.findall(r"To ask: ([^.]*)\.", told)
    assert "pile" in questions.split(", ")
    assert told.count("cards lie face down.") == 2


ROOM: Final = """
from fakes import ANNE, game_of_two, lines_for
game = game_of_two()
print(lines_for("Anne", game.write(ANNE, "!pile")))
print(lines_for("Anne", game.write(ANNE, "!aide pile")))
"""


def test_a_room_answers_it(house: ProjectCopy, tmp_path: Path) -> None:
    told = house.python("-c", ROOM, home=tmp_path)
    assert "cartes dans la pioche." in told
    assert "le nombre de cartes de la pioche" in told


def test_its_code_is_as_ours(house: ProjectCopy) -> None:
    house.assert_is_as_ours("accessible_uno/interface/verbs/all_verbs.py")
