"""``packages check`` finds what is wrong with a package, and says where."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from made import installed, write_package

from accessible_uno.voices import brought

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)


@pytest.fixture(autouse=True, scope="module")
def collected() -> Iterator[None]:
    """Collect what voices leave that never return: in the midst of ``ast.parse`` it fails that."""
    yield
    gc.collect()


pytestmark = pytest.mark.slow

RULE: Final = """
from __future__ import annotations
from typing import ClassVar
from accessible_uno.cards import Card, Face
from accessible_uno.game.base import Event, Seat
from accessible_uno.game.option import Option, switch
from accessible_uno.game.rule import Rule, effect
from accessible_uno.game.steps import Draw, Emit

class CardShown(Event, frozen=True):
    seat: Seat
    card: Card

class Thing(Rule, frozen=True):
    key: ClassVar = "thing"
    excludes: ClassVar = (EXCLUDES)
    options: ClassVar = (switch("thing"),)

    @effect(Face.SIX)
    def does(self, state, laid):
        BODY
"""
OWED: Final = """
from accessible_uno.game.base import Window

class Owed(Window, frozen=True):
    seat: Seat
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
    option: str = "thing",
    excludes: str = '"dice",',
) -> Path:
    """A package of a rule and its texts, perhaps a bot, in which something can be wrong."""
    files = {
        "things/__init__.py": RULE.replace("BODY", body)
        .replace("EXCLUDES", excludes)
        .replace('switch("thing")', f'switch("{option}")'),
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
        "~/installed/things/texts/fr/t.ftl, line 1, card-shown: a sign or a space is not",
    ),
    "straight quotes in English": (
        {"english": ENGLISH.replace("A 6 shows.", 'A "6" shows.')},
        "~/installed/things/texts/en/t.ftl, line 2, rule-thing: a sign or a space is not",
    ),
    "no Fluent": (
        {"english": ENGLISH + "this is = { no\n"},
        "~/installed/things/texts/en/t.ftl, line 4: this is not Fluent: this is = { no",
    ),
    "a text of ours": (
        {"english": ENGLISH + "drew = Draws.\n"},
        "line 4: the game has a text “drew” of its own, which is told instead.",
    ),
    "a text twice": (
        {"english": ENGLISH + "option-thing = a six\n"},
        "~/installed/things/texts/en/t.ftl, line 4: the text “option-thing” stands twice",
    ),
    "no full stop": (
        {"english": ENGLISH.replace("{ $card }.", "{ $card }")},
        "~/installed/things/texts/en/t.ftl, line 1, card-shown: “Shown: ",
    ),
    "a variable that is not there": (
        {"english": ENGLISH.replace("$card", "$kard")},
        "~/installed/things/texts/en/t.ftl, line 1, card-shown, cannot be told: "
        "nothing gives it $kard. The fields are: $seat, $card.",
    ),
    "an option of ours": (
        {"option": "stack"},
        "The option “stack” of the rule “thing” is one of the game’s own, which is played instead",
    ),
    "cards are lost": (
        {"body": "state.pile.pop(); return ()"},
        ": cards are lost or made.",
    ),
    "an error in a round": (
        {"body": "return {}[laid.seat]"},
        "The package “things” has a fault: its rule “thing” raises an error (KeyError",
    ),
    "a card of one's own hand is told": (
        {"body": SHOWS.replace("state.after[laid.seat]", "laid.seat")},
        "The event CardShown tells hidden cards to players who have not seen them",
    ),
    "a method that returns no steps": (
        {"body": "return Draw(laid.seat, 1)"},
        "No line of its code stands in it: one of its methods returns what it must not",
    ),
    "an option of no field": (
        {"option": 'thing"), Option("more", "cuont", highest=2, off="0'},
        "the option 'more' sets no field: 'cuont'",
    ),
    "a rule that remembers an earlier game": (
        {"body": "Thing.clauses += ('',); return len(self.clauses) % 2 * (Draw(laid.seat, 1),)"},
        "or when the rules are asked in another order. Where two rules",
    ),
    "a rule that another one breaks": (
        {
            "body": "return tuple(Draw(each, 1) for each in state.playing if each != laid.seat)",
            "excludes": "",
        },
        "thing=on under the rules dice: when the next player is asked, something is left to do",
    ),
    "a hidden card is told": (
        {"body": SHOWS},
        "The event CardShown tells hidden cards to players who have not seen them",
    ),
    "a case does not hold": (
        {"case": CASE},
        "things/c.uno:10: expected count B 3, found 2",
    ),
    "a text that nothing tells": (
        {"english": ENGLISH + "rulle-thing = A 6 shows.\n"},
        "things/texts/en/t.ftl, line 4: nothing in the game or the package tells the text “rulle",
    ),
    "a bot that fails": (
        {"bot": "raise ZeroDivisionError"},
        "has a fault: its bot “mad” raises an error (ZeroDivisionError). See things/bot.py:6.",
    ),
    "a bot that answers rubbish": (
        {"bot": "return 5"},
        "The bot “mad” answers with what is not allowed: 5",
    ),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_named(what: str, heard: Heard, tmp_path: Path) -> None:
    """Once, in words, with the file where there is one; the exit status says that something is."""
    given, told = WRONG[what]
    given = dict(given)
    case = given.pop("case", "")
    more = {"things/c.uno": case} if case else {}
    with installed(package(tmp_path, more=more, **given)):
        status, out, err = heard("packages", "check", "things", "--lang", "en")
    assert (status, err) == (1, "")
    assert told in out
    assert out.splitlines()[-1] == "One thing is to be mended in “things”."


