"""The real Speech Dispatcher client in the real worker, with a server that records everything."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from ssip_server import ENDLESS, Manners, SsipServer
from utterances import PATIENCE, Problems, await_worker, english, wait_until_done

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.speech.backends import SPEECH_DISPATCHER
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.speech.voice import SpeechVoice
from accessible_uno.voices.speech.workers.dispatcher import offered, server_rate

pytest_plugins = ("voice_fixtures",)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SsipServer]:
    """A server that can be reached; no other can be started in its place."""
    own = SsipServer(tmp_path)
    own.start()
    monkeypatch.setenv("SPEECHD_ADDRESS", own.address)
    monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "nothing"))
    yield own
    own.stop()


@pytest.fixture
def voice(
    server: SsipServer, problems: Problems, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SpeechVoice]:
    """A voice that speaks through the server, with a shorter wait for the beginning."""
    assert server
    path = (str(Path(__file__).parent), os.environ.get("PYTHONPATH"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    quick = replace(SPEECH_DISPATCHER, worker="quick_dispatcher")
    own = SpeechVoice(lambda *problem: problems.put(problem), quick)
    with contextlib.closing(own):
        assert await_worker(own, PATIENCE)
        yield own


def test_utterances_reach_the_server_one_by_one(server: SsipServer, voice: SpeechVoice) -> None:
    """They keep order and language; each waits for the end of the one before; dots are escaped."""
    server.manners.seconds = 0.3
    voice.output(Utterance("Ça va ?", "fr"))
    voice.output(english("..\u200b."))
    voice.output(english("Good."))
    heard = [server.next() for _ in range(3)]
    assert [each.text for each in heard] == ["Ça va ?", "...", "Good."]
    assert [each.settings["language"] for each in heard] == ["fr", "en", "en"]
    assert {each.settings["priority"] for each in heard} == {"message"}
    assert heard[1].at - heard[0].at >= 0.3
    wait_until_done(voice)
    assert server.spoken.empty()


def test_the_server_stays_as_its_owner_set_it_up(server: SsipServer, voice: SpeechVoice) -> None:
    """Rate and volume are not set until the player changes them."""
    voice.output(english("One."))
    assert server.next().settings.keys().isdisjoint({"rate", "volume", "pitch", "punctuation"})
    voice.set_params(SpeechParams(rate=325, volume=50))
    voice.output(english("Two."))
    changed = server.next().settings
    assert (changed["rate"], changed["volume"]) == ("50", "0")


def test_pitch_and_punctuation_reach_the_server(server: SsipServer, voice: SpeechVoice) -> None:
    """They are sent in the server's own terms, and so is a return to the usual values."""
    voice.set_params(SpeechParams(pitch=75, punctuation=Punctuation.MOST))
    voice.output(english("One."))
    voice.set_params(SpeechParams())
    voice.output(english("Two."))
    heard = [server.next().settings for _ in range(2)]
    assert [each["pitch"] for each in heard] == ["50", "0"]
    assert [each["punctuation"] for each in heard] == ["most", "none"]


