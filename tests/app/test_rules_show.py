"""``rules show`` on a terminal: in parts that are told within a minute."""

from __future__ import annotations

import asyncio

import pytest
from table_fixtures import Script, conversation, played, table

from accessible_uno.app.commands import rules_show
from accessible_uno.app.commands.rules_show import STRETCH
from accessible_uno.interface.announce.parts import stretches
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.rules.preset import compile_preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.settings.schema import Settings

A_MINUTE = 930
"""Characters of a minute of speech, at 175 words a minute."""


def test_no_stretch_of_any_rules_takes_a_minute() -> None:
    """Nothing is lost, and nothing is cut but between sentences."""
    for locale in ("en", "fr"):
        for key in preset_keys():
            whole = RuleBook(locale, compile_preset(key)).whole()
            told = list(stretches(whole, STRETCH))
            assert len(told) > 1, key
            assert max(sum(map(len, each)) for each in told) < A_MINUTE, (locale, key)
            assert " ".join(piece for each in told for piece in each) == " ".join(whole)


@pytest.mark.parametrize(
    ("lines", "last"),
    [(("stop",), "first"), (("next", "no"), "second"), (("hm", "", "more"), "third")],
)
def test_next_goes_on_and_stop_ends(
    lines: tuple[str, ...], last: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So do their other words, and Enter; another word is refused."""
    console = Script(*lines)
    at = conversation(console, Settings("en"))

    async def talk(_: str, told: object) -> object:
        return await told(at)  # type: ignore[operator]

    monkeypatch.setattr(rules_show, "converse", talk)
    names = ("first", "second", "third")
    paragraphs = [f"This is the {each} one: {'x' * (STRETCH // 2)}." for each in names]
    asyncio.run(rules_show._tell("en", paragraphs))
    told = [each for each in names if f"This is the {each} one" in str(console.shown)]
    assert told[-1] == last


def test_in_a_game_next_goes_on_as_well() -> None:
    """With the rest of a long answer; afterwards it is about the history again."""
    console = played(["règles pioche", "suite", "suivant"], table(), interactive=True)
    first, second = console.answer_to("règles pioche"), console.answer_to("suite")
    assert first[-1].startswith("Entrée pour la suite")
    assert second and second[0] not in first
