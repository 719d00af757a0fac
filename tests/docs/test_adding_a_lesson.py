"""The lesson of docs/adding-a-lesson.md is one of the lessons, with two files edited."""

from __future__ import annotations

import pytest
from carried_out import ProjectCopy

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> ProjectCopy:
    """A copy of the project with the plan of the page and its texts."""
    copy = ProjectCopy(tmp_path_factory.mktemp("lesson") / "copy")
    plan, *texts = copy.carry_out("adding-a-lesson.md")
    assert plan == "accessible_uno/lessons/plans/first.toml"
    assert [*copy.changed()] == texts == [f"locales/{each}/lessons.ftl" for each in ("en", "fr")]
    return copy


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("locale", "lines", "told"),
    [
        ("en", ("", "r5", "red 5 uno", "counts"), ("8, laying and asking", "UNO must go", "done")),
        ("fr", ("", "r5", "5 rouge uno", "comptes"), ("8, poser et demander", "va avec", "finie")),
    ],
)
def test_it_is_listed_and_played(
    house: ProjectCopy, locale: str, lines: tuple[str, ...], told: tuple[str, ...]
) -> None:
    """With another move than the one meant; the number is that of the page."""
    listed, *played = told
    assert listed in house.run("learn", "--lang", locale)
    typed = "".join(f"{line}\n" for line in lines)
    found = house.run("learn", "8", "--lang", locale, "--speech", "off", typed=typed)
    assert all(each in found for each in played), found
