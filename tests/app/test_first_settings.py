"""When the first start asks, what Enter takes there, and what is kept."""

from __future__ import annotations

import asyncio
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from command_line import uno
from table_fixtures import PLAIN, Script

from accessible_uno.app.channels import ACCESSIBLE, Channels, SpeechSwitch
from accessible_uno.app.first_start import LATER, FirstStart, asks_first
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.notices import ignore_problem
from accessible_uno.voices.speech import running_readers

NOTHING_GIVEN: dict[str, Any] = {
    **dict.fromkeys(("seed", "resume", "lang", "speech")),
    **dict.fromkeys(("watch", "no_setup"), False),
}


@pytest.mark.parametrize(
    ("given", "stored", "asks"),
    [
        ({}, {}, True),
        ({"lang": "fr"}, {}, True),
        ({"speech": "off"}, {}, True),
        ({"lang": "fr", "speech": "off"}, {}, False),
        ({"seed": "7"}, {}, False),
        ({"watch": True}, {}, False),
        ({"resume": "latest"}, {}, False),
        ({"no_setup": True}, {}, False),
        ({}, {"rate": 250, "lang": "fr"}, True),
        ({}, {"speech": "auto"}, False),
    ],
)
def test_when_it_asks(given: dict[str, Any], stored: dict[str, Any], asks: bool) -> None:
    """Once, and not where options show a script, a benchmark or somebody who knows the game."""
    assert asks_first(NOTHING_GIVEN | given, stored) is asks


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[set[str]]:
    """What runs; the settings are the test's own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv(ACCESSIBLE, raising=False)
    runs: set[str] = set()
    monkeypatch.setattr(running_readers, "running_programs", lambda: frozenset(runs))
    return iter([runs])


def asked(
    *lines: str,
    stored: dict[str, Any] | None = None,
    lang: str | None = None,
    without: tuple[str, ...] = (),
) -> tuple[Any, Script, Settings]:
    """Ask somebody who types these lines; return the answers, what was shown, the settings."""
    settings = Settings(lang or "en")
    console = Script(*lines)
    given = {"rate": None, "lang": lang}
    first = FirstStart(settings, stored or {}, given, ignore_problem, without)
    speech = SpeechSwitch(settings, interactive=False, on_problem=ignore_problem)
    chosen = asyncio.run(first.ask(Channels(console, {}, speech)))
    return chosen, console, settings


def kept(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "accessible-uno" / "settings.toml").read_text())


def test_the_answers_are_kept(programs: Iterator[set[str]], tmp_path: Path) -> None:
    """In the settings file, each as its own line, and the settings of the game have them."""
    next(programs)
    chosen, console, settings = asked("", "2", "2", "rnib", "timed")
    assert chosen == kept(tmp_path)
    assert chosen == {
        "lang": "en",
        "speech": "screen-reader",
        "braille": "unicode",
        "notation": "rnib",
        "pace": "timed",
    }
    assert settings.speech is SpeechOutput.SCREEN_READER
    assert console.shown[-2:] == [
        "Noted. To change your answers, or say which braille deck you know: accessible-uno setup",
        "Seven short lessons teach the game, now or later: accessible-uno learn",
    ]


def test_before_the_first_game_three_questions_are_asked(
    programs: Iterator[set[str]], tmp_path: Path
) -> None:
    """The language, who speaks, braille; what needs a card seen is asked by ``setup``."""
    next(programs)
    chosen, console, _ = asked("", "2", "2", without=LATER)
    assert chosen == kept(tmp_path)
    assert chosen == {"lang": "en", "speech": "screen-reader", "braille": "unicode"}
    assert len(console.prompts) == 3
    _, console, _ = asked("", "2", "1", without=LATER)
    assert console.shown[-2] == "Noted. To change your answers: accessible-uno setup"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_language_that_is_given_is_kept_and_not_asked(
    lang: str, programs: Iterator[set[str]], tmp_path: Path
) -> None:
    """Who speaks is the first question then, after the words that work anywhere."""
    next(programs)
    chosen, console, _ = asked("back", "2", "1", "timed", lang=lang)
    assert chosen == kept(tmp_path)
    assert chosen == {"lang": lang, "speech": "screen-reader", "braille": "off", "pace": "timed"}
    texts = Catalogue(lang)
    first = texts.text("first-speech-ask", reader="none")
    begins = [line.translate(PLAIN) for line in (texts.text("first-begin"), first)]
    assert console.shown[:2] == begins
    assert texts.text("first-no-back").translate(PLAIN) in console.shown


def test_setup_does_not_ask_for_a_language_that_is_given(tmp_path: Path) -> None:
    """The one that is stored is no answer: it is asked for."""
    told = uno(tmp_path, "setup", "--lang", "fr", typed="2\n1\n1\n").out
    assert "Pour le français" not in told
    assert "Qui parle" in told
    assert "C’est noté." in told
    assert "Pour le français" in uno(tmp_path, "setup", typed="quitter\n").out


def test_who_leaves_keeps_nothing(programs: Iterator[set[str]], tmp_path: Path) -> None:
    next(programs)
    chosen, console, _ = asked("", "2")
    assert chosen is None
    assert not list(tmp_path.iterdir())
    assert console.shown[-1].startswith("Nothing is kept")
    assert asked("", "2", stored={"speech": "auto"})[1].shown[-1].endswith("as they were.")


def test_a_running_screen_reader_is_a_hint(programs: Iterator[set[str]]) -> None:
    """Text asks, Enter takes the screen reader; whoever wants the game's voice gets it."""
    next(programs).update(("orca", "brltty"))
    chosen, console, _ = asked("", "", "", "", "")
    assert any("Orca is running." in line for line in console.shown)
    assert (chosen["speech"], chosen["braille"]) == ("screen-reader", "display")
    assert asked("", "1", "1", "")[0]["speech"] == "self"  # Orca would keep "auto" silent


def test_the_variable_that_asks_for_text_does_so_here(
    programs: Iterator[set[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would silence the automatic choice: an explicit one is kept as such."""
    next(programs)
    monkeypatch.setenv(ACCESSIBLE, "1")
    assert asked("", "", "", "")[0]["speech"] == "screen-reader"
    assert asked("", "1", "", "")[0]["speech"] == "self"


@pytest.mark.skipif(sys.platform == "win32", reason="a file stands where a folder should be")
def test_answers_that_cannot_be_kept_hold_for_now(
    programs: Iterator[set[str]], tmp_path: Path
) -> None:
    next(programs)
    (tmp_path / "accessible-uno").write_text("")
    chosen, console, _ = asked("", "", "", "")
    assert chosen["pace"] == "wait"
    assert "hold for now only" in console.shown[-1]
