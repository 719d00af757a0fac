"""Languages beside the whole ones: in part, brought by a package, and one that only marks texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from accessible_uno.app.i18n import language
from accessible_uno.app.main import run
from accessible_uno.app.preferences import settings_file_of_player
from accessible_uno.locations import locales_folder
from accessible_uno.narration import language as language_module
from accessible_uno.narration import languages, message_store
from accessible_uno.narration.catalogue import Catalogue, MadeVariables
from accessible_uno.narration.language import (
    LOCALES,
    OURS,
    WHOLE_LOCALES,
    LanguageFacts,
    read_facts,
)
from accessible_uno.narration.message_store import MessageStore, load_messages
from accessible_uno.narration.patterns import UsedVariables
from accessible_uno.settings.values import Notation, usual_deck
from accessible_uno.voices.speech.workers.capabilities import USUAL_VOICES

IN_PART = [locale for locale in LOCALES if locale not in WHOLE_LOCALES]

TYPED = (
    "hand playable top who counts order scores hint repeat help commands zut r5 99 uno pass draw"
    " sort verbosity language quit what yes"
).replace(" ", "\n")


def used(store: MessageStore, message_id: str) -> frozenset[str]:
    """The variables of a message, those of its parts among them."""
    return UsedVariables(store._pattern(message_id, None), store._pattern).names


@pytest.mark.parametrize("locale", IN_PART)
def test_a_language_in_part_has_only_what_there_is(locale: str) -> None:
    """No text that nobody asks for, no variable that nobody gives, and every text can be read."""
    store, english = load_messages(locale), load_messages("en")
    assert len(store.sources) >= 200
    assert set(store.sources) - set(english.sources) <= OWN_PARTS.get(locale, set())
    for message_id in store.sources.keys() & english.sources.keys():
        if store._parse(message_id).value is not None:
            extra = used(store, message_id) - used(english, message_id)
            assert extra <= ALWAYS_GIVEN, message_id


OWN_PARTS = {"es": {"part-were-left"}}
"""Parts of messages that a language needs and English does not."""

ALWAYS_GIVEN = frozenset(("cardIs", "cardSign", "colourIs", "cardsIs", "face"))
"""Variables of cards that the narrator gives with every card."""


@pytest.mark.parametrize("locale", IN_PART)
def test_spanish_opens_its_questions_and_exclamations(locale: str) -> None:
    """As many ¿ and ¡ as ? and !; a command may end with a question mark alone."""
    for message_id, source in load_messages(locale).sources.items():
        if not message_id.startswith(("command-", "face-word-", "key-sign-")):
            assert source.count("¿") == source.count("?"), message_id
            assert source.count("¡") == source.count("!"), message_id


def test_what_is_missing_is_told_in_english(caplog: pytest.LogCaptureFixture) -> None:
    """Never in French, and it is no fault; a part is looked for in the language that gives it."""
    english, spanish = Catalogue("en"), Catalogue("es")
    assert spanish.text("rules-worth", worths="x") == english.text("rules-worth", worths="x")
    assert spanish.has("rules-worth")
    assert not Catalogue("es", strict=True).has("rules-worth")
    assert caplog.records == []
    assert english.find("no-such-text", None, MadeVariables(lambda _: {})) is None


def test_a_system_in_spanish_is_answered_in_spanish() -> None:
    for name, answered in (("es_MX.UTF-8", "es"), ("de_DE", "en"), ("C", "en"), ("fr-CA", "fr")):
        assert language([], {"LANG": name}) == answered
    assert language(["--lang", "es"], {"LANG": "fr_FR"}) == "es"


def test_a_whole_game_is_told_in_spanish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A match of one round between bots, without one text of another language."""
    at_home(tmp_path, monkeypatch)
    lacking: set[str] = set()
    find = Catalogue.find

    def found(self: Catalogue, message_id: str, *about: Any) -> str | None:
        if self.locale == "es" and not load_messages("es").has(message_id):
            lacking.add(message_id)
        return find(self, message_id, *about)

    monkeypatch.setattr(Catalogue, "find", found)
    assert run(["play", "--watch", "--lang", "es", "--seed", "4", "--rule", "target=1"]) == 0
    told = capsys.readouterr().out
    assert "gana la partida." in told
    assert {each for each in lacking if not each.startswith(("key-", "single-keys-"))} == set()


def at_home(home: Path, monkeypatch: pytest.MonkeyPatch, typed: str = "") -> None:
    """Let commands find their files, and what is typed, in a folder."""
    keyboard = home / "typed"
    keyboard.write_text(typed)
    monkeypatch.setattr("sys.stdin", keyboard.open(encoding="utf-8"))
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home))
    settings_file_of_player.cache_clear()


def test_the_facts_of_a_language_are_read_from_its_folder(tmp_path: Path) -> None:
    """What the file does not say is found by the code of the language, or is the usual."""
    folder = tmp_path / "eo"
    folder.mkdir()
    assert read_facts(folder) is None
    (folder / "language.txt").write_text("# facts\nname = Esperanto\nvoices = art/eo, eo\n")
    facts = read_facts(folder)
    assert facts is not None
    assert (facts.locale, facts.name, facts.voices) == ("eo", "Esperanto", ("art/eo", "eo"))
    assert (facts.dispatcher, facts.is_whole, facts.word) == (("eo",), False, "eo")
    assert (USUAL_VOICES["es"][0], usual_deck("fr"), usual_deck("es")) == (
        *("roa/es", Notation.LEAFLET, Notation.MATTEL),
    )


# A language that only marks its texts


class Marking(Transformer):
    """Writes each letter of a text in its wide form, which is the same letter when it is typed."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = wide(node.value)
        return node


def wide(text: str) -> str:
    return re.sub("[a-zA-Z]", lambda letter: chr(ord(letter[0]) + 0xFEE0), text)


@pytest.fixture
def marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The code of the language."""
    english = Path(str(locales_folder())) / "en"
    for each in english.parent.iterdir():
        (tmp_path / each.name).symlink_to(each)
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "singular.txt").write_text("1")
    for file in english.glob("*.ftl"):
        parsed = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
        text = FluentSerializer().serialize(Marking().visit(parsed))
        (folder / file.name).write_text(text, "utf-8")
    facts: LanguageFacts = OURS["en"]._replace(locale="xx", word="english", name="xx")
    monkeypatch.setitem(OURS, "xx", facts)
    for module in (message_store, language_module):
        monkeypatch.setattr(module, "locales_folder", lambda: tmp_path)
    languages.all_languages.cache_clear()
    yield "xx"
    load_messages.cache_clear()
    languages.all_languages.cache_clear()


def test_every_word_that_is_told_stands_in_the_catalogues(
    marked: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A round, questions, help, errors and settings, but for names and what is to be typed."""
    at_home(tmp_path, monkeypatch, TYPED + "\n")
    run(["play", "--lang", marked, "--speech", "off", "--seed", "3"])
    for arguments in (
        ["play", "--watch", "--seed", "4", "--rule", "target=1"],
        ["rules", "list"],
        ["history", "7"],
        ["play", "--rules", "zut"],
        ["play", "--rules", "rapido", "--rule", "stack=wp"],
    ):
        run([*arguments, "--lang", marked])
    told = capsys.readouterr()
    left = re.sub(r"|".join(NO_TEXTS), "", told.out + told.err)
    assert " ".join(sorted(set(re.findall(r"[A-Za-z]{2,}", left)))) == ""


NO_TEXTS = ("Prudence", "Victor", "Luna", "Basile", "zut", "accessible-uno( [a-z]+)*")
