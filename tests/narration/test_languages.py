"""Our languages, and one that only marks their texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from accessible_uno.app.commands.text_checks import wrong_texts
from accessible_uno.app.i18n import language
from accessible_uno.app.main import run
from accessible_uno.app.preferences import settings_file_of_player
from accessible_uno.narration import language as language_module
from accessible_uno.narration import languages, message_store
from accessible_uno.narration.catalogue import Catalogue, MadeVariables
from accessible_uno.narration.language import (
    LOCALES,
    OURS,
    LanguageFacts,
    read_facts,
)
from accessible_uno.narration.message_store import load_messages
from accessible_uno.narration.offered import lacking_texts
from accessible_uno.players.bot_names import COMPANY
from accessible_uno.program import locales_folder
from accessible_uno.settings.values import Notation, usual_deck
from accessible_uno.voices.speech.workers.capabilities import usual_voices

TYPED = (
    "hand playable top who counts order scores hint repeat help commands zut r5 99 uno pass draw"
    " sort verbosity language quit what yes"
).replace(" ", "\n")


def test_what_is_missing_is_told_in_english(caplog: pytest.LogCaptureFixture) -> None:
    """Never in French, and it is no fault; a part is looked for in the language that gives it."""
    english, other = Catalogue("en"), Catalogue("eo")
    assert other.text("rules-worth", worths="x") == english.text("rules-worth", worths="x")
    assert other.has("rules-worth")
    assert not Catalogue("eo", strict=True).has("rules-worth")
    assert caplog.records == []
    assert english.find("no-such-text", None, MadeVariables(lambda _: {})) is None


def test_a_system_is_answered_in_its_language_or_in_english() -> None:
    for name, answered in (("fr-CA", "fr"), ("es_MX.UTF-8", "en"), ("de_DE", "en"), ("C", "en")):
        assert language([], {"LANG": name}) == answered
    assert language(["--lang", "en"], {"LANG": "fr_FR"}) == "en"


@pytest.mark.parametrize("locale", LOCALES)
def test_our_languages_lack_nothing_and_mislead_nobody(locale: str) -> None:
    """What ``doctor --texts`` says of them: nothing."""
    assert lacking_texts(locale) == {}
    assert list(wrong_texts(locale)) == []


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
    assert (facts.dispatcher, facts.word, facts.folder) == (("eo",), "eo", folder)
    assert (usual_voices("fr")[0], usual_deck("fr"), usual_deck("eo")) == (
        *("roa/fr", Notation.LEAFLET, Notation.MATTEL),
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
        for entry in parsed.body if file.stem != "grammar" else ():
            if isinstance(entry, ast.Message) and not entry.id.name.startswith("means-"):
                Marking().visit(entry)  # the words of a grammar are typed
        text = FluentSerializer().serialize(parsed)
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


NO_TEXTS = (*COMPANY, "zut", "accessible-uno( [a-z]+)*")