def test_a_question_that_nothing_answers_is_named(heard: Heard, tmp_path: Path) -> None:
    """A rule whose question could never be answered is not played."""
    files = {
        "owing/__init__.py": RULE.replace("BODY", "return ()").replace("EXCLUDES", "") + OWED,
        "owing/texts/fr/t.ftl": f"{FRENCH}prompt-owed = Due.\nasked-owed = Due.\n",
        "owing/texts/en/t.ftl": f"{ENGLISH}prompt-owed = Owed.\nasked-owed = Owed.\n",
    }
    entries = {"rules": {"thing": "owing:Thing"}, "locales": {"owing": "owing.texts"}}
    with installed(write_package(tmp_path / "installed", "owing", files, entries)):
        status, out, _ = heard("packages", "check", "owing", "--lang", "en")
    assert status == 1
    assert "The question Owed is answered by nothing: name it in the “opens” of the rule" in out
    assert "rounds" not in out
    assert out.splitlines()[-1] == "One thing is to be mended in “owing”."


def test_a_misspelt_group_is_named(heard: Heard, tmp_path: Path) -> None:
    folder = package(tmp_path)
    (entries,) = folder.glob("*/entry_points.txt")
    entries.write_text(f"{entries.read_text()}[accessible_uno.bot]\nmad = things:Mad\n")
    with installed(folder):
        status, out, _ = heard("packages", "check", "things", "--lang", "en")
    assert status == 1
    assert "The entry point “mad” is in the group accessible_uno.bot, which nothing asks" in out


def test_a_rule_that_raises_in_a_case_ends_no_other_check(heard: Heard, tmp_path: Path) -> None:
    """The case is named; what comes behind it is checked all the same."""
    body = "return {}[laid.seat] if [str(card) for card in state.hands[0]] == ['r1'] else ()"
    cases = {"things/c.uno": CASE, "things/d.uno": CASE.replace("A r6", "A draw")}
    with installed(package(tmp_path, body, more=cases)):
        status, out, err = heard("packages", "check", "things", "--lang", "en")
    assert status == 1
    raised = "installed/things/c.uno:1: The package “things” has a fault: its code raises an error"
    assert raised in err
    assert "installed/things/d.uno:10: expected count B 3" in out
    assert out.splitlines()[-1] == "2 things are to be mended in “things”."


