"""The message to the worker: the text of an utterance and the speech parameters."""

from __future__ import annotations

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.speech.protocol import SpeakText, SpeechParams
from accessible_uno.voices.speech.scheduler import QueuedUtterance, speak_message

BOB = Utterance("Bob passe.", "fr", speaker=2, voiced="Je  passe.")
YOU = Utterance("Vous passez.", "fr")


def sent(utterance: Utterance, params: SpeechParams) -> SpeakText:
    return speak_message(5, QueuedUtterance(1, utterance, utterance.text), params)


def test_all_parameters_go_with_each_text() -> None:
    """The volume is a share of 1, and the voice is that of the utterance's language."""
    params = SpeechParams(90, 70, 50, Punctuation.SOME, {"fr": "fr-be", "en": "en-us"})
    assert sent(YOU, params) == SpeakText(5, "Vous passez.", "fr", 90, 0.5, 70, "some", "fr-be")
    assert sent(Utterance("You pass.", "en"), params).voice == "en-us"
    assert sent(YOU, SpeechParams()).voice == ""


def test_a_seat_is_sent_where_players_have_voices() -> None:
    """Its own words go with it; otherwise, and for events of nobody, the sentence alone."""
    on = SpeechParams(player_voices=True)
    own, off, yours = sent(BOB, on), sent(BOB, SpeechParams()), sent(YOU, on)
    assert (own.seat, own.text, own.voiced) == (2, "Bob passe.", "Je passe.")
    assert (off.seat, off.voiced) == (-1, "")
    assert (yours.seat, yours.voiced) == (-1, "")


def test_words_wait_for_the_short_sounds_that_go_with_them() -> None:
    """Where these are played; not for those of an utterance that had to wait itself."""
    told = Utterance("Bob passe.", "fr", sounds=(Cue(Sound.CARD),))
    queued = QueuedUtterance(1, told, told.text)
    sounding = SpeechParams(sounds=True)
    assert 0 < speak_message(5, queued, sounding).lead <= 0.07
    assert speak_message(5, queued, SpeechParams()).lead == 0
    assert sent(BOB, sounding).lead == 0
    queued.output_at -= 1
    assert speak_message(5, queued, sounding).lead == 0
