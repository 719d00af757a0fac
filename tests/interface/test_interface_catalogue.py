"""The texts of the interface: complete in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from asked_questions import all_questions, texts_of_questions

import accessible_uno.interface
from accessible_uno.interface.ask.question import Word
from accessible_uno.interface.parse.lexicon import Lexicon
from accessible_uno.interface.rules_told import RuleFacts
from accessible_uno.interface.verbs.all_verbs import VERBS
from accessible_uno.interface.verbs.help import FACTS
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.program import locales_folder
from accessible_uno.rules.preset import compile_preset
from accessible_uno.rules.preset_keys import preset_keys

ROOM = Path(accessible_uno.interface.__file__).parent
FILES = (
    "ask.ftl",
    "interface.ftl",
    "help.ftl",
    "keys.ftl",
    "single_keys.ftl",
    "commands.ftl",
    *(f"commands_{part}.ftl" for part in ("acts", "advice", "past", "session", "table")),
    "settings.ftl",
    "sounds.ftl",
    "why.ftl",
)
ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
NAMED = re.compile(r'"((?:un)?[a-z]+(?:-[a-z]+)+)"')
LISTED = tuple(row.name for row in VERBS if row.parse is not None and row.where)
KEYS_OF_ADVICE = re.compile(r'Hint\("([a-z-]+)"')


def ids(locale: str, name: str) -> set[str]:
    return set(ID.findall((locales_folder() / locale / name).read_text("utf-8")))


def sources() -> str:
    return "".join(path.read_text("utf-8") for path in ROOM.rglob("*.py"))


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    assert ids("fr", name) == ids("en", name)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_named_in_the_code_exists(locale: str) -> None:
    catalogue = Catalogue(locale, strict=True)
    prefixes = ("unclear-", "note-", "history-", "wish-", "quit-", "left-", "help-", "welcome")
    named = {name for name in NAMED.findall(sources()) if name.startswith(prefixes)}
    named = (named - set(all_questions())) | texts_of_questions()
    assert len(named) > 40
    for name in named:
        assert catalogue.has(name), name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_hint_has_both_texts(locale: str) -> None:
    """A suggested move can be announced with its reason and without."""
    found = set(KEYS_OF_ADVICE.findall(sources())) | {"pass", "draw"}
    for key in found:
        assert Catalogue(locale).has(f"hint-{key}")
        assert Catalogue(locale).has(f"offer-{key}")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_has_help(locale: str) -> None:
    catalogue = Catalogue(locale, strict=True)
    for rules in map(compile_preset, preset_keys()):
        facts = RuleFacts(rules).variables(FACTS)
        fields = {**facts, **VERBS.groups(locale, pieces=rules.pieces), "pieces": rules.pieces}
        for command in LISTED:
            assert catalogue.text(f"help-{command}", **fields, command=f"<{command}>")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_of_commands_names_each_once(locale: str) -> None:
    """Each has the word that messages use; each group is a sentence."""
    told = Catalogue(locale, strict=True).text(
        "help-commands", **VERBS.groups(locale), pieces="cards"
    )
    listed = re.findall(r"[^:,.]+(?=[,.])", told)
    named = [Lexicon(locale).commands.names[command] for command in LISTED]
    assert sorted(each.strip() for each in listed) == sorted([*named, _A_CARD[locale]])
    assert told.count(". ") < 8


_A_CARD = {"fr": "une carte", "en": "a card"}


def test_french_marks_have_their_spaces() -> None:
    """No plain space stands before a high mark or inside guillemets."""
    for name in ("interface.ftl", "help.ftl", "rules.ftl", "settings.ftl", "sounds.ftl"):
        text = (locales_folder() / "fr" / name).read_text("utf-8")
        assert not re.search(r" [:;!?»]|« |[^ \u202f\u00a0\w][!?]|\w[;!?](?!\w)", text)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_left_unused(locale: str) -> None:
    """Each message is named in the code, built from a name there, or part of another message."""
    code = sources()
    texts = "".join((locales_folder() / locale / name).read_text("utf-8") for name in FILES)
    asked = texts_of_questions() | {f"ask-{word.value}" for word in Word}
    families = (
        *("help-", "rules-", "hint-", "offer-", "prompt-", "table-chance-", "why-", "first-turn-"),
        *("sound-", "spelt-", "key-name-"),
    )
    told = ("ask.ftl", "interface.ftl", "help.ftl", "sounds.ftl")
    for message in set().union(*(ids(locale, name) for name in told)):
        used = f'"{message}"' in code or f"{{ {message} }}" in texts or message in asked
        assert used or message.startswith(families), message
