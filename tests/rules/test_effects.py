"""Each setting of a table changes what is played, or is refused, or told to change nothing."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Final

import effects
import pytest

from accessible_uno.rules.preset import idle_options
from accessible_uno.rules.preset_keys import preset_keys

EXCEPTIONS: Final[dict[str, str]] = {
    "* duel=exceed": "differs where the duel ends at exactly the target: challenge.uno, S-137",
    "* elimination=on duel=exceed": "the same",
    "* scoring=individual": "says what holds: without partners all keep their own points",
    "* target=* scoring=individual": "the same",
    "partners scoring=losers": "says what holds: partners who change keep their own points",
    "partners target=* scoring=losers": "the same",
    "teams scoring=losers": "says what holds: teams keep the points of their hands",
    "teams target=* scoring=losers": "the same",
    "* scoring=individual target=*": "a match at random may end before any target is reached",
    "partners first-skip=left2": "of four, the second to the right comes after the first player",
    "olympic penalty-comment=1": "says what holds: the tribunal’s penalty is one card",
    "totem totem=exchanged": "differs once a 0 comes round again: totem.uno, HR-30",
    "* misplay=refused": "says what holds: a table refuses wrong cards",
    "* misplay=off": "says what holds at a table: it is about records",
    "extreme bluff=*": "the text says that this deck has no card to doubt",
    "extreme stack=*": "the text says that no card of this deck is stacked",
}
"""Settings that change no act of a game, and why; each is written as the program prints it."""


@pytest.mark.long
def test_no_setting_is_without_effect(subtests: pytest.Subtests) -> None:
    """By the same acts and the same chance, with the setting and without it."""
    for key in preset_keys():
        with subtests.test(key=key):
            found = [f"{key} {each}" for each in effects.idle(key)]
            assert [each for each in found if not any(fnmatch(each, it) for it in EXCEPTIONS)] == []


@pytest.mark.parametrize(
    ("key", "setting"),
    [
        ("olympic", (("first-skip", "left2"),)),
        ("duo", (("target", "200"),)),
        ("leaflet", (("time-limit", "20"), ("speed", "fast"))),
        ("leaflet", (("time-limit", "0"), ("speed", "fast"))),
    ],
)
def test_a_setting_without_effect_is_told(key: str, setting: effects.Setting) -> None:
    """The list of what is played says so."""
    assert idle_options(key, setting) == {setting[-1][0]}


def test_a_setting_with_an_effect_is_not() -> None:
    """Nor is one that a refused game has."""
    assert not idle_options("leaflet", (("first-skip", "left2"), ("target", "200")))
    assert not idle_options("rapido", (("stack", "wp"), ("target", "200")))
    assert effects.without_effect("olympic", (("scoring", "individual"),))
    assert not effects.without_effect("leaflet", (("stack", "same"),))
