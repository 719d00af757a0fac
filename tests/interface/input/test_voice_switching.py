"""Another voice, asked for while playing."""

from __future__ import annotations

import pytest
from table_fixtures import SlowVoice, played, position, table

from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.speech.params import SpeechParams
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
def test_it_speaks_from_then_on_and_alone(line: str, speech: SpeechOutput) -> None:
    """The voice before it hears nothing more; the change is kept, and told by the new one."""
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


def test_text_alone_is_the_last_word_of_the_voice() -> None:
    """Where none is to speak, none does, and what would set it says so."""
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
def test_muting_is_the_last_word_of_the_voice(line: str) -> None:
    """What was spoken before it is cut; what comes after it is not spoken."""
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
    """Behind the bridge it can be silenced, and is set by its own means alone."""
    voice = SlowVoice()
    console = played(
        ["débit 300", "muet"],
        table(position("r7", "b7")),
        voices={"speech": voice},
        settings=Settings("fr", speech=SpeechOutput.BRIDGE),
    )
    assert console.answer_to("débit 300") == [
        "Le jeu ne parle pas de sa propre voix ici. Réglez plutôt votre lecteur d’écran."
    ]
    assert voice.params.rate == Settings().rate
    assert voice.params.muted


def test_a_voice_that_stands_in_is_named() -> None:
    """It is not the game's own that speaks."""
    voice = SlowVoice()
    voice.is_fallback = True
    console = played(["parole"], table(position("r7", "b7")), voices={"speech": voice})
    assert console.answer_to("parole")[0].startswith("Parole automatique : Speech Dispatcher,")


def test_how_it_stands_is_told_with_what_else_it_may_be() -> None:
    """Asked, and not understood."""
    console = played(["parole", "parole chinoise"], table(position("r7", "b7")))
    assert "automatique, jeu, dispatcher, passerelle, texte, non" in console.answer_to("parole")[0]
    assert "« chinoise »" in console.answer_to("parole chinoise")[0]