def test_a_voice_is_named_for_its_language_alone(
    server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """An unknown voice is reported once; the other language gets its usual voice."""
    server.manners.voices = ["Adam\ten\tnone", "Eve\ten\tnone", "Zoé\tfr-FR\tnone"]
    voice.set_params(SpeechParams(voices={"en": "Eve", "fr": "Personne"}))
    for text, locale in (("One", "en"), ("Un", "fr"), ("Two", "en"), ("Deux", "fr")):
        voice.output(Utterance(text, locale))
    heard = [server.next().settings["synthesis_voice"] for _ in range(4)]
    assert heard == ["Eve", "Zoé", "Eve", "Zoé"]
    message, lacking = problems.get(timeout=PATIENCE)
    assert (message, lacking) == ("voice-unknown", {"voice": "Personne", "language": "fr"})
    wait_until_done(voice)
    assert voice.voice_names("en") == ["Adam", "Eve"]
    assert problems.empty()


@pytest.mark.parametrize("names", [["Adam"], ["Adam", "Eve", "Seth"], []])
def test_each_player_has_a_voice(
    names: list[str], server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """Voices of the module come first, then other pitches; ten players sound different."""
    server.manners.voices = [f"{name}\ten\tnone" for name in names]
    voice.set_params(SpeechParams(player_voices=True))
    voice.output(english("Yours."))
    for seat in range(10):
        voice.output(Utterance("Bob plays red.", "en", speaker=seat, voiced="Red."))
    heard = [server.next() for _ in range(11)]
    assert [each.text for each in heard] == ["Yours.", *["Red."] * 10]
    ways = {
        (each.settings.get("synthesis_voice", ""), each.settings.get("pitch", "0"))
        for each in heard[1:]
    }
    assert len(ways - {("", "0"), (names[0] if names else "", "0")}) == 10
    assert {name for name, _ in ways} >= {*names}
    wait_until_done(voice)
    assert problems.empty()


def test_of_thousands_of_voices_few_are_offered() -> None:
    """The likeliest come first, then other accents, then variants; no other language."""
    listed: list[tuple[str, str | None, str | None]] = [
        *(("Frisian", "fy", "none"), ("Old", None, None)),
        *(("French (Belgium)", "fr-BE", "none"), ("French (Belgium)+male1", "fr-BE", "male1")),
        *(("French (France)", "fr-FR", "none"), ("French (France)+female1", "fr-FR", "female1")),
        *(("French (France)+female2", "fr-FR", "female2"), ("French (France)+male1", "fr-FR", "m")),
        *((f"French (France)+Robot{number}", "fr-FR", "Robot") for number in range(1000)),
    ]
    assert offered(listed, "fr") == [
        "French (France)",
        "French (Belgium)",
        "French (France)+female1",
        "French (France)+male1",
        "French (France)+female2",
    ]
    assert offered(listed, "en") == []


@pytest.mark.parametrize(
    ("words", "rate"), [(80, -100), (140, -50), (200, 0), (450, 100), (900, 100)]
)
def test_words_a_minute_become_the_servers_rate(words: int, rate: int) -> None:
    """Both ends and the middle of the ranges agree."""
    assert server_rate(words) == rate


def test_a_rate_that_the_server_lacks_is_told_once(
    server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """It speaks as fast as it can."""
    voice.set_params(SpeechParams(rate=600))
    voice.output(english("One."))
    voice.output(english("Two."))
    assert [server.next().settings["rate"] for _ in range(2)] == ["100", "100"]
    assert problems.get(timeout=PATIENCE) == ("voice-no-rate", {})
    wait_until_done(voice)
    assert problems.empty()


def test_a_question_comes_after_what_leads_to_it(server: SsipServer, voice: SpeechVoice) -> None:
    """NEXT waits for all that came before it; nothing is cut off."""
    server.manners.seconds = 0.3
    voice.output(english("Spoken."))
    voice.output(english("Waits."))
    voice.output(english("Asked.", Priority.NEXT))
    assert [server.next().text for _ in range(3)] == ["Spoken.", "Waits.", "Asked."]
    wait_until_done(voice)
    assert server.cancels.empty()


def test_an_offer_cuts_in(server: SsipServer, voice: SpeechVoice) -> None:
    """NOW cancels, is important to the server, and the question is spoken again after it."""
    server.manners.seconds = 0.5
    voice.output(english("Asked.", Priority.NEXT))
    server.next()
    voice.output(english("Quick!", Priority.NOW))
    server.cancelled()
    quick, asked = server.next(), server.next()
    assert (quick.text, quick.settings["priority"]) == ("Quick!", "important")
    assert (asked.text, asked.settings["priority"]) == ("Asked.", "message")
    wait_until_done(voice)


@pytest.mark.long
def test_a_module_that_never_ends_is_timed_out(
    server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """The next utterance is spoken, sooner the second time, and no problem is reported."""
    server.manners.ends = False
    for text in ("Yes.", "No.", "Perhaps."):
        voice.output(english(text))
    heard = [server.next() for _ in range(3)]
    server.cancelled()
    assert [each.text for each in heard] == ["Yes.", "No.", "Perhaps."]
    assert heard[2].at - heard[1].at < heard[1].at - heard[0].at
    wait_until_done(voice)
    assert problems.empty()


@pytest.mark.long
def test_a_module_that_never_begins_is_reported_once(
    server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """Waiting for the end is short, and the module is heard again once it begins."""
    server.manners.begins = False
    voice.output(english("Yes."))
    voice.output(english("No."))
    assert problems.get(timeout=PATIENCE)[0] == "dispatcher-silent"
    wait_until_done(voice)
    assert problems.empty()
    server.manners.begins = True
    voice.output(english("Heard."))
    wait_until_done(voice)


def test_a_server_that_is_back_at_once_says_it_again(
    server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """The interrupted utterance is spoken again, and nothing is reported."""
    server.manners.seconds = PATIENCE
    voice.output(english("A long sentence."))
    server.next()
    server.stop()
    server.manners.seconds = 0.0
    server.start()
    assert server.next().text == "A long sentence."
    wait_until_done(voice)
    assert problems.empty()


@pytest.mark.parametrize("fault", ["answers", "nonsense"])
def test_a_server_that_never_answers_holds_nobody_up(
    fault: str, server: SsipServer, problems: Problems
) -> None:
    """It accepts connections and sends nothing, or nonsense: one report, and further attempts."""
    quick = replace(SPEECH_DISPATCHER, starting=1.0)
    server.manners = Manners(answers=fault != "answers", nonsense=fault == "nonsense")
    voice = SpeechVoice(lambda *problem: problems.put(problem), quick)
    with contextlib.closing(voice):
        voice.output(english("Nobody hears."))
        assert problems.get(timeout=PATIENCE)[0] == "dispatcher-away"
        wait_until_done(voice)
        server.manners = Manners()
        assert problems.get(timeout=PATIENCE)[0] == "dispatcher-back"
        voice.output(english("Heard."))
        assert server.next().text == "Heard."
    assert problems.empty()


def test_a_server_that_has_yet_to_answer_holds_nobody_up(
    server: SsipServer, problems: Problems
) -> None:
    """No call of the voice waits while a worker waits for an answer."""
    server.manners.answers = False
    endless = replace(SPEECH_DISPATCHER, starting=ENDLESS)
    voice = SpeechVoice(lambda *problem: problems.put(problem), endless)
    with contextlib.closing(voice):
        server.silent.get(timeout=PATIENCE)
        voice.output(english("Nobody hears."))
        voice.withdraw(("uno", 1))
        voice.cancel()
        wait_until_done(voice)
    assert problems.empty()


def test_a_server_that_falls_silent_holds_nobody_up(
    server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """Cancel and close return at once, and the loss is reported."""
    server.manners.answers = False
    voice.output(english("Nobody hears."))
    assert problems.get(timeout=PATIENCE)[0] == "dispatcher-away"
    voice.cancel()
    wait_until_done(voice)  # it never answers again: who waited for it would wait for ever


def test_a_server_that_dies_before_it_answers_holds_nobody_up(
    server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """The client would wait for ever for the answer; the worker ends."""
    server.manners.answers = False
    voice.output(english("Nobody hears."))
    server.silent.get(timeout=PATIENCE)
    server.stop()
    assert problems.get(timeout=PATIENCE)[0] == "dispatcher-away"
    wait_until_done(voice)
    server.manners.answers = True
    server.start()
    assert problems.get(timeout=PATIENCE)[0] == "dispatcher-back"


def test_where_our_own_engine_is_missing_the_server_speaks(
    server: SsipServer, tmp_path: Path, problems: Problems, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is reported once; earlier utterances are spoken."""
    (tmp_path / "pyttsx3.py").write_text("raise ImportError\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    voice = SpeechVoice(lambda *problem: problems.put(problem), fallback=SPEECH_DISPATCHER)
    with contextlib.closing(voice):
        voice.output(english("Heard."))
        assert server.next().text == "Heard."
        assert problems.get(timeout=PATIENCE)[0] == "voice-instead"
        wait_until_done(voice)
        assert voice.is_fallback
    assert problems.empty()


@pytest.mark.parametrize("lacking", ["server", "binding"])
def test_where_neither_can_speak_our_own_engine_is_named(
    lacking: str, tmp_path: Path, problems: Problems, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The single report names the one that is easiest to install."""
    (tmp_path / "pyttsx3.py").write_text("raise ImportError\n")
    if lacking == "binding":
        (tmp_path / "speechd.py").write_text("raise ImportError\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nowhere'}")
    monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "nothing"))
    voice = SpeechVoice(lambda *problem: problems.put(problem), fallback=SPEECH_DISPATCHER)
    with contextlib.closing(voice):
        voice.output(english("Nobody hears."))
        assert problems.get(timeout=PATIENCE)[0] == "voice-no-library"
        wait_until_done(voice)
        assert not voice.is_fallback
    assert problems.empty()
