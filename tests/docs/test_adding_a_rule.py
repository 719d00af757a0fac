"""The rule that docs/adding-a-rule.md builds is built from that page, checked and played."""

from __future__ import annotations

from typing import Final

import pytest
from carried_out import ProjectCopy

pytestmark = pytest.mark.slow

RULE: Final = "accessible_uno/rules/special/three_rain.py"
CASES: Final = "tests/conformance/three_rain.uno"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> ProjectCopy:
    """A copy of the project with the files of the page in it, and no other file changed."""
    copy = ProjectCopy(tmp_path_factory.mktemp("rule") / "copy")
    written = copy.carry_out("adding-a-rule.md")
    texts = [f"locales/{locale}/three_rain.ftl" for locale in ("en", "fr")]
    assert (written, [*copy.changed()]) == ([RULE, *texts, CASES], [])
    return copy


def test_its_cases_hold(house: ProjectCopy) -> None:
    """``record check`` reads them, and every expectation holds."""
    house.run("record", "check", CASES)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("locale", "told"), [("en", "everyone but"), ("fr", "tout le monde pioche, sauf")]
)
def test_it_is_played_and_told(house: ProjectCopy, locale: str, told: str) -> None:
    """Bots play it, and its event is told in both languages."""
    command = ("play", "--watch", "--seed", "3", "--lang", locale, "--rule", "three-rain=2")
    assert told in house.run(*command, "--speech", "off")


def test_its_texts_are_told(house: ProjectCopy) -> None:
    """The options name it, with the values that it takes."""
    assert "three-rain" in house.run("rules", "options", "--lang", "en")


def test_its_code_is_as_ours(house: ProjectCopy) -> None:
    house.assert_is_as_ours(RULE)
