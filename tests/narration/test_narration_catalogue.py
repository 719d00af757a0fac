"""The catalogues: messages are found, parsed when needed, complete in both languages, and used."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from every_event import CHANCES, EVENTS, QUESTIONS, REASONS
from fluent.syntax import FluentParser, ast
from test_french import FILES

import accessible_uno.narration
from accessible_uno.narration import message_store
from accessible_uno.narration.catalogue import Catalogue, MissingText
from accessible_uno.narration.display_names import clean
from accessible_uno.narration.event_schema import hyphenated
from accessible_uno.narration.grouping import (
    OTHER,
    HandsCounted,
    KeptTotals,
    PlayedAlike,
    PlayedInTurn,
    PointsCounted,
)
from accessible_uno.narration.language import LOCALES
from accessible_uno.program import locales_folder
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options, all_rules

SOURCES: Final = Path(accessible_uno.narration.__file__).parent
REFERENCE: Final = re.compile(r"[{(]\s*(-?[a-z][\w-]*)")
EVENT_NAMES: Final = [hyphenated(kind.__name__) for kind in EVENTS]
QUESTION_NAMES: Final = [hyphenated(kind.__name__) for kind in QUESTIONS]
OF_THE_RULES: Final = frozenset(
    (
        *(f"rule-{key}" for key in all_rules()),
        *(f"preset-{key}" for key in preset_keys()),
        *(f"option-{name}" for name in all_options()),
        *(
            f"option-{name}-{value}"
            for name, (_, option) in all_options().items()
            for value in option.values()
        ),
    )
)
"""What tells a rule, a preset, an option and its values."""


@cache
def parsed(locale: str, name: str) -> Sequence[ast.EntryType]:
    """Return what Fluent's own parser finds in a file."""
    text = (locales_folder() / locale / f"{name}.ftl").read_text("utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """Return the messages of a game."""
    found = [entry for name in FILES for entry in parsed(locale, name)]
    return {each.id.name: each for each in found if isinstance(each, ast.Message)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", FILES)
def test_no_file_holds_junk(locale: str, name: str) -> None:
    """Every line belongs to a message or a comment."""
    junk = [entry.content for entry in parsed(locale, name) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_are_found_whole_without_parsing(locale: str) -> None:
    """The text cut out of the files for a message is the one that Fluent's parser reads."""
    sources = message_store.load_messages(locale).sources
    for message_id, message in messages(locale).items():
        (cut,) = FluentParser().parse(sources[message_id]).body
        assert isinstance(cut, ast.Message)
        assert cut.equals(message, ["span", "comment"]), message_id


def test_both_languages_have_the_same_messages() -> None:
    """They have the same levels of detail and short forms too."""
    french, english = (message_store.load_messages(locale) for locale in LOCALES)
    assert french.sources.keys() == english.sources.keys()
    for message_id, message in messages("en").items():
        for attribute in ("brief", "full", "braille", "voiced"):
            if attribute in {each.id.name for each in message.attributes}:
                mates = message_id in _SAID_OTHERWISE or french.has(message_id, attribute)
                assert mates, (message_id, attribute)


_SAID_OTHERWISE: Final = frozenset({"denounced", "points-kept"})
"""Where one language has no shorter or longer way to say it."""


def test_every_reference_leads_somewhere() -> None:
    """Every message that another refers to exists."""
    for locale in LOCALES:
        sources = message_store.load_messages(locale).sources
        lost = {
            named
            for message_id in messages(locale)
            for named in REFERENCE.findall(sources[message_id])
            if named not in sources
        }
        assert lost == set()


def test_nothing_is_left_over() -> None:
    """Each message is of an event, a reason or a question, part of another, or named in code.

    Those of the questions are the interface's.  The documents on paper call the faces of cards
    as a game does.
    """
    known = {hyphenated(kind.__name__) for kind in (*EVENTS, *REASONS)}
    of_questions = ("asked", "prompt", "hint", "offer", "acts-then")
    known |= {f"{kind}-{name}" for kind in of_questions for name in QUESTION_NAMES}
    known |= {f"chance-{hyphenated(kind.__name__)}" for kind in CHANCES}
    known |= OF_THE_RULES | {
        hyphenated(each.__name__)
        for each in (PlayedAlike, PlayedInTurn, HandsCounted, PointsCounted, KeptTotals)
    }
    files = (*SOURCES.glob("*.py"), SOURCES.parent / "app" / "commands" / "emboss.py")
    code = "\n".join(file.read_text("utf-8") for file in files)
    named_in_code = set(re.findall(r'"([a-z-]+)"', code))
    for locale in LOCALES:
        sources = message_store.load_messages(locale).sources
        found = messages(locale)
        leaned_on = {each for name in found for each in REFERENCE.findall(sources[name])}
        told_together = {
            name
            for name in found
            if "-then-" in name
            and {each.removeprefix(OTHER) for each in name.split("-then-")} <= known
        }
        told_of_rules = {
            name for name in found if name.startswith(("rule-", "rules-", "option-", "preset-"))
        }
        told_in_lessons = {name for name in found if name.startswith(("lesson-", "lessons-"))}
        rest = found.keys() - known - leaned_on - named_in_code - told_together - told_of_rules
        rest -= told_in_lessons  # tests/lessons knows them
        rest -= {name for name in found if name.startswith("means-")}  # what people say
        rest -= {"notions", "ordinals", "ordinals-from-last"}
        rest -= {name for name in found if name.startswith("anyway-")}  # tests/interface knows them
        rest -= {each.id.name for each in parsed(locale, "ask") if isinstance(each, ast.Message)}
        assert rest == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_named_in_code_exists(locale: str) -> None:
    """Answers are asked for by their ids."""
    code = "\n".join(file.read_text("utf-8") for file in SOURCES.glob("*.py"))
    named = set(re.findall(r'"((?:answer|round-is|match-is|numbered)-[a-z-]+|semicolon)"', code))
    assert len(named) >= 10
    assert {each for each in named if not Catalogue(locale).has(each)} == set()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty locales folder that catalogues read instead of the real one."""
    for locale in LOCALES:
        (tmp_path / locale).mkdir()
    monkeypatch.setattr(message_store, "locales_folder", lambda: tmp_path)
    message_store.load_messages.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def _forget() -> object:
    """Forget the messages read from a test's own folder."""
    yield
    message_store.load_messages.cache_clear()


def test_a_strict_catalogue_raises(folder: Path) -> None:
    """A missing message and a missing argument raise."""
    (folder / "fr" / "a.ftl").write_text("hello = Bonjour { $name }.\n", "utf-8")
    catalogue = Catalogue("fr", strict=True)
    assert catalogue.text("hello", name="Bob") == "Bonjour Bob."
    with pytest.raises(MissingText, match="goodbye"):
        catalogue.text("goodbye")
    with pytest.raises(MissingText, match="name"):
        catalogue.text("hello")


def test_players_hear_the_other_language_first_and_no_id_ever(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A text that one language lacks comes from the other.

    One that both lack is logged and empty.
    """
    (folder / "en" / "a.ftl").write_text("goodbye = Goodbye.\n    .brief = Bye.\n", "utf-8")
    catalogue = Catalogue("fr")
    with caplog.at_level(logging.ERROR):
        assert catalogue.text("goodbye") == "Goodbye."
        assert catalogue.variant("goodbye", "brief") == "Goodbye."
        assert catalogue.text("nowhere") == ""
    assert "goodbye" in caplog.text
    assert "nowhere" in caplog.text


def test_a_message_is_parsed_when_it_is_needed(folder: Path) -> None:
    """A malformed message does not affect the others of its file."""
    (folder / "fr" / "a.ftl").write_text(
        "one = { $a\nwell = Très { word }.\nword = bien\n", "utf-8"
    )
    catalogue = Catalogue("fr", strict=True)
    assert catalogue.text("well") == "Très bien."
    with pytest.raises(MissingText, match="malformed"):
        catalogue.text("one")


def test_variants(folder: Path) -> None:
    """An attribute, or else the value; an empty attribute counts."""
    source = 'a = Normal\n    .brief = Bref\n    .full = { "" }\n'
    (folder / "fr" / "a.ftl").write_text(source, "utf-8")
    catalogue = Catalogue("fr", strict=True)
    said = [catalogue.variant("a", each) for each in ("brief", "normal", "full")]
    assert said == ["Bref", "Normal", ""]
    assert catalogue.has("a", "brief") and not catalogue.has("a", "normal")


def test_a_message_defined_twice_is_refused(folder: Path) -> None:
    """Two files that both define it could each win by chance."""
    for name in ("a", "b"):
        (folder / "fr" / f"{name}.ftl").write_text("same = X\n", "utf-8")
    with pytest.raises(MissingText, match="defined twice"):
        Catalogue("fr")


def test_values_are_words_and_never_messages() -> None:
    """A name that looks like Fluent does not change; control and direction marks are removed."""
    assert clean("\u202eBob\u0007\ue001") == "Bob"
    assert clean("\u200f") == "?"
    told = Catalogue("fr", strict=True).text("app-own-name", why="{ $x }")
    assert told == "{ $x }"


def test_nothing_is_isolated_by_marks() -> None:
    """Some screen readers would read direction marks around values aloud."""
    text = Catalogue("en", strict=True).text("list", start="a", last="b")
    assert text == "a and b"
