"""A language that another package brings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from made import installed, write_package

from accessible_uno.app.commands.text_checks import wrong_texts
from accessible_uno.app.i18n import language
from accessible_uno.app.paths import settings_file
from accessible_uno.interface.ask.first_start import setup_questions
from accessible_uno.interface.parse.setting_words import parse_setting
from accessible_uno.program import locales_folder
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import OUTPUT_SETTINGS
from accessible_uno.voices.speech.workers import capabilities

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)

ROW = next(row for row in OUTPUT_SETTINGS if row.key == LANGUAGE)
FACTS = "name = Esperanto\nword = esperanto\nvoices = roa/fr\n"
"""Its voice spells what is written in capitals."""


@contextmanager
def brought(folder: Path, changed: dict[str, str]) -> Iterator[None]:
    """Install a language with the texts of English, but for some files."""
    english = Path(str(locales_folder())) / "en"
    texts = {file.name: file.read_text("utf-8") for file in english.glob("*.ftl")}
    files = {"language.txt": FACTS, "respelling.txt": "ligne = lino\n", **texts, **changed}
    package = write_package(
        folder,
        "parolo",
        {f"parolo/texts/eo/{name}": text for name, text in files.items() if text},
        {"locales": {"parolo": "parolo.texts"}},
    )
    with installed(package):
        yield


def text_of(name: str) -> str:
    return (Path(str(locales_folder())) / "en" / name).read_text("utf-8")


def test_a_whole_language_is_offered(tmp_path: Path, heard: Heard) -> None:
    """In the first question, by the system's language, in settings, on the command line."""
    rounds = text_of("round.ftl").replace("Round { $number }", "Rondo { $number }")
    status, _, err = heard("rules", "list", "--lang", "eo")
    assert (status, "“eo”" in err) == (2, True)
    with brought(tmp_path / "installed", {"round.ftl": rounds}):
        assert language([], {"LC_ALL": "eo.UTF-8"}) == "eo"
        assert setup_questions("fr")[0].values == ("fr", "en", "eo")
        assert parse_setting(ROW, "esperanto") == "eo"
        assert heard("settings", "lang", "eo")[0] == 0
        watch = ("play", "--watch", "--seed", "4", "--rule", "target=1", "--rule", "deal=1")
        status, told, err = heard(*watch)
        assert (status, err) == (0, "")
        assert "Rondo 1." in told
        assert capabilities.respelled("une ligne", "eo") == "une lino"
        assert heard("doctor", "--texts", "eo")[1].startswith("Esperanto: no text is missing.")
    first, second = (heard("play", "--seed", "4", typed="quit\nyes\n")[1] for _ in range(2))
    assert ("“eo” is not here" in first, "“eo” is not here" in second) == (True, False)
    assert "Round 1." in first
    assert settings_file().read_text() == '# lang = "eo"\n'


def test_a_game_in_a_language_that_is_gone_goes_on_in_that_of_the_system(
    tmp_path: Path, heard: Heard
) -> None:
    """It is told once; the game is saved in the other language from then on."""
    with brought(tmp_path / "installed", {}):
        heard("play", "--lang", "eo", "--seed", "4", typed="hand\nquit\nyes\n")
    first, second = (heard("resume", typed="draw\nquit\nyes\n")[1] for _ in range(2))
    assert ("not here: “eo”" in first, "not here: “eo”" in second) == (True, False)
    assert "The game goes on with" in first


@pytest.mark.long
def test_a_language_that_lacks_a_text_can_be_tried_and_is_not_offered(
    tmp_path: Path, heard: Heard
) -> None:
    """What it lacks is told in English, and listed file by file."""
    turns = text_of("turns.ftl").replace("part-way", "part-vojo").replace("part-vojo =", "part-x =")
    with brought(tmp_path / "installed", {"wizz.ftl": "", "turns.ftl": turns}):
        assert language([], {"LC_ALL": "eo.UTF-8"}) == "en"
        assert "eo" not in setup_questions("fr")[0].values
        assert heard("settings", "lang", "eo")[0] == 2
        status, told, _ = heard("doctor", "--texts", "eo", "--lang", "en")
        assert status == 0
        assert "wizz.ftl, " in told
        assert "Named by its own texts, 1: part-vojo." in told
        watch = ("play", "--watch", "--lang", "eo", "--seed", "4", "--rules", "wizz")
        assert heard(*watch, "--rule", "target=1")[0] == 0


@pytest.mark.long
def test_what_misleads_in_a_language_is_told(tmp_path: Path) -> None:
    """A word told of one deed that does another, UNO spelt, a word for two commands."""
    changed = {
        "uno.ftl": text_of("uno.ftl").replace("catches", "denuncas"),
        "commands.ftl": text_of("commands.ftl")
        .replace("command-report = ", "command-report = denuncas, ")
        .replace("command-hand = ", "command-hand = draw, "),
        "round.ftl": text_of("round.ftl").replace("Round { $number }", "Round { $numero }"),
    }
    with brought(tmp_path / "installed", changed):
        assert {(message, *fields.values()) for message, fields in wrong_texts("eo")} >= {
            ("doctor-texts-told", "denuncas", "denounced", "report"),
            ("doctor-texts-shared", "draw", "draw", "hand"),
            ("doctor-texts-variable", "round-began", "$numero"),
        }
        assert "doctor-texts-spelt" in [message for message, _ in wrong_texts("eo")]
