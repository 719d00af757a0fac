"""``packages check`` finds what is wrong with a package, and says where."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from made import installed, write_package

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)
pytestmark = pytest.mark.slow

RULE: Final = """
from __future__ import annotations
from typing import ClassVar
from accessible_uno.cards import Card, Face
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule, effect
from accessible_uno.game.steps import Draw, Emit

class CardShown(Event, frozen=True):
    seat: Seat
    card: Card

class Thing(Rule, frozen=True):
    key: ClassVar = "thing"
    excludes: ClassVar = ("dice",)
    options: ClassVar = (switch("thing"),)

    @effect(Face.SIX)
    def does(self, state, laid):
        BODY
"""
SHOWS: Final = "return (Emit(CardShown(laid.seat, state.hands[state.after[laid.seat]][0])),)"
FRENCH: Final = (
    "card-shown = Vu\u00a0: { $card }.\nrule-thing = Le 6 fait voir.\noption-thing = le 6\n"
)
ENGLISH: Final = "card-shown = Shown: { $card }.\nrule-thing = A 6 shows.\noption-thing = a 6\n"
BOT: Final = """
from accessible_uno.players.random_bot import RandomBot

class Thing(RandomBot):
    def choose(self, view, legal):
        BODY
"""


def package(
    folder: Path,
    body: str = "return ()",
    french: str = FRENCH,
    english: str = ENGLISH,
    more: Mapping[str, str] | None = None,
    bot: str = "",
) -> Path:
    """A package of a rule and its texts, perhaps a bot, in which something can be wrong."""
    files = {
        "things/__init__.py": RULE.replace("BODY", body),
        "things/texts/fr/t.ftl": french,
        "things/texts/en/t.ftl": english,
        **({"things/bot.py": BOT.replace("BODY", bot)} if bot else {}),
        **(more or {}),
    }
    entries = {"rules": {"thing": "things:Thing"}, "locales": {"things": "things.texts"}}
    if bot:
        entries["bots"] = {"mad": "things.bot:Thing"}
    return write_package(folder / "installed", "things", files, entries)


CASE: Final = """[Format "1"]
[Rules "leaflet"]
[Option "thing on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r6 r1; B: g1 g2"]
[Discard "r9"]
[Turn "A"]
A r6
? count B 3
"""
WRONG: Final[Mapping[str, tuple[dict[str, str], str]]] = {
    "a text is missing": (
        {"french": "option-thing = le 6\nrule-thing = Le 6.\n"},
        "lacks texts in French: card-shown. They belong in ~/installed/things/texts/fr/t.ftl",
    ),
    "a plain space in French": (
        {"french": FRENCH.replace("\u00a0", " ")},
        "~/installed/things/texts/fr/t.ftl, line 1, card-shown: French has a no-break space",
    ),
    "straight quotes in English": (
        {"english": ENGLISH.replace("A 6 shows.", 'A "6" shows.')},
        "~/installed/things/texts/en/t.ftl, line 2, rule-thing: English has no space before",
    ),
    "no Fluent": (
        {"english": ENGLISH + "this is = { no\n"},
        "~/installed/things/texts/en/t.ftl, line 4: this is not Fluent: this is = { no",
    ),
    "a text of ours": (
        {"english": ENGLISH + "drew = Draws.\n"},
        "line 4: the game has a text “drew” of its own, which is told instead.",
    ),
    "no full stop": (
        {"english": ENGLISH.replace("{ $card }.", "{ $card }")},
        "card-shown, in English: “Shown: ",
    ),
    "a variable that is not there": (
        {"english": ENGLISH.replace("$card", "$kard")},
        "card-shown, in English, cannot be told: card-shown: the variable 'kard' is missing",
    ),
    "cards are lost": (
        {"body": "state.pile.pop(); return ()"},
        "thing=on under the rules leaflet: cards are lost or made.",
    ),
    "an error in a round": (
        {"body": "return {}[laid.seat]"},
        "thing=on under the rules leaflet: The package “things” has a fault: its rule “thing”"
        " raises an error (KeyError",
    ),
    "a hidden card is told": (
        {"body": SHOWS},
        "The event CardShown tells hidden cards to players who have not seen them",
    ),
    "a case does not hold": (
        {"case": CASE},
        "things/c.uno:10: expected count B 3, found 2",
    ),
    "a bot that fails": (
        {"bot": "raise ZeroDivisionError"},
        "The package “things” has a fault: its bot “mad” raises an error (ZeroDivisionError)",
    ),
    "a bot that answers rubbish": (
        {"bot": "return 5"},
        "The bot “mad” answers with what is not allowed: 5",
    ),
}


@pytest.mark.sample(5)
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_named(what: str, heard: Heard, tmp_path: Path) -> None:
    """In words, with the file where there is one; the exit status says that something is."""
    given, told = WRONG[what]
    given = dict(given)
    case = given.pop("case", "")
    more = {"things/c.uno": case} if case else {}
    with installed(package(tmp_path, more=more, **given)):
        status, out, err = heard("packages", "check", "things", "--lang", "en")
    assert (status, err) == (1, "")
    assert told in out
    assert "to be mended in “things”." in out.splitlines()[-1]


def test_what_is_well_is_not_named(heard: Heard, tmp_path: Path) -> None:
    with installed(package(tmp_path)):
        status, out, err = heard("packages", "check", "things", "--lang", "fr")
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "Rien à corriger dans «\u00a0things\u00a0»."


def test_a_package_that_is_not_there(heard: Heard, tmp_path: Path) -> None:
    """Those that are there are named; without any, that is said."""
    assert heard("packages", "check", "x", "--lang", "en")[0] == 2
    assert heard("packages", "--lang", "en")[1] == "No package adds anything to the game.\n"
    with installed(package(tmp_path)):
        status, _, err = heard("packages", "check", "thigs", "--lang", "en")
    assert (status, err.count("things")) == (2, 1)
    assert heard("packages", "chek", "--lang", "en")[0] == 2
