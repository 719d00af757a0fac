"""Another voice, chosen during the game."""

from __future__ import annotations

import re

import pytest
from table_fixtures import SlowVoice, played, position, table

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.voice import Voice


@pytest.mark.parametrize(
    ("line", "speech"),
    [
        ("parole jeu", SpeechOutput.SELF),
        ("parole dispatcher", SpeechOutput.DISPATCHER),
        ("parole passerelle", SpeechOutput.BRIDGE),
        ("parole texte", SpeechOutput.SCREEN_READER),
        ("parole lecteur d'écran", SpeechOutput.SCREEN_READER),
        ("speech off", SpeechOutput.OFF),
        ("parole automatique", SpeechOutput.AUTO),
    ],
)
def test_the_new_voice_speaks_alone(line: str, speech: SpeechOutput) -> None:
    """The old voice gets nothing more; the change is saved, and the new voice announces it."""
    before, after = SlowVoice(), SlowVoice()
    settings = Settings("fr", rate=250, speech=SpeechOutput.SELF)
    wanted: list[SpeechOutput] = []
    kept: list[SpeechOutput] = []

    def speak(it: SpeechOutput) -> Voice:
        wanted.append(it)
        return after

    played(
        [line, "talon"],
        table(position("r7", "b7")),
        voices={"speech": before},
        settings=settings,
        switch_speech=speak,
        save_settings=lambda: kept.append(settings.speech),
    )
    assert wanted == [speech]
    assert kept == [speech]
    assert not any("talon" in text.lower() for text in before.texts[-1:])
    assert after.texts[0].startswith(("Parole", "Texte", "Aucune"))
    assert len(after.texts) >= 2
    assert after.params.rate == 250


def test_the_old_voice_announces_text_alone() -> None:
    """Afterwards no voice speaks, and commands for it say that there is none."""
    before = SlowVoice()
    console = played(
        ["parole non", "débit 300"], table(position("r7", "b7")), voices={"speech": before}
    )
    assert "Aucune parole ; le texte reste." in console.answer_to("parole non")
    assert console.answer_to("débit 300")[0].startswith("Le jeu ne parle pas de sa propre voix")
    assert before.texts[-1].startswith("Aucune parole")


@pytest.mark.parametrize("line", ["parole oui", "speech yes", "speech on"])
def test_yes_lets_the_usual_voice_speak_again(line: str) -> None:
    before, after = SlowVoice(), SlowVoice()
    speaks = {SpeechOutput.OFF: None, SpeechOutput.AUTO: after}
    played(
        ["parole non", "talon", line, "talon"],
        table(position("r7", "b7")),
        voices={"speech": before},
        switch_speech=speaks.__getitem__,
    )
    assert before.texts[-1].startswith("Aucune parole")
    assert after.texts[0].startswith("Parole automatique")
    assert len(after.texts) >= 2


@pytest.mark.parametrize("line", ["muet", "voix non", "<f11>"])
def test_muting_is_the_last_message_of_the_voice(line: str) -> None:
    """Earlier speech is cut off; later messages are not spoken."""
    heard: list[list[str]] = []

    class Muted(SlowVoice):
        def set_params(self, params: SpeechParams) -> None:
            super().set_params(params)
            if params.muted:
                heard.append(list(self.texts))

    console = played([line, "talon"], table(position("r7", "b7")), voices={"speech": Muted()})
    assert [texts[-1] for texts in heard] == ["Voix coupée."]
    assert console.shown.count("Voix coupée.") == 1


def test_a_screen_reader_keeps_its_own_rate() -> None:
    """Through the bridge it can only be muted; its parameters are its own."""
    voice = SlowVoice()
    console = played(
        ["débit 300", "muet"],
        table(position("r7", "b7")),
        voices={"speech": voice},
        settings=Settings("fr", speech=SpeechOutput.BRIDGE),
    )
    (told,) = console.answer_to("débit 300")
    assert told.startswith(
        "Le jeu ne parle pas de sa propre voix ici. Réglez votre lecteur d’écran"
    )
    assert voice.params.rate == Settings().rate
    assert voice.params.muted


def test_a_fallback_voice_is_named() -> None:
    """The answer says that it is not the game's own voice."""
    voice = SlowVoice()
    voice.is_fallback = True
    console = played(["parole"], table(position("r7", "b7")), voices={"speech": voice})
    assert console.answer_to("parole")[0].startswith("Parole automatique : Speech Dispatcher,")


def test_the_state_is_announced_with_the_possible_values() -> None:
    """So it is when asked, and when a value was not understood."""
    console = played(["parole", "parole chinoise"], table(position("r7", "b7")))
    assert "automatique, jeu, dispatcher, passerelle, texte, non" in console.answer_to("parole")[0]
    assert "« chinoise »" in console.answer_to("parole chinoise")[0]


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_words_that_bring_a_voice_back_are_understood(locale: str) -> None:
    """The message that the voice has given up quotes what to type."""
    told = Catalogue(locale).text("voice-gave-up", deaths=4)
    quoted = re.search(r"[“«](.+?)[”»]", told)
    assert quoted
    wanted: list[SpeechOutput] = []
    back = SlowVoice()

    def speak(it: SpeechOutput) -> Voice:
        wanted.append(it)
        return back

    played(
        [quoted[1].strip()],
        table(position("r7", "b7")),
        voices={"speech": SlowVoice()},
        settings=Settings(locale),
        switch_speech=speak,
    )
    assert wanted == [SpeechOutput.SELF]
    assert back.texts
