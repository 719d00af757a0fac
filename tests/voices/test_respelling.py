"""Words respelled for eSpeak NG: whole words, by language, and for its own speech alone."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from accessible_uno.narration.language import LOCALES
from accessible_uno.players.bot_names import COMPANY
from accessible_uno.program import locales_folder
from accessible_uno.voices.speech.protocol import SpeakText
from accessible_uno.voices.speech.workers.capabilities import (
    FILE,
    GenericCapabilities,
    load_respellings,
    respelled,
)
from accessible_uno.voices.speech.workers.dispatcher import SpeechDispatcher
from accessible_uno.voices.speech.workers.pyttsx3_engine import EspeakCapabilities

WRITTEN = "Luna joue joker bleu sur 6 rouge."
SPOKEN = "Luna joue jokère bleu sur sisse rouge."


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        (WRITTEN, SPOKEN),
        ("Joker, couleur rouge.", "jokère, couleur rouge."),
        ("Deux jokers et un 8 vert", "Deux jokères et un huite vert"),
        ("16 rouge, 6 rouges, 6, 8 points", "16 rouge, 6 rouges, 6, 8 points"),
        ("jokeriste", "jokeriste"),
    ],
)
def test_whole_words_are_respelled(written: str, spoken: str) -> None:
    """A word within another, or a number that is counted, stays as it is."""
    assert respelled(written, "fr") == spoken


def test_each_language_has_its_own_table() -> None:
    """English keeps the joker, and a language without a table keeps every word."""
    assert respelled("Basile: joker", "en") == "Bazeel: joker"
    assert respelled("Basile : joker", "fr") == "Basile : jokère"
    assert respelled(WRITTEN, "xx") == WRITTEN


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_of_the_company_is_said_in_one_language_and_as_one_word(locale: str) -> None:
    """No name is spelled, nor said in another language than the sentence around it."""
    names = "\n".join(f"{respelled(name, locale)}." for name in COMPANY)
    command = ["espeak-ng", "-q", "--ipa", "-v", locale, names]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")
    told = [each.strip() for each in said if each.strip()]
    assert len(told) == len(COMPANY) == len(set(told))
    assert not [each for each in told if "(" in each or " " in each]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_has_no_line_for_nothing(locale: str) -> None:
    """Each line is a comment, or respells a word that no other line does."""
    text = (locales_folder() / locale / FILE).read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    table = load_respellings(locale)
    assert len(table) == len(lines) > 0
    for written, spoken in table.items():
        assert written and spoken and written != spoken.casefold()
        assert respelled(spoken, locale) == spoken


def test_only_espeak_gets_the_respelled_words() -> None:
    """The system's own voices say a joker right."""

    class Engine:
        def getProperty(self, _: str) -> list[object]:
            return []

    assert EspeakCapabilities().pronounceable(WRITTEN, "fr") == SPOKEN
    assert GenericCapabilities(Engine()).pronounceable(WRITTEN, "fr") == WRITTEN


@pytest.mark.parametrize(
    ("module", "heard"), [("espeak-ng", SPOKEN), ("pico", WRITTEN), ("rhvoice", WRITTEN)]
)
def test_speech_dispatcher_gets_what_its_module_reads_well(module: str, heard: str) -> None:
    """The server may speak with eSpeak NG or with another synthesizer."""
    spoken: list[str] = []

    class Client:
        def __init__(self, *_: object, **__: object) -> None:
            self._conn = self

        def get_output_module(self) -> str:
            return module

        def speak(self, text: str) -> tuple[int, str, list[bytes]]:
            spoken.append(text)
            return 225, "OK", [b"7"]

        def __getattr__(self, name: str) -> Any:
            return lambda _: None

    class Speechd:
        SSIPClient = Client
        SSIPCommandError = ValueError

        class Priority:
            IMPORTANT = MESSAGE = "message"

    SpeechDispatcher(Speechd, lambda _: None).speak(SpeakText(1, WRITTEN, "fr", 175, 1.0))
    assert spoken == [heard]