VOICE: Final = """
class Thing:
    def __init__(self): self.said = []
    def output(self, utterance): self.said.append(utterance.text)
    def cancel(self): pass
    def withdraw(self, offer): pass
    async def wait_until_done(self): pass
    def close(self): pass
"""
LATE: Final = "import asyncio" + VOICE.replace(
    "wait_until_done(self): pass", "wait_until_done(self): await asyncio.sleep(3600)"
)
PLAN: Final = """
place = 1
position = '''
[Seats "You Luna"]
[Dealer "Luna"]
[Hands "You: r5 g7 b1; Luna: r3 b4"]
[Discard "r8"]
[Turn "You"]
'''
[[step]]
name = "lay"
play = "r5"
[[step]]
name = "ask"
request = "counts"
"""
OTHER_PLAN: Final = PLAN.replace("[Discard", '[Option "nope on"]\n[Discard')
COMMAND: Final = """
from accessible_uno.app.arguments import LANG, CommandOption
from accessible_uno.app.commands.help import CommandRow
Thing = CommandRow("thing", lambda call, values: 0, (LANG,))
"""
LESSON_TEXTS: Final = """
lesson-thing = a lesson
lesson-thing-lay = Lay.
lesson-thing-lay-do = Type “red 5”.
lesson-thing-ask = Ask.
lesson-thing-ask-do = Type “counts”.
"""
IN_FRENCH: Final = LESSON_TEXTS.replace("Type “red 5”.", "Tapez «\u00a05 rouge\u00a0».").replace(
    "Type “counts”.", "Tapez «\u00a0comptes\u00a0»."
)
COMMAND_TEXTS: Final = "app-help-thing = thing: nothing.\n"
LATE_TOLD: Final = "The voice “thing” says two sentences and is not done"
DOORS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "a voice": ("voices", VOICE, "", "The voice “thing”: "),
    "a voice that is not done": ("voices", LATE, "", LATE_TOLD),
    "a voice that fails when it is silenced": (
        "voices",
        VOICE.replace("cancel(self): pass", "cancel(self): 1 / 0"),
        "",
        "its voice “thing” raises an error (ZeroDivisionError: division by zero). See things/",
    ),
    "a voice that fails when it is closed": (
        "voices",
        VOICE.replace("close(self): pass", "close(self): {}[1]"),
        "",
        "its voice “thing” raises an error (KeyError: 1). See things/__init__.py:",
    ),
    "a voice that cannot be waited for": (
        "voices",
        VOICE.replace("async def", "def"),
        "",
        "its voice “thing” raises an error (TypeError",
    ),
    "a voice that never returns": (
        "voices",
        "import time" + VOICE.replace("close(self): pass", "close(self): time.sleep(3600)"),
        "",
        "its voice “thing” has not answered",
    ),
    "a lesson": ("lessons", f"Thing = {PLAN!r}", LESSON_TEXTS, "The lesson “thing”: 2 steps"),
    "a lesson by an option that is not there": (
        "lessons",
        f"Thing = {OTHER_PLAN!r}",
        LESSON_TEXTS,
        "(ValueError: the step 'lay': There is no",
    ),
    "a lesson that tells another card": (
        *("lessons", f"Thing = {PLAN!r}", LESSON_TEXTS.replace("red 5", "red 4")),
        "lesson-thing-lay-do, in English: “red 4” does not do what the step asks for.",
    ),
    "a lesson that tells another command": (
        *("lessons", f"Thing = {PLAN!r}", LESSON_TEXTS.replace("counts", "hand")),
        "lesson-thing-ask-do, in English: “hand” does not do what the step asks for.",
    ),
    "a lesson with a key that is none": (
        *("lessons", f"Thing = {PLAN.replace('play', 'plai')!r}", LESSON_TEXTS),
        "“plai” is no key of a step. Did you mean “play”?",
    ),
    "a lesson that asks for no command": (
        *("lessons", f"Thing = {PLAN.replace('counts', 'topp')!r}", LESSON_TEXTS),
        "The lesson “thing”, step ask: there is no command “topp” to ask for.",
    ),
    "a lesson with a text of no step": (
        *("lessons", f"Thing = {PLAN!r}", f"{LESSON_TEXTS}lesson-thing-ask-wy = No.\n"),
        "line 7: nothing in the game or the package tells the text “lesson-thing-ask-wy”.",
    ),
    "a command": ("commands", COMMAND, COMMAND_TEXTS, "Nothing is wrong"),
    "a command that is a function": (
        *("commands", "def Thing(call): return 0", COMMAND_TEXTS),
        "its command “thing” is not what it must be (TypeError: function is no CommandRow)",
    ),
    "a command whose option has no words": (
        "commands",
        COMMAND.replace("(LANG,)", "(LANG, CommandOption('--loudness'))"),
        COMMAND_TEXTS,
        "lacks texts in English: app-option-loudness.",
    ),
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("what", DOORS)
def test_doors_are_tried_as_a_game_would(
    what: str, heard: Heard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails is named once; nothing else is complained of."""
    monkeypatch.setattr(brought, "PATIENCE", 0.5)
    monkeypatch.setattr(brought, "LONGEST_WAIT", 0.5)
    group, code, texts, told = DOORS[what]
    french = IN_FRENCH if group == "lessons" else texts.replace(": ", "\u00a0: ")
    files = {"things/__init__.py": code, "things/t/en/t.ftl": texts, "things/t/fr/t.ftl": french}
    entries = {group: {"thing": "things:Thing"}}
    if texts:
        entries["locales"] = {"things": "things.t"}
    with installed(write_package(tmp_path / "installed", "things", files, entries)):
        status, out, err = heard("packages", "check", "things", "--lang", "en")
    *_, end = out.splitlines()
    assert err == ""
    assert told in out
    assert "of cases" not in out
    is_well = what in ("a voice", "a lesson", "a command")
    assert (status, end.startswith("Nothing is wrong")) == (0 if is_well else 1, is_well)
    assert is_well or end.startswith("2 things" if "no words" in what else "One thing")


LANGUAGE: Final[Mapping[str, tuple[str, str]]] = {
    "no Fluent": ("this is = { no", "things/t/eo/x.ftl, line 1: this is not Fluent: this is = {"),
    "straight quotes": ('skipped = "Nun!".', "x.ftl, line 1, skipped: a sign or a space is not"),
    "an unknown text": ("promt-turn = Via vico.", "tells the text “promt-turn”"),
    "a part that nothing names": ("part-nothing = Vico", "tells the text “part-nothing”"),
    "a line that is no fact": (
        "",
        "things/t/eo/language.txt, line 3: “colour verda” is no fact of a language.",
    ),
    "an unknown variable": ("round-began = Rondo { $numero }.", "round-began asks for $numero"),
}


def test_a_language_without_its_facts_is_named(heard: Heard, tmp_path: Path) -> None:
    files = {"things/__init__.py": "", "things/t/eo/prompts.ftl": "prompt-turn = Via vico.\n"}
    entries = {"locales": {"eo": "things.t"}}
    with installed(write_package(tmp_path / "installed", "things", files, entries)):
        status, out, _ = heard("packages", "check", "things", "--lang", "en")
    assert status == 1
    assert "things/t/eo/language.txt is missing: it says what language “eo” is" in out


@pytest.mark.sample(1)
@pytest.mark.parametrize("what", LANGUAGE)
def test_a_language_is_read_as_well(what: str, heard: Heard, tmp_path: Path) -> None:
    """What it lacks is told and is no fault: it may be under way."""
    text, told = LANGUAGE[what]
    files = {
        "things/__init__.py": "",
        "things/t/eo/language.txt": "name = Esperanto\nword = esperanto\n"
        + ("colour verda\n" if "fact" in what else ""),
        "things/t/eo/prompts.ftl": "prompt-turn = Via vico.\n",
        "things/t/eo/x.ftl": f"{text}\n",
    }
    entries = {"locales": {"eo": "things.t"}}
    with installed(write_package(tmp_path / "installed", "things", files, entries)):
        status, out, err = heard("packages", "check", "things", "--lang", "en")
    assert (status, err) == (1, "")
    assert told in out
    assert re.search(r"^Esperanto: [\d,]+ texts are missing", out, re.MULTILINE)
    assert out.splitlines()[-1] == "One thing is to be mended in “things”."


def test_the_same_fault_under_many_rules_is_told_once(heard: Heard, tmp_path: Path) -> None:
    """With how many they are; in French too, and a quick bot takes no 0 milliseconds."""
    body, bot = "return {}[laid.seat]", "return super().choose(view, legal)"
    with installed(package(tmp_path, body, bot=bot)):
        status, out, _ = heard("packages", "check", "things", "--lang", "fr")
    assert status == 1
    assert out.count("KeyError") == 1
    assert re.search(r"thing=on avec les règles \w+ et \d+ autres jeux de règles", out)
    assert "moins d’une milliseconde chacun" in out
    assert "Une chose à corriger" in out.splitlines()[-1]


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
